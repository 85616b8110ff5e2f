// A captured variable may have the name of the local class, enumeration or typedef that is its
// type.
//
// accept: P-7.1-f, P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

// A capture has the name of the function's local class that is its type.
namespace class_in_function {
int go(int k) {
  struct cell {
    int v;
  };
  int out[1] = {};
  array_view<int, 1> av(1, out);
  cell cell = {k};
  parallel_for_each(av.extent, [=](index<1> i) restrict(amp) { av[i] = cell.v; });
  av.synchronize();
  return out[0];
}
void test() { CHECK(go(3) == 3); }
} // namespace class_in_function

// A capture has the name of the function template's local class that is its type.
namespace class_in_function_template {
template <class T>
T go(T k) {
  struct cell {
    T v;
  };
  T out[1] = {};
  array_view<T, 1> av(1, out);
  cell cell = {k};
  parallel_for_each(av.extent, [=](index<1> i) restrict(amp) { av[i] = cell.v; });
  av.synchronize();
  return out[0];
}
void test() {
  CHECK(go(3) == 3);
  CHECK(go(.5f) == .5f);
}
} // namespace class_in_function_template

// A capture has the name of the local enumeration that is its type.
namespace enumeration {
int go(int k) {
  enum mode { off, on };
  int out[1] = {};
  array_view<int, 1> av(1, out);
  mode mode = k ? on : off;
  parallel_for_each(av.extent, [=](index<1> i) restrict(amp) { av[i] = mode == on ? 7 : 8; });
  av.synchronize();
  return out[0];
}
void test() { CHECK(go(3) == 7); }
} // namespace enumeration

// A capture in an inner block has the name of a local typedef for float.
namespace typedef_in_function {
int go(int k) {
  typedef float real;
  int out[1] = {};
  array_view<int, 1> av(1, out);
  {
    real real = k * 1.5f;
    parallel_for_each(av.extent, [=](index<1> i) restrict(amp) { av[i] = int(real); });
  }
  av.synchronize();
  return out[0];
}
void test() { CHECK(go(3) == 4); }
} // namespace typedef_in_function

// A capture in an inner block has the name of a local typedef for a template parameter.
namespace typedef_in_function_template {
template <class T>
T go(T k) {
  typedef T real;
  T out[1] = {};
  array_view<T, 1> av(1, out);
  {
    real real = k;
    parallel_for_each(av.extent, [=](index<1> i) restrict(amp) { av[i] = real; });
  }
  av.synchronize();
  return out[0];
}
void test() {
  CHECK(go(3) == 3);
  CHECK(go(.5f) == .5f);
}
} // namespace typedef_in_function_template

int main() {
  class_in_function::test();
  class_in_function_template::test();
  enumeration::test();
  typedef_in_function::test();
  typedef_in_function_template::test();
  return failures;
}
