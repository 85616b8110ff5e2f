//===--- element_fields.cpp - Comparison of elements ----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "element_difference.h"
#include "support.h"
#include <amp_graphics.h>
#include <cstring>
#include <limits>

// The comparison of elements for AMP2HIP_COMPARE: members are found by their types, and padding is
// not compared.

namespace element_fields_test {

using concurrency::graphics::float_2;
using concurrency::graphics::float_4;

struct body {
  float x, y, z;
  int n;
};
struct padded {
  char tag;
  double value;
};
struct nested {
  padded inner[2];
  short matrix[2][2];
  float last;
};
struct derived : body {
  double mass;
};
struct bit_fields {
  int a : 3;
  unsigned b : 7;
  bool flag;
};
struct particle {
  float_4 position;
  float_2 uv;
  int id;
};
struct with_constructor {
  float value;
  with_constructor(float v) : value(v) {}
};
struct anonymous_struct {
  __extension__ struct {
    float x, y;
  };
  int n;
};
struct anonymous_union {
  float before;
  union {
    float real;
    unsigned bits;
  };
};
struct vector_and_union {
  float_2 v;
  union {
    float real;
    unsigned bits;
  };
};
union number {
  float real;
  unsigned bits;
};
struct many {
  float all[300];
};

/// A T whose padding has the given value.
template <typename T>
struct with_padding {
  union {
    T value;
    char bytes[sizeof(T)];
  };
  explicit with_padding(char padding) { std::memset(bytes, padding, sizeof bytes); }
};

} // namespace element_fields_test

using namespace element_fields_test;

TEST_CASE("numbers: the bound is relative to each number") {
  CHECK(difference(1.0f, 1.00005f) == "");
  CHECK(difference(1.0f, 1.05f) == "is 1 on the GPU and 1.05 on the CPU");
  CHECK(difference(1.0, 1.0 + 1e-9) == "is 1 on the GPU and 1.000000001 on the CPU");
  CHECK(difference(1.0f, 1.05f, {{0, 0.1, 0}, 0}) == "");
  CHECK(difference(1e-30f, 0.0f) == "is 1e-30 on the GPU and 0 on the CPU");
  CHECK(difference(1e-30f, 0.0f, {{0, 1e-4, 0}, 1e-20}) == "");
}

TEST_CASE("numbers: the default absolute bound depends on the largest number up to 1") {
  const auto near_zero = [](float largest) {
    amp2hip::element_fields fields(sizeof(float), amp2hip::layout_of<float>());
    const float gpu = 1e-8f, cpu = 0;
    fields.include(reinterpret_cast<const char *>(&largest));
    std::string part;
    return fields
        .difference(reinterpret_cast<const char *>(&gpu), reinterpret_cast<const char *>(&cpu),
                    usual_bounds, part)
        .has_value();
  };
  CHECK_FALSE(near_zero(1));
  CHECK_FALSE(near_zero(1e6f));
  CHECK(near_zero(1e-3f));
}

TEST_CASE("numbers: infinity equals only the same infinity, and NaN only NaN") {
  const double infinity = std::numeric_limits<double>::infinity();
  const double nan = std::numeric_limits<double>::quiet_NaN();
  CHECK(difference(infinity, infinity) == "");
  CHECK(difference(infinity, 5.0) == "is inf on the GPU and 5 on the CPU");
  CHECK(difference(infinity, -infinity) == "is inf on the GPU and -inf on the CPU");
  CHECK(difference(nan, -nan) == "");
  CHECK(difference(nan, infinity) != "");
  CHECK(difference(1.0, nan) != "");
  CHECK(difference(1e308, -1e308) != "");
}

TEST_CASE("integers are shown in decimal") {
  CHECK(difference(-2, 5) == "is -2 on the GPU and 5 on the CPU");
  CHECK(difference(3000000000u, 5u) == "is 3000000000 on the GPU and 5 on the CPU");
  CHECK(difference<signed char>(-2, 5) == "is -2 on the GPU and 5 on the CPU");
  CHECK(difference<unsigned short>(65535, 5) == "is 65535 on the GPU and 5 on the CPU");
  CHECK(difference(true, false) == "is 1 on the GPU and 0 on the CPU");
}

TEST_CASE("short vectors are compared by component") {
  CHECK(difference(float_4(1, 2, 3, 4), float_4(1, 2, 3.00001f, 4)) == "");
  CHECK(difference(float_4(1, 2, 3, 4), float_4(1, 2, 5, 4)) ==
        "component z of is 3 on the GPU and 5 on the CPU");
  CHECK(difference(concurrency::graphics::int_2(1, 2), concurrency::graphics::int_2(1, -2)) ==
        "component y of is 2 on the GPU and -2 on the CPU");
  CHECK(difference(concurrency::graphics::unorm(0.5f), concurrency::graphics::unorm(0.50001f)) ==
        "");
}

TEST_CASE("classes are compared by member") {
  CHECK(difference(body{1, 2, 3, 4}, body{1.0000001f, 2, 3, 4}) == "");
  CHECK(difference(body{1, 2, 3, 4}, body{1, 2, 3.5f, 4}) ==
        "the number at byte 8 of is 3 on the GPU and 3.5 on the CPU");
  CHECK(difference(body{1, 2, 3, 4}, body{1, 2, 3, 5}) ==
        "the number at byte 12 of is 4 on the GPU and 5 on the CPU");
  derived a = {}, b = {};
  b.mass = 1;
  CHECK(difference(a, b) == "the number at byte 16 of is 0 on the GPU and 1 on the CPU");
  CHECK(difference(anonymous_struct{{1, 2}, 3}, anonymous_struct{{1, 2.00001f}, 3}) == "");
}

TEST_CASE("padding is not compared") {
  with_padding<padded> a(1), b(2);
  a.value.tag = b.value.tag = 'x';
  a.value.value = 1;
  b.value.value = 1 + 1e-15;
  CHECK(difference(a.value, b.value) == "");
  b.value.tag = 'y';
  CHECK(difference(a.value, b.value) ==
        "the number at byte 0 of is 120 on the GPU and 121 on the CPU");
  nested c = {}, d = {};
  d.last = 1;
  CHECK(difference(c, d) == "the number at byte 40 of is 0 on the GPU and 1 on the CPU");
  c.matrix[1][0] = -7;
  CHECK(difference(c, d) == "the number at byte 36 of is -7 on the GPU and 0 on the CPU");
}

TEST_CASE("classes with short vectors are compared by member") {
  particle a = {float_4(1), float_2(2), 3}, b = a;
  b.position.y = 1.00001f;
  CHECK(difference(a, b) == "");
  b.uv.x = 3;
  CHECK(difference(a, b) == "the number at byte 16 of is 2 on the GPU and 3 on the CPU");
  b = a;
  b.id = 7;
  CHECK(difference(a, b) == "the number at byte 24 of is 3 on the GPU and 7 on the CPU");
}

TEST_CASE("bit-fields are compared by their bits") {
  with_padding<bit_fields> a(0), b(0x7f);
  a.value.a = b.value.a = -2;
  a.value.b = b.value.b = 100;
  a.value.flag = b.value.flag = true;
  CHECK(difference(a.value, b.value) == "");
  b.value.b = 101;
  CHECK(difference(a.value, b.value).find("is 100 on the GPU and 101 on the CPU") !=
        std::string::npos);
  b.value.b = 100;
  b.value.a = 3;
  CHECK(difference(a.value, b.value).find("is -2 on the GPU and 3 on the CPU") !=
        std::string::npos);
}

TEST_CASE("the bytes of classes whose members are unknown are compared") {
  CHECK(difference(with_constructor(1), with_constructor(1)) == "");
  CHECK(
      difference(with_constructor(1), with_constructor(2))
          .find("is 0x3f800000 on the GPU and 0x40000000 on the CPU; the members of "
                "'element_fields_test::with_constructor' are unknown, so its bytes are compared") !=
      std::string::npos);
  number n = {1}, m = {1.0000001f};
  CHECK(difference(n, m).find("members of 'element_fields_test::number'") != std::string::npos);
  anonymous_union u = {0, {1}}, v = u;
  v.bits += 1;
  CHECK(difference(u, v).find("bytes are compared") != std::string::npos);
  vector_and_union w = {float_2(1), {1}}, x = w;
  x.bits += 1;
  CHECK(difference(w, x).find("bytes are compared") != std::string::npos);
  many y = {}, z = {};
  z.all[299] = 1;
  CHECK(difference(y, z).find(", from byte 1196 on") != std::string::npos);
}
