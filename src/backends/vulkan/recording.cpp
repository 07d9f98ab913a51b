#include "backends/vulkan/recording.h"

#include <algorithm>
#include <cstring>

#include "backends/vulkan/queue.h"
#include "hal/grid.h"

namespace pumice::backends::vulkan {

namespace {

constexpr VkPipelineStageFlags any_stage =
    VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | VK_PIPELINE_STAGE_TRANSFER_BIT;
constexpr VkAccessFlags any_write = VK_ACCESS_SHADER_WRITE_BIT | VK_ACCESS_TRANSFER_WRITE_BIT;
constexpr VkAccessFlags any_read = VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_TRANSFER_READ_BIT;

}  // namespace

Commands::Commands(std::shared_ptr<Context> context, std::span<const hal::RecordedLaunch> launches)
    : context_(std::move(context)), api_(context_->api) {
  for (const hal::RecordedLaunch& l : launches)
    if (l.count) steps_.push_back({nullptr, l.bindings, l.first_scalar, l.scalars, l.count});
  std::vector<DeviceExecutable*> executables;
  for (const hal::RecordedLaunch& l : launches)
    if (l.count) executables.push_back(static_cast<DeviceExecutable*>(l.executable));
  auto make = [&](uint64_t begin, uint64_t end) {
    for (uint64_t s = begin; s < end; ++s)
      steps_[s].pipeline = executables[s]->replay_pipeline(context_);
  };
  context_->compilers().run(steps_.size(), 1, make);
  find_levels();
  lay_out();
  VkCommandPoolCreateInfo info{VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO};
  info.queueFamilyIndex = context_->capabilities.queue_family;
  context_->check(api_.vkCreateCommandPool(context_->device, &info, nullptr, &pool_),
                  "vkCreateCommandPool");
}

Commands::~Commands() {
  if (pool_) api_.vkDestroyCommandPool(context_->device, pool_, nullptr);
  for (const auto& instance : instances_) {
    if (instance->table.block) context_->allocator->free(instance->table);
    if (instance->staging.block) context_->allocator->free(instance->staging);
  }
}

// A step comes one level after the last one that it conflicts with. In the order of levels, one
// barrier between two serves all.
void Commands::find_levels() {
  struct Access {
    uint64_t begin, end;
    bool write;
    int level;
  };
  std::vector<std::vector<Access>> seen;
  for (Step& step : steps_) {
    for (size_t b = 0; b < step.bindings.size(); ++b) {
      const hal::SlotBinding& own = step.bindings[b];
      if (own.slot >= seen.size()) seen.resize(own.slot + 1);
      bool write = step.pipeline->written[b];
      for (const Access& a : seen[own.slot])
        if ((write || a.write) && own.offset < a.end && a.begin < own.offset + own.size)
          step.level = std::max(step.level, a.level + 1);
    }
    for (size_t b = 0; b < step.bindings.size(); ++b) {
      const hal::SlotBinding& own = step.bindings[b];
      Access access{own.offset, own.offset + own.size, step.pipeline->written[b], step.level};
      auto& list = seen[own.slot];
      // What a later write covers orders everything after it.
      if (access.write)
        std::erase_if(list, [&](const Access& a) {
          return access.begin <= a.begin && a.end <= access.end && a.level < access.level;
        });
      list.push_back(access);
    }
  }
  std::stable_sort(steps_.begin(), steps_.end(),
                   [](const Step& a, const Step& b) { return a.level < b.level; });
}

void Commands::lay_out() {
  for (Step& step : steps_) {
    step.word = words_;
    for (size_t b = 0; b < step.bindings.size(); ++b) {
      const hal::SlotBinding& own = step.bindings[b];
      if (own.slot >= slots_.size()) slots_.resize(own.slot + 1);
      slots_[own.slot].push_back({words_ + b, own.offset});
    }
    words_ += step.bindings.size() + step.scalars;
  }
}

void Commands::add_instance() {
  auto instance = std::make_unique<Instance>();
  Instance& made = *instance;
  instances_.push_back(std::move(instance));
  uint64_t bytes = 8 * std::max<size_t>(words_, 1);
  made.words.resize(words_);
  made.table = context_->allocate(bytes, Use::table);
  if (!made.table.writable()) made.staging = context_->allocate(bytes, Use::host);
  VkCommandBufferAllocateInfo info{VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO};
  info.commandPool = pool_;
  info.level = VK_COMMAND_BUFFER_LEVEL_PRIMARY;
  info.commandBufferCount = 1;
  context_->check(api_.vkAllocateCommandBuffers(context_->device, &info, &made.commands),
                  "vkAllocateCommandBuffers");
  record(made);
}

void Commands::record(const Instance& instance) {
  VkCommandBuffer commands = instance.commands;
  VkCommandBufferBeginInfo begin{VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
  context_->check(api_.vkBeginCommandBuffer(commands, &begin), "vkBeginCommandBuffer");
  auto barrier = [&](VkPipelineStageFlags from, VkAccessFlags written, VkPipelineStageFlags to,
                     VkAccessFlags used) {
    VkMemoryBarrier info{VK_STRUCTURE_TYPE_MEMORY_BARRIER, nullptr, written, used};
    api_.vkCmdPipelineBarrier(commands, from, to, 0, 1, &info, 0, nullptr, 0, nullptr);
  };
  barrier(any_stage, any_write, any_stage, any_read | any_write);
  if (instance.staging.block) {
    VkBufferCopy region{instance.staging.offset, instance.table.offset, instance.table.size};
    api_.vkCmdCopyBuffer(commands, instance.staging.block->buffer, instance.table.block->buffer, 1,
                         &region);
    barrier(VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT,
            VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_READ_BIT);
  }
  VkPipeline bound = VK_NULL_HANDLE;
  barriers_ = 0;
  for (size_t s = 0; s < steps_.size(); ++s) {
    const Step& step = steps_[s];
    if (s && step.level != steps_[s - 1].level) {
      constexpr VkPipelineStageFlags compute = VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT;
      constexpr VkAccessFlags write = VK_ACCESS_SHADER_WRITE_BIT;
      barrier(compute, write, compute, VK_ACCESS_SHADER_READ_BIT | write);
      ++barriers_;
    }
    if (bound != step.pipeline->handle)
      api_.vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, step.pipeline->handle);
    bound = step.pipeline->handle;
    uint64_t root[] = {step.count, instance.table.begin() + 8 * step.word};
    api_.vkCmdPushConstants(commands, step.pipeline->layout.layout, VK_SHADER_STAGE_COMPUTE_BIT, 0,
                            sizeof root, root);
    uint64_t groups = (step.count + step.pipeline->workgroup - 1) / step.pipeline->workgroup;
    auto [x, y, z] = hal::fold_grid(groups, context_->capabilities.limits.maxComputeWorkGroupCount);
    api_.vkCmdDispatch(commands, x, y, z);
  }
  barrier(any_stage, any_write, VK_PIPELINE_STAGE_HOST_BIT,
          VK_ACCESS_HOST_READ_BIT | VK_ACCESS_HOST_WRITE_BIT);
  context_->check(api_.vkEndCommandBuffer(commands), "vkEndCommandBuffer");
}

Commands::Instance& Commands::free_instance() {
  auto is_free = [](const auto& i) { return !i->timeline || i->timeline->reached(i->value); };
  auto found = std::find_if(instances_.begin(), instances_.end(), is_free);
  if (found != instances_.end()) return **found;
  if (instances_.size() < most_in_flight) {
    try {
      add_instance();
    } catch (...) {
      // Half of one must not be found free.
      Instance& half = *instances_.back();
      if (half.table.block) context_->allocator->free(half.table);
      if (half.staging.block) context_->allocator->free(half.staging);
      instances_.pop_back();
      throw;
    }
    return *instances_.back();
  }
  // Used in turn, so that the first is the oldest.
  std::rotate(instances_.begin(), instances_.begin() + 1, instances_.end());
  Instance& oldest = *instances_.back();
  oldest.timeline->quiet_wait(oldest.value);
  return oldest;
}

void Commands::patch(Instance& instance, std::span<const uint64_t> buffers,
                     std::span<const int64_t> scalars) const {
  std::vector<uint64_t>& words = instance.words;
  size_t first = words_, end = 0;  // of the words that change
  auto changed = [&](size_t word, size_t count) {
    first = std::min(first, word);
    end = std::max(end, word + count);
  };
  instance.buffers.resize(slots_.size());
  for (size_t s = 0; s < slots_.size(); ++s) {
    if (!instance.fresh && instance.buffers[s] == buffers[s]) continue;
    instance.buffers[s] = buffers[s];
    for (const Place& place : slots_[s]) {
      words[place.word] = buffers[s] + place.offset;
      changed(place.word, 1);
    }
  }
  bool same = instance.scalars.size() == scalars.size() &&
              std::equal(scalars.begin(), scalars.end(), instance.scalars.begin());
  if (instance.fresh || !same)
    for (const Step& step : steps_)
      if (step.scalars) {
        size_t word = step.word + step.bindings.size();
        std::memcpy(&words[word], &scalars[step.first_scalar], 8 * step.scalars);
        changed(word, step.scalars);
      }
  if (!same) instance.scalars.assign(scalars.begin(), scalars.end());
  instance.fresh = false;
  // At one go: over a bus, words apart cost a transfer each.
  const Range& target = instance.staging.block ? instance.staging : instance.table;
  if (first < end) std::memcpy(target.writable() + 8 * first, &words[first], 8 * (end - first));
}

VkCommandBuffer Commands::prepare(std::span<const uint64_t> buffers,
                                  std::span<const int64_t> scalars,
                                  const std::shared_ptr<Timeline>& timeline, uint64_t value) {
  std::lock_guard lock(mutex_);
  Instance& instance = free_instance();
  patch(instance, buffers, scalars);
  instance.timeline = timeline;
  instance.value = value;
  return instance.commands;
}

void Commands::name_kernels(std::vector<std::shared_ptr<Pipeline>>& list) const {
  for (const Step& step : steps_)
    if (std::find(list.begin(), list.end(), step.pipeline) == list.end())
      list.push_back(step.pipeline);
}

void DeviceQueue::replay_commands(const std::shared_ptr<Commands>& recorded,
                                  std::span<hal::Buffer* const> buffers,
                                  std::span<const int64_t> scalars) {
  if (failed() || !recorded->launches()) return;
  addresses_.clear();
  for (hal::Buffer* buffer : buffers)
    addresses_.push_back(static_cast<const DeviceBuffer*>(buffer)->range().begin());
  uint64_t value = next_value();
  VkCommandBuffer commands = recorded->prepare(addresses_, scalars, clock_->timeline, value);
  for (hal::Buffer* buffer : buffers) keep(static_cast<const DeviceBuffer*>(buffer)->range().block);
  window_.value = value;
  window_.recording = recorded;
  window_.replayed = commands;
  flush();
  recycle();
  ++statistics_.replays;
}

}  // namespace pumice::backends::vulkan
