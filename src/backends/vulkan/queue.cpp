#include "backends/vulkan/queue.h"

#include <algorithm>
#include <chrono>
#include <cstring>

#include "backends/vulkan/copy_kernel.h"
#include "backends/vulkan/download.h"
#include "base/error.h"
#include "base/settings.h"
#include "base/text.h"
#include "base/trace.h"
#include "hal/grid.h"

namespace pumice::backends::vulkan {

namespace {

const Range& range_of(const hal::Binding& b) {
  return static_cast<const DeviceBuffer*>(b.buffer)->range();
}

// One flag for each kind in `kinds`.
constexpr VkFlags flags(uint8_t kinds, VkFlags for_compute, VkFlags for_transfer) {
  return (kinds & Hazards::compute ? for_compute : 0) |
         (kinds & Hazards::transfer ? for_transfer : 0);
}
VkPipelineStageFlags stages(uint8_t kinds) {
  return flags(kinds, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT);
}
VkAccessFlags writes(uint8_t kinds) {
  return flags(kinds, VK_ACCESS_SHADER_WRITE_BIT, VK_ACCESS_TRANSFER_WRITE_BIT);
}
VkAccessFlags all_access(uint8_t kinds) {
  return writes(kinds) | flags(kinds, VK_ACCESS_SHADER_READ_BIT, VK_ACCESS_TRANSFER_READ_BIT);
}
// Copies of at least so many bytes go by a kernel. PUMICE_VULKAN_KERNEL_COPY sets it.
uint64_t kernel_copy_bytes(const Capabilities& c) {
  if (auto own = settings::number("PUMICE_VULKAN_KERNEL_COPY")) return uint64_t(*own);
  return c.software ? UINT64_MAX : uint64_t(1) << 20;
}

// By one copy command and submission: at 1 GB/s a quarter of a second, which no watchdog minds.
constexpr uint64_t most_copied = uint64_t(256) << 20;

constexpr uint8_t every_kind = Hazards::compute | Hazards::transfer;

}  // namespace

DeviceQueue::DeviceQueue(std::shared_ptr<Context> context)
    : context_(std::move(context)),
      api_(context_->api),
      staging_(*context_),
      longest_(1e6 * double(settings::number("PUMICE_VULKAN_WINDOW_MS").value_or(250))),
      traced_(settings::debug("launches")) {
  clock_ = context_->add_clock();
  VkCommandPoolCreateInfo info{VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO};
  info.flags = VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT;
  info.queueFamilyIndex = context_->capabilities.queue_family;
  context_->check(api_.vkCreateCommandPool(context_->device, &info, nullptr, &pool_),
                  "vkCreateCommandPool");
}

DeviceQueue::~DeviceQueue() {
  flush();
  clock_->timeline->quiet_wait(clock_->timeline->submitted());
  // After a failure the semaphore may never move on; the device itself still comes to rest.
  if (failed()) context_->wait_idle();
  clock_->timeline->drop();
  context_->collect();
  auto drop = [&](Window& w) {
    if (w.queries) api_.vkDestroyQueryPool(context_->device, w.queries, nullptr);
    for (VkDescriptorPool p : w.pools) api_.vkDestroyDescriptorPool(context_->device, p, nullptr);
  };
  for (Window& w : in_flight_) drop(w);
  for (Window& w : spare_) drop(w);
  drop(window_);
  api_.vkDestroyCommandPool(context_->device, pool_, nullptr);
}

bool DeviceQueue::is_idle() {
  return !is_open_ && clock_->timeline->reached(clock_->timeline->submitted());
}

void DeviceQueue::recycle() {
  while (!in_flight_.empty() && clock_->timeline->reached(in_flight_.front().value)) {
    Window w = std::move(in_flight_.front());
    in_flight_.pop_front();
    if (w.measured) learn(w);
    if (!w.commands) continue;
    w.replayed = VK_NULL_HANDLE;
    w.recorded = w.pool = 0;
    w.nanoseconds = 0;
    w.host_reads = false;
    std::erase_if(w.pools, [&](VkDescriptorPool p) {
      if (api_.vkResetDescriptorPool(context_->device, p, 0) >= 0) return false;
      api_.vkDestroyDescriptorPool(context_->device, p, nullptr);
      return true;
    });
    spare_.push_back(std::move(w));
  }
  clock_->timeline->release();
}

// A window whose commands can be recorded anew.
DeviceQueue::Window& DeviceQueue::spare() {
  if (!spare_.empty()) {
    context_->check(api_.vkResetCommandBuffer(spare_.back().commands, 0), "vkResetCommandBuffer");
    return spare_.back();
  }
  Window fresh;
  VkCommandBufferAllocateInfo info{VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO};
  info.commandPool = pool_;
  info.level = VK_COMMAND_BUFFER_LEVEL_PRIMARY;
  info.commandBufferCount = 1;
  context_->check(api_.vkAllocateCommandBuffers(context_->device, &info, &fresh.commands),
                  "vkAllocateCommandBuffers");
  return spare_.emplace_back(std::move(fresh));
}

void DeviceQueue::open() {
  if (is_open_) return;
  recycle();
  Window& next = spare();
  VkCommandBufferBeginInfo begin{VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
  begin.flags = VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT;
  context_->check(api_.vkBeginCommandBuffer(next.commands, &begin), "vkBeginCommandBuffer");
  window_ = std::move(next);
  spare_.pop_back();
  window_limit_ = in_flight_.empty() ? first_window : std::min(window_limit_ * 2, full_window);
  is_open_ = true;
  clock_->recording = true;
  bound_ = VK_NULL_HANDLE;
  window_.value = next_value();
  // Orders this window after all that was submitted before, by any queue of this device.
  barrier(stages(every_kind), writes(every_kind), stages(every_kind), all_access(every_kind));
  hazards_.reset();
  constexpr uint64_t now_and_then = 16;
  if (windows_++ % now_and_then == 0) begin_measure();
}

VkResult DeviceQueue::submit_window(std::span<const VkCommandBuffer> commands) {
  VkTimelineSemaphoreSubmitInfo timeline{VK_STRUCTURE_TYPE_TIMELINE_SEMAPHORE_SUBMIT_INFO};
  timeline.signalSemaphoreValueCount = 1;
  timeline.pSignalSemaphoreValues = &window_.value;
  VkSubmitInfo info{VK_STRUCTURE_TYPE_SUBMIT_INFO, &timeline};
  info.commandBufferCount = uint32_t(commands.size());
  info.signalSemaphoreCount = 1;
  info.pCommandBuffers = commands.data();
  info.pSignalSemaphores = &clock_->timeline->semaphore;
  std::lock_guard lock(context_->queue_mutex);
  return api_.vkQueueSubmit(context_->queue, 1, &info, VK_NULL_HANDLE);
}

void DeviceQueue::flush() {
  if (!is_open_ && !window_.replayed) return;
  VkCommandBuffer commands[3], tail = VK_NULL_HANDLE;
  uint32_t count = 0;
  const char* call = "vkEndCommandBuffer";
  VkResult result = VK_SUCCESS;
  if (is_open_) {
    if (window_.measured) tail = end_measure();
    is_open_ = false;
    if (window_.host_reads)
      barrier(stages(every_kind), writes(every_kind), VK_PIPELINE_STAGE_HOST_BIT,
              VK_ACCESS_HOST_READ_BIT | VK_ACCESS_HOST_WRITE_BIT);
    result = api_.vkEndCommandBuffer(window_.commands);
    commands[count++] = window_.commands;
  }
  if (window_.replayed) commands[count++] = window_.replayed;
  if (tail) commands[count++] = tail;
  if (result >= 0 && !failed()) {
    call = "vkQueueSubmit";
    result = submit_window({commands, count});
    // Out of memory while others still use theirs: there is more when they are done.
    if (result < 0 && result != VK_ERROR_DEVICE_LOST) {
      context_->relieve();
      result = submit_window({commands, count});
    }
  }
  if (result == VK_ERROR_DEVICE_LOST) context_->lose(call, result);
  if (result < 0 && !context_->lost()) {
    if (window_.recording) window_.recording->name_kernels(window_.pipelines);
    DeviceError error("vulkan", call, result,
                      cat(result_name(result), "; ", names_of(window_.pipelines)));
    error.attach({{}, sources_of(window_.pipelines)});
    clock_->timeline->fail(window_.value, error);
  }
  clock_->timeline->keep({window_.value, std::move(window_.blocks), std::move(window_.pipelines),
                          std::move(window_.recording)});
  clock_->timeline->submit_next();
  clock_->recording = false;
  ++statistics_.submissions;
  in_flight_.push_back(std::move(window_));
  window_ = {};
  wait_for_room();
}

void DeviceQueue::wait_for_room() {
  if (in_flight_.size() < most_in_flight) return;
  clock_->timeline->quiet_wait(in_flight_.front().value);
  recycle();
}

void DeviceQueue::keep(const std::shared_ptr<Block>& block) {
  auto& kept = window_.blocks;
  if (std::find(kept.begin(), kept.end(), block) == kept.end()) kept.push_back(block);
}

void DeviceQueue::keep(const std::shared_ptr<Pipeline>& pipeline) {
  auto& kept = window_.pipelines;
  if (std::find(kept.rbegin(), kept.rend(), pipeline) == kept.rend()) kept.push_back(pipeline);
}

void DeviceQueue::barrier(VkPipelineStageFlags from_stages, VkAccessFlags from,
                          VkPipelineStageFlags to_stages, VkAccessFlags to) {
  VkMemoryBarrier info{VK_STRUCTURE_TYPE_MEMORY_BARRIER, nullptr, from, to};
  api_.vkCmdPipelineBarrier(window_.commands, from_stages, to_stages, 0, 1, &info, 0, nullptr, 0,
                            nullptr);
}

void DeviceQueue::order(Hazards::Kind kind, const Hazards::Access* accesses, size_t count) {
  Hazards::Barrier b = hazards_.add(kind, accesses, count);
  if (!b.needed) return;
  barrier(stages(b.from), writes(b.from), stages(b.to), all_access(b.to));
  ++statistics_.barriers;
}

// Staging memory for the window that is open. Waits when all of it is in flight.
Range DeviceQueue::stage(uint64_t bytes, uint64_t alignment) {
  for (;;) {
    open();
    Range range = staging_.take(bytes, alignment, window_.value, *clock_->timeline);
    if (range.block) {
      keep(range.block);
      return range;
    }
    flush();
    clock_->timeline->quiet_wait(staging_.oldest());
  }
}

void DeviceQueue::launch(const hal::Launch& launch) {
  if (launch.count == 0 || failed()) return;
  const auto& pipeline = static_cast<DeviceExecutable*>(launch.executable)->pipeline;
  double instructions = pipeline->cost->instructions(launch.count, launch.constants);
  double nanoseconds = Work::nanoseconds(*pipeline->cost, instructions,
                                         context_->pace.load(std::memory_order_relaxed));
  if (nanoseconds > longest_) [[unlikely]]
    launch_in_pieces(launch, pipeline, instructions, nanoseconds);
  else
    record_launch(launch, pipeline, instructions, nanoseconds, nullptr);
  if (traced_)
    trace(*pipeline, launch.count);
  else
    flush_if_full();
}

void DeviceQueue::record_launch(const hal::Launch& launch,
                                const std::shared_ptr<Pipeline>& pipeline, double instructions,
                                double nanoseconds, const Grid* piece) {
  Range table;
  if (pipeline->constants.has_table())
    table = stage(
        8 * pipeline->constants.table_words(),
        std::max<uint64_t>(16, context_->capabilities.limits.minStorageBufferOffsetAlignment));
  open();
  const Cost& cost = *pipeline->cost;
  if (!window_.measured && !cost.sure()) begin_measure();
  if (window_.measured) window_.work.add(pipeline->cost, instructions);
  window_.nanoseconds += nanoseconds;
  accesses_.clear();
  for (size_t b = 0; b < launch.bindings.size(); ++b) {
    const Range& range = range_of(launch.bindings[b]);
    keep(range.block);
    uint64_t begin = range.begin() + launch.bindings[b].offset;
    accesses_.push_back({begin, begin + launch.bindings[b].size, pipeline->written[b]});
    if (pipeline->written[b] && range.block->mapped) window_.host_reads = true;
  }
  keep(pipeline);
  order(Hazards::compute, accesses_.data(), accesses_.size());
  if (bound_ != pipeline->handle) {
    api_.vkCmdBindPipeline(window_.commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline->handle);
    bound_ = pipeline->handle;
  }
  push_constants(launch, *pipeline, table);
  if (pipeline->constants.bindings()) bind_buffers(launch, *pipeline, table);
  if (piece) {
    const auto& [base, size] = *piece;
    api_.vkCmdDispatchBase(window_.commands, base[0], base[1], base[2], size[0], size[1], size[2]);
  } else {
    uint64_t groups = (launch.count + pipeline->workgroup - 1) / pipeline->workgroup;
    auto [x, y, z] = hal::fold_grid(groups, context_->capabilities.limits.maxComputeWorkGroupCount);
    api_.vkCmdDispatch(window_.commands, x, y, z);
  }
  ++statistics_.launches;
  ++window_.recorded;
}

void DeviceQueue::trace(const Pipeline& pipeline, uint64_t count) {
  auto begin = std::chrono::steady_clock::now();
  flush();
  clock_->timeline->quiet_wait(clock_->timeline->submitted());
  std::chrono::duration<double, std::micro> took = std::chrono::steady_clock::now() - begin;
  pumice::trace("launches", cat(pipeline.name, " count ", count, " workgroup ", pipeline.workgroup,
                                " us ", took.count()));
}

// The words of codegen::spirv::Layout.
void DeviceQueue::push_constants(const hal::Launch& launch, const Pipeline& pipeline,
                                 Range& table) {
  const auto& layout = pipeline.constants;
  words_.assign(1, launch.count);
  if (layout.addresses)
    for (const hal::Binding& b : launch.bindings) words_.push_back(range_of(b).begin() + b.offset);
  size_t at = words_.size();
  words_.resize(at + layout.scalars);
  if (layout.scalars) std::memcpy(&words_[at], launch.constants.data(), 8 * layout.scalars);
  if (layout.has_table()) {
    std::memcpy(table.host(), &words_[1], 8 * (words_.size() - 1));
    words_.resize(1);
    if (layout.addresses) words_.push_back(table.begin());
  }
  api_.vkCmdPushConstants(window_.commands, pipeline.layout.layout, VK_SHADER_STAGE_COMPUTE_BIT, 0,
                          uint32_t(8 * words_.size()), words_.data());
}

void DeviceQueue::bind_buffers(const hal::Launch& launch, const Pipeline& pipeline,
                               const Range& table) {
  infos_.clear();
  // Ranges are padded to 16 bytes, which the allocator's granularity covers: a kernel may read
  // element 0 of an empty buffer instead of a masked one.
  const uint64_t most = context_->capabilities.limits.maxStorageBufferRange;
  auto add = [&](const Range& range, uint64_t offset, uint64_t size) {
    infos_.push_back({range.block->buffer, range.offset + offset,
                      std::clamp<uint64_t>((size + 15) / 16 * 16, 16, most)});
  };
  for (const hal::Binding& b : launch.bindings) add(range_of(b), b.offset, b.size);
  if (pipeline.constants.has_table()) add(table, 0, table.size);
  VkDescriptorSet set =
      context_->capabilities.has(Feature::push_descriptor) ? VK_NULL_HANDLE : take_set(pipeline);
  writes_.clear();
  for (size_t b = 0; b < infos_.size(); ++b) {
    VkWriteDescriptorSet write{VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET};
    write.dstSet = set;
    write.dstBinding = uint32_t(b);
    write.descriptorCount = 1;
    write.descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    write.pBufferInfo = &infos_[b];
    writes_.push_back(write);
  }
  if (!set) {
    api_.vkCmdPushDescriptorSetKHR(window_.commands, VK_PIPELINE_BIND_POINT_COMPUTE,
                                   pipeline.layout.layout, 0, uint32_t(writes_.size()),
                                   writes_.data());
    return;
  }
  api_.vkUpdateDescriptorSets(context_->device, uint32_t(writes_.size()), writes_.data(), 0,
                              nullptr);
  api_.vkCmdBindDescriptorSets(window_.commands, VK_PIPELINE_BIND_POINT_COMPUTE,
                               pipeline.layout.layout, 0, 1, &set, 0, nullptr);
}

VkDescriptorSet DeviceQueue::take_set(const Pipeline& pipeline) {
  constexpr uint32_t sets = 64, buffers = 512;
  for (;;) {
    if (window_.pool == window_.pools.size()) {
      auto wanted = std::max(buffers, uint32_t(pipeline.constants.bindings()));
      VkDescriptorPoolSize size{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, wanted};
      VkDescriptorPoolCreateInfo info{VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO};
      info.maxSets = sets;
      info.poolSizeCount = 1;
      info.pPoolSizes = &size;
      VkDescriptorPool pool;
      context_->check(api_.vkCreateDescriptorPool(context_->device, &info, nullptr, &pool),
                      "vkCreateDescriptorPool");
      window_.pools.push_back(pool);
    }
    VkDescriptorSetAllocateInfo info{VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO};
    info.descriptorPool = window_.pools[window_.pool];
    info.descriptorSetCount = 1;
    info.pSetLayouts = &pipeline.layout.set;
    VkDescriptorSet set;
    VkResult result = api_.vkAllocateDescriptorSets(context_->device, &info, &set);
    if (result >= 0) return set;
    if (result != VK_ERROR_OUT_OF_POOL_MEMORY && result != VK_ERROR_FRAGMENTED_POOL)
      context_->check(result, "vkAllocateDescriptorSets");
    ++window_.pool;
  }
}

void DeviceQueue::record_copy(const Range& to, uint64_t to_offset, const Range& from,
                              uint64_t from_offset, uint64_t bytes) {
  open();
  keep(to.block);
  keep(from.block);
  uint64_t source = from.begin() + from_offset, target = to.begin() + to_offset;
  Hazards::Access accesses[] = {{source, source + bytes, false}, {target, target + bytes, true}};
  order(Hazards::transfer, accesses, 2);
  VkBufferCopy region{from.offset + from_offset, to.offset + to_offset, bytes};
  api_.vkCmdCopyBuffer(window_.commands, from.block->buffer, to.block->buffer, 1, &region);
  ++window_.recorded;
  if (to.block->mapped) window_.host_reads = true;
}

void DeviceQueue::copy(hal::Binding to, hal::Binding from) {
  uint64_t bytes = std::min(to.size, from.size);
  if (bytes == 0 || failed()) return;
  uint64_t done = copy_by_kernel(to, from, bytes);
  while (done < bytes) {
    uint64_t n = std::min(bytes - done, most_copied);
    record_copy(range_of(to), to.offset + done, range_of(from), from.offset + done, n);
    done += n;
    if (done < bytes)
      flush();
    else
      flush_if_full();
  }
}

// Large aligned copies on hardware; the number of bytes it takes on itself.
uint64_t DeviceQueue::copy_by_kernel(const hal::Binding& to, const hal::Binding& from,
                                     uint64_t bytes) {
  constexpr uint64_t unit = copy_kernel_bytes;
  const Capabilities& c = context_->capabilities;
  bool aligned = (range_of(to).offset + to.offset) % unit == 0 &&
                 (range_of(from).offset + from.offset) % unit == 0;
  if (!aligned || !c.addresses() || bytes < std::max(2 * unit, kernel_copy_bytes(c))) return 0;
  DeviceExecutable copier(context_->copier());
  uint64_t half = bytes / (2 * unit) * unit;
  hal::Binding bindings[] = {{from.buffer, from.offset, half},
                             {to.buffer, to.offset, half},
                             {from.buffer, from.offset + half, half},
                             {to.buffer, to.offset + half, half}};
  launch({&copier, bindings, {}, half / unit});
  return 2 * half;
}

void DeviceQueue::upload(hal::Binding to, std::span<const std::byte> from) {
  if (from.empty() || failed()) return;
  const Range& target = range_of(to);
  // Nothing in flight that could still use these bytes: no detour.
  if (target.writable() && context_->live_queues() == 1 && is_idle()) {
    context_->host_copier.copy(target.writable() + to.offset, from.data(), from.size());
    return;
  }
  for (uint64_t at = 0; at < from.size();) {
    uint64_t n = std::min<uint64_t>(Staging::chunk_bytes, from.size() - at);
    Range piece = stage(n, 16);
    context_->host_copier.copy(piece.host(), from.data() + at, n);
    record_copy(target, to.offset + at, piece, 0, n);
    at += n;
  }
  flush_if_full();
}

// Large ones in parts, so that whoever waits copies one while the next is on its way.
void DeviceQueue::copy_down(Download& download, const Range& source, uint64_t offset) {
  constexpr uint64_t least = uint64_t(16) << 20, most_parts = 16;
  const uint64_t bytes = download.landing().size;
  const uint64_t part = std::max(least, (bytes / most_parts + 255) / 256 * 256);
  for (uint64_t at = 0; at < bytes; at += part) {
    uint64_t n = std::min(part, bytes - at);
    record_copy(download.landing(), at, source, offset + at, n);
    if (at + n == bytes) break;
    download.add_part(window_.value, at + n);
    flush();
  }
}

std::unique_ptr<hal::Fence> DeviceQueue::download(std::span<std::byte> to, hal::Binding from) {
  const Range& source = range_of(from);
  std::unique_ptr<Download> download;
  if (source.host() || to.empty() || failed()) {
    const std::byte* bytes = source.host() ? source.host() + from.offset : nullptr;
    download = std::make_unique<Download>(context_, to, bytes);
  } else {
    download = std::make_unique<Download>(context_, to, context_->allocate(to.size(), Use::host));
    copy_down(*download, source, from.offset);
  }
  flush();
  download->depend_on(clock_->timeline, latest());
  return download;
}

std::unique_ptr<hal::Fence> DeviceQueue::submit() {
  flush();
  return make_fence(clock_->timeline, clock_->timeline->submitted());
}

}  // namespace pumice::backends::vulkan
