#pragma once
#include <set>
#include <string>
#include <vector>

#include "backends/vulkan/capabilities.h"

// On the first use of a driver its risky features are tried out by a child process,
// `pumice-selftest`, which may crash or hang without harm to us. What fails is not used.
namespace pumice::backends::vulkan {

struct SelfTest {
  std::string program;  // pumice-selftest; empty: none is found
  std::string cache;    // file of results; empty: none is kept
  double seconds = 2;   // without a word of the child, before it is killed
  std::string fault;    // for the child to simulate, by tests

  // As settings say: PUMICE_VULKAN_SELFTEST is "0" for none, or the path of the program, which
  // otherwise lies beside this library, in ../bin or in ../libexec/pumice from there.
  static SelfTest standard(const Capabilities& c);
};

// Turns off in `c` what the driver of device `index` gets wrong, and says in c.self_test what was
// done. The features that `c` has enabled are those that are tried. Throws DeviceError when the
// device computes nothing right at all.
void self_test(const SelfTest& how, size_t index, Capabilities& c);

// What the program does: tries out everything but what `skip` names, and writes
//   begin FEATURE NAME
//   ok
//   wrong REASON
//   done
// on the standard output, each line at once. After something wrong it ends with status 4, since
// nothing can be trusted then; 3: there is no such device. `fault` ("f16:crash", "f16:hang",
// "f16:wrong") simulates a driver's.
struct SelfTestChild {
  size_t index = 0;
  std::string identity;  // of the device that is meant
  std::string without;   // features to do without, with commas between
  std::set<std::string> skip;
  std::string fault;
  double seconds = 2;
};
int run_self_test(const SelfTestChild& what);

// The name of the trial that asks for the shapes of matrices.
inline constexpr const char* matrices_asked = "cooperative_matrix asked";

// Tells a device, driver and version from others.
std::string identity_text(const Capabilities& c);

}  // namespace pumice::backends::vulkan
