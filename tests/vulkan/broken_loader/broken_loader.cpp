#include <dlfcn.h>
#include <vulkan/vulkan.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>

// A Vulkan library that is the real one but for one call. PUMICE_TEST_FAIL is "NAME NTH CODE": the
// nth call (0: the first) of an entry point gives the code; with "NTH+" every later one, too. Says
// at the end how many instances were made and destroyed.
namespace {

int made = 0, gone = 0;

struct Entry {
  const char* name;
  PFN_vkVoidFunction wrapper;
  PFN_vkVoidFunction real = nullptr;
  int calls = 0;
};
Entry& entry_of(int id);

// VK_SUCCESS when this call is not the one.
VkResult fault(Entry& entry) {
  int call = entry.calls++;
  const char* armed = std::getenv("PUMICE_TEST_FAIL");
  size_t length = std::strlen(entry.name);
  if (!armed || std::strncmp(armed, entry.name, length) != 0 || armed[length] != ' ')
    return VK_SUCCESS;
  char* end;
  long nth = std::strtol(armed + length, &end, 10);
  bool forever = *end == '+';
  long code = std::strtol(end + forever, nullptr, 10);
  return (forever ? call >= nth : call == nth) ? VkResult(code) : VK_SUCCESS;
}

template <int id, class F>
struct Wrapper;
template <int id, class... Args>
struct Wrapper<id, VkResult(VKAPI_PTR*)(Args...)> {
  static VKAPI_ATTR VkResult VKAPI_CALL call(Args... args) {
    Entry& entry = entry_of(id);
    VkResult result = fault(entry);
    if (result == VK_SUCCESS)
      result = reinterpret_cast<VkResult(VKAPI_PTR*)(Args...)>(entry.real)(args...);
    if (result >= 0 && !std::strcmp(entry.name, "vkCreateInstance")) ++made;
    return result;
  }
};

PFN_vkDestroyInstance real_destroy = nullptr;
VKAPI_ATTR void VKAPI_CALL destroy(VkInstance instance, const VkAllocationCallbacks* with) {
  ++gone;
  real_destroy(instance, with);
}

#define ENTRY(id, name) \
  { #name, reinterpret_cast<PFN_vkVoidFunction>(&Wrapper<id, PFN_##name>::call) }
Entry entries[] = {
    ENTRY(0, vkCreateInstance),
    ENTRY(1, vkEnumerateInstanceVersion),
    ENTRY(2, vkEnumerateInstanceExtensionProperties),
    ENTRY(3, vkEnumerateInstanceLayerProperties),
    ENTRY(4, vkEnumeratePhysicalDevices),
    ENTRY(5, vkCreateDebugUtilsMessengerEXT),
};
Entry& entry_of(int id) { return entries[id]; }

struct AtEnd {
  ~AtEnd() { std::fprintf(stderr, "instances made %d, destroyed %d\n", made, gone); }
} at_end;

}  // namespace

extern "C" __attribute__((visibility("default"))) PFN_vkVoidFunction vkGetInstanceProcAddr(
    VkInstance instance, const char* name) {
  static void* library = dlopen("libvulkan.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!library) return nullptr;
  static auto get =
      reinterpret_cast<PFN_vkGetInstanceProcAddr>(dlsym(library, "vkGetInstanceProcAddr"));
  PFN_vkVoidFunction real = get(instance, name);
  if (real && !std::strcmp(name, "vkDestroyInstance")) {
    real_destroy = reinterpret_cast<PFN_vkDestroyInstance>(real);
    return reinterpret_cast<PFN_vkVoidFunction>(&destroy);
  }
  for (Entry& entry : entries)
    if (real && !std::strcmp(name, entry.name)) {
      entry.real = real;
      return entry.wrapper;
    }
  return real;
}
