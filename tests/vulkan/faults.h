#pragma once
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "backends/vulkan/api.h"
#include "vulkan/device.h"

// A table of Vulkan functions that fail when told to and count the objects that live. Every
// device opened through instance() calls it; one Faults at a time.
namespace pumice::test {

class Faults {
 public:
  Faults();
  ~Faults();
  Faults(const Faults&) = delete;

  backends::vulkan::Instance& instance() { return instance_; }
  std::unique_ptr<hal::Device> open(Way way);  // the device of the tests

  enum class Lasting {
    once,     // this call alone
    forever,  // it and every later one of the same entry point
    lost,     // VK_ERROR_DEVICE_LOST; the VkDevice answers nothing else from then on
  };
  // Arms the `nth` (0: the next) call of an entry point from now on.
  void fail(const std::string& entry, int nth, VkResult result, Lasting lasting = Lasting::once);
  // Arms and counts nothing; a lost device stays lost.
  void clear();
  // Devices opened from now on claim the memory of a graphics card: a heap of their own that the
  // host does not see, of `bytes`, beside the host's. No more than that is given out.
  void pretend_card(uint64_t bytes);

  void limit_storage_range(uint32_t bytes);  // of devices opened from now on; 0: as it is
  // engine::open() and all else that uses the process's instance calls through the table too, for
  // good.
  void install();

  bool fired() const;                        // the armed call came
  std::map<std::string, int> calls() const;  // that return a VkResult, since the last clear()
  std::map<std::string, int> live() const;   // objects by the name of their maker
  uint64_t allocated() const;                // bytes of the card's memory
  std::vector<std::string> misuse() const;   // destroyed twice, left behind by their device, …

 private:
  backends::vulkan::Instance instance_;
};

// Whether an entry point may say that the device is lost.
bool loses_device(const std::string& entry);

// Ends the process with a message when a step takes too long, so that a hang is a failure.
class Watchdog {
 public:
  explicit Watchdog(unsigned seconds);
  ~Watchdog();
  void step(const std::string& name);

 private:
  unsigned seconds_;
};

}  // namespace pumice::test
