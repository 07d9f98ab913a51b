#include "backends/webgpu/queue.h"

#include <algorithm>
#include <chrono>
#include <cstring>

#include "base/settings.h"
#include "base/small_vector.h"
#include "base/text.h"
#include "base/trace.h"
#include "hal/fences.h"
#include "hal/grid.h"

namespace pumice::backends::webgpu {

namespace {

std::atomic<uint64_t> next_queue{1};

std::shared_ptr<Mirror> make_mirror(uint64_t bytes, hal::Memory memory) {
  if (memory == hal::Memory::device) return nullptr;
  auto mirror = std::make_shared<Mirror>();
  mirror->bytes.resize(std::max<uint64_t>(bytes, 1));
  return mirror;
}

bool meet(const Bound& a, const Bound& b) {
  return a.offset < b.offset + b.size && b.offset < a.offset + a.size;
}

}  // namespace

DeviceBuffer::DeviceBuffer(std::shared_ptr<Context> context, uint64_t bytes, hal::Memory memory)
    : mirror(make_mirror(bytes, memory)),
      context_(std::move(context)),
      bytes_(bytes),
      block_(context_->allocate(bytes)) {}

DeviceQueue::DeviceQueue(std::shared_ptr<Context> context)
    : context_(std::move(context)),
      api_(context_->api),
      clock_(context_->add_clock()),
      timeline_(clock_->timeline),
      groups_(*context_),
      constants_(*context_),
      staging_(*context_),
      landings_(std::make_shared<Landings>(*context_)),
      number_(next_queue++),
      traced_(settings::debug("launches")) {
  window_.stamp = number_ << 32;
}

DeviceQueue::~DeviceQueue() {
  flush();
  timeline_->quiet_wait(timeline_->submitted());
}

void DeviceQueue::fail(const char* call, long code, const std::string& what) {
  timeline_->fail_next(DeviceError("webgpu", call, code, what));
}

void DeviceQueue::open() {
  if (is_open_ || failed()) return;
  bool idle = timeline_->reached(timeline_->submitted());
  window_limit_ = idle ? first_window : std::min(window_limit_ * 2, full_window);
  wg::CommandDescriptor descriptor;
  window_.encoder = api_.DeviceCreateCommandEncoder(context_->device, &descriptor);
  if (!window_.encoder) {
    fail("wgpuDeviceCreateCommandEncoder", 0, "no encoder");
    return;
  }
  ++window_.stamp;
  is_open_ = true;
  clock_->recording = true;
}

bool DeviceQueue::begin_pass() {
  open();
  if (!is_open_) return false;
  if (window_.pass) return true;
  wg::ComputePassDescriptor descriptor;
  descriptor.timestamps = timestamps_;
  window_.pass = api_.CommandEncoderBeginComputePass(window_.encoder, &descriptor);
  window_.pipeline = nullptr;
  window_.group = nullptr;
  ++statistics_.passes;
  if (!window_.pass) fail("wgpuCommandEncoderBeginComputePass", 0, "no pass");
  return window_.pass != nullptr;
}

void DeviceQueue::end_pass() {
  if (!window_.pass) return;
  api_.ComputePassEncoderEnd(window_.pass);
  api_.ComputePassEncoderRelease(window_.pass);
  window_.pass = nullptr;
}

std::string DeviceQueue::kernels_of_window() const {
  std::vector<std::string> names;
  for (auto& p : window_.pipelines)
    if (std::find(names.begin(), names.end(), p->name) == names.end()) names.push_back(p->name);
  size_t more = names.size() > 8 ? names.size() - 8 : 0;
  names.resize(names.size() - more);
  std::string list = join(names, ", ", [](auto& n) { return n; });
  return more ? cat(list, " and ", more, " more") : list;
}

// Empty when the window is in error, which is noted. What is recorded wrongly shows here: the
// library checks a window when it is complete, and ends the process when a bad one is submitted.
SmallVector<wg::CommandBuffer, 2> DeviceQueue::finish() {
  SmallVector<wg::CommandBuffer, 2> all;
  wg::CommandDescriptor descriptor;
  Scope scope(*context_);
  bool whole = true;
  for (wg::CommandEncoder encoder : {window_.ahead, window_.encoder}) {
    if (!encoder) continue;
    wg::CommandBuffer commands = api_.CommandEncoderFinish(encoder, &descriptor);
    commands ? all.push_back(commands) : void(whole = false);
  }
  wg::ErrorType type = scope.end();
  bool lost = context_->note_loss(scope.message());
  if (!lost && (type != wg::ErrorType::none || !whole)) {
    std::string kernels = kernels_of_window();
    fail("wgpuCommandEncoderFinish", long(type),
         cat(one_line(scope.message()), kernels.empty() ? "" : "; kernels: ", kernels));
  }
  if (failed() || context_->lost()) {
    for (wg::CommandBuffer commands : all) api_.CommandBufferRelease(commands);
    all.clear();
  }
  return all;
}

void DeviceQueue::flush() {
  if (!is_open_) return;
  end_pass();
  auto landings = land_mirrors();
  constants_.write();
  staging_.unmap();
  is_open_ = false;
  if (auto commands = finish(); !commands.empty()) {
    auto completion = context_->submit(commands, timeline_, int(landings.size()));
    for (wg::CommandBuffer c : commands) api_.CommandBufferRelease(c);
    for (size_t i = 0; i < landings.size(); ++i)
      map_mirror(landings[i], completion, window_.mirrors[i].first);
    ++statistics_.submissions;
  } else {
    timeline_->submit_next(0);
  }
  staging_.remap(timeline_->submitted());
  api_.CommandEncoderRelease(window_.encoder);
  if (window_.ahead) api_.CommandEncoderRelease(window_.ahead);
  window_ = {.stamp = window_.stamp};
  clock_->recording = false;
  for (auto& [block, bytes] : scratch_) context_->free_when_unused(block, bytes);
  scratch_.clear();
  uint64_t submitted = timeline_->submitted();
  if (submitted > most_in_flight) timeline_->quiet_wait(submitted - most_in_flight);
}

void DeviceQueue::use(Block& block) {
  uint64_t before = block.stamp.load(std::memory_order_relaxed);
  if (before && before >> 32 != number_) block.shared.store(true, std::memory_order_relaxed);
  block.stamp.store(window_.stamp, std::memory_order_relaxed);
}

// Whether the open window has commands that use the block.
bool DeviceQueue::used_here(const Block& block) const {
  return is_open_ && (block.stamp.load(std::memory_order_relaxed) == window_.stamp ||
                      block.shared.load(std::memory_order_relaxed));
}

// Memory for the window that is open, or the next, which nothing in it uses yet.
Block& DeviceQueue::scratch(uint64_t bytes) {
  SmallVector<Block*, 4> unfit;
  Block* block = context_->allocate(bytes);
  for (; used_here(*block); block = context_->allocate(bytes)) unfit.push_back(block);
  for (Block* b : unfit) context_->free_when_unused(b, bytes);
  scratch_.emplace_back(block, bytes);
  return *block;
}

// WebGPU forbids a dispatch to read a buffer through one binding and write it through another. What
// is read so is copied aside.
void DeviceQueue::separate(const Pipeline& pipeline) {
  auto clashes = [&](size_t read) {
    for (size_t w = 0; w < pipeline.written.size(); ++w)
      if (pipeline.written[w] && bound_[w].block == bound_[read].block) return true;
    return false;
  };
  for (size_t b = 0; b < pipeline.written.size(); ++b) {
    if (pipeline.written[b] || !clashes(b)) continue;
    Bound from = bound_[b];
    Block& aside = scratch(from.size);
    copy_words(aside, 0, *from.block, from.offset, from.size);
    bound_[b] = {&aside, 0, from.size};
    ++statistics_.separated;
  }
  for (size_t a = 0; a < pipeline.written.size(); ++a)
    for (size_t b = 0; b < a; ++b)
      if (pipeline.written[a] && pipeline.written[b] && bound_[a].block == bound_[b].block &&
          meet(bound_[a], bound_[b]))
        throw DeviceError("webgpu", "launch", 0,
                          cat("kernel ", pipeline.name, " writes one place by two bindings"));
}

void DeviceQueue::run(const std::shared_ptr<Pipeline>& pipeline, uint64_t count) {
  const Pipeline& p = *pipeline;
  if (p.constants == ConstantWay::table) {
    uint64_t bytes = 8 * (words_.size() - 1);
    Staging::Piece piece = stage(std::as_bytes(std::span(words_).subspan(1)));
    if (!piece.block) return;
    Block& table = scratch((bytes + 15) / 16 * 16);
    unstage(table, 0, piece, bytes);
    words_.resize(1);
    bound_.push_back({&table, 0, table.size});
  }
  separate(p);
  for (const Bound& b : bound_)
    if (b.size > context_->capabilities.limits.max_storage_binding)
      throw DeviceError("webgpu", "launch", 0,
                        cat("kernel ", p.name, " binds ", b.size, " bytes, the device allows ",
                            context_->capabilities.limits.max_storage_binding));
  Constants::Place place;
  if (p.constants == ConstantWay::uniform) place = constants_.add(words_);
  if (!begin_pass()) return;
  wg::BindGroup group = groups_.find(p, bound_);
  if (!group || (p.constants == ConstantWay::uniform && !place.group)) {
    if (!failed()) fail("wgpuDeviceCreateBindGroup", 0, cat("no bind group for ", p.name));
    return;
  }
  for (const Bound& b : bound_) use(*b.block);
  if (window_.pipelines.empty() || window_.pipelines.back() != pipeline)
    window_.pipelines.push_back(pipeline);
  if (window_.pipeline != &p) api_.ComputePassEncoderSetPipeline(window_.pass, p.handle);
  if (window_.group != group || window_.pipeline != &p)
    api_.ComputePassEncoderSetBindGroup(window_.pass, 0, group, 0, nullptr);
  window_.pipeline = &p;
  window_.group = group;
  if (p.constants == ConstantWay::uniform)
    api_.ComputePassEncoderSetBindGroup(window_.pass, 1, place.group, 1, &place.offset);
  else
    api_.ComputePassEncoderSetImmediates(window_.pass, 0, words_.data(), 8 * words_.size());
  uint32_t most = context_->capabilities.limits.max_workgroups_per_dimension;
  uint32_t limits[] = {most, most, most};
  auto [x, y, z] = hal::fold_grid((count + p.workgroup - 1) / p.workgroup, limits);
  api_.ComputePassEncoderDispatchWorkgroups(window_.pass, x, y, z);
  ++statistics_.launches;
  ++window_.recorded;
}

void DeviceQueue::record(const hal::Launch& launch) {
  const auto& pipeline = static_cast<DeviceExecutable*>(launch.executable)->pipeline;
  bound_.clear();
  for (const hal::Binding& b : launch.bindings) {
    bring(b);
    // Blocks are larger than what was asked, in steps of 64 bytes.
    Block& block = static_cast<DeviceBuffer*>(b.buffer)->block();
    bound_.push_back({&block, b.offset, std::max<uint64_t>(16, (b.size + 15) / 16 * 16)});
  }
  words_.assign(1, launch.count);
  words_.resize(1 + pipeline->scalars);
  if (!launch.constants.empty())
    std::memcpy(&words_[1], launch.constants.data(), 8 * pipeline->scalars);
  run(pipeline, launch.count);
  for (size_t b = 0; b < launch.bindings.size(); ++b)
    if (pipeline->written[b]) note_written(launch.bindings[b]);
}

void DeviceQueue::launch(const hal::Launch& launch) {
  if (launch.count == 0 || failed()) return;
  record(launch);
  if (traced_)
    trace(*static_cast<DeviceExecutable*>(launch.executable)->pipeline, launch.count);
  else if (window_.recorded >= window_limit_)
    flush();
}

void DeviceQueue::trace(const Pipeline& pipeline, uint64_t count) {
  auto begin = std::chrono::steady_clock::now();
  flush();
  timeline_->quiet_wait(timeline_->submitted());
  std::chrono::duration<double, std::micro> took = std::chrono::steady_clock::now() - begin;
  pumice::trace("launches", cat(pipeline.name, " count ", count, " workgroup ", pipeline.workgroup,
                                " us ", took.count()));
}

std::unique_ptr<hal::Fence> DeviceQueue::submit() {
  flush();
  return std::make_unique<hal::TimelineFence<Timeline>>(timeline_, latest());
}

}  // namespace pumice::backends::webgpu
