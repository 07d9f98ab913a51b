#pragma once
#include <cstddef>
#include <cstdint>
#include <string_view>

// The part of the webgpu.h C interface that the backend uses, as of wgpu-native 29. Members stand
// in the library's order; tests compare each offset and number with the library's own header.
namespace pumice::backends::webgpu::wg {

using Flags = uint64_t;
using Bool = uint32_t;

using Adapter = struct AdapterObject*;
using BindGroup = struct BindGroupObject*;
using BindGroupLayout = struct BindGroupLayoutObject*;
using Buffer = struct BufferObject*;
using CommandBuffer = struct CommandBufferObject*;
using CommandEncoder = struct CommandEncoderObject*;
using ComputePassEncoder = struct ComputePassEncoderObject*;
using ComputePipeline = struct ComputePipelineObject*;
using Device = struct DeviceObject*;
using Instance = struct InstanceObject*;
using PipelineLayout = struct PipelineLayoutObject*;
using QuerySet = struct QuerySetObject*;
using Queue = struct QueueObject*;
using ShaderModule = struct ShaderModuleObject*;

struct StringView {
  const char* data = nullptr;
  size_t length = SIZE_MAX;  // SIZE_MAX: up to the zero
};
inline StringView view(std::string_view s) { return {s.data(), s.size()}; }

enum class SType : uint32_t {
  shader_spirv = 1,
  shader_wgsl = 2,
  instance_extras = 0x00030004,  // wgpu-native
};
struct Chained {
  Chained* next = nullptr;
  SType type{};
};

enum class Status : uint32_t { success = 1 };  // of every call and request
enum class CallbackMode : uint32_t { wait_any = 1, process_events = 2, spontaneous = 3 };
enum class AdapterType : uint32_t { discrete = 1, integrated = 2, cpu = 3, unknown = 4 };
enum class BackendType : uint32_t {
  undefined,
  null,
  webgpu,
  d3d11,
  d3d12,
  metal,
  vulkan,
  opengl,
  opengl_es,
};
enum class PowerPreference : uint32_t { undefined, low_power, high_performance };
enum class FeatureLevel : uint32_t { undefined, compatibility, core };
enum class ErrorFilter : uint32_t { validation = 1, out_of_memory = 2, internal = 3 };
enum class ErrorType : uint32_t {
  none = 1,
  validation = 2,
  out_of_memory = 3,
  internal = 4,
  unknown = 5,
};
enum class LostReason : uint32_t { unknown = 1, destroyed = 2, cancelled = 3, creation = 4 };
enum class BufferBinding : uint32_t { unused, undefined, uniform, storage, read_only_storage };
enum class QueryType : uint32_t { timestamp = 2 };
enum class Feature : uint32_t {
  timestamps = 0x09,
  shader_f16 = 0x0b,
  subgroups = 0x12,
  // wgpu-native's own
  immediates = 0x00030001,
  shader_f64 = 0x0003001d,
  shader_i16 = 0x0003001e,
  native_subgroups = 0x00030021,
  shader_i64 = 0x00030026,
};

// Buffer usage, shader stage, map mode.
inline constexpr Flags map_read = 1, map_write = 2, copy_source = 4, copy_target = 8,
                       uniform_usage = 0x40, storage_usage = 0x80, query_resolve = 0x200;
inline constexpr Flags compute_stage = 4;
inline constexpr Flags map_mode_read = 1, map_mode_write = 2;
// wgpu-native's instance backends.
inline constexpr Flags native_vulkan = 1, native_gl = 2, native_metal = 4, native_dx12 = 8;

struct Limits {
  Chained* next = nullptr;
  uint32_t max_texture_1d = UINT32_MAX, max_texture_2d = UINT32_MAX, max_texture_3d = UINT32_MAX;
  uint32_t max_texture_layers = UINT32_MAX, max_bind_groups = UINT32_MAX;
  uint32_t max_bind_groups_and_vertex_buffers = UINT32_MAX, max_bindings_per_group = UINT32_MAX;
  uint32_t max_dynamic_uniforms = UINT32_MAX, max_dynamic_storages = UINT32_MAX;
  uint32_t max_sampled_textures = UINT32_MAX, max_samplers = UINT32_MAX;
  uint32_t max_storage_buffers = UINT32_MAX, max_storage_textures = UINT32_MAX;
  uint32_t max_uniform_buffers = UINT32_MAX;
  uint64_t max_uniform_binding = UINT64_MAX, max_storage_binding = UINT64_MAX;
  uint32_t uniform_alignment = UINT32_MAX, storage_alignment = UINT32_MAX;
  uint32_t max_vertex_buffers = UINT32_MAX;
  uint64_t max_buffer_size = UINT64_MAX;
  uint32_t max_vertex_attributes = UINT32_MAX, max_vertex_stride = UINT32_MAX;
  uint32_t max_inter_stage_variables = UINT32_MAX, max_color_attachments = UINT32_MAX;
  uint32_t max_color_attachment_bytes = UINT32_MAX;
  uint32_t max_workgroup_storage = UINT32_MAX, max_workgroup_invocations = UINT32_MAX;
  uint32_t max_workgroup_x = UINT32_MAX, max_workgroup_y = UINT32_MAX, max_workgroup_z = UINT32_MAX;
  uint32_t max_workgroups_per_dimension = UINT32_MAX;
  uint32_t max_immediate_bytes = UINT32_MAX;
};

struct AdapterInfo {
  Chained* next = nullptr;
  StringView vendor, architecture, device, description;
  BackendType backend{};
  AdapterType type{};
  uint32_t vendor_id = 0, device_id = 0;
  uint32_t subgroup_min = 0, subgroup_max = 0;
};

struct SupportedFeatures {
  size_t count = 0;
  const Feature* features = nullptr;
};

// How an asynchronous call reports back. `callback` has the type its call asks for.
template <class F>
struct Callback {
  Chained* next = nullptr;
  CallbackMode mode = CallbackMode::spontaneous;
  F* callback = nullptr;
  void* user1 = nullptr;
  void* user2 = nullptr;
};
using OnAdapter = void(Status, Adapter, StringView, void*, void*);
using OnDevice = void(Status, Device, StringView, void*, void*);
using OnMapped = void(Status, StringView, void*, void*);
using OnDone = void(Status, StringView, void*, void*);
using OnErrorScope = void(Status, ErrorType, StringView, void*, void*);
using OnLost = void(const Device*, LostReason, StringView, void*, void*);
using OnError = void(const Device*, ErrorType, StringView, void*, void*);
struct UncapturedErrors {
  Chained* next = nullptr;
  OnError* callback = nullptr;
  void* user1 = nullptr;
  void* user2 = nullptr;
};

struct Future {
  uint64_t id = 0;
};

struct InstanceDescriptor {
  Chained* next = nullptr;
  size_t feature_count = 0;
  const uint32_t* features = nullptr;
  const void* limits = nullptr;
};
struct NativeInstanceExtras {  // the first members, then zeros
  Chained chain{nullptr, SType::instance_extras};
  Flags backends = 0, flags = 0;
  uint32_t dx12_compiler = 0, gles3_version = 0, gl_fence = 0;
  StringView dxc_path{nullptr, 0};
  uint64_t rest[8] = {};
};
struct NativeEnumerateOptions {
  const Chained* next = nullptr;
  Flags backends = 0;
};
struct AdapterOptions {
  Chained* next = nullptr;
  FeatureLevel level = FeatureLevel::undefined;
  PowerPreference power = PowerPreference::undefined;
  Bool force_fallback = 0;
  BackendType backend = BackendType::undefined;
  void* surface = nullptr;
};
struct DeviceDescriptor {
  Chained* next = nullptr;
  StringView label;
  size_t feature_count = 0;
  const Feature* features = nullptr;
  const Limits* limits = nullptr;
  struct {
    Chained* next = nullptr;
    StringView label;
  } queue;
  Callback<OnLost> lost;
  UncapturedErrors errors;
};

struct BufferDescriptor {
  Chained* next = nullptr;
  StringView label;
  Flags usage = 0;
  uint64_t size = 0;
  Bool mapped = 0;
};
struct BindGroupLayoutEntry {
  Chained* next = nullptr;
  uint32_t binding = 0;
  Flags visibility = compute_stage;
  uint32_t array_size = 0;
  struct {
    Chained* next = nullptr;
    BufferBinding type{};
    Bool dynamic = 0;
    uint64_t min_size = 0;
  } buffer;
  struct {
    Chained* next = nullptr;
    uint32_t type = 0;
  } sampler;
  struct {
    Chained* next = nullptr;
    uint32_t type = 0, dimension = 0;
    Bool multisampled = 0;
  } texture;
  struct {
    Chained* next = nullptr;
    uint32_t access = 0, format = 0, dimension = 0;
  } storage_texture;
};
struct BindGroupLayoutDescriptor {
  Chained* next = nullptr;
  StringView label;
  size_t count = 0;
  const BindGroupLayoutEntry* entries = nullptr;
};
struct BindGroupEntry {
  Chained* next = nullptr;
  uint32_t binding = 0;
  Buffer buffer = nullptr;
  uint64_t offset = 0, size = 0;
  void* sampler = nullptr;
  void* texture = nullptr;
};
struct BindGroupDescriptor {
  Chained* next = nullptr;
  StringView label;
  BindGroupLayout layout = nullptr;
  size_t count = 0;
  const BindGroupEntry* entries = nullptr;
};
struct PipelineLayoutDescriptor {
  Chained* next = nullptr;
  StringView label;
  size_t group_count = 0;
  const BindGroupLayout* groups = nullptr;
  uint32_t immediate_bytes = 0;
};
struct ShaderModuleDescriptor {
  Chained* next = nullptr;
  StringView label;
};
struct ShaderSpirv {
  Chained chain{nullptr, SType::shader_spirv};
  uint32_t words = 0;
  const uint32_t* code = nullptr;
};
struct ShaderWgsl {
  Chained chain{nullptr, SType::shader_wgsl};
  StringView code;
};
struct ComputePipelineDescriptor {
  Chained* next = nullptr;
  StringView label;
  PipelineLayout layout = nullptr;
  struct {
    Chained* next = nullptr;
    ShaderModule module = nullptr;
    StringView entry;
    size_t constant_count = 0;
    const void* constants = nullptr;
  } compute;
};
struct CommandDescriptor {  // of encoders and command buffers
  Chained* next = nullptr;
  StringView label;
};
struct TimestampWrites {
  Chained* next = nullptr;
  QuerySet set = nullptr;
  uint32_t begin = 0, end = 0;
};
struct ComputePassDescriptor {
  Chained* next = nullptr;
  StringView label;
  const TimestampWrites* timestamps = nullptr;
};
struct QuerySetDescriptor {
  Chained* next = nullptr;
  StringView label;
  QueryType type = QueryType::timestamp;
  uint32_t count = 0;
};

}  // namespace pumice::backends::webgpu::wg
