// A captured object of a global class keeps its class if a namespace, a template parameter, a
// function parameter or a local declaration hides the name of the class.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
#include "check.h"
using namespace concurrency;

// The classes convert from every type, so that an object of the wrong class has another value.
struct T {
  int z = 1;
  T() {}
  T(const T &) = default;
  template <typename U>
  T(const U &u)
  restrict(cpu, amp) : z(100) {}
};
T mk() { return T(); }
struct other {
  int z = 9;
  other() {}
  other(const other &) = default;
  template <typename U>
  other(const U &u) restrict(cpu, amp) : z(900) {}
};

// A class of the enclosing namespace hides the global class.
namespace with_class {
struct T {
  int z = 3;
  T() {}
  T(const T &) = default;
  template <typename U>
  T(const U &u)
  restrict(cpu, amp) : z(300) {}
};
int f() {
  auto a = mk();
  array_view<int, 1> v(2);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a.z; });
  return v[0];
}
} // namespace with_class

// A type parameter of a function template hides the class.
template <typename T>
int type_parameter(T t) {
  auto a = mk();
  array_view<int, 1> v(2);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a.z; });
  return v[0];
}

// A type parameter of a class template hides the class.
template <typename T>
struct class_template {
  int in_class() {
    auto a = mk();
    array_view<int, 1> v(2);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a.z; });
    return v[0];
  }
  int out_of_class();
};
template <typename T>
int class_template<T>::out_of_class() {
  auto a = mk();
  array_view<int, 1> v(2);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a.z; });
  return v[0];
}

// A non-type template parameter hides the class. The kernel may use this parameter.
template <int T>
int value_parameter() {
  auto a = mk();
  array_view<int, 1> v(2);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a.z; });
  return v[0];
}
template <int T>
int used_value_parameter() {
  auto a = mk();
  array_view<int, 1> v(2);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a.z + T; });
  return v[0];
}

// A template template parameter hides the class.
template <typename>
struct box {};
template <template <typename> class T>
int template_parameter() {
  auto a = mk();
  array_view<int, 1> v(2);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a.z; });
  return v[0];
}

// A function parameter hides the class.
int function_parameter(int T) {
  auto a = mk();
  array_view<int, 1> v(2);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a.z + T * 1000; });
  return v[0];
}

// A local class that is declared after the object hides the global class.
int local_class() {
  auto a = mk();
  struct T {
    int z = 4;
  };
  T b;
  array_view<int, 1> v(2);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        T c;
        v[i] = a.z + b.z * 1000 + c.z * 10000;
      });
  return v[0];
}

// A local typedef of an arithmetic type hides the class.
int local_typedef() {
  typedef float T;
  auto a = mk();
  T b = 2.5f;
  array_view<int, 1> v(2);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        T c = b;
        v[i] = a.z + int(c * 2) * 1000;
      });
  return v[0];
}

// A local alias of a convertible class hides the class.
namespace with_typedef {
typedef T X;
}
int local_alias() {
  auto a = mk();
  using T = other;
  T b;
  array_view<int, 1> v(2);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        T c = b;
        v[i] = a.z + c.z * 1000;
      });
  return v[0];
}

// A local constant hides the class.
int local_constant() {
  auto a = mk();
  const int T = 6;
  array_view<int, 1> v(2);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a.z + T * 1000; });
  return v[0];
}

void test() {
  CHECK(with_class::f() == 1);
  CHECK(type_parameter(1) == 1);
  CHECK(type_parameter(other()) == 1);
  CHECK(class_template<other>().in_class() == 1);
  CHECK(class_template<other>().out_of_class() == 1);
  CHECK(value_parameter<2>() == 1);
  CHECK(used_value_parameter<2>() == 3);
  CHECK(template_parameter<box>() == 1);
  CHECK(function_parameter(7) == 7001);
  CHECK(local_class() == 44001);
  CHECK(local_typedef() == 5001);
  CHECK(local_alias() == 9001);
  CHECK(local_constant() == 6001);
}

int main() {
  test();
  return failures;
}
