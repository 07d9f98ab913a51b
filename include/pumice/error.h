#pragma once
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace pumice {

/// Base of every exception Pumice throws. The kinds below say whose fault it is.
class Error : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// The caller's mistake, thrown at the wrong call: `[matmul] inner sizes differ: (4, 3) x (2, 5)`.
class UsageError : public Error {
 public:
  using Error::Error;
};

/// A kernel did not compile on a device. Carries the generated source and the compiler's log.
class CompileError : public Error {
 public:
  CompileError(const std::string& what, std::string source, std::string log)
      : Error(what), source_(std::move(source)), log_(std::move(log)) {}
  const std::string& source() const { return source_; }
  const std::string& log() const { return log_; }

 private:
  std::string source_, log_;
};

/// A driver call failed: the API ("vulkan"), the call ("vkQueueSubmit") and its code.
class DeviceError : public Error {
 public:
  DeviceError(std::string api, std::string call, long code, const std::string& detail)
      : Error("[" + api + "] " + call + " failed (" + std::to_string(code) + ")" +
              (detail.empty() ? "" : ": " + detail)),
        api_(std::move(api)),
        call_(std::move(call)),
        detail_(detail),
        code_(code) {}
  const std::string& api() const { return api_; }
  const std::string& call() const { return call_; }
  long code() const { return code_; }
  const std::string& detail() const { return detail_; }

  /// What is known beyond the call.
  struct Attached {
    std::vector<std::string> later;  ///< texts of the errors that followed this one
    std::string source;              ///< the kernels that were running, as text
  };
  /// Empty for errors of calls that did not come of asynchronous work.
  const Attached& attached() const {
    static const Attached none;
    return attached_ ? *attached_ : none;
  }
  void attach(Attached what) { attached_ = std::make_shared<const Attached>(std::move(what)); }

 private:
  std::string api_, call_, detail_;
  long code_;
  std::shared_ptr<const Attached> attached_;
};

/// A bug in Pumice.
class InternalError : public Error {
 public:
  using Error::Error;
};

}  // namespace pumice
