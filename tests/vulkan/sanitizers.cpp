// Drivers are not built with the thread sanitizer, which does not see how they order their own
// threads: a race with one of their frames says nothing of us. Without it nobody calls this.
extern "C" __attribute__((visibility("default"))) const char* __tsan_default_suppressions();
extern "C" const char* __tsan_default_suppressions() {
  return "race:libvulkan_lvp.so\nrace:libvk_swiftshader.so\n";
}
