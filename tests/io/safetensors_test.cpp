#include <gtest/gtest.h>
#include <pumice/error.h>
#include <pumice/io.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>
#include <cstring>
#include <filesystem>
#include <fstream>

#include "support/errors.h"

namespace pumice::io {
namespace {

using test::error_of;

namespace fs = std::filesystem;

// A folder of its own for every test, gone afterwards.
class SafetensorsTest : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::path(testing::TempDir()) / ("pumice_io_" + std::to_string(::getpid()));
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }
  std::string path(const std::string& name) const { return (folder_ / name).string(); }
  size_t files() const {
    return size_t(std::distance(fs::directory_iterator(folder_), fs::directory_iterator()));
  }

  fs::path folder_;
};

std::string slurp(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<std::byte> bytes_of(std::string_view text) {
  auto bytes = std::as_bytes(std::span(text));
  return {bytes.begin(), bytes.end()};
}

template <class T>
std::vector<std::byte> bytes_of(std::initializer_list<T> values) {
  auto bytes = std::as_bytes(std::span(values.begin(), values.size()));
  return {bytes.begin(), bytes.end()};
}

std::string with_length(std::string header, std::string_view data = "") {
  uint64_t size = header.size();
  std::string out(8, '\0');
  std::memcpy(out.data(), &size, 8);
  return out + header + std::string(data);
}

std::string error_of_header(const std::string& header, std::string_view data = "") {
  return error_of([&] { Safetensors(bytes_of(with_length(header, data)), "f.st"); });
}

// What the Python package safetensors 0.8.0 writes for the tensors of write_golden().
std::string golden() {
  std::string header = R"({"__metadata__":{"k":"v\")"
                       "\xc3\xa9"
                       R"("},"a":{"dtype":"I64","shape":[2],"data_offsets":[0,16]},)"
                       R"("scalar":{"dtype":"F64","shape":[],"data_offsets":[16,24]},)"
                       R"("b.weight":{"dtype":"F32","shape":[2,3],"data_offsets":[24,48]},)"
                       R"("empty":{"dtype":"F32","shape":[0,3],"data_offsets":[48,48]},)"
                       R"("half":{"dtype":"F16","shape":[2],"data_offsets":[48,52]},)"
                       R"("u16":{"dtype":"U16","shape":[1],"data_offsets":[52,54]},)"
                       R"("i16":{"dtype":"I16","shape":[1],"data_offsets":[54,56]},)"
                       R"("u":{"dtype":"U8","shape":[3],"data_offsets":[56,59]},)"
                       R"("flag":{"dtype":"BOOL","shape":[3],"data_offsets":[59,62]}}       )";
  std::string hex =
      "0700000000000000ffffffffffffffff00000000000004400000c03f000000c00000803e00004040000080400000"
      "a040003c00b8fffffeff010203010001";
  std::string data;
  for (size_t i = 0; i < hex.size(); i += 2) data += char(std::stoi(hex.substr(i, 2), nullptr, 16));
  return with_length(header, data);
}

void write_golden(const std::string& path) {
  auto a = bytes_of<int64_t>({7, -1});
  auto weight = bytes_of<float>({1.5f, -2, 0.25f, 3, 4, 5});
  auto scalar = bytes_of<double>({2.5});
  auto half = bytes_of<uint16_t>({0x3c00, 0xb800});
  auto u16 = bytes_of<uint16_t>({65535});
  auto i16 = bytes_of<int16_t>({-2});
  auto u = bytes_of<uint8_t>({1, 2, 3});
  auto flag = bytes_of<uint8_t>({1, 0, 1});
  std::vector<Entry> entries = {{"flag", DType::boolean, {3}, flag},
                                {"b.weight", DType::f32, {2, 3}, weight},
                                {"u", DType::u8, {3}, u},
                                {"half", DType::f16, {2}, half},
                                {"empty", DType::f32, {0, 3}, {}},
                                {"a", DType::i64, {2}, a},
                                {"scalar", DType::f64, {}, scalar},
                                {"i16", DType::i16, {1}, i16},
                                {"u16", DType::u16, {1}, u16}};
  write_safetensors(path, entries, {{"k", "v\"\u00e9"}});
}

TEST_F(SafetensorsTest, WritesTheBytesOfTheReferenceWriter) {
  write_golden(path("g.safetensors"));
  EXPECT_EQ(slurp(path("g.safetensors")), golden());
  EXPECT_EQ(files(), 1u);
}

TEST_F(SafetensorsTest, AnEmptyFileIsTheReferenceWriters) {
  write_safetensors(path("e"), {});
  EXPECT_EQ(slurp(path("e")), with_length("{}      "));
  Safetensors read(path("e"));
  EXPECT_TRUE(read.entries().empty());
}

TEST_F(SafetensorsTest, ReadsTheReferenceFile) {
  Safetensors file(bytes_of(golden()), "golden");
  ASSERT_EQ(file.entries().size(), 9u);
  EXPECT_EQ(file.metadata(), (Metadata{{"k", "v\"\u00e9"}}));
  const Entry* weight = file.find("b.weight");
  ASSERT_TRUE(weight);
  EXPECT_EQ(weight->dtype, DType::f32);
  EXPECT_EQ(weight->shape, (std::vector<int64_t>{2, 3}));
  float values[6];
  ASSERT_EQ(weight->bytes.size(), sizeof values);
  std::memcpy(values, weight->bytes.data(), sizeof values);
  EXPECT_EQ(values[1], -2.0f);
  EXPECT_EQ(values[5], 5.0f);
  EXPECT_EQ(file.find("scalar")->shape.size(), 0u);
  EXPECT_EQ(file.find("empty")->bytes.size(), 0u);
  EXPECT_EQ(file.find("flag")->dtype, DType::boolean);
  EXPECT_EQ(file.find("nothing"), nullptr);
}

TEST_F(SafetensorsTest, EveryCutIsRefused) {
  std::string whole = golden();
  for (size_t size = 0; size < whole.size(); ++size) {
    std::string message =
        error_of([&] { Safetensors(bytes_of(whole.substr(0, size)), "cut.safetensors"); });
    ASSERT_NE(message.find("[read_safetensors] 'cut.safetensors' cannot be read: "),
              std::string::npos)
        << size << ": " << message;
  }
}

TEST_F(SafetensorsTest, BytesAtTheEndAreRefused) {
  EXPECT_NE(error_of([&] {
              Safetensors(bytes_of(golden() + "x"), "f");
            }).find("its tensors end at byte 62 of the data, but there are 63"),
            std::string::npos);
}

// A flipped bit either is refused by a UsageError, or gives a file that is valid and consistent.
TEST_F(SafetensorsTest, EveryFlippedBitOfTheHeaderIsRefusedOrConsistent) {
  std::string whole = golden();
  size_t data = whole.size() - 62, refused = 0;
  for (size_t bit = 0; bit < data * 8; ++bit) {
    std::string broken = whole;
    broken[bit / 8] = char(broken[bit / 8] ^ (1 << (bit % 8)));
    try {
      Safetensors file(bytes_of(broken), "f");
      size_t covered = 0;
      for (const Entry& entry : file.entries()) {
        size_t bytes = size_t(size_of(entry.dtype));
        for (int64_t n : entry.shape) bytes *= size_t(n);
        ASSERT_EQ(entry.bytes.size(), bytes);
        covered += bytes;
      }
      ASSERT_EQ(covered, 62u);
    } catch (const UsageError& e) {
      ++refused;
    }
  }
  EXPECT_GT(refused, data * 4);  // most of the header matters
}

TEST_F(SafetensorsTest, WrongHeadersSayWhatIsWrong) {
  struct {
    const char* header;
    const char* says;
  } cases[] = {
      {"[]", "does not start with '{'"},
      {"{\"a\"", "not valid JSON"},
      {"{\"a\":1}", "tensor 'a' is not a JSON object"},
      {R"({"a":{"shape":[1],"data_offsets":[0,4]}})", "tensor 'a' has no dtype"},
      {R"({"a":{"dtype":"F32","data_offsets":[0,4]}})", "tensor 'a' has no shape"},
      {R"({"a":{"dtype":"F32","shape":[1]}})", "tensor 'a' has no data_offsets"},
      {R"({"a":{"dtype":"F33","shape":[1],"data_offsets":[0,4]}})", "unknown dtype \"F33\""},
      {R"({"a":{"dtype":"F32","shape":[-1],"data_offsets":[0,4]}})", "shape holds -1"},
      {R"({"a":{"dtype":"F32","shape":[1.0],"data_offsets":[0,4]}})", "shape holds 1.0"},
      {R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4,8]}})", "are not two numbers"},
      {R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[4,0]}})", "data_offsets are (4, 0)"},
      {R"({"a":{"dtype":"F32","shape":[2],"data_offsets":[0,4]}})", "takes 8 bytes"},
      {R"({"a":{"dtype":"F32","shape":[4294967296,4294967296],"data_offsets":[0,4]}})",
       "too large"},
      {R"({"a":{"dtype":"F32","shape":[2],"data_offsets":[0,8]}})", "there are only 4"},
      {R"({"a":{"dtype":"U8","shape":[3],"data_offsets":[1,4]}})", "starts at byte 1"},
      {R"({"a":{"dtype":"U8","shape":[3],"data_offsets":[0,3]}})", "end at byte 3"},
      {R"({"a":{"dtype":"U8","shape":[3],"data_offsets":[0,3]},)"
       R"("b":{"dtype":"U8","shape":[2],"data_offsets":[2,4]}})",
       "tensor 'b' starts at byte 2"},
      {R"({"a":{"dtype":"U8","shape":[4],"data_offsets":[0,4]},)"
       R"("a":{"dtype":"U8","shape":[4],"data_offsets":[0,4]}})",
       "names 'a' twice"},
      {R"({"__metadata__":{"n":1},"a":{"dtype":"U8","shape":[4],"data_offsets":[0,4]}})",
       "__metadata__ 'n' is not a string"},
  };
  for (const auto& c : cases) {
    std::string message = error_of_header(c.header, "abcd");
    EXPECT_NE(message.find(c.says), std::string::npos) << c.header << "\n" << message;
    EXPECT_NE(message.find("'f.st'"), std::string::npos) << message;
  }
  std::string deep = "{\"a\":" + std::string(100000, '[');
  EXPECT_NE(error_of_header(deep).find("nests too deeply"), std::string::npos);
}

TEST_F(SafetensorsTest, ALengthOutOfReasonIsRefusedWithoutAllocating) {
  std::string file(16, '\xff');
  EXPECT_NE(error_of([&] { Safetensors(bytes_of(file), "f"); }).find("no safetensors file"),
            std::string::npos);
}

TEST_F(SafetensorsTest, MissingFileAndFolderAreNamed) {
  EXPECT_EQ(error_of([&] { Safetensors read(path("none")); }),
            "[read_safetensors] cannot open '" + path("none") + "': No such file or directory");
  EXPECT_EQ(error_of([&] { Safetensors read(folder_.string()); }),
            "[read_safetensors] cannot read '" + folder_.string() + "': Is a directory");
  EXPECT_EQ(error_of([&] { write_safetensors(path("no/f"), {}); }),
            "[write_safetensors] cannot create '" + path("no/f") + "': No such file or directory");
  EXPECT_EQ(error_of([&] { write_safetensors(folder_.string(), {}); }),
            "[write_safetensors] cannot write '" + folder_.string() + "': Is a directory");
}

TEST_F(SafetensorsTest, WrongEntriesAreNamed) {
  auto two = bytes_of<float>({1, 2});
  auto write = [&](std::vector<Entry> entries) {
    return error_of([&] { write_safetensors(path("f"), entries); });
  };
  EXPECT_EQ(write({{"w", DType::f32, {3}, two}}),
            "[write_safetensors] tensor 'w': shape (3) of f32 takes 12 bytes, 8 given");
  EXPECT_EQ(write({{"w", DType::f32, {-2}, two}}),
            "[write_safetensors] tensor 'w': shape (-2) is negative or too large");
  EXPECT_EQ(write({{"w", DType::f32, {2}, two}, {"w", DType::u8, {8}, two}}),
            "[write_safetensors] two tensors are named 'w'");
  EXPECT_EQ(write({{"__metadata__", DType::f32, {2}, two}}),
            "[write_safetensors] tensor '__metadata__': this name is reserved");
  EXPECT_NE(write({{"\xff", DType::f32, {2}, two}}).find("not UTF-8"), std::string::npos);
  EXPECT_EQ(files(), 0u);
}

// The limit on file sizes stands in for a full disk: a write fails in the middle of the file.
TEST_F(SafetensorsTest, AFullDiskLeavesTheOldFileAndNothingElse) {
  std::vector<std::byte> big(1 << 20);
  std::vector<Entry> entries = {{"w", DType::u8, {1 << 20}, big}};
  write_golden(path("f"));
  std::string message;
  rlimit old{};
  ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &old), 0);
  auto handler = std::signal(SIGXFSZ, SIG_IGN);
  rlimit tiny = old;
  tiny.rlim_cur = 4096;
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &tiny), 0);
  message = error_of([&] { write_safetensors(path("f"), entries); });
  std::string fresh = error_of([&] { write_safetensors(path("g"), entries); });
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &old), 0);
  std::signal(SIGXFSZ, handler);
  EXPECT_EQ(message, "[write_safetensors] cannot write '" + path("f") +
                         "': File too large (after 4096 of 1048656 bytes)");
  EXPECT_NE(fresh.find("File too large"), std::string::npos);
  EXPECT_EQ(files(), 1u);
  EXPECT_EQ(slurp(path("f")), golden());
}

// The most memory since the last call, in bytes.
uint64_t peak_memory() {
  uint64_t kib = 0;
  std::string line;
  for (std::ifstream status("/proc/self/status"); std::getline(status, line);)
    if (line.starts_with("VmHWM:")) kib = std::stoull(line.substr(6));
  std::ofstream("/proc/self/clear_refs") << 5;
  return kib << 10;
}

TEST_F(SafetensorsTest, ALargeFileNeverLiesInMemoryTwice) {
  if (!fs::exists("/proc/self/clear_refs")) GTEST_SKIP() << "no way to measure peaks here";
  DeviceScope scope(device("cpu"));
  constexpr int64_t n = 24 << 20;  // 96 MiB
  {
    std::vector<std::byte> zeros(4 * n);
    std::vector<Entry> entries = {{"w", DType::f32, {n}, zeros}};
    write_safetensors(path("f"), entries);
  }
  peak_memory();
  uint64_t before = peak_memory();
  auto loaded = load_tensors(path("f"));
  ASSERT_EQ(loaded.size(), 1u);
  EXPECT_LT(peak_memory(), before + 4 * n + (uint64_t(32) << 20));
}

TEST_F(SafetensorsTest, ADeviceIsWrittenInPlace) {
  if (::access("/dev/full", W_OK) != 0) GTEST_SKIP() << "no /dev/full here";
  auto two = bytes_of<float>({1, 2});
  std::vector<Entry> entries = {{"w", DType::f32, {2}, two}};
  EXPECT_NE(error_of([&] {
              write_safetensors("/dev/full", entries);
            }).find("[write_safetensors] cannot write '/dev/full': No space left on device"),
            std::string::npos);
  EXPECT_TRUE(fs::is_character_file("/dev/full"));
}

TEST_F(SafetensorsTest, AnExistingFileAndALinkAreReplaced) {
  std::ofstream(path("f")) << "old";
  fs::create_symlink(path("f"), path("link"));
  write_golden(path("link"));
  EXPECT_TRUE(fs::is_symlink(path("link")));
  EXPECT_EQ(slurp(path("f")), golden());
  EXPECT_EQ(files(), 2u);
}

}  // namespace
}  // namespace pumice::io
