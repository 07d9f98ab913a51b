#include "backends/vulkan/negotiate.h"

#include <algorithm>
#include <cstring>

namespace pumice::backends::vulkan {

namespace {

constexpr uint32_t v13 = VK_API_VERSION_1_3;

const std::vector<Row>& table() {
  static const auto* all = new std::vector<Row>{
      {Feature::storage8, nullptr, 0,
       [](Chain& c) { return Bits{&c.v12.storageBuffer8BitAccess}; }},
      {Feature::storage16, nullptr, 0,
       [](Chain& c) { return Bits{&c.v11.storageBuffer16BitAccess}; }},
      {Feature::int8, nullptr, 0, [](Chain& c) { return Bits{&c.v12.shaderInt8}; }},
      {Feature::int16, nullptr, 0, [](Chain& c) { return Bits{&c.base.features.shaderInt16}; }},
      {Feature::int64, nullptr, 0, [](Chain& c) { return Bits{&c.base.features.shaderInt64}; }},
      {Feature::f16, nullptr, 0, [](Chain& c) { return Bits{&c.v12.shaderFloat16}; }},
      // What is made of f64 works on its bits.
      {Feature::f64,
       nullptr,
       0,
       [](Chain& c) { return Bits{&c.base.features.shaderFloat64}; },
       {Feature::int64}},
      {Feature::bf16, VK_KHR_SHADER_BFLOAT16_EXTENSION_NAME, 0,
       [](Chain& c) { return Bits{&c.bfloat16.shaderBFloat16Type}; }},
      {Feature::float_controls},
      {Feature::subgroups},
      {Feature::subgroup_size_control,
       VK_EXT_SUBGROUP_SIZE_CONTROL_EXTENSION_NAME,
       v13,
       [](Chain& c) {
         return Bits{&c.subgroup_size.subgroupSizeControl, &c.subgroup_size.computeFullSubgroups};
       },
       {Feature::subgroups}},
      {Feature::subgroup_extended_types,
       nullptr,
       0,
       [](Chain& c) { return Bits{&c.v12.shaderSubgroupExtendedTypes}; },
       {Feature::subgroups}},
      {Feature::integer_dot, VK_KHR_SHADER_INTEGER_DOT_PRODUCT_EXTENSION_NAME, v13,
       [](Chain& c) { return Bits{&c.dot.shaderIntegerDotProduct}; }},
      {Feature::atomic_int64,
       nullptr,
       0,
       [](Chain& c) { return Bits{&c.v12.shaderBufferInt64Atomics}; },
       {Feature::int64}},
      {Feature::shared_atomic_int64,
       nullptr,
       0,
       [](Chain& c) { return Bits{&c.v12.shaderSharedInt64Atomics}; },
       {Feature::int64}},
      {Feature::atomic_f32_add, VK_EXT_SHADER_ATOMIC_FLOAT_EXTENSION_NAME, 0,
       [](Chain& c) {
         return Bits{&c.atomic_float.shaderBufferFloat32Atomics,
                     &c.atomic_float.shaderBufferFloat32AtomicAdd};
       }},
      {Feature::atomic_f64_add,
       VK_EXT_SHADER_ATOMIC_FLOAT_EXTENSION_NAME,
       0,
       [](Chain& c) {
         return Bits{&c.atomic_float.shaderBufferFloat64Atomics,
                     &c.atomic_float.shaderBufferFloat64AtomicAdd};
       },
       {Feature::f64}},
      {Feature::cooperative_matrix,
       VK_KHR_COOPERATIVE_MATRIX_EXTENSION_NAME,
       0,
       [](Chain& c) { return Bits{&c.matrix.cooperativeMatrix}; },
       {Feature::memory_model, Feature::subgroup_size_control}},
      {Feature::cooperative_matrix_bf16,
       VK_KHR_SHADER_BFLOAT16_EXTENSION_NAME,
       0,
       [](Chain& c) { return Bits{&c.bfloat16.shaderBFloat16CooperativeMatrix}; },
       {Feature::cooperative_matrix, Feature::bf16}},
      {Feature::cooperative_matrix2,
       VK_NV_COOPERATIVE_MATRIX_2_EXTENSION_NAME,
       0,
       [](Chain& c) {
         return Bits{&c.matrix2.cooperativeMatrixWorkgroupScope,
                     &c.matrix2.cooperativeMatrixFlexibleDimensions,
                     &c.matrix2.cooperativeMatrixTensorAddressing};
       },
       {Feature::cooperative_matrix}},
      {Feature::memory_model, nullptr, 0,
       [](Chain& c) {
         return Bits{&c.v12.vulkanMemoryModel, &c.v12.vulkanMemoryModelDeviceScope};
       }},
      {Feature::explicit_layout, VK_KHR_WORKGROUP_MEMORY_EXPLICIT_LAYOUT_EXTENSION_NAME, 0,
       [](Chain& c) { return Bits{&c.explicit_layout.workgroupMemoryExplicitLayout}; }},
      {Feature::buffer_device_address,
       nullptr,
       0,
       [](Chain& c) { return Bits{&c.v12.bufferDeviceAddress}; },
       {Feature::int64}},
      {Feature::push_descriptor, VK_KHR_PUSH_DESCRIPTOR_EXTENSION_NAME},
      {Feature::timeline_semaphore, nullptr, 0,
       [](Chain& c) { return Bits{&c.v12.timelineSemaphore}; }},
      {Feature::synchronization2, VK_KHR_SYNCHRONIZATION_2_EXTENSION_NAME, v13,
       [](Chain& c) { return Bits{&c.synchronization2.synchronization2}; }},
      // Device memory that the host sees is used as such.
      {Feature::mapped_memory},
      {Feature::memory_budget, VK_EXT_MEMORY_BUDGET_EXTENSION_NAME},
      {Feature::memory_priority, VK_EXT_MEMORY_PRIORITY_EXTENSION_NAME, 0,
       [](Chain& c) { return Bits{&c.memory_priority.memoryPriority}; }},
      {Feature::pageable_memory,
       VK_EXT_PAGEABLE_DEVICE_LOCAL_MEMORY_EXTENSION_NAME,
       0,
       [](Chain& c) { return Bits{&c.pageable.pageableDeviceLocalMemory}; },
       {Feature::memory_priority}},
      {Feature::external_memory_fd, VK_KHR_EXTERNAL_MEMORY_FD_EXTENSION_NAME},
      {Feature::external_memory_dma_buf,
       VK_EXT_EXTERNAL_MEMORY_DMA_BUF_EXTENSION_NAME,
       0,
       nullptr,
       {Feature::external_memory_fd}},
      {Feature::external_memory_host, VK_EXT_EXTERNAL_MEMORY_HOST_EXTENSION_NAME},
      {Feature::external_semaphore_fd, VK_KHR_EXTERNAL_SEMAPHORE_FD_EXTENSION_NAME},
      {Feature::host_query_reset, nullptr, 0, [](Chain& c) { return Bits{&c.v12.hostQueryReset}; }},
      {Feature::pipeline_statistics, VK_KHR_PIPELINE_EXECUTABLE_PROPERTIES_EXTENSION_NAME, 0,
       [](Chain& c) { return Bits{&c.executable.pipelineExecutableInfo}; }},
      {Feature::device_fault, VK_EXT_DEVICE_FAULT_EXTENSION_NAME, 0,
       [](Chain& c) { return Bits{&c.fault.deviceFault}; }},
  };
  return *all;
}

bool has_extension(const Row& row, const Offered& offered) {
  return !row.extension || (row.core && offered.version >= row.core) || offered.has(row.extension);
}

}  // namespace

bool Offered::has(const char* extension) const {
  return std::any_of(extensions.begin(), extensions.end(),
                     [&](const auto& e) { return !std::strcmp(e.extensionName, extension); });
}

Chain::Chain(const Offered& offered) {
  void** end = &base.pNext;
  auto link = [&](auto& part, const char* extension = nullptr, uint32_t core = 0) {
    if (extension && !(core && offered.version >= core) && !offered.has(extension)) return;
    *end = &part;
    end = &part.pNext;
  };
  link(v11);
  link(v12);
  link(subgroup_size, VK_EXT_SUBGROUP_SIZE_CONTROL_EXTENSION_NAME, v13);
  link(dot, VK_KHR_SHADER_INTEGER_DOT_PRODUCT_EXTENSION_NAME, v13);
  link(synchronization2, VK_KHR_SYNCHRONIZATION_2_EXTENSION_NAME, v13);
  link(atomic_float, VK_EXT_SHADER_ATOMIC_FLOAT_EXTENSION_NAME);
  link(explicit_layout, VK_KHR_WORKGROUP_MEMORY_EXPLICIT_LAYOUT_EXTENSION_NAME);
  link(memory_priority, VK_EXT_MEMORY_PRIORITY_EXTENSION_NAME);
  link(pageable, VK_EXT_PAGEABLE_DEVICE_LOCAL_MEMORY_EXTENSION_NAME);
  link(executable, VK_KHR_PIPELINE_EXECUTABLE_PROPERTIES_EXTENSION_NAME);
  link(fault, VK_EXT_DEVICE_FAULT_EXTENSION_NAME);
  link(bfloat16, VK_KHR_SHADER_BFLOAT16_EXTENSION_NAME);
  link(matrix, VK_KHR_COOPERATIVE_MATRIX_EXTENSION_NAME);
  link(matrix2, VK_NV_COOPERATIVE_MATRIX_2_EXTENSION_NAME);
}

std::span<const Row> rows() { return table(); }

FeatureSet offered_features(const Offered& offered, Chain& has_bits) {
  FeatureSet set;
  for (const Row& row : table()) {
    if (!has_extension(row, offered)) continue;
    Bits bits = row.bits ? row.bits(has_bits) : Bits{};
    if (std::all_of(bits.begin(), bits.end(), [](VkBool32* b) { return *b == VK_TRUE; }))
      set.set(size_t(row.feature));
  }
  return set;
}

FeatureSet closed(FeatureSet set) {
  for (bool changed = true; changed;) {
    changed = false;
    for (const Row& row : table())
      for (Feature needed : row.needs)
        if (set.test(size_t(row.feature)) && !set.test(size_t(needed)))
          set.reset(size_t(row.feature)), changed = true;
  }
  return set;
}

std::vector<const char*> turn_on(const FeatureSet& enabled, const Offered& offered, Chain& chain) {
  std::vector<const char*> extensions;
  for (const Row& row : table()) {
    if (!enabled.test(size_t(row.feature))) continue;
    if (row.bits)
      for (VkBool32* bit : row.bits(chain)) *bit = VK_TRUE;
    if (!row.extension || (row.core && offered.version >= row.core)) continue;
    if (std::none_of(extensions.begin(), extensions.end(),
                     [&](const char* e) { return !std::strcmp(e, row.extension); }))
      extensions.push_back(row.extension);
  }
  // Required of those who name an extension that a portability driver must have.
  if (offered.has("VK_KHR_portability_subset")) extensions.push_back("VK_KHR_portability_subset");
  return extensions;
}

}  // namespace pumice::backends::vulkan
