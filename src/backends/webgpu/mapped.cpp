#include "backends/webgpu/mapped.h"

namespace pumice::backends::webgpu {

const std::byte* Mapped::bytes(uint64_t size) const {
  if (!usable()) return nullptr;
  const Api& api = block->context.api;
  return static_cast<const std::byte*>(api.BufferGetConstMappedRange(block->handle, 0, size));
}

std::byte* Mapped::writable() const {
  if (!usable()) return nullptr;
  const Api& api = block->context.api;
  return static_cast<std::byte*>(api.BufferGetMappedRange(block->handle, 0, block->size));
}

void Mapped::unmap() {
  if (usable()) block->context.api.BufferUnmap(block->handle);
  mapped = false;
}

void map(Context& context, const std::shared_ptr<Mapped>& buffer, wg::Flags mode, OnMapped done) {
  struct Asked final : Request {
    std::shared_ptr<Mapped> buffer;
    OnMapped then;
    void done(wg::Status status, const std::string& message) override {
      // What follows may let go of the context, which the buffer needs to go itself.
      auto context = buffer->block->context.weak_from_this().lock();
      buffer->mapped = status == wg::Status::success;
      buffer->reported = true;
      if (then) then(status, message);
      then = nullptr;
      buffer.reset();
    }
  };
  auto request = std::make_unique<Asked>();
  request->buffer = buffer;
  request->then = std::move(done);
  buffer->reported = buffer->mapped = false;
  context.api.BufferMapAsync(buffer->block->handle, mode, 0, buffer->block->size,
                             context.report_to(std::move(request)));
}

}  // namespace pumice::backends::webgpu
