#include "vulkan/faults.h"

#include <unistd.h>

#include <bit>
#include <csignal>
#include <cstring>
#include <mutex>
#include <optional>
#include <set>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

namespace pumice::test {

namespace {

struct Entry {
  const char* name;
  bool result;  // returns a VkResult
  PFN_vkVoidFunction wrapper;
  void (*set_real)(PFN_vkVoidFunction);
  int calls = 0;
};

struct Object {
  const char* maker;
  uint64_t device;
};

struct State {
  std::mutex mutex;
  std::string armed;
  int nth = 0;
  VkResult result = VK_SUCCESS;
  Faults::Lasting lasting = Faults::Lasting::once;
  bool fired = false;
  std::set<uint64_t> lost;                         // devices and their queues
  std::set<std::pair<uint64_t, uint64_t>> queues;  // of a device
  std::map<std::pair<std::string, uint64_t>, Object> objects;
  std::vector<std::string> misuse;
  PFN_vkGetDeviceProcAddr get = nullptr;
};
State& state() {
  static State made;
  return made;
}

// What may say that the device is lost.
bool reports_loss(std::string_view entry) {
  for (std::string_view e : {"vkQueueSubmit", "vkWaitSemaphores", "vkGetSemaphoreCounterValue",
                             "vkDeviceWaitIdle", "vkCreateComputePipelines", "vkAllocateMemory"})
    if (e == entry) return true;
  return false;
}

// "Buffer" of vkCreateBuffer and vkDestroyBuffer; empty for all that makes or ends nothing.
std::string kind_of(std::string_view entry, std::string_view make, std::string_view memory) {
  if (entry == memory) return "Memory";
  if (entry.substr(0, make.size()) != make) return "";
  std::string kind(entry.substr(make.size()));
  return kind == "ComputePipelines" ? "Pipeline" : kind;
}

template <class T>
uint64_t bits(T handle) {
  return reinterpret_cast<uint64_t>(handle);
}

void note_made(const Entry& entry, const std::string& kind, uint64_t device, uint64_t handle) {
  State& s = state();
  if (!handle) return;
  if (kind == "Device") device = handle;
  if (!s.objects.emplace(std::pair(kind, handle), Object{entry.name, device}).second)
    s.misuse.push_back(std::string(entry.name) + " made what lives already");
}

void note_gone(const std::string& kind, uint64_t device, uint64_t handle) {
  State& s = state();
  if (!handle) return;
  if (!s.objects.erase({kind, handle})) s.misuse.push_back(kind + " destroyed that does not live");
  if (kind != "Device") return;
  for (const auto& [object, at] : s.objects)
    if (at.device == device) s.misuse.push_back(object.first + " outlives its device");
  s.lost.erase(device);
  for (const auto& [owner, queue] : s.queues)
    if (owner == device) s.lost.erase(queue);
  std::erase_if(s.queues, [&](const auto& q) { return q.first == device; });
}

void lose(uint64_t dispatchable) {
  State& s = state();
  uint64_t device = dispatchable;
  for (const auto& [owner, queue] : s.queues)
    if (queue == dispatchable) device = owner;
  s.lost.insert(device);
  for (const auto& [owner, queue] : s.queues)
    if (owner == device) s.lost.insert(queue);
}

std::optional<VkResult> before(Entry& entry, uint64_t dispatchable) {
  State& s = state();
  std::lock_guard lock(s.mutex);
  int call = entry.calls++;
  bool armed = s.armed == entry.name &&
               (s.lasting == Faults::Lasting::forever ? call >= s.nth : call == s.nth);
  if (armed) {
    s.fired = true;
    if (s.lasting == Faults::Lasting::lost) lose(dispatchable);
    return s.result;
  }
  if (s.lost.count(dispatchable) && reports_loss(entry.name)) return VK_ERROR_DEVICE_LOST;
  return std::nullopt;
}

template <class... Args>
void after(const Entry& entry, VkResult result, Args... args) {
  if (result < 0) return;
  std::tuple<Args...> all(args...);
  std::string kind = kind_of(entry.name, "vkCreate", "vkAllocateMemory");
  using Last = std::tuple_element_t<sizeof...(Args) - 1, std::tuple<Args...>>;
  if constexpr (std::is_pointer_v<Last>) {
    if constexpr (std::is_pointer_v<std::remove_pointer_t<Last>> && sizeof...(Args) >= 3) {
      if (kind.empty()) return;
      uint32_t count = 1;
      if constexpr (sizeof...(Args) == 6)
        if constexpr (std::is_same_v<std::tuple_element_t<2, std::tuple<Args...>>, uint32_t>)
          count = std::get<2>(all);
      std::lock_guard lock(state().mutex);
      for (uint32_t i = 0; i < count; ++i)
        note_made(entry, kind, bits(std::get<0>(all)), bits(std::get<sizeof...(Args) - 1>(all)[i]));
    }
  }
}

template <class... Args>
void after_void(Args... args) {
  std::tuple<Args...> all(args...);
  std::lock_guard lock(state().mutex);
  if constexpr (std::is_same_v<std::tuple<Args...>,
                               std::tuple<VkDevice, uint32_t, uint32_t, VkQueue*>>)
    state().queues.insert({bits(std::get<0>(all)), bits(*std::get<3>(all))});
}

template <class... Args>
void before_void(const Entry& entry, Args... args) {
  std::string kind = kind_of(entry.name, "vkDestroy", "vkFreeMemory");
  if (kind.empty()) return;
  std::tuple<Args...> all(args...);
  std::lock_guard lock(state().mutex);
  if constexpr (sizeof...(Args) == 2)
    note_gone(kind, bits(std::get<0>(all)), bits(std::get<0>(all)));
  else if constexpr (sizeof...(Args) == 3)
    if constexpr (std::is_pointer_v<std::tuple_element_t<1, std::tuple<Args...>>>)
      note_gone(kind, bits(std::get<0>(all)), bits(std::get<1>(all)));
}

enum Id {
#define VK_INSTANCE(name) id_##name,
#define VK_DEVICE(name) id_##name,
#define VK_OPTIONAL(name) id_##name,
#include "backends/vulkan/entry_points.def"
  id_count
};
Entry& entry_of(int id);

template <int id, class F>
struct Wrapper;
template <int id, class R, class First, class... Rest>
struct Wrapper<id, R(VKAPI_PTR*)(First, Rest...)> {
  static inline R(VKAPI_PTR* real)(First, Rest...) = nullptr;
  static VKAPI_ATTR R VKAPI_CALL call(First first, Rest... rest) {
    Entry& entry = entry_of(id);
    if constexpr (std::is_same_v<R, VkResult>) {
      if (auto fault = before(entry, bits(first))) return *fault;
      VkResult result = real(first, rest...);
      after(entry, result, first, rest...);
      return result;
    } else if constexpr (std::is_void_v<R>) {
      before_void(entry, first, rest...);
      real(first, rest...);
      after_void(first, rest...);
    } else {
      return real(first, rest...);
    }
  }
  static void set_real(PFN_vkVoidFunction f) { real = reinterpret_cast<decltype(real)>(f); }
  static Entry entry(const char* name) {
    return {name, std::is_same_v<R, VkResult>, reinterpret_cast<PFN_vkVoidFunction>(&call),
            &set_real};
  }
};

Entry& entry_of(int id) {
  static Entry entries[] = {
#define VK_INSTANCE(name) Wrapper<id_##name, PFN_##name>::entry(#name),
#define VK_DEVICE(name) Wrapper<id_##name, PFN_##name>::entry(#name),
#define VK_OPTIONAL(name) Wrapper<id_##name, PFN_##name>::entry(#name),
#include "backends/vulkan/entry_points.def"
  };
  return entries[id];
}

VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL get_proc(VkDevice device, const char* name) {
  PFN_vkVoidFunction real = state().get(device, name);
  if (!real) return nullptr;
  for (int id = 0; id < id_count; ++id)
    if (!std::strcmp(entry_of(id).name, name)) {
      entry_of(id).set_real(real);
      return entry_of(id).wrapper;
    }
  return real;
}

}  // namespace

Faults::Faults() : instance_(backends::vulkan::instance()) {
  state().get = instance_.api.vkGetDeviceProcAddr;
#define VK_INSTANCE(name)                                                                 \
  entry_of(id_##name).set_real(reinterpret_cast<PFN_vkVoidFunction>(instance_.api.name)); \
  instance_.api.name = reinterpret_cast<PFN_##name>(entry_of(id_##name).wrapper);
#include "backends/vulkan/entry_points.def"
  instance_.api.vkGetDeviceProcAddr = get_proc;
  clear();
}

Faults::~Faults() {
  clear();
  State& s = state();
  std::lock_guard lock(s.mutex);
  s.objects.clear();
  s.misuse.clear();
  s.lost.clear();
  s.queues.clear();
}

std::unique_ptr<hal::Device> Faults::open(Way way) {
  WayScope scope(way);
  return std::make_unique<backends::vulkan::Device>(instance_,
                                                    instance_.devices[size_t(test_device())]);
}

void Faults::fail(const std::string& entry, int nth, VkResult result, Lasting lasting) {
  State& s = state();
  std::lock_guard lock(s.mutex);
  s.armed = entry;
  for (int id = 0; id < id_count; ++id)
    if (entry == entry_of(id).name) s.nth = entry_of(id).calls + nth;
  s.result = result;
  s.lasting = lasting;
  s.fired = false;
}

void Faults::clear() {
  State& s = state();
  std::lock_guard lock(s.mutex);
  s.armed.clear();
  s.fired = false;
  for (int id = 0; id < id_count; ++id) entry_of(id).calls = 0;
}

bool Faults::fired() const {
  std::lock_guard lock(state().mutex);
  return state().fired;
}

std::map<std::string, int> Faults::calls() const {
  std::lock_guard lock(state().mutex);
  std::map<std::string, int> counts;
  for (int id = 0; id < id_count; ++id)
    if (entry_of(id).result) counts[entry_of(id).name] = entry_of(id).calls;
  return counts;
}

std::map<std::string, int> Faults::live() const {
  std::lock_guard lock(state().mutex);
  std::map<std::string, int> counts;
  for (const auto& [object, at] : state().objects) ++counts[at.maker];
  return counts;
}

std::vector<std::string> Faults::misuse() const {
  std::lock_guard lock(state().mutex);
  return state().misuse;
}

namespace {
char step_name[200];
extern "C" void report_hang(int) {
  constexpr char text[] = "\nhangs: ";
  if (::write(2, text, sizeof text - 1) && ::write(2, step_name, std::strlen(step_name)) &&
      ::write(2, "\n", 1))
    ::_exit(3);
  ::_exit(4);
}
}  // namespace

Watchdog::Watchdog(unsigned seconds) : seconds_(seconds) { std::signal(SIGALRM, report_hang); }

Watchdog::~Watchdog() {
  ::alarm(0);
  std::signal(SIGALRM, SIG_DFL);
}

void Watchdog::step(const std::string& name) {
  std::strncpy(step_name, name.c_str(), sizeof step_name - 1);
  ::alarm(seconds_);
}

}  // namespace pumice::test
