#pragma once
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "hal/hal.h"
#include "ir/program.h"
#include "ir/target.h"

// The one header the engine sees of any backend.
namespace pumice::backends {

// A device that a backend found. `reason` says why it cannot be used; empty when it can.
struct Found {
  std::string name, driver, reason;
  bool software = false;
  uint64_t memory_bytes = 0;
};

struct Backend {
  const char* name;
  int preference;  // among devices that work, the highest is the default
  // Never throws. When the whole API is missing: one entry that says so.
  std::vector<Found> (*probe)();
  // index: into probe()'s list. Throws DeviceError.
  std::unique_ptr<hal::Device> (*open)(size_t index);
  ir::Target (*target)(const hal::Device& device);
  // Throws CompileError. Thread-safe.
  hal::Binary (*compile)(const ir::Program& program, const ir::Target& target);
  // Human-readable form of what compile makes (assembly, IR), for tools and goldens.
  std::string (*disassemble)(const ir::Program& program, const ir::Target& target);
  // What an open device offers and what of it is used, as name and value, for people and programs.
  // A name may come more than once. Null: nothing beyond the target.
  std::vector<std::pair<std::string, std::string>> (*describe)(const hal::Device& device) = nullptr;
  // What the driver's compiler says of an executable of this backend (registers, spills, …), as
  // name and value; none when it does not say. Null: none ever.
  std::vector<std::pair<std::string, std::string>> (*facts)(hal::Executable& executable) = nullptr;
};

std::span<const Backend* const> all();  // made from the backend folders by CMake

}  // namespace pumice::backends
