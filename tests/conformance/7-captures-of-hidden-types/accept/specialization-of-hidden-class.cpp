// A captured object keeps its specialization if a declaration hides the name of the template or of
// its argument.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

// Both classes T convert from every type, so that an object of the wrong class has another value.
struct T {
  int z = 1;
  T() {}
  T(const T &) = default;
  template <typename U>
  T(const U &u)
  restrict(cpu, amp) : z(100) {}
};
T mk() { return T(); }
template <typename X>
struct Box {
  X x;
};
Box<T> mb() { return {}; }

// A member class hides the template argument.
struct scope {
  struct T {
    int z = 2;
    T() {}
    T(const T &) = default;
    template <typename U>
    T(const U &u)
    restrict(cpu, amp) : z(200) {}
  };
  int f() {
    auto a = mb();
    array_view<int, 1> v(2);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a.x.z; });
    return v[0];
  }
};

// A class of the enclosing namespace hides the template.
namespace with_box {
struct Box {};
int f() {
  auto a = mb();
  array_view<int, 1> v(2);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a.x.z; });
  return v[0];
}
} // namespace with_box

// A template parameter hides the template argument.
template <typename T>
int template_parameter(T) {
  auto a = mb();
  array_view<int, 1> v(2);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a.x.z; });
  return v[0];
}

// A function parameter hides the template.
int function_parameter(int Box) {
  auto a = mb();
  array_view<int, 1> v(2);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a.x.z + Box; });
  return v[0];
}

// The arguments are a global class and a class of the same name in the enclosing namespace.
struct part {
  int z = 1;
};
Box<part> make_box_of_part() { return {}; }
namespace with_part {
struct part {
  int z = 2;
};
int f() {
  auto a = make_box_of_part();
  auto b = Box<part>();
  array_view<int, 1> v(2);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a.x.z * 10 + b.x.z; });
  return v[0];
}
} // namespace with_part

void test() {
  CHECK(scope().f() == 1);
  CHECK(with_box::f() == 1);
  CHECK(template_parameter(1) == 1);
  CHECK(function_parameter(1) == 2);
  CHECK(with_part::f() == 12);
}

int main() {
  test();
  return failures;
}
