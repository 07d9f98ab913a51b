#include "backends/backend.h"

#include <exception>

#include "backends/cpu/compile.h"
#include "backends/cpu/device.h"
#include "pumice/error.h"

namespace pumice::backends {

namespace {

std::vector<Found> probe() {
  Found found;
  try {
    found.name = cpu::processor_name();
    found.memory_bytes = cpu::host_memory_bytes();
    found.reason = cpu::compiler_problem();
    if (found.reason.empty()) {
      found.driver = cpu::driver_name();
      cpu::host_threads();
    }
  } catch (const std::exception& e) {
    found.reason = e.what();
  }
  return {found};
}

std::unique_ptr<hal::Device> open(size_t index) {
  if (index != 0) throw DeviceError("cpu", "open", long(index), "there is one CPU device");
  if (std::string problem = cpu::compiler_problem(); !problem.empty())
    throw DeviceError("cpu", "open", 0, problem);
  return cpu::make_device(cpu::host_threads(), cpu::driver_name());
}

ir::Target target(const hal::Device&) {
  return cpu::describe(cpu::host_isa(), cpu::host_threads());
}

}  // namespace

extern const Backend cpu_backend;
const Backend cpu_backend = {"cpu", 10, probe, open, target, cpu::compile, cpu::disassemble};

}  // namespace pumice::backends
