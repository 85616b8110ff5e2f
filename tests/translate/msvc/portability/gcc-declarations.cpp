// Declarations that Microsoft's compiler and Clang accept, but not g++.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

#include <amp.h>
#include <vector>

class cloud {
public:
  int n = 3;
};
namespace shapes {
enum color { red, green };
typedef int length;
template <typename T>
struct box {
  T value;
};
} // namespace shapes

class view {
  // CHECK: void add(class cloud &c, std::vector<class cloud> more);
  void add(cloud &c, std::vector<cloud> more);
  // CHECK: void count(int cloud);
  void count(int cloud);

public:
  // CHECK: class cloud cloud;
  cloud cloud;
};
namespace shapes {
struct style {
  // CHECK: enum color get() const { return color; }
  color get() const { return color; }
  // CHECK: enum color color;
  color color;
  // CHECK: ::shapes::length length;
  length length;
  // CHECK: ::shapes::box<int> box;
  box<int> box;
};
} // namespace shapes

struct pixel {
  float a, b, c;
  pixel(float x, float y, float z) restrict(cpu, amp) : a(x), b(y), c(z) {}
};
void run(concurrency::array_view<float, 2> v) {
  concurrency::parallel_for_each(v.extent, [=](concurrency::index<2> i) restrict(amp) {
    v[i] = 1;
    // CHECK: pixel w((float(i[0])), float(i[1]), v(i));
    pixel w(float(i[0]), float(i[1]), v(i));
    // CHECK: pixel u(float(i[0]), float(3), v(i));
    pixel u(float(i[0]), float(3), v(i));
    v[i] = w.a * 10 + u.b + w.c;
  });
}
