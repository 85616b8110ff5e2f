//===--- private_fields.cpp - Comparison of classes with private members --===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "element_difference.h"
#include "support.h"
#include <amp_graphics.h>
#include <cstdlib>
#include <cstring>

// The comparison of elements for AMP2HIP_COMPARE whose class has constructors or private members.
// This file is compiled with debug information, from which the fields are read.

namespace private_fields_test {

using concurrency::graphics::float_3;

class point {
public:
  explicit point(float value) : y_(value) {}
  float &y() { return y_; }

private:
  char tag_ = 'p'; // padding follows
  float y_;
};
enum class color : unsigned char { red, green };
class body : public point {
public:
  explicit body(double mass) : point(1), mass_(mass) {}
  double mass_;
  static int count;

protected:
  color color_ = color::green; // padding follows
  point corners_[2][2] = {{point(1), point(2)}, {point(3), point(4)}};
  float_3 velocity_ = float_3(1, 2, 3);
  friend struct access;
};
int body::count = 0;
struct access {
  static point &corner(body &of) { return of.corners_[1][0]; }
  static float_3 &velocity(body &of) { return of.velocity_; }
  static color &color_of(body &of) { return of.color_; }
};
struct bits {
  explicit bits(int v) : low(0), value(v) {}
  unsigned low : 3;
  int value : 9;
};
struct variant {
  explicit variant(float v) : kind(0), real(v) {}
  int kind;
  union {
    float real;
    unsigned whole;
  };
};
namespace inner {
/// Another class of the name, of the same size.
class point {
public:
  explicit point(double value) : value_(value) {}

private:
  double value_;
};
} // namespace inner
/// An aggregate with a private class.
struct pair_of {
  point first;
  int second;
};
template <typename T>
class range {
public:
  range(T from, T to) : from_(from), to_(to) {}

private:
  T from_, to_;
};

/// A T whose padding has the given value.
template <typename T>
struct with_padding {
  union {
    T value;
    char bytes[sizeof(T)];
  };
  template <typename... Arguments>
  explicit with_padding(char padding, Arguments... arguments) {
    std::memset(bytes, padding, sizeof bytes);
    T made(arguments...);
    // Copies member by member, which leaves the padding.
    copy(value, made);
  }
  static void copy(point &to, const point &from) {
    std::memcpy(reinterpret_cast<char *>(&to), &from, 1);
    to.y() = const_cast<point &>(from).y();
  }
};

bool has_readelf() { return std::system("readelf --version > /dev/null 2>&1") == 0; }

} // namespace private_fields_test

using namespace private_fields_test;

TEST_CASE("private members are compared by their types, and padding is not compared") {
  if (!has_readelf())
    return;
  with_padding<point> a(0x11, 1.0f), b(0x22, 1.00001f);
  REQUIRE(std::memcmp(a.bytes + 1, b.bytes + 1, 3) != 0);
  CHECK(difference(a.value, b.value) == "");
  b.value.y() = 2;
  CHECK(difference(a.value, b.value) == "the number at byte 4 of is 1 on the GPU and 2 on the CPU");
}

TEST_CASE("members of bases, and in arrays, are compared") {
  if (!has_readelf())
    return;
  body a(1), b(1);
  CHECK(difference(a, b) == "");
  a.y() = 1.00001f;
  b.mass_ = 1 + 1e-12;
  access::corner(a).y() = 3.00001f;
  access::velocity(a).z = 3.00001f;
  CHECK(difference(a, b) == "");
  access::corner(a).y() = 3.5f;
  CHECK(difference(a, b).find(" is 3.5 on the GPU and 3 on the CPU") != std::string::npos);
  access::corner(a).y() = 3;
  access::velocity(a).y = 7;
  CHECK(difference(a, b).find(" is 7 on the GPU and 2 on the CPU") != std::string::npos);
  access::velocity(a).y = 2;
  access::color_of(a) = color::red;
  CHECK(difference(a, b).find(" is 0 on the GPU and 1 on the CPU") != std::string::npos);
}

TEST_CASE("bit-fields of a class with a constructor are compared by their bits") {
  if (!has_readelf())
    return;
  bits a(-3), b(-3);
  reinterpret_cast<unsigned char *>(&a)[3] = 0x55; // no bits of a member
  CHECK(difference(a, b) == "");
  b.value = 17;
  CHECK(difference(a, b).find("is -3 on the GPU and 17 on the CPU") != std::string::npos);
}

TEST_CASE("unions are compared by their bytes, which the message says") {
  if (!has_readelf())
    return;
  variant a(1), b(1);
  CHECK(difference(a, b) == "");
  b.whole += 1;
  const std::string text = difference(a, b);
  CHECK(text.find("byte 4 of is 0x3f800000 on the GPU and 0x3f800001 on the CPU") !=
        std::string::npos);
  CHECK(text.find("the bytes of a union are compared") != std::string::npos);
  b = a;
  b.kind = 2;
  CHECK(difference(a, b) == "the number at byte 0 of is 0 on the GPU and 2 on the CPU");
}

TEST_CASE("classes of one name in several namespaces are distinct") {
  if (!has_readelf())
    return;
  CHECK(difference(inner::point(1), inner::point(1 + 1e-12)) == "");
  CHECK(difference(inner::point(1), inner::point(2)) == "is 1 on the GPU and 2 on the CPU");
}

TEST_CASE("a private class in an aggregate, and instances of templates, are compared by member") {
  if (!has_readelf())
    return;
  CHECK(difference(pair_of{point(1), 3}, pair_of{point(1.00001f), 3}) == "");
  CHECK(difference(pair_of{point(1), 3}, pair_of{point(1), 4}) ==
        "the number at byte 8 of is 3 on the GPU and 4 on the CPU");
  CHECK(difference(range<float>(1, 2), range<float>(1.00001f, 2)) == "");
  CHECK(difference(range<int>(1, 2), range<int>(1, 9)) ==
        "the number at byte 4 of is 2 on the GPU and 9 on the CPU");
}
