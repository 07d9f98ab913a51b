#include "vulkan/faults.h"

#include <unistd.h>

#include <atomic>
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
  uint32_t range = 0;
  uint64_t card = 0;                    // bytes; 0: the memory as it is
  std::map<uint64_t, uint64_t> memory;  // allocations on the card
};
State& state() {
  static State made;
  return made;
}

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

PFN_vkDeviceWaitIdle real_idle = nullptr;

void lose(uint64_t dispatchable) {
  State& s = state();
  uint64_t device = dispatchable;
  for (const auto& [owner, queue] : s.queues)
    if (queue == dispatchable) device = owner;
  // What is really lost does not run on behind our back.
  real_idle(reinterpret_cast<VkDevice>(device));
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
  using Real = R(VKAPI_PTR*)(First, Rest...);
  static inline std::atomic<Real> real{nullptr};  // set anew as devices are opened
  static VKAPI_ATTR R VKAPI_CALL call(First first, Rest... rest) {
    Entry& entry = entry_of(id);
    if constexpr (std::is_same_v<R, VkResult>) {
      if (auto fault = before(entry, bits(first))) return *fault;
      VkResult result = real.load()(first, rest...);
      after(entry, result, first, rest...);
      return result;
    } else if constexpr (std::is_void_v<R>) {
      before_void(entry, first, rest...);
      real.load()(first, rest...);
      after_void(first, rest...);
    } else {
      return real.load()(first, rest...);
    }
  }
  static void set_real(PFN_vkVoidFunction f) { real = reinterpret_cast<Real>(f); }
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

// The driver behind the wrappers, with what a pretended card changes. Memory type 0 is the card's,
// type 1 the host's; both are the driver's type 0.
struct Card {
  PFN_vkGetPhysicalDeviceMemoryProperties2 properties = nullptr;
  PFN_vkGetPhysicalDeviceProperties limits = nullptr;
  PFN_vkGetPhysicalDeviceProperties2 limits2 = nullptr;
  PFN_vkGetBufferMemoryRequirements requirements = nullptr;
  PFN_vkAllocateMemory allocate = nullptr;
  PFN_vkFreeMemory free = nullptr;
};
Card card;

uint64_t card_in_use() {
  uint64_t sum = 0;
  for (const auto& [memory, bytes] : state().memory) sum += bytes;
  return sum;
}

VKAPI_ATTR void VKAPI_CALL card_properties(VkPhysicalDevice device,
                                           VkPhysicalDeviceMemoryProperties2* out) {
  card.properties(device, out);
  if (!state().card) return;
  constexpr VkFlags seen = VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT |
                           VK_MEMORY_PROPERTY_HOST_COHERENT_BIT |
                           VK_MEMORY_PROPERTY_HOST_CACHED_BIT;
  auto& m = out->memoryProperties;
  m.memoryTypeCount = m.memoryHeapCount = 2;
  m.memoryTypes[0] = {VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT, 0};
  m.memoryTypes[1] = {seen, 1};
  m.memoryHeaps[1] = {m.memoryHeaps[0].size, 0};
  m.memoryHeaps[0] = {state().card, VK_MEMORY_HEAP_DEVICE_LOCAL_BIT};
  auto* budget = static_cast<VkPhysicalDeviceMemoryBudgetPropertiesEXT*>(out->pNext);
  if (!budget) return;
  budget->heapBudget[0] = state().card;
  budget->heapUsage[0] = card_in_use();
  budget->heapBudget[1] = m.memoryHeaps[1].size;
  budget->heapUsage[1] = 0;
}

void limit(VkPhysicalDeviceLimits& limits) {
  if (state().range) limits.maxStorageBufferRange = state().range;
}
VKAPI_ATTR void VKAPI_CALL limited(VkPhysicalDevice device, VkPhysicalDeviceProperties* out) {
  card.limits(device, out);
  limit(out->limits);
}
VKAPI_ATTR void VKAPI_CALL limited2(VkPhysicalDevice device, VkPhysicalDeviceProperties2* out) {
  card.limits2(device, out);
  limit(out->properties.limits);
}

VKAPI_ATTR void VKAPI_CALL card_requirements(VkDevice device, VkBuffer buffer,
                                             VkMemoryRequirements* out) {
  card.requirements(device, buffer, out);
  if (state().card) out->memoryTypeBits = 3;
}

VKAPI_ATTR VkResult VKAPI_CALL card_allocate(VkDevice device, const VkMemoryAllocateInfo* info,
                                             const VkAllocationCallbacks* with,
                                             VkDeviceMemory* out) {
  bool on_card = state().card && info->memoryTypeIndex == 0;
  VkMemoryAllocateInfo real = *info;
  if (state().card) real.memoryTypeIndex = 0;
  std::unique_lock lock(state().mutex);
  if (on_card && card_in_use() + info->allocationSize > state().card)
    return VK_ERROR_OUT_OF_DEVICE_MEMORY;
  lock.unlock();
  VkResult result = card.allocate(device, &real, with, out);
  lock.lock();
  if (on_card && result >= 0) state().memory[bits(*out)] = info->allocationSize;
  return result;
}

VKAPI_ATTR void VKAPI_CALL card_free(VkDevice device, VkDeviceMemory memory,
                                     const VkAllocationCallbacks* with) {
  card.free(device, memory, with);
  std::lock_guard lock(state().mutex);
  state().memory.erase(bits(memory));
}

VKAPI_ATTR VkResult VKAPI_CALL fault_info(VkDevice, VkDeviceFaultCountsEXT* counts,
                                          VkDeviceFaultInfoEXT* info) {
  counts->addressInfoCount = counts->vendorInfoCount = 1;
  counts->vendorBinarySize = 0;
  if (!info) return VK_SUCCESS;
  std::strcpy(info->description, "a test pulled the plug");
  *info->pAddressInfos = {VK_DEVICE_FAULT_ADDRESS_TYPE_WRITE_INVALID_EXT, 0x12345, 0x1000};
  std::strcpy(info->pVendorInfos->description, "vendor says");
  info->pVendorInfos->vendorFaultCode = 7;
  info->pVendorInfos->vendorFaultData = 9;
  return VK_SUCCESS;
}

template <class F>
PFN_vkVoidFunction instead(PFN_vkVoidFunction real, F& keep, F own) {
  if (!keep) keep = reinterpret_cast<F>(real);
  return reinterpret_cast<PFN_vkVoidFunction>(own);
}

VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL get_proc(VkDevice device, const char* name) {
  PFN_vkVoidFunction real = state().get(device, name);
  std::string_view n = name;
  if (n == "vkGetDeviceFaultInfoEXT") return reinterpret_cast<PFN_vkVoidFunction>(fault_info);
  if (!real) return nullptr;
  if (n == "vkGetBufferMemoryRequirements")
    real = instead(real, card.requirements, &card_requirements);
  if (n == "vkAllocateMemory") real = instead(real, card.allocate, &card_allocate);
  if (n == "vkDeviceWaitIdle" && !real_idle)
    real_idle = reinterpret_cast<PFN_vkDeviceWaitIdle>(real);
  if (n == "vkFreeMemory") real = instead(real, card.free, &card_free);
  for (int id = 0; id < id_count; ++id)
    if (!std::strcmp(entry_of(id).name, name)) {
      entry_of(id).set_real(real);
      return entry_of(id).wrapper;
    }
  return real;
}

}  // namespace

// What the process's instance called before any table of ours.
const backends::vulkan::InstanceApi& driver() {
  static const backends::vulkan::InstanceApi api = backends::vulkan::instance().api;
  return api;
}

Faults::Faults() : instance_(backends::vulkan::instance()) {
  const auto& api = driver();
  state().get = api.vkGetDeviceProcAddr;
#define VK_INSTANCE(name)                                                       \
  entry_of(id_##name).set_real(reinterpret_cast<PFN_vkVoidFunction>(api.name)); \
  instance_.api.name = reinterpret_cast<PFN_##name>(entry_of(id_##name).wrapper);
#include "backends/vulkan/entry_points.def"
  instance_.api.vkGetDeviceProcAddr = get_proc;
  card.properties = api.vkGetPhysicalDeviceMemoryProperties2;
  card.limits = api.vkGetPhysicalDeviceProperties;
  card.limits2 = api.vkGetPhysicalDeviceProperties2;
  instance_.api.vkGetPhysicalDeviceMemoryProperties2 = card_properties;
  instance_.api.vkGetPhysicalDeviceProperties = limited;
  instance_.api.vkGetPhysicalDeviceProperties2 = limited2;
  clear();
}

void Faults::install() { backends::vulkan::instance().api = instance_.api; }
void Faults::limit_storage_range(uint32_t bytes) { state().range = bytes; }

Faults::~Faults() {
  clear();
  State& s = state();
  std::lock_guard lock(s.mutex);
  s.objects.clear();
  s.misuse.clear();
  s.lost.clear();
  s.queues.clear();
  s.card = s.range = 0;
}

std::unique_ptr<hal::Device> Faults::open(Way way) {
  WayScope scope(way);
  VkPhysicalDevice physical = instance_.devices[size_t(test_device())];
  return std::make_unique<backends::vulkan::Device>(instance_, physical,
                                                    backends::vulkan::examine(instance_, physical));
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

void Faults::pretend_card(uint64_t bytes) { state().card = bytes; }

uint64_t Faults::allocated() const {
  std::lock_guard lock(state().mutex);
  return card_in_use();
}

bool loses_device(const std::string& entry) { return reports_loss(entry); }

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
