#include "backends/webgpu/context.h"

#include <algorithm>
#include <chrono>
#include <thread>

#include "backends/webgpu/pipeline.h"
#include "base/text.h"

namespace pumice::backends::webgpu {

namespace {

std::atomic<uint64_t> next_block{1};

// The contexts that are open, by number: the library may report of a device when its context has
// gone.
struct Open {
  std::mutex mutex;
  uintptr_t last = 0;
  std::map<uintptr_t, Context*> contexts;
};
Open& all_open() {
  static auto* made = new Open;
  return *made;
}

template <class Kind, auto handler>
void tell(const wg::Device*, Kind kind, wg::StringView message, void* number, void*) {
  std::shared_ptr<Context> context;
  {
    Open& all = all_open();
    std::lock_guard lock(all.mutex);
    auto found = all.contexts.find(reinterpret_cast<uintptr_t>(number));
    if (found != all.contexts.end()) context = found->second->weak_from_this().lock();
  }
  if (!context) return;
  constexpr bool error = std::is_same_v<Kind, wg::ErrorType>;
  ((*context).*handler)(DeviceError("webgpu", error ? "uncaptured error" : "device lost",
                                    long(kind), one_line(text(message))));
}

}  // namespace

std::string one_line(std::string_view message) {
  std::string out;
  for (char c : message) {
    bool space = c == '\n' || c == ' ' || c == '\r' || c == '\t';
    if (space && (out.empty() || out.back() == ' ')) continue;
    out += space ? ' ' : c;
  }
  while (!out.empty() && out.back() == ' ') out.pop_back();
  return out;
}

Block::Block(const Context& c, wg::Buffer buffer, uint64_t bytes)
    : context(c), handle(buffer), size(bytes), id(next_block++) {}

// Destroying gives the memory back though bind groups still name the buffer.
Block::~Block() {
  context.api.BufferDestroy(handle);
  context.api.BufferRelease(handle);
}

Scope::Scope(const Context& context) : context_(context) {
  // wgpu-native knows no third filter.
  for (wg::ErrorFilter filter : {wg::ErrorFilter::validation, wg::ErrorFilter::out_of_memory})
    context_.api.DevicePushErrorScope(context_.device, filter);
}

wg::ErrorType Scope::end() {
  if (!std::exchange(open_, false)) return type_;
  struct Popped {
    std::atomic<int> reports{0};
    std::mutex mutex;
    wg::ErrorType type = wg::ErrorType::none;
    std::string message;
  };
  Popped popped;
  wg::Callback<wg::OnErrorScope> callback;
  callback.user1 = &popped;
  callback.callback = [](wg::Status, wg::ErrorType type, wg::StringView message, void* user,
                         void*) {
    auto& p = *static_cast<Popped*>(user);
    {
      std::lock_guard lock(p.mutex);
      if (type != wg::ErrorType::none && p.type == wg::ErrorType::none) {
        p.type = type;
        p.message = text(message);
      }
    }
    ++p.reports;
  };
  for (int n = 0; n < 2; ++n) context_.api.DevicePopErrorScope(context_.device, callback);
  while (popped.reports < 2) context_.poll(0);
  type_ = popped.type;
  message_ = std::move(popped.message);
  return type_;
}

Context::Context(const Library& opened, wg::Adapter adapter, Capabilities found)
    : library(opened),
      api(opened.api),
      capabilities(std::move(found)),
      host_copier(capabilities.software) {
  open(adapter);
  memory_ = std::make_unique<hal::CachingAllocator>(hal::CachingAllocator::Source{
      "webgpu",
      [this](uint64_t bytes) -> void* {
        constexpr wg::Flags usage = wg::storage_usage | wg::copy_source | wg::copy_target;
        return make_block(bytes, usage, nullptr).release();
      },
      [](void* block, uint64_t) { delete static_cast<Block*>(block); }});
}

// Everything that could still refer to the context has gone; the library's callbacks have not.
Context::~Context() {
  close();
  requests_.drop();
  byte_copier_.reset();
  for (const Waiting& w : waiting_) memory_->free(w.block, w.bytes);
  memory_.reset();
  for (auto& [written, made] : group_layouts_) api.BindGroupLayoutRelease(made.layout);
  if (constant_layout_) api.BindGroupLayoutRelease(constant_layout_);
  if (queue) api.QueueRelease(queue);
  if (!device) return;
  api.DeviceDestroy(device);
  poll(0);
  api.DeviceRelease(device);
}

// The library's reports find nobody any more.
void Context::close() {
  Open& all = all_open();
  std::lock_guard lock(all.mutex);
  all.contexts.erase(number_);
}

void Context::open(wg::Adapter adapter) {
  struct Answer {
    std::atomic<bool> given{false};
    wg::Status status{};
    wg::Device device = nullptr;
    std::string message;
  };
  Answer answer;
  wg::Callback<wg::OnDevice> callback;
  callback.user1 = &answer;
  callback.callback = [](wg::Status status, wg::Device made, wg::StringView message, void* user,
                         void*) {
    auto& a = *static_cast<Answer*>(user);
    a.status = status;
    a.device = made;
    a.message = text(message);
    a.given = true;
  };
  wg::DeviceDescriptor descriptor;
  descriptor.feature_count = capabilities.features.size();
  descriptor.features = capabilities.features.data();
  wg::Limits asked = capabilities.limits;
  descriptor.limits = &asked;
  {
    Open& all = all_open();
    std::lock_guard lock(all.mutex);
    number_ = ++all.last;
    all.contexts.emplace(number_, this);
  }
  descriptor.lost.callback = tell<wg::LostReason, &Context::on_lost>;
  descriptor.errors.callback = tell<wg::ErrorType, &Context::on_error>;
  descriptor.lost.user1 = descriptor.errors.user1 = reinterpret_cast<void*>(number_);
  api.AdapterRequestDevice(adapter, &descriptor, callback);
  while (!answer.given) api.InstanceProcessEvents(library.instance);
  device = answer.device;
  try {
    if (answer.status != wg::Status::success || !device)
      throw DeviceError("webgpu", "wgpuAdapterRequestDevice", long(answer.status),
                        one_line(answer.message));
    wg::Limits given;
    if (api.DeviceGetLimits(device, &given) != wg::Status::success)
      throw DeviceError("webgpu", "wgpuDeviceGetLimits", 0, "the device does not tell its limits");
    given.next = nullptr;
    given.max_storage_binding =
        std::min(given.max_storage_binding, capabilities.limits.max_storage_binding);
    capabilities.limits = given;
    queue = api.DeviceGetQueue(device);
    if (!queue) throw DeviceError("webgpu", "wgpuDeviceGetQueue", 0, "no queue");
  } catch (...) {
    close();
    if (device) api.DeviceRelease(device);
    throw;
  }
}

void Context::on_error(const DeviceError& error) {
  if (note_loss(error.what())) return;
  for (auto& clock : clocks()) clock->timeline->fail_next(error);
}

bool Context::note_loss(const std::string& message) {
  if (message.find("evice is lost") == std::string::npos) return false;
  on_lost(DeviceError("webgpu", "device lost", 0, one_line(message)));
  return true;
}

void Context::raise_loss() const {
  std::lock_guard lock(mutex_);
  const DeviceError& e = *loss_;
  throw DeviceError(e.api(), e.call(), e.code(),
                    cat(e.detail(), "; the contents of a buffer are lost with it"));
}

size_t Context::live_queues() const { return clocks().size(); }

void Context::on_lost(const DeviceError& error) {
  {
    std::lock_guard lock(mutex_);
    if (loss_) return;
    loss_ = std::make_unique<DeviceError>(error);
    spoiled_ = true;
    lost_ = true;
  }
  for (auto& clock : clocks()) clock->timeline->fail_unfinished(error);
}

void Context::poll(uint64_t index) const {
  if (!api.DevicePoll)
    api.InstanceProcessEvents(library.instance);
  else
    api.DevicePoll(device, index != 0, index ? &index : nullptr);
}

void Completion::part_done(const char* call, wg::Status status, const std::string& message) {
  auto t = timeline.lock();
  if (!t) return;
  if (status != wg::Status::success)
    t->fail(value, DeviceError("webgpu", call, long(status), one_line(message)));
  if (--left == 0) t->complete(value);
}

std::shared_ptr<Completion> Context::submit(std::span<const wg::CommandBuffer> commands,
                                            const std::shared_ptr<Timeline>& timeline, int more) {
  struct Done final : Request {
    std::shared_ptr<Completion> completion;
    void done(wg::Status status, const std::string& message) override {
      completion->part_done("wgpuQueueOnSubmittedWorkDone", status, message);
    }
  };
  uint64_t index = 0;
  if (api.QueueSubmitForIndex)
    index = api.QueueSubmitForIndex(queue, commands.size(), commands.data());
  else
    api.QueueSubmit(queue, commands.size(), commands.data());
  auto completion = std::make_shared<Completion>(timeline, 1 + more);
  completion->value = timeline->submit_next(index);
  auto request = std::make_unique<Done>();
  request->completion = completion;
  api.QueueOnSubmittedWorkDone(queue, report_to(std::move(request)));
  return completion;
}

std::unique_ptr<Block> Context::make_block(uint64_t bytes, wg::Flags usage, std::string* why,
                                           Made how) const {
  if (bytes > capabilities.limits.max_buffer_size) {
    if (why) *why = cat("a buffer holds at most ", capabilities.limits.max_buffer_size, " bytes");
    return nullptr;
  }
  Scope scope(*this);
  wg::BufferDescriptor descriptor;
  descriptor.usage = usage;
  descriptor.size = bytes;
  descriptor.mapped = how == Made::mapped;
  wg::Buffer made = api.DeviceCreateBuffer(device, &descriptor);
  if (scope.end() == wg::ErrorType::none && made)
    return std::make_unique<Block>(*this, made, bytes);
  if (made) api.BufferRelease(made);
  if (why) *why = one_line(scope.message());
  return nullptr;
}

Block* Context::allocate(uint64_t bytes) {
  collect();
  return static_cast<Block*>(memory_->allocate(std::max<uint64_t>(bytes, 1)));
}

// All work goes to one queue of the library, so a block may be handed out again as soon as what
// other queues have recorded with it is submitted; with one queue, at once.
void Context::free_when_unused(Block* block, uint64_t bytes) {
  Waiting w{block, std::max<uint64_t>(bytes, 1), {}};
  {
    std::lock_guard lock(mutex_);
    size_t live = 0;
    for (const auto& weak : clocks_)
      if (auto clock = weak.lock()) {
        ++live;
        if (clock->recording) w.until.emplace_back(clock, clock->timeline->submitted() + 1);
      }
    if (live > 1 && !w.until.empty()) {
      waiting_.push_back(std::move(w));
      return;
    }
  }
  memory_->free(block, w.bytes);
}

void Context::collect() {
  std::vector<Waiting> done;
  {
    std::lock_guard lock(mutex_);
    for (auto at = waiting_.begin(); at != waiting_.end();) {
      bool over = std::all_of(at->until.begin(), at->until.end(), [](const auto& u) {
        auto clock = u.first.lock();
        return !clock || clock->timeline->submitted() >= u.second;
      });
      if (over) done.push_back(std::move(*at));
      at = over ? waiting_.erase(at) : std::next(at);
    }
  }
  for (const Waiting& w : done) memory_->free(w.block, w.bytes);
}

// Bindings are numbered by buffers alone; those that are only read are marked.
Context::GroupLayout Context::group_layout(const std::vector<bool>& written) {
  {
    std::lock_guard lock(mutex_);
    if (auto found = group_layouts_.find(written); found != group_layouts_.end())
      return found->second;
  }
  std::vector<wg::BindGroupLayoutEntry> entries(written.size());
  for (size_t b = 0; b < entries.size(); ++b) {
    entries[b].binding = uint32_t(b);
    entries[b].buffer.type =
        written[b] ? wg::BufferBinding::storage : wg::BufferBinding::read_only_storage;
  }
  wg::BindGroupLayoutDescriptor descriptor;
  descriptor.count = entries.size();
  descriptor.entries = entries.data();
  GroupLayout made{api.DeviceCreateBindGroupLayout(device, &descriptor), 0};
  if (!made.layout) return made;
  std::unique_lock lock(mutex_);
  made.id = group_layouts_.size() + 1;
  auto [at, fresh] = group_layouts_.try_emplace(written, made);
  GroupLayout kept = at->second;
  lock.unlock();
  if (!fresh) api.BindGroupLayoutRelease(made.layout);
  return kept;
}

wg::BindGroupLayout Context::constant_layout() {
  {
    std::lock_guard lock(mutex_);
    if (constant_layout_) return constant_layout_;
  }
  wg::BindGroupLayoutEntry entry;
  entry.buffer.type = wg::BufferBinding::uniform;
  entry.buffer.dynamic = 1;
  wg::BindGroupLayoutDescriptor descriptor;
  descriptor.count = 1;
  descriptor.entries = &entry;
  wg::BindGroupLayout made = api.DeviceCreateBindGroupLayout(device, &descriptor);
  std::unique_lock lock(mutex_);
  if (!constant_layout_) constant_layout_ = std::exchange(made, nullptr);
  wg::BindGroupLayout kept = constant_layout_;
  lock.unlock();
  if (made) api.BindGroupLayoutRelease(made);
  return kept;
}

std::vector<std::shared_ptr<Context::Clock>> Context::clocks() const {
  std::lock_guard lock(mutex_);
  std::vector<std::shared_ptr<Clock>> all;
  for (const auto& weak : clocks_)
    if (auto clock = weak.lock()) all.push_back(std::move(clock));
  return all;
}

std::shared_ptr<Context::Clock> Context::add_clock() {
  auto clock = std::make_shared<Clock>();
  clock->timeline = std::make_shared<Timeline>(shared_from_this());
  std::lock_guard lock(mutex_);
  std::erase_if(clocks_, [](const auto& c) { return c.expired(); });
  clocks_.push_back(clock);
  if (loss_) clock->timeline->fail(1, *loss_);
  return clock;
}

}  // namespace pumice::backends::webgpu
