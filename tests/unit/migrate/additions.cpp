// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of the merge of two translations of a header.
#include "migrate/merge/HeaderUnion.h"

#include <catch2/catch.hpp>

using amp2hip::migrate::mergeAdditions;

namespace {

/// Merges two texts, in both orders, after different marks. "none" if they cannot be merged.
std::string merged(const std::string &a, const std::string &b) {
  const std::string one = mergeAdditions("// a\n" + a, "// b\n" + b).value_or("// a\nnone");
  const std::string other = mergeAdditions("// a\n" + b, "// b\n" + a).value_or("// a\nnone");
  CHECK(one == other);
  return one.substr(5);
}

} // namespace

TEST_CASE("additions: includes of both texts", "[migrate]") {
  CHECK(merged("#include <cmath>\nint x;\n", "int x;\n") == "#include <cmath>\nint x;\n");
  CHECK(merged("int x;\n", "int y;\n") == "none");
}

TEST_CASE("additions: keywords of both texts", "[migrate]") {
  CHECK(merged("typename A<T>::B x = f<T>();", "A<T>::B x = g.template f<T>();") == "none");
  CHECK(merged("typename A<T>::B x = g.f<T>();", "A<T>::B x = g.template f<T>();") ==
        "typename A<T>::B x = g.template f<T>();");
  CHECK(merged("template <typename T> typename T::type t;", "template <typename T> T::type t;") ==
        "template <typename T> typename T::type t;");
  CHECK(merged("typename type::typename_ t;", "type::typename_ t;") ==
        "typename type::typename_ t;");
}

TEST_CASE("additions: a property in one text", "[migrate]") {
  CHECK(merged("f(m.get_rows(), n->extent);", "f(m.rows, n->get_extent());") ==
        "f(m.get_rows(), n->get_extent());");
  CHECK(merged("f(m.get_rows());", "f(m.rows());") == "none");
  CHECK(merged("f(get_rows());", "f(rows);") == "none");
}

TEST_CASE("additions: operators ## of macros", "[migrate]") {
  CHECK(
      merged("#define LOG(f, ...) g(f, ##__VA_ARGS__)", "#define LOG(f, ...) g(f, __VA_ARGS__)") ==
      "#define LOG(f, ...) g(f, ##__VA_ARGS__)");
  CHECK(merged("#define M(o, n) o.##n", "#define M(o, n) o.n") == "#define M(o, n) o.n");
}

TEST_CASE("additions: qualifiers", "[migrate]") {
  CHECK(merged("concurrency::array_view<T, 2> v; index<2> i;",
               "array_view<T, 2> v; concurrency::index<2> i;") ==
        "concurrency::array_view<T, 2> v; concurrency::index<2> i;");
  CHECK(merged("a::x v;", "b::x v;") == "none");
}

TEST_CASE("additions: this->", "[migrate]") {
  CHECK(merged("return this->f(x);", "return f(this->x);") == "return this->f(this->x);");
}

TEST_CASE("additions: components of indices that are subscripts in one text", "[migrate]") {
  CHECK(merged("a(t.local[0], u.global.x);", "a(t.local.y, u.global[1]);") ==
        "a(t.local[0], u.global[1]);");
  CHECK(merged("int x = v[2];", "int x = v.x;") == "none"); // v may have another type
}

TEST_CASE("additions: std::exception that is std::runtime_error in one text", "[migrate]") {
  CHECK(merged("#include <stdexcept>\nstruct e : std::runtime_error {",
               "struct e : std::exception {") ==
        "#include <stdexcept>\nstruct e : std::runtime_error {");
}

TEST_CASE("additions: checks of the compiler's version", "[migrate]") {
  const std::string rest = "\n#error Visual Studio is needed\n#endif\n";
  CHECK(merged("#if !(1900 >= 1800)" + rest, "#if !(_MSC_VER >= 1800)" + rest) ==
        "#if !(1900 >= 1800)" + rest);
  CHECK(merged("# if 0" + rest, "# ifndef _MSC_VER" + rest) == "# if 0" + rest);
  // Each source may compile another branch.
  CHECK(merged("#if 1900 < N" + rest, "#if _MSC_VER < N" + rest) == "none");
  CHECK(merged("#if 1900 > 1600\nint x;\n#endif", "#if _MSC_VER > 1600\nint x;\n#endif") == "none");
}

TEST_CASE("additions: forward declarations of later headers", "[migrate]") {
  const std::string one = "int f(int x); // declared in b.h\n",
                    two = "int g(); // declared in c.h\n",
                    rest = "template <typename T> int h(T t) {}\n";
  CHECK(merged("int x;\n" + one + "\n" + rest, "int x;\n" + rest) ==
        "int x;\n" + one + "\n" + rest);
  CHECK(merged(one + two + "\n" + rest, one + "\n" + rest) == one + two + "\n" + rest);
  CHECK(mergeAdditions("// a\n" + one + "\n" + rest, "// b\n" + two + "\n" + rest) ==
        "// a\n" + one + two + "\n" + rest);
  CHECK(merged("int f(int x);\n" + rest, rest) == "none");
}

TEST_CASE("additions: macros hidden from library headers", "[migrate]") {
  const std::string before =
                        "#pragma push_macro(\"max\")\n#undef max // a name of the C++ library\n",
                    after = "#pragma pop_macro(\"max\")\n";
  CHECK(merged("#include <a>\n" + before + "#include <b>\n" + after + "int x;\n",
               "#include <a>\n#include <b>\nint x;\n") ==
        "#include <a>\n" + before + "#include <b>\n" + after + "int x;\n");
  CHECK(merged("#undef max\nint x;\n", "int x;\n") == "none");
}

TEST_CASE("additions: lines in conflict", "[migrate]") {
  std::pair<std::string, std::string> conflict;
  CHECK(!mergeAdditions("// a\nint x;\n  int y;", "// b\nint x;\n  int z;", &conflict));
  CHECK(conflict == std::pair<std::string, std::string>("int y;", "int z;"));
}
