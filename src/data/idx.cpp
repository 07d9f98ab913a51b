#include <fcntl.h>
#include <pumice/data.h>
#include <pumice/error.h>
#include <zlib.h>

#include <algorithm>
#include <bit>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fstream>

namespace pumice::data {
namespace {

[[noreturn]] void fail(const std::string& path, const std::string& what) {
  throw UsageError("[read_idx] '" + path + "' cannot be read: " + what);
}

// A file's bytes, unpacked piece by piece when they are gzip's.
class Source {
 public:
  explicit Source(const std::string& path) : path_(path), file_(std::fopen(path.c_str(), "rb")) {
    if (!file_) throw UsageError("[read_idx] cannot open '" + path + "': " + std::strerror(errno));
    refill();
    gzip_ = stream_.avail_in >= 2 && input_[0] == 0x1f && input_[1] == 0x8b;
    if (gzip_ && inflateInit2(&stream_, 15 + 16) != Z_OK) fail(path_, "zlib does not start");
  }
  Source(const Source&) = delete;
  Source& operator=(const Source&) = delete;
  ~Source() {
    if (gzip_) inflateEnd(&stream_);
    if (file_) std::fclose(file_);
  }

  // Fills `to` as far as the file goes; returns the number of bytes.
  size_t read(std::span<std::byte> to) {
    size_t have = 0;
    while (have < to.size()) {
      if (stream_.avail_in == 0 && !ended_) refill();
      size_t n = gzip_ ? unpack(to.subspan(have)) : copy(to.subspan(have));
      if (n == 0 && ended_ && stream_.avail_in == 0) break;
      have += n;
    }
    return have;
  }

  // Everything was read: the checksum was right and nothing follows.
  void expect_end() {
    std::byte extra;
    if (read({&extra, 1}) != 0) fail(path_, "more bytes follow than its header tells");
    if (gzip_ && !member_done_) fail(path_, cut);
  }

 private:
  static constexpr const char* cut = "the gzip data ends early (was the file cut?)";

  void refill() {
    stream_.next_in = input_;
    stream_.avail_in = uInt(std::fread(input_, 1, sizeof input_, file_));
    if (std::ferror(file_)) fail(path_, std::strerror(errno));
    ended_ = stream_.avail_in == 0;
  }

  size_t copy(std::span<std::byte> to) {
    size_t n = std::min<size_t>(to.size(), stream_.avail_in);
    std::memcpy(to.data(), stream_.next_in, n);
    stream_.next_in += n;
    stream_.avail_in -= uInt(n);
    return n;
  }

  size_t unpack(std::span<std::byte> to) {
    if (member_done_) {  // a gzip file may be several members, one after another
      if (stream_.avail_in == 0) return 0;
      if (inflateReset(&stream_) != Z_OK) fail(path_, "zlib does not start");
      member_done_ = false;
    }
    if (ended_ && stream_.avail_in == 0) fail(path_, cut);
    auto room = uInt(std::min<size_t>(to.size(), 1u << 30));
    stream_.next_out = reinterpret_cast<Bytef*>(to.data());
    stream_.avail_out = room;
    int code = inflate(&stream_, Z_NO_FLUSH);
    if (code == Z_STREAM_END)
      member_done_ = true;
    else if (code != Z_OK && code != Z_BUF_ERROR)
      fail(path_,
           std::string("the gzip data is corrupt: ") + (stream_.msg ? stream_.msg : zError(code)));
    return room - stream_.avail_out;
  }

  const std::string& path_;
  std::FILE* file_;
  unsigned char input_[1 << 16];
  z_stream stream_{};
  bool gzip_ = false, ended_ = false, member_done_ = false;
};

std::optional<DType> idx_dtype(unsigned char code) {
  switch (code) {
    case 0x08:
      return DType::u8;
    case 0x09:
      return DType::i8;
    case 0x0b:
      return DType::i16;
    case 0x0c:
      return DType::i32;
    case 0x0d:
      return DType::f32;
    case 0x0e:
      return DType::f64;
    default:
      return {};
  }
}

// Reads `bytes` bytes. The vector grows as they come, so that a wrong size in a header cannot
// make it allocate more than a little beyond what is there.
std::vector<std::byte> read_elements(Source& source, const std::string& path, uint64_t bytes) {
  std::vector<std::byte> data;
  while (data.size() < bytes) {
    size_t have = data.size(), step = std::max<size_t>(have, 1 << 20);
    data.resize(size_t(std::min<uint64_t>(bytes, have + step)));
    size_t n = source.read(std::span(data).subspan(have));
    if (have + n < data.size())
      fail(path, "its header tells of " + std::to_string(bytes) + " bytes, but only " +
                     std::to_string(have + n) + " are there (was the file cut?)");
  }
  return data;
}

void to_native(std::vector<std::byte>& data, size_t width) {
  if (width == 1 || std::endian::native == std::endian::big) return;
  for (size_t i = 0; i < data.size(); i += width)
    std::reverse(data.begin() + ptrdiff_t(i), data.begin() + ptrdiff_t(i + width));
}

}  // namespace

void Array::expect_dtype(DType wanted) const {
  if (wanted != dtype)
    throw UsageError("[values] the array holds " + std::string(name(dtype)) + ", not " +
                     std::string(name(wanted)));
}

Array read_idx(const std::string& path) {
  Source source(path);
  unsigned char magic[4];
  size_t n = source.read(std::as_writable_bytes(std::span(magic)));
  if (n < 4) fail(path, "it has " + std::to_string(n) + " bytes, too few for an IDX header");
  auto dtype = idx_dtype(magic[2]);
  if (magic[0] != 0 || magic[1] != 0 || !dtype)
    fail(path, "it does not start like an IDX file (two zero bytes and a dtype)");
  Array array{*dtype, {}, {}};
  uint64_t bytes = uint64_t(size_of(*dtype));
  for (int axis = 0; axis < magic[3]; ++axis) {
    unsigned char b[4];
    if (source.read(std::as_writable_bytes(std::span(b))) != 4)
      fail(path, "its header ends at size " + std::to_string(axis) + " of " +
                     std::to_string(magic[3]) + " (was the file cut?)");
    uint32_t size = uint32_t(b[0]) << 24 | uint32_t(b[1]) << 16 | uint32_t(b[2]) << 8 | b[3];
    array.shape.push_back(size);
    if (__builtin_mul_overflow(bytes, uint64_t(size), &bytes) || bytes > uint64_t(INT64_MAX))
      fail(path, "its shape " + text(array.shape) + " is too large");
  }
  array.bytes = read_elements(source, path, bytes);
  source.expect_end();
  to_native(array.bytes, size_t(size_of(*dtype)));
  return array;
}

}  // namespace pumice::data
