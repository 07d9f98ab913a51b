#include <gtest/gtest.h>
#include <pumice/data.h>
#include <pumice/error.h>
#include <unistd.h>
#include <zlib.h>

#include <cstdio>
#include <fstream>

namespace pumice::data {
namespace {

class IdxTest : public testing::Test {
 protected:
  void SetUp() override { path_ = testing::TempDir() + "pumice_idx_" + std::to_string(::getpid()); }
  void TearDown() override { std::remove(path_.c_str()); }

  void write(const std::string& bytes) const {
    std::ofstream(path_, std::ios::binary).write(bytes.data(), std::streamsize(bytes.size()));
  }
  std::string error_of(const std::string& bytes) const {
    write(bytes);
    try {
      read_idx(path_);
    } catch (const UsageError& e) {
      return e.what();
    }
    return "";
  }

  std::string path_;
};

std::string gzip(const std::string& bytes) {
  z_stream stream{};
  EXPECT_EQ(deflateInit2(&stream, 9, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY), Z_OK);
  std::string out(bytes.size() + 1000, '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
  stream.avail_in = uInt(bytes.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = uInt(out.size());
  EXPECT_EQ(deflate(&stream, Z_FINISH), Z_STREAM_END);
  out.resize(out.size() - stream.avail_out);
  deflateEnd(&stream);
  return out;
}

std::string idx(char dtype, std::initializer_list<char> sizes, const std::string& elements) {
  std::string out{'\0', '\0', dtype, char(sizes.size())};
  for (char size : sizes) out += std::string(3, '\0') + size;
  return out + elements;
}

const std::string two_by_three = idx(0x08, {2, 3}, "abcdef");

TEST_F(IdxTest, PlainAndGzip) {
  for (const std::string& bytes : {two_by_three, gzip(two_by_three)}) {
    write(bytes);
    Array array = read_idx(path_);
    EXPECT_EQ(array.dtype, DType::u8);
    EXPECT_EQ(array.shape, (Shape{2, 3}));
    EXPECT_EQ(array.values<uint8_t>()[5], 'f');
    EXPECT_THROW(array.values<int8_t>(), UsageError);
  }
}

TEST_F(IdxTest, WiderElementsAreBigEndian) {
  write(idx(0x0b, {2}, std::string("\x01\x02\xff\xfe", 4)));
  EXPECT_EQ(read_idx(path_).values<int16_t>()[0], 0x0102);
  EXPECT_EQ(read_idx(path_).values<int16_t>()[1], -2);
  write(idx(0x0d, {1}, std::string("\x3f\xc0\x00\x00", 4)));
  EXPECT_EQ(read_idx(path_).values<float>()[0], 1.5f);
  write(idx(0x0e, {1}, std::string("\xc0\x04\x00\x00\x00\x00\x00\x00", 8)));
  EXPECT_EQ(read_idx(path_).values<double>()[0], -2.5);
  write(idx(0x0c, {1}, std::string("\x80\x00\x00\x01", 4)));
  EXPECT_EQ(read_idx(path_).values<int32_t>()[0], INT32_MIN + 1);
  write(idx(0x09, {1}, "\xff"));
  EXPECT_EQ(read_idx(path_).values<int8_t>()[0], -1);
}

TEST_F(IdxTest, EmptyAndRankZero) {
  write(idx(0x08, {0, 28}, ""));
  EXPECT_EQ(read_idx(path_).shape, (Shape{0, 28}));
  EXPECT_TRUE(read_idx(path_).bytes.empty());
  write(idx(0x08, {}, "x"));
  EXPECT_EQ(read_idx(path_).shape, Shape{});
  EXPECT_EQ(read_idx(path_).bytes.size(), 1u);
}

TEST_F(IdxTest, SeveralGzipMembers) {
  write(gzip(two_by_three.substr(0, 14)) + gzip(two_by_three.substr(14)));
  EXPECT_EQ(read_idx(path_).values<uint8_t>()[5], 'f');
}

TEST_F(IdxTest, EveryCutIsRefused) {
  for (const std::string& whole : {two_by_three, gzip(two_by_three)})
    for (size_t size = 0; size < whole.size(); ++size) {
      std::string message = error_of(whole.substr(0, size));
      ASSERT_NE(message.find("[read_idx] '" + path_ + "' cannot be read: "), std::string::npos)
          << size << message;
    }
}

// The checksum finds what the format does not. Only the bits that fill the last byte of the
// compressed data mean nothing.
TEST_F(IdxTest, EveryFlippedBitOfTheGzipDataIsRefused) {
  std::string whole = gzip(two_by_three);
  size_t last = whole.size() - 9, accepted = 0;
  for (size_t i = 10; i < whole.size(); ++i)
    for (int bit = 0; bit < 8; ++bit) {
      std::string broken = whole;
      broken[i] = char(broken[i] ^ (1 << bit));
      if (error_of(broken).empty()) {
        ++accepted;
        ASSERT_EQ(i, last);
        ASSERT_EQ(read_idx(path_).values<uint8_t>()[5], 'f');
      }
    }
  EXPECT_LT(accepted, 8u);
}

TEST_F(IdxTest, ErrorsSayWhatIsWrong) {
  auto says = [&](const std::string& bytes, const char* what) {
    EXPECT_NE(error_of(bytes).find(what), std::string::npos) << what << "\n" << error_of(bytes);
  };
  says("", "it has 0 bytes, too few for an IDX header");
  says("PNG, not IDX", "does not start like an IDX file");
  says(idx(0x07, {1}, "a"), "does not start like an IDX file");
  says(two_by_three.substr(0, 9), "its header ends at size 1 of 2");
  says(two_by_three.substr(0, 15), "its header tells of 6 bytes, but only 3 are there");
  says(two_by_three + "g", "more bytes follow than its header tells");
  says(gzip(two_by_three + "g"), "more bytes follow than its header tells");
  says(gzip(two_by_three) + "garbage", "corrupt");
  says(gzip(two_by_three).substr(0, 15), "was the file cut?");
  std::string huge{'\0', '\0', '\x0e', 4};
  says(huge + std::string(16, '\xff'), "is too large");
  // 16 EiB promised, nothing there: refused without asking for the memory.
  says(std::string{'\0', '\0', '\x08', 2} + std::string(8, '\x7f'), "but only 0 are there");
}

TEST_F(IdxTest, MissingFile) {
  try {
    read_idx(path_ + ".none");
    FAIL();
  } catch (const UsageError& e) {
    EXPECT_EQ(std::string(e.what()),
              "[read_idx] cannot open '" + path_ + ".none': No such file or directory");
  }
}

}  // namespace
}  // namespace pumice::data
