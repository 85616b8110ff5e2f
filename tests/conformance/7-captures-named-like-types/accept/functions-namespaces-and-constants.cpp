// Captured variables and parameters may have the names of types, functions, namespaces and
// constants. Inside the kernel they hide these declarations.
//
// accept: P-7.1-f, L-2.4.3.3-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
#include "check.h"
using namespace concurrency;

struct T {
  int z;
};
int fn(int) restrict(cpu, amp) { return 1; }
namespace ns {
const int c = 2;
}
const int gc = 3;
enum { en = 4 };
template <typename X>
struct tmm {
  X x;
};

// Captured variables have the names of a type, a function, a namespace, constants and an
// enumerator.
static int all_kinds(array_view<int, 1> v) {
  int T = 10, fn = 20, ns = 30, gc = 40, en = 50, tm = 60;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = T + fn + ns + gc + en + tm; });
  return v[0];
}

// The kernel uses the hidden declarations by elaborated and qualified names.
static int elaborated_and_qualified_names(array_view<int, 1> v, int T, int fn) {
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        struct T t = {5};
        v[i] = T + fn + t.z + ::fn(1) + ns::c;
      });
  return v[0];
}

// A parameter has the name of its class.
static int named_like_its_class(array_view<int, 1> v, struct T T) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = T.z; });
  return v[0];
}

// The index of the kernel has the name of a parameter of the function.
static int index_named_like_parameter(array_view<int, 1> v, int x) {
  parallel_for_each(v.extent, [=](index<1> x) restrict(amp) { v[x] = x[0] * 2; });
  return v[3];
}

// Variables of inner blocks of the kernel hide the captured variable.
static int inner_blocks(array_view<int, 1> v, int x) {
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        int y = x;
        {
          int x = 5;
          y += x;
          {
            float x = 2.5f;
            y += int(x * 2);
          }
        }
        v[i] = y + x;
      });
  return v[3];
}

// Captured parameters have the names of the library types index and extent.
static int named_like_index_and_extent(array_view<int, 1> index, int extent) {
  parallel_for_each(
      index.extent, [=](concurrency::index<1> i) restrict(amp) { index[i] = extent; });
  return index[3];
}

// Captured parameters have the names of the library types array_view and array.
static int named_like_views(array_view<int, 1> array_view, int array) {
  parallel_for_each(
      array_view.extent, [=](index<1> T) restrict(amp) { array_view[T] = array + T[0]; });
  return array_view[3];
}

// An init-capture copies a parameter whose name the index of the kernel has.
static int init_capture_of_hidden_parameter(array_view<int, 1> v, int operator_, int i) {
  parallel_for_each(v.extent, [ =, j = i ](index<1> i) restrict(amp) { v[i] = operator_ + j; });
  return v[3];
}

// Init-captures have the name of the parameter that initializes them.
static int init_captures_of_same_name(array_view<int, 1> v, int x) {
  parallel_for_each(v.extent, [ =, x = x * 2 ](index<1> i) restrict(amp) { v[i] = x; });
  int w = v[0];
  parallel_for_each(
      v.extent, [ v, x = float(x) / 2 ](index<1> i) restrict(amp) { v[i] = int(x * 4); });
  return w + v[3] * 100;
}

// A type parameter hides a global class.
template <typename T>
static int type_parameter(array_view<int, 1> v, T fn) {
  const T gc = T(5.5f);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        T tm = fn;
        v[i] = int(tm + gc) + int(sizeof(T));
      });
  return v[3];
}

// Local variables of the body have names of captures that precede them.
static int local_variable_after_capture(array_view<int, 1> v, int x) {
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        int s = x;
        int x = s * 2;
        v[i] = x + s;
      });
  return v[3];
}

// Variables of statements and parameters of lambdas hide the captured variable.
static int variables_of_statements(array_view<int, 1> v, int x) {
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        for (int x = 0; x < 3; ++x)
          v[i] = x;
        v[i] += x;
        if (int x = 7)
          v[i] += x;
        auto f = [](int x) restrict(amp) { return x; };
        v[i] += f(1);
      });
  return v[3];
}

// Parameters and local variables have the names of members.
struct C {
  int x = 1000;
  static const int y = 2000;
  int run(array_view<int, 1> v, int x, int y) const {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = x + y + C::y; });
    return v[3];
  }
  int run2(array_view<int, 1> v) const {
    int x = this->x + 1, run = 5, C = 6;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = x + run + C + y; });
    return v[3];
  }
};

void test_functions() {
  array_view<int, 1> v(4);
  CHECK(all_kinds(v) == 210);
  CHECK(elaborated_and_qualified_names(v, 100, 200) == 308);
  CHECK(named_like_its_class(v, T{9}) == 9);
  CHECK(index_named_like_parameter(v, 4) == 6);
  CHECK(inner_blocks(v, 4) == 18);
  CHECK(named_like_index_and_extent(v, 4) == 4);
  CHECK(named_like_views(v, 4) == 7);
  CHECK(init_capture_of_hidden_parameter(v, 4, 1) == 5);
  CHECK(init_captures_of_same_name(v, 5) == 1010);
  CHECK(type_parameter(v, 2.5f) == 12);
  CHECK(type_parameter(v, 2) == 11);
  CHECK(local_variable_after_capture(v, 2) == 6);
  CHECK(variables_of_statements(v, 100) == 110);
  CHECK(C().run(v, 1, 2) == 2003);
  CHECK(C().run2(v) == 3012);
}

// The kernel uses a hidden class, function and namespace by elaborated and qualified names.
int v2 = 1;
struct S {
  int x;
};
int scale(int x) restrict(cpu, amp) { return x * 2; }
namespace math {
const int K = 9;
int f() restrict(amp) { return 3; }
} // namespace math
void test_elaborated_names() {
  int out[4] = {};
  array_view<int, 1> array_view_(4, out);
  extent<1> extent(4);
  index<1> index(2);
  struct S S{5};
  int scale = 3, math = 4, operator_ = 1, self = 6, amp = 7;
  auto &view = array_view_;
  parallel_for_each(
      concurrency::extent<1>(1), [=](concurrency::index<1> i) restrict(amp) {
        struct S T{S.x};
        concurrency::index<1> j = index;
        view[0] = S.x + extent[0] * 10;
        view[1] = ::scale(scale) + math;
        view[2] = math::f() + math::K + self;
        view[j + 1] = T.x + amp + operator_ + i[0];
      });
  array_view_.synchronize();
  CHECK(out[0] == 45);
  CHECK(out[1] == 10);
  CHECK(out[2] == 18);
  CHECK(out[3] == 13);
}

int main() {
  test_functions();
  test_elaborated_names();
  return failures;
}
