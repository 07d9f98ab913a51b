#include "backends/vulkan/api.h"

#include <dlfcn.h>

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

PFN_vkGetInstanceProcAddr open_library() {
  constexpr const char* names[] = {"libvulkan.so.1", "libvulkan.so", "libvulkan.1.dylib",
                                   "libMoltenVK.dylib"};
  for (const char* name : names)
    if (void* library = dlopen(name, RTLD_NOW | RTLD_LOCAL))
      if (void* f = dlsym(library, "vkGetInstanceProcAddr"))
        return reinterpret_cast<PFN_vkGetInstanceProcAddr>(f);
  throw DeviceError("vulkan", "dlopen", 0, "no Vulkan library (libvulkan.so.1) on this machine");
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

void create(Instance& made) {
  VkApplicationInfo application{VK_STRUCTURE_TYPE_APPLICATION_INFO};
  application.pApplicationName = application.pEngineName = "pumice";
  application.apiVersion = VK_API_VERSION_1_3;
  VkInstanceCreateInfo info{VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO};
  info.pApplicationInfo = &application;
  const char* extension = VK_EXT_DEBUG_UTILS_EXTENSION_NAME;
  VkValidationFeatureEnableEXT enabled[] = {
      VK_VALIDATION_FEATURE_ENABLE_SYNCHRONIZATION_VALIDATION_EXT};
  VkValidationFeaturesEXT features{VK_STRUCTURE_TYPE_VALIDATION_FEATURES_EXT};
  VkDebugUtilsMessengerCreateInfoEXT messenger{
      VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT};
  messenger.messageSeverity = VK_DEBUG_UTILS_MESSAGE_SEVERITY_WARNING_BIT_EXT |
                              VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT;
  messenger.messageType = VK_DEBUG_UTILS_MESSAGE_TYPE_VALIDATION_BIT_EXT;
  messenger.pfnUserCallback = on_message;
  bool validate = setting("PUMICE_VULKAN_VALIDATION", false) && has_layer(made.api);
  if (validate) {
    features.enabledValidationFeatureCount = 1;
    features.pEnabledValidationFeatures = enabled;
    features.pNext = &messenger;
    info.pNext = &features;
    info.enabledLayerCount = info.enabledExtensionCount = 1;
    info.ppEnabledLayerNames = &validation_layer;
    info.ppEnabledExtensionNames = &extension;
  }
  check(made.api.vkCreateInstance(&info, nullptr, &made.handle), "vkCreateInstance");
  layer_active = validate;
}

void watch_messages(PFN_vkGetInstanceProcAddr get, const Instance& made) {
  auto make = reinterpret_cast<PFN_vkCreateDebugUtilsMessengerEXT>(
      get(made.handle, "vkCreateDebugUtilsMessengerEXT"));
  VkDebugUtilsMessengerCreateInfoEXT info{VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT};
  info.messageSeverity = VK_DEBUG_UTILS_MESSAGE_SEVERITY_WARNING_BIT_EXT |
                         VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT;
  info.messageType = VK_DEBUG_UTILS_MESSAGE_TYPE_VALIDATION_BIT_EXT;
  info.pfnUserCallback = on_message;
  VkDebugUtilsMessengerEXT messenger;
  if (make) check(make(made.handle, &info, nullptr, &messenger), "vkCreateDebugUtilsMessengerEXT");
}

Instance* make_instance() {
  auto get = open_library();
  auto made = std::make_unique<Instance>();
#define VK_GLOBAL(name) made->api.name = reinterpret_cast<PFN_##name>(get(nullptr, #name));
#include "backends/vulkan/entry_points.def"
  uint32_t version = VK_API_VERSION_1_0;
  if (made->api.vkEnumerateInstanceVersion) made->api.vkEnumerateInstanceVersion(&version);
  if (version < VK_API_VERSION_1_2)
    throw DeviceError("vulkan", "vkEnumerateInstanceVersion", long(version),
                      "the Vulkan library is older than 1.2");
  create(*made);
#define VK_INSTANCE(name) made->api.name = reinterpret_cast<PFN_##name>(get(made->handle, #name));
#include "backends/vulkan/entry_points.def"
  if (layer_active) watch_messages(get, *made);
  uint32_t count = 0;
  check(made->api.vkEnumeratePhysicalDevices(made->handle, &count, nullptr),
        "vkEnumeratePhysicalDevices");
  made->devices.resize(count);
  check(made->api.vkEnumeratePhysicalDevices(made->handle, &count, made->devices.data()),
        "vkEnumeratePhysicalDevices");
  made->devices.resize(count);
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

bool setting(const char* name, bool otherwise) {
  auto value = settings::text(name);
  return value ? *value != "0" : otherwise;
}

uint64_t validation_messages() { return message_count; }
bool validation_active() { return layer_active; }

}  // namespace pumice::backends::vulkan
