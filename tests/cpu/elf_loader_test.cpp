#include "backends/cpu/elf_loader.h"

#include <gtest/gtest.h>

#include <random>

#include "backends/cpu/c_compiler.h"
#include "backends/cpu/compile.h"
#include "codegen/llvm/assemble.h"
#include "pumice/error.h"

namespace pumice::backends::cpu {
namespace {

// Uses a constant pool, a jump out of the object and a second function.
constexpr const char* source = R"(
@table = private unnamed_addr constant [4 x double] [double 1.5, double 2.5, double 3.5, double 4.5]
define void @kernel(ptr %buffers, ptr %scalars, i64 %begin, i64 %end) #0 {
entry:
  %out = load ptr, ptr %buffers
  %place = getelementptr [4 x double], ptr @table, i64 0, i64 %begin
  %x = load double, ptr %place
  %y = frem double %x, 1.0
  %z = call double @twice(double %y)
  store double %z, ptr %out
  ret void
}
define double @twice(double %x) #1 {
  %y = fmul double %x, 2.0
  ret double %y
}
attributes #0 = { nounwind }
attributes #1 = { nounwind noinline }
)";

std::vector<std::byte> object() { return codegen::assemble_object(source, codegen::Isa::sse); }

using Entry = void (*)(void* const*, const int64_t*, int64_t, int64_t);

TEST(elf_loader, code_runs_with_its_constants_and_library_calls) {
  auto code = load_code(object());
  auto kernel = reinterpret_cast<Entry>(code->symbol("kernel"));
  ASSERT_NE(kernel, nullptr);
  EXPECT_NE(code->symbol("twice"), nullptr);
  EXPECT_EQ(code->symbol("table"), nullptr);
  EXPECT_EQ(code->symbol("nothing"), nullptr);
  double out = 0;
  void* buffers[] = {&out};
  kernel(buffers, nullptr, 2, 3);
  EXPECT_EQ(out, 1.0);  // 2 * (3.5 mod 1)
}

TEST(elf_loader, a_file_cut_anywhere_is_an_error) {
  auto whole = object();
  for (size_t n = 0; n < whole.size(); ++n) {
    std::vector<std::byte> cut(whole.begin(), whole.begin() + ptrdiff_t(n));
    EXPECT_THROW(load_code(cut), DeviceError) << n << " of " << whole.size();
  }
}

TEST(elf_loader, wrong_bytes_give_an_error_or_load_but_never_crash) {
  auto whole = object();
  std::mt19937 random(1);
  int loaded = 0, refused = 0;
  auto attempt = [&](const std::vector<std::byte>& file) {
    try {
      load_code(file);
      ++loaded;
    } catch (const DeviceError&) {
      ++refused;
    }
  };
  for (size_t i = 0; i < whole.size(); ++i)
    for (int value : {0x00, 0x7f, 0x80, 0xff}) {
      auto file = whole;
      file[i] = std::byte(value);
      attempt(file);
    }
  for (int repeat = 0; repeat < 2000; ++repeat) {
    auto file = whole;
    for (int n = 0; n < 8; ++n) file[random() % file.size()] = std::byte(random());
    attempt(file);
  }
  EXPECT_GT(loaded, 0);
  EXPECT_GT(refused, 0);
}

TEST(elf_loader, unknown_functions_are_named) {
  auto calls = codegen::assemble_object(
      "declare void @mystery()\ndefine void @f() { call void @mystery()\n ret void }",
      codegen::Isa::sse);
  try {
    load_code(calls);
    FAIL();
  } catch (const DeviceError& e) {
    EXPECT_NE(std::string(e.what()).find("mystery"), std::string::npos) << e.what();
  }
}

TEST(elf_loader, shared_libraries_of_a_c_compiler_stay_apart) {
  if (c_compiler().empty()) GTEST_SKIP() << "no C compiler";
  std::vector<std::unique_ptr<LoadedCode>> all;
  for (int i = 0; i < 3; ++i)
    all.push_back(load_code(
        compile_c("int f" + std::to_string(i) + "(void) { return " + std::to_string(10 + i) + "; }",
                  "-shared -fPIC")));
  all.erase(all.begin());
  all.push_back(load_code(compile_c("int f3(void) { return 13; }", "-shared -fPIC")));
  for (int i = 1; i < 4; ++i) {
    auto f = reinterpret_cast<int (*)()>(all[size_t(i - 1)]->symbol("f" + std::to_string(i)));
    ASSERT_NE(f, nullptr) << i;
    EXPECT_EQ(f(), 10 + i);
    EXPECT_EQ(all[size_t(i - 1)]->symbol("f0"), nullptr);
  }
}

TEST(elf_loader, wrong_c_is_a_compile_error) {
  if (c_compiler().empty()) GTEST_SKIP() << "no C compiler";
  try {
    compile_c("int f( {", "-shared -fPIC");
    FAIL();
  } catch (const CompileError& e) {
    EXPECT_EQ(e.source(), "int f( {");
    EXPECT_NE(e.log().find("error"), std::string::npos) << e.log();
  }
}

TEST(elf_loader, writable_data_is_refused) {
  auto data = codegen::assemble_object(
      "@n = global i32 3\ndefine i32 @f() { %x = load i32, ptr @n\n ret i32 %x }",
      codegen::Isa::sse);
  EXPECT_THROW(load_code(data), DeviceError);
}

}  // namespace
}  // namespace pumice::backends::cpu
