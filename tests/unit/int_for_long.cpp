//===--- int_for_long.cpp - writeIntForLong() -----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "text/IntForLong.h"
#include "text/RankedOverloads.h"
#include <catch2/catch.hpp>

using amp2hip::formatForInt;
using amp2hip::writeIntForLong;

static std::string written(llvm::StringRef code) {
  const auto changed = writeIntForLong(code);
  return changed ? changed->Text : code.str();
}

TEST_CASE("writeIntForLong: types") {
  CHECK(written("long a; unsigned long b; long int c; long unsigned int d;") ==
        "int a; unsigned int b; int c; unsigned int d;");
  CHECK(written("int long a; const long b = 1; static long const *c;") ==
        "int a; const int b = 1; static int const *c;");
  CHECK(written(
            "long long a; unsigned long long b; long int long c; long double d; double long e;") ==
        "long long a; unsigned long long b; long int long c; long double d; double long e;");
  CHECK(written("std::vector<long> v(long(1), (long)2);") == "std::vector<int> v(int(1), (int)2);");
  CHECK(written("unsigned\n  long\n  x;") == "unsigned\n  int\n  x;");
}

TEST_CASE("writeIntForLong: a type ends with its directive") {
  CHECK(written("#define T long\nlong x;\n#define U unsigned \\\n long\nlong y;") ==
        "#define T int\nint x;\n#define U unsigned \\\n int\nint y;");
  CHECK(written("#if defined(X)\nlong x;\n#else\nlong long x;\n#endif") ==
        "#if defined(X)\nint x;\n#else\nlong long x;\n#endif");
}

TEST_CASE("writeIntForLong: comments and names stay") {
  CHECK(!writeIntForLong("// long\n/* long 1L */ int longer = 1; auto s = \"long\";"));
  CHECK(!writeIntForLong(""));
}

TEST_CASE("writeIntForLong: literals") {
  CHECK(written("f(1L, 2l, 3UL, 4lu, 0xFFFFFFFFUL, 0x7FL, 1'000L, 07L)") ==
        "f(1, 2, 3U, 4u, 0xFFFFFFFFU, 0x7F, 1'000, 07)");
  CHECK(written("f(0xFFFFFFFFL)") == "f(0xFFFFFFFF)");
  CHECK(!writeIntForLong("f(1LL, 2ull, 1.0L, 1e3L, 2147483648L, 4294967296UL, 1i64)"));
}

TEST_CASE("writeIntForLong: literals of conditions") {
  CHECK(written("#if N >= 201103L\n#elif N > 1L\n#define M 1L\n#endif\nlong x = 2L;") ==
        "#if N >= 201103L\n#elif N > 1L\n#define M 1\n#endif\nint x = 2;");
}

TEST_CASE("writeIntForLong: overloads ranked by int and long") {
  const std::string ranked =
      "template <class T> auto f(const T &t, int) -> decltype(t.size()) { return 1; }\n"
      "template <class T, class U> size_t f(const T &, long) { return 2; }\n";
  CHECK(written(ranked + "long x = f(1, 0) + f(1, 0L);") == ranked + "int x = f(1, 0) + f(1, 0L);");
  CHECK(!writeIntForLong("template <class T> char test(decltype(&T::x), int);"
                         "template <class T> int test(T *, long);"));
  // Other functions, and parameters with names, have values.
  CHECK(written("int f(int); int f(long); long a = f(1L);") ==
        "int f(int); int f(int); int a = f(1);");
  CHECK(written("template <class T> T f(T, int a); template <class T> T f(T, long);") ==
        "template <class T> T f(T, int a); template <class T> T f(T, int);");
  CHECK(written("template <class T> T f(T, long); void g() { f(1, 1L); }") ==
        "template <class T> T f(T, int); void g() { f(1, 1); }");
}

TEST_CASE("writeIntForLong: limits and functions") {
  CHECK(written("LONG_MAX - LONG_MIN + ULONG_MAX") == "INT_MAX - INT_MIN + UINT_MAX");
  CHECK(written("x = strtol(s, 0, 10) + std::strtoul(s, 0, 0) + std::stol(s);") ==
        "x = _strtol32(s, 0, 10) + _strtoul32(s, 0, 0) + std::stoi(s);");
  CHECK(written("std::atol(s) + atol(s)") == "_atol32(s) + _atol32(s)");
  CHECK(written("using std::strtol; y = _tcstol(t, 0, 10);") ==
        "using std::strtol; y = _tcstol32(t, 0, 10);");
}

TEST_CASE("writeIntForLong: formats") {
  CHECK(written("f(\"%ld\", L\"%-8lu %05lX\", u8\"%lld %lf %ls %%ld\")") ==
        "f(\"%d\", L\"%-8u %05X\", u8\"%lld %lf %ls %%ld\")");
  CHECK(formatForInt("%ldms of 100%long, %*.*ld") == "%dms of 100%long, %*.*d");
}

TEST_CASE("writeIntForLong: the places of types") {
  const auto changed = writeIntForLong("f(1L); long a; unsigned long b;");
  REQUIRE(changed);
  REQUIRE(changed->Types.size() == 2);
  CHECK(llvm::StringRef(changed->Text).substr(changed->Types[0]).starts_with("int a"));
  CHECK(llvm::StringRef(changed->Text).substr(changed->Types[1]).starts_with("int b"));
}

TEST_CASE("writeIntForLong: overloads that int and long rank in another file") {
  const std::string header =
      "template <class T> auto size(const T &t, int) -> decltype(t.size());\n"
      "template <class T> size_t size(const T &, long);";
  const std::set<std::string> ranked = amp2hip::rankedFunctions(header);
  CHECK(ranked == std::set<std::string>{"size"});
  CHECK(amp2hip::rankedFunctions("void size(int); void size(long);").empty());
  const auto in_caller = [&](llvm::StringRef code) {
    const auto changed = writeIntForLong(code, ranked);
    return changed ? changed->Text : code.str();
  };
  CHECK(in_caller("size(v, 0L); other(v, 0L);") == "size(v, 0L); other(v, 0);");
  CHECK(in_caller("size(v, (long)0); other(v, (long)0);") == "size(v, (long)0); other(v, (int)0);");
  CHECK(in_caller("size(v, static_cast<long>(0)); size(v, long()); size(v, long{});") ==
        "size(v, static_cast<long>(0)); size(v, long()); size(v, long{});");
  CHECK(in_caller("long size = f<long>(0L);") == "int size = f<int>(0);");
}
