#include <gtest/gtest.h>

#include <type_traits>

#include "backends/webgpu/library.h"

#ifdef PUMICE_WEBGPU_HEADERS
#include <wgpu.h>
#endif

// The backend's declarations are those of the library's own header.
namespace pumice::test {
namespace {

#ifdef PUMICE_WEBGPU_HEADERS

namespace wg = backends::webgpu::wg;

// One member of ours lies where one of theirs does, with the same size.
#define SAME(ours, member, theirs, name)                               \
  static_assert(offsetof(wg::ours, member) == offsetof(theirs, name)); \
  static_assert(sizeof(wg::ours{}.member) == sizeof(theirs{}.name))
#define SAME_SIZE(ours, theirs) static_assert(sizeof(wg::ours) == sizeof(theirs))
#define SAME_VALUE(ours, theirs) static_assert(uint64_t(wg::ours) == uint64_t(theirs))

SAME_SIZE(StringView, WGPUStringView);
SAME_SIZE(Chained, WGPUChainedStruct);
SAME_SIZE(Future, WGPUFuture);

SAME_SIZE(Limits, WGPULimits);
SAME(Limits, max_bind_groups, WGPULimits, maxBindGroups);
SAME(Limits, max_bindings_per_group, WGPULimits, maxBindingsPerBindGroup);
SAME(Limits, max_dynamic_uniforms, WGPULimits, maxDynamicUniformBuffersPerPipelineLayout);
SAME(Limits, max_storage_buffers, WGPULimits, maxStorageBuffersPerShaderStage);
SAME(Limits, max_uniform_buffers, WGPULimits, maxUniformBuffersPerShaderStage);
SAME(Limits, max_uniform_binding, WGPULimits, maxUniformBufferBindingSize);
SAME(Limits, max_storage_binding, WGPULimits, maxStorageBufferBindingSize);
SAME(Limits, uniform_alignment, WGPULimits, minUniformBufferOffsetAlignment);
SAME(Limits, storage_alignment, WGPULimits, minStorageBufferOffsetAlignment);
SAME(Limits, max_buffer_size, WGPULimits, maxBufferSize);
SAME(Limits, max_workgroup_storage, WGPULimits, maxComputeWorkgroupStorageSize);
SAME(Limits, max_workgroup_invocations, WGPULimits, maxComputeInvocationsPerWorkgroup);
SAME(Limits, max_workgroup_x, WGPULimits, maxComputeWorkgroupSizeX);
SAME(Limits, max_workgroups_per_dimension, WGPULimits, maxComputeWorkgroupsPerDimension);
SAME(Limits, max_immediate_bytes, WGPULimits, maxImmediateSize);

SAME_SIZE(AdapterInfo, WGPUAdapterInfo);
SAME(AdapterInfo, description, WGPUAdapterInfo, description);
SAME(AdapterInfo, backend, WGPUAdapterInfo, backendType);
SAME(AdapterInfo, type, WGPUAdapterInfo, adapterType);
SAME(AdapterInfo, vendor_id, WGPUAdapterInfo, vendorID);
SAME_SIZE(SupportedFeatures, WGPUSupportedFeatures);

SAME_SIZE(Callback<wg::OnDone>, WGPUQueueWorkDoneCallbackInfo);
SAME(Callback<wg::OnDone>, mode, WGPUQueueWorkDoneCallbackInfo, mode);
SAME(Callback<wg::OnDone>, callback, WGPUQueueWorkDoneCallbackInfo, callback);
SAME(Callback<wg::OnDone>, user2, WGPUQueueWorkDoneCallbackInfo, userdata2);
SAME_SIZE(Callback<wg::OnAdapter>, WGPURequestAdapterCallbackInfo);
SAME_SIZE(Callback<wg::OnDevice>, WGPURequestDeviceCallbackInfo);
SAME_SIZE(Callback<wg::OnMapped>, WGPUBufferMapCallbackInfo);
SAME_SIZE(Callback<wg::OnErrorScope>, WGPUPopErrorScopeCallbackInfo);
SAME_SIZE(Callback<wg::OnLost>, WGPUDeviceLostCallbackInfo);
SAME_SIZE(UncapturedErrors, WGPUUncapturedErrorCallbackInfo);
SAME(UncapturedErrors, callback, WGPUUncapturedErrorCallbackInfo, callback);

SAME_SIZE(InstanceDescriptor, WGPUInstanceDescriptor);
SAME(InstanceDescriptor, limits, WGPUInstanceDescriptor, requiredLimits);
static_assert(sizeof(wg::NativeInstanceExtras) >= sizeof(WGPUInstanceExtras));
SAME(NativeInstanceExtras, backends, WGPUInstanceExtras, backends);
SAME(NativeInstanceExtras, flags, WGPUInstanceExtras, flags);
SAME(NativeInstanceExtras, dxc_path, WGPUInstanceExtras, dxcPath);
SAME_SIZE(NativeEnumerateOptions, WGPUInstanceEnumerateAdapterOptions);
SAME(NativeEnumerateOptions, backends, WGPUInstanceEnumerateAdapterOptions, backends);
SAME_SIZE(AdapterOptions, WGPURequestAdapterOptions);
SAME(AdapterOptions, power, WGPURequestAdapterOptions, powerPreference);
SAME(AdapterOptions, backend, WGPURequestAdapterOptions, backendType);
SAME_SIZE(DeviceDescriptor, WGPUDeviceDescriptor);
SAME(DeviceDescriptor, features, WGPUDeviceDescriptor, requiredFeatures);
SAME(DeviceDescriptor, limits, WGPUDeviceDescriptor, requiredLimits);
SAME(DeviceDescriptor, lost, WGPUDeviceDescriptor, deviceLostCallbackInfo);
SAME(DeviceDescriptor, errors, WGPUDeviceDescriptor, uncapturedErrorCallbackInfo);

SAME_SIZE(BufferDescriptor, WGPUBufferDescriptor);
SAME(BufferDescriptor, usage, WGPUBufferDescriptor, usage);
SAME(BufferDescriptor, size, WGPUBufferDescriptor, size);
SAME(BufferDescriptor, mapped, WGPUBufferDescriptor, mappedAtCreation);
SAME_SIZE(BindGroupLayoutEntry, WGPUBindGroupLayoutEntry);
SAME(BindGroupLayoutEntry, binding, WGPUBindGroupLayoutEntry, binding);
SAME(BindGroupLayoutEntry, visibility, WGPUBindGroupLayoutEntry, visibility);
SAME(BindGroupLayoutEntry, buffer, WGPUBindGroupLayoutEntry, buffer);
SAME(BindGroupLayoutEntry, sampler, WGPUBindGroupLayoutEntry, sampler);
SAME(BindGroupLayoutEntry, texture, WGPUBindGroupLayoutEntry, texture);
SAME(BindGroupLayoutEntry, storage_texture, WGPUBindGroupLayoutEntry, storageTexture);
SAME(BindGroupLayoutEntry, buffer.type, WGPUBindGroupLayoutEntry, buffer.type);
SAME(BindGroupLayoutEntry, buffer.dynamic, WGPUBindGroupLayoutEntry, buffer.hasDynamicOffset);
SAME(BindGroupLayoutEntry, buffer.min_size, WGPUBindGroupLayoutEntry, buffer.minBindingSize);
SAME_SIZE(BindGroupLayoutDescriptor, WGPUBindGroupLayoutDescriptor);
SAME(BindGroupLayoutDescriptor, entries, WGPUBindGroupLayoutDescriptor, entries);
SAME_SIZE(BindGroupEntry, WGPUBindGroupEntry);
SAME(BindGroupEntry, buffer, WGPUBindGroupEntry, buffer);
SAME(BindGroupEntry, offset, WGPUBindGroupEntry, offset);
SAME(BindGroupEntry, size, WGPUBindGroupEntry, size);
SAME_SIZE(BindGroupDescriptor, WGPUBindGroupDescriptor);
SAME(BindGroupDescriptor, layout, WGPUBindGroupDescriptor, layout);
SAME(BindGroupDescriptor, entries, WGPUBindGroupDescriptor, entries);
SAME_SIZE(PipelineLayoutDescriptor, WGPUPipelineLayoutDescriptor);
SAME(PipelineLayoutDescriptor, groups, WGPUPipelineLayoutDescriptor, bindGroupLayouts);
SAME(PipelineLayoutDescriptor, immediate_bytes, WGPUPipelineLayoutDescriptor, immediateSize);
SAME_SIZE(ShaderModuleDescriptor, WGPUShaderModuleDescriptor);
SAME_SIZE(ShaderSpirv, WGPUShaderSourceSPIRV);
SAME(ShaderSpirv, words, WGPUShaderSourceSPIRV, codeSize);
SAME(ShaderSpirv, code, WGPUShaderSourceSPIRV, code);
SAME_SIZE(ShaderWgsl, WGPUShaderSourceWGSL);
SAME(ShaderWgsl, code, WGPUShaderSourceWGSL, code);
SAME_SIZE(ComputePipelineDescriptor, WGPUComputePipelineDescriptor);
SAME(ComputePipelineDescriptor, layout, WGPUComputePipelineDescriptor, layout);
SAME(ComputePipelineDescriptor, compute, WGPUComputePipelineDescriptor, compute);
SAME(ComputePipelineDescriptor, compute.module, WGPUComputePipelineDescriptor, compute.module);
SAME(ComputePipelineDescriptor, compute.entry, WGPUComputePipelineDescriptor, compute.entryPoint);
SAME_SIZE(CommandDescriptor, WGPUCommandEncoderDescriptor);
SAME_SIZE(CommandDescriptor, WGPUCommandBufferDescriptor);
SAME_SIZE(ComputePassDescriptor, WGPUComputePassDescriptor);
SAME(ComputePassDescriptor, timestamps, WGPUComputePassDescriptor, timestampWrites);
SAME_SIZE(TimestampWrites, WGPUPassTimestampWrites);
SAME(TimestampWrites, set, WGPUPassTimestampWrites, querySet);
SAME(TimestampWrites, begin, WGPUPassTimestampWrites, beginningOfPassWriteIndex);
SAME(TimestampWrites, end, WGPUPassTimestampWrites, endOfPassWriteIndex);
SAME_SIZE(QuerySetDescriptor, WGPUQuerySetDescriptor);
SAME(QuerySetDescriptor, type, WGPUQuerySetDescriptor, type);
SAME(QuerySetDescriptor, count, WGPUQuerySetDescriptor, count);

SAME_VALUE(SType::shader_spirv, WGPUSType_ShaderSourceSPIRV);
SAME_VALUE(SType::shader_wgsl, WGPUSType_ShaderSourceWGSL);
SAME_VALUE(SType::instance_extras, WGPUSType_InstanceExtras);
SAME_VALUE(Status::success, WGPUStatus_Success);
SAME_VALUE(Status::success, WGPURequestDeviceStatus_Success);
SAME_VALUE(Status::success, WGPURequestAdapterStatus_Success);
SAME_VALUE(Status::success, WGPUMapAsyncStatus_Success);
SAME_VALUE(Status::success, WGPUQueueWorkDoneStatus_Success);
SAME_VALUE(CallbackMode::process_events, WGPUCallbackMode_AllowProcessEvents);
SAME_VALUE(CallbackMode::spontaneous, WGPUCallbackMode_AllowSpontaneous);
SAME_VALUE(AdapterType::discrete, WGPUAdapterType_DiscreteGPU);
SAME_VALUE(AdapterType::cpu, WGPUAdapterType_CPU);
SAME_VALUE(BackendType::null, WGPUBackendType_Null);
SAME_VALUE(BackendType::vulkan, WGPUBackendType_Vulkan);
SAME_VALUE(BackendType::opengl_es, WGPUBackendType_OpenGLES);
SAME_VALUE(PowerPreference::high_performance, WGPUPowerPreference_HighPerformance);
SAME_VALUE(ErrorFilter::validation, WGPUErrorFilter_Validation);
SAME_VALUE(ErrorFilter::out_of_memory, WGPUErrorFilter_OutOfMemory);
SAME_VALUE(ErrorType::none, WGPUErrorType_NoError);
SAME_VALUE(ErrorType::out_of_memory, WGPUErrorType_OutOfMemory);
SAME_VALUE(LostReason::destroyed, WGPUDeviceLostReason_Destroyed);
SAME_VALUE(BufferBinding::uniform, WGPUBufferBindingType_Uniform);
SAME_VALUE(BufferBinding::storage, WGPUBufferBindingType_Storage);
SAME_VALUE(BufferBinding::read_only_storage, WGPUBufferBindingType_ReadOnlyStorage);
SAME_VALUE(QueryType::timestamp, WGPUQueryType_Timestamp);
SAME_VALUE(Feature::timestamps, WGPUFeatureName_TimestampQuery);
SAME_VALUE(Feature::shader_f16, WGPUFeatureName_ShaderF16);
SAME_VALUE(Feature::subgroups, WGPUFeatureName_Subgroups);
SAME_VALUE(Feature::immediates, WGPUNativeFeature_Immediates);
SAME_VALUE(Feature::shader_f64, WGPUNativeFeature_ShaderF64);
SAME_VALUE(Feature::shader_i16, WGPUNativeFeature_ShaderI16);
SAME_VALUE(Feature::native_subgroups, WGPUNativeFeature_Subgroup);
SAME_VALUE(Feature::shader_i64, WGPUNativeFeature_ShaderInt64);
SAME_VALUE(map_read, WGPUBufferUsage_MapRead);
SAME_VALUE(map_write, WGPUBufferUsage_MapWrite);
SAME_VALUE(copy_source, WGPUBufferUsage_CopySrc);
SAME_VALUE(copy_target, WGPUBufferUsage_CopyDst);
SAME_VALUE(uniform_usage, WGPUBufferUsage_Uniform);
SAME_VALUE(storage_usage, WGPUBufferUsage_Storage);
SAME_VALUE(query_resolve, WGPUBufferUsage_QueryResolve);
SAME_VALUE(compute_stage, WGPUShaderStage_Compute);
SAME_VALUE(map_mode_read, WGPUMapMode_Read);
SAME_VALUE(native_vulkan, WGPUInstanceBackend_Vulkan);
SAME_VALUE(native_gl, WGPUInstanceBackend_GL);
SAME_VALUE(native_metal, WGPUInstanceBackend_Metal);
SAME_VALUE(native_dx12, WGPUInstanceBackend_DX12);

// What a parameter is to the calling convention: a pointer, a number of a size, a struct of a size.
template <size_t bytes>
struct Struct {};
template <class T>
auto class_of() {
  if constexpr (std::is_void_v<T>)
    return Struct<0>{};
  else if constexpr (std::is_pointer_v<T>)
    return static_cast<void*>(nullptr);
  else if constexpr (std::is_class_v<T>)
    return Struct<sizeof(T)>{};
  else if constexpr (std::is_enum_v<T>)
    return uint32_t(0);
  else
    return T{};
}
template <class T>
using Class = decltype(class_of<T>());
template <class F>
struct Shape;
template <class R, class... Args>
struct Shape<R (*)(Args...)> {
  using type = Class<R>(Class<Args>...);
};
#define WG_REQUIRED(result, name, ...)                                             \
  static_assert(std::is_same_v<Shape<decltype(backends::webgpu::Api::name)>::type, \
                               Shape<decltype(&::wgpu##name)>::type>,              \
                #name);
#define WG_OPTIONAL(result, name, ...) WG_REQUIRED(result, name, __VA_ARGS__)
#include "backends/webgpu/entry_points.def"

TEST(abi, declarations_are_those_of_the_header) { SUCCEED() << "checked by the compiler"; }

#else

TEST(abi, declarations_are_those_of_the_header) {
  GTEST_SKIP() << "wgpu-native's headers could not be fetched when this was configured";
}

#endif

}  // namespace
}  // namespace pumice::test
