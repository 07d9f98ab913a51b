#include "backends/vulkan/api.h"

#ifdef _WIN32
#include <windows.h>
#else
#include <dlfcn.h>
#endif

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <mutex>

#include "base/settings.h"
#include "base/text.h"
#include "pumice/error.h"

namespace pumice::backends::vulkan {

namespace {

std::atomic<uint64_t> message_count{0};
std::atomic<bool> layer_active{false};

constexpr const char* validation_layer = "VK_LAYER_KHRONOS_validation";

VKAPI_ATTR VkBool32 VKAPI_CALL on_message(VkDebugUtilsMessageSeverityFlagBitsEXT severity,
                                          VkDebugUtilsMessageTypeFlagsEXT,
                                          const VkDebugUtilsMessengerCallbackDataEXT* data, void*) {
  if (severity >= VK_DEBUG_UTILS_MESSAGE_SEVERITY_WARNING_BIT_EXT) {
    ++message_count;
    std::fprintf(stderr, "vulkan validation: %s\n", data->pMessage);
  }
  return VK_FALSE;
}

struct Library {
  PFN_vkGetInstanceProcAddr get = nullptr;
  std::string name;
};

#ifdef _WIN32
constexpr const char* library_names[] = {"vulkan-1.dll"};
PFN_vkGetInstanceProcAddr get_proc(const char* name) {
  HMODULE library = LoadLibraryA(name);
  return library ? reinterpret_cast<PFN_vkGetInstanceProcAddr>(
                       GetProcAddress(library, "vkGetInstanceProcAddr"))
                 : nullptr;
}
#else
#ifdef __APPLE__
constexpr const char* library_names[] = {"libvulkan.1.dylib", "libvulkan.dylib",
                                         "libMoltenVK.dylib"};
#else
constexpr const char* library_names[] = {"libvulkan.so.1", "libvulkan.so"};
#endif
PFN_vkGetInstanceProcAddr get_proc(const char* name) {
  void* library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  return library
             ? reinterpret_cast<PFN_vkGetInstanceProcAddr>(dlsym(library, "vkGetInstanceProcAddr"))
             : nullptr;
}
#endif

Library open_library() {
  if (auto own = settings::text("PUMICE_VULKAN_LIBRARY")) {
    if (auto get = get_proc(own->c_str())) return {get, *own};
    throw DeviceError("vulkan", "dlopen", 0,
                      cat("PUMICE_VULKAN_LIBRARY: no Vulkan library ", *own));
  }
  for (const char* name : library_names)
    if (auto get = get_proc(name)) return {get, name};
  throw DeviceError("vulkan", "dlopen", 0,
                    cat("no Vulkan library (", library_names[0], ") on this machine"));
}

bool has_instance_extension(const InstanceApi& api, const char* name) {
  uint32_t count = 0;
  if (api.vkEnumerateInstanceExtensionProperties(nullptr, &count, nullptr) < 0) return false;
  std::vector<VkExtensionProperties> all(count);
  if (api.vkEnumerateInstanceExtensionProperties(nullptr, &count, all.data()) < 0) return false;
  all.resize(count);
  return std::any_of(all.begin(), all.end(),
                     [&](const auto& e) { return !std::strcmp(e.extensionName, name); });
}

bool has_layer(const InstanceApi& api) {
  uint32_t count = 0;
  if (api.vkEnumerateInstanceLayerProperties(&count, nullptr) < 0) return false;
  std::vector<VkLayerProperties> layers(count);
  if (api.vkEnumerateInstanceLayerProperties(&count, layers.data()) < 0) return false;
  for (const auto& layer : layers)
    if (!std::strcmp(layer.layerName, validation_layer)) return true;
  return false;
}

VkDebugUtilsMessengerCreateInfoEXT messenger_info() {
  VkDebugUtilsMessengerCreateInfoEXT info{VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT};
  info.messageSeverity = VK_DEBUG_UTILS_MESSAGE_SEVERITY_WARNING_BIT_EXT |
                         VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT;
  info.messageType = VK_DEBUG_UTILS_MESSAGE_TYPE_VALIDATION_BIT_EXT;
  info.pfnUserCallback = on_message;
  return info;
}

void create(Instance& made) {
  VkApplicationInfo application{VK_STRUCTURE_TYPE_APPLICATION_INFO};
  application.pApplicationName = application.pEngineName = "pumice";
  application.apiVersion = VK_API_VERSION_1_3;
  VkInstanceCreateInfo info{VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO};
  info.pApplicationInfo = &application;
  VkValidationFeatureEnableEXT enabled[] = {
      VK_VALIDATION_FEATURE_ENABLE_SYNCHRONIZATION_VALIDATION_EXT};
  VkValidationFeaturesEXT features{VK_STRUCTURE_TYPE_VALIDATION_FEATURES_EXT};
  VkDebugUtilsMessengerCreateInfoEXT messenger = messenger_info();
  std::vector<const char*> extensions;
  // Drivers that are Vulkan but for details (MoltenVK) show themselves to those who ask.
  if (has_instance_extension(made.api, VK_KHR_PORTABILITY_ENUMERATION_EXTENSION_NAME)) {
    extensions.push_back(VK_KHR_PORTABILITY_ENUMERATION_EXTENSION_NAME);
    info.flags |= VK_INSTANCE_CREATE_ENUMERATE_PORTABILITY_BIT_KHR;
  }
  bool validate = settings::flag("PUMICE_VULKAN_VALIDATION", false) && has_layer(made.api);
  if (validate) {
    features.enabledValidationFeatureCount = 1;
    features.pEnabledValidationFeatures = enabled;
    features.pNext = &messenger;
    info.pNext = &features;
    info.enabledLayerCount = 1;
    info.ppEnabledLayerNames = &validation_layer;
    extensions.push_back(VK_EXT_DEBUG_UTILS_EXTENSION_NAME);
  }
  info.enabledExtensionCount = uint32_t(extensions.size());
  info.ppEnabledExtensionNames = extensions.data();
  VkResult result = made.api.vkCreateInstance(&info, nullptr, &made.handle);
  if (result == VK_ERROR_INCOMPATIBLE_DRIVER)
    throw DeviceError("vulkan", "vkCreateInstance", result,
                      "no Vulkan driver is installed, or none could be loaded");
  // So the loader answers to a manifest that is no JSON, and drops all drivers for it.
  if (result == VK_ERROR_OUT_OF_HOST_MEMORY)
    throw DeviceError("vulkan", "vkCreateInstance", result,
                      "out of host memory, or the manifest of a driver is broken: "
                      "VK_LOADER_DEBUG=error says which");
  check(result, "vkCreateInstance");
  layer_active = validate;
}

void watch_messages(PFN_vkGetInstanceProcAddr get, const Instance& made) {
  auto make = reinterpret_cast<PFN_vkCreateDebugUtilsMessengerEXT>(
      get(made.handle, "vkCreateDebugUtilsMessengerEXT"));
  VkDebugUtilsMessengerCreateInfoEXT info = messenger_info();
  VkDebugUtilsMessengerEXT messenger;
  if (make) check(make(made.handle, &info, nullptr, &messenger), "vkCreateDebugUtilsMessengerEXT");
}

// A driver may come or go between the two calls.
void enumerate(Instance& made) {
  for (VkResult result = VK_INCOMPLETE; result == VK_INCOMPLETE;) {
    uint32_t count = 0;
    check(made.api.vkEnumeratePhysicalDevices(made.handle, &count, nullptr),
          "vkEnumeratePhysicalDevices");
    made.devices.resize(count);
    result = made.api.vkEnumeratePhysicalDevices(made.handle, &count, made.devices.data());
    check(result, "vkEnumeratePhysicalDevices");
    made.devices.resize(count);
  }
}

Instance* make_instance() {
  Library library = open_library();
  auto get = library.get;
  auto made = std::make_unique<Instance>();
  made->library = library.name;
#define VK_GLOBAL(name) made->api.name = reinterpret_cast<PFN_##name>(get(nullptr, #name));
#include "backends/vulkan/entry_points.def"
  uint32_t version = VK_API_VERSION_1_0;
  if (made->api.vkEnumerateInstanceVersion)
    check(made->api.vkEnumerateInstanceVersion(&version), "vkEnumerateInstanceVersion");
  if (version < VK_API_VERSION_1_2)
    throw DeviceError("vulkan", "vkEnumerateInstanceVersion", long(version),
                      "the Vulkan library is older than 1.2");
  create(*made);
#define VK_INSTANCE(name) made->api.name = reinterpret_cast<PFN_##name>(get(made->handle, #name));
#include "backends/vulkan/entry_points.def"
  try {
    if (layer_active) watch_messages(get, *made);
    enumerate(*made);
  } catch (...) {
    made->api.vkDestroyInstance(made->handle, nullptr);
    throw;
  }
  return made.release();
}

}  // namespace

Instance& instance() {
  static std::mutex mutex;
  static Instance* made = nullptr;
  std::lock_guard lock(mutex);
  if (!made) made = make_instance();
  return *made;
}

std::string result_name(VkResult result) {
  switch (result) {
    case VK_ERROR_OUT_OF_HOST_MEMORY:
      return "out of host memory";
    case VK_ERROR_OUT_OF_DEVICE_MEMORY:
      return "out of device memory";
    case VK_ERROR_INITIALIZATION_FAILED:
      return "initialisation failed";
    case VK_ERROR_DEVICE_LOST:
      return "device lost";
    case VK_ERROR_MEMORY_MAP_FAILED:
      return "memory map failed";
    case VK_ERROR_LAYER_NOT_PRESENT:
      return "layer not present";
    case VK_ERROR_EXTENSION_NOT_PRESENT:
      return "extension not present";
    case VK_ERROR_FEATURE_NOT_PRESENT:
      return "feature not present";
    case VK_ERROR_INCOMPATIBLE_DRIVER:
      return "incompatible driver";
    case VK_ERROR_TOO_MANY_OBJECTS:
      return "too many objects";
    case VK_ERROR_OUT_OF_POOL_MEMORY:
      return "out of pool memory";
    case VK_ERROR_INVALID_SHADER_NV:
      return "invalid shader";
    case VK_TIMEOUT:
      return "timeout";
    default:
      return "";
  }
}

void check(VkResult result, const char* call) {
  if (result < 0) throw DeviceError("vulkan", call, result, result_name(result));
}

uint64_t validation_messages() { return message_count; }
bool validation_active() { return layer_active; }

}  // namespace pumice::backends::vulkan
