#pragma once
#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "backends/vulkan/capabilities.h"
#include "backends/vulkan/estimate.h"
#include "codegen/spirv/features.h"
#include "hal/hal.h"

namespace pumice::backends::vulkan {

struct Context;

// The layout of kernels with one number of bindings.
struct PipelineLayout {
  VkDescriptorSetLayout set = VK_NULL_HANDLE;  // null without bindings
  VkPipelineLayout layout = VK_NULL_HANDLE;
};

struct Pipeline {
  Pipeline(std::shared_ptr<const Context> c) : context(std::move(c)) {}
  ~Pipeline();
  Pipeline(const Pipeline&) = delete;

  std::shared_ptr<const Context> context;
  std::string name, source;
  VkPipeline handle = VK_NULL_HANDLE;
  PipelineLayout layout;
  codegen::spirv::Layout constants;
  std::vector<bool> written;
  uint64_t workgroup = 1;
  std::shared_ptr<Cost> cost;
};

// Makes pipelines; the driver's cache of compiled code is kept on disk between processes.
// Thread-safe.
class Pipelines {
 public:
  explicit Pipelines(const Context& context);
  ~Pipelines();

  enum class Form {
    plain,
    replay,    // of the binary's second form, which has all constants in a table
    examined,  // kept apart by the driver to say more of it, see facts_of()
  };
  // Throws CompileError when the driver refuses the module, or it asks for more than the device
  // allows.
  std::shared_ptr<Pipeline> make(std::shared_ptr<const Context> context, const hal::Binary& binary,
                                 Form form = Form::plain);
  void save();  // best effort; a cache that cannot be written is no error

 private:
  PipelineLayout layout(size_t bindings);
  void check_limits(const hal::Binary& binary, size_t bindings) const;
  VkShaderModule load(const hal::Binary& binary, const std::vector<std::byte>& bytes) const;
  std::string merged();

  const Context& context_;
  std::mutex mutex_;
  std::map<size_t, PipelineLayout> layouts_;
  VkPipelineCache cache_ = VK_NULL_HANDLE;
  std::string path_;
  bool dirty_ = false;
  int64_t saved_at_ = 0;
  std::string seen_;  // what the file held when it was last read or written
};

// What the driver says of an examined pipeline, as name and value: registers, spills, …
using Facts = std::vector<std::pair<std::string, std::string>>;
Facts facts_of(const DeviceApi& api, VkDevice device, VkPipeline pipeline);

// The cache file: a header of ours that says for which device and driver it is, and a checksum.
// Reading gives nothing for a file that is missing, cut, corrupt or foreign.
std::string read_cache_file(const std::string& path, const Capabilities& capabilities);
bool write_cache_file(const std::string& path, const Capabilities& capabilities,
                      std::string_view data);
std::string cache_file_path(const Capabilities& capabilities);  // empty: no place for it

}  // namespace pumice::backends::vulkan
