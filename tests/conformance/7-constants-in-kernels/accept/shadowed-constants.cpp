// A constant in a kernel is the constant that its name refers to at its use, and keeps its value
// and type if a later declaration hides the names of its declaration.
//
// accept: P-7.1-f, L-2.4.3.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include "check.h"
#include <amp.h>

using namespace concurrency;

// A constant's name in a kernel refers to the innermost constant of block, class or namespace
// scope.
const int k = 1;
const int m = 100;
struct S {
  static const int k = 2;
  enum { e = 20 };
  int f() {
    array_view<int, 1> v(8);
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          v[0] = k;
          v[1] = ::k;
          v[2] = e;
          v[3] = S::k;
          v[4] = m;
        });
    return v[0] + v[1] * 10 + v[2] * 100 + v[3] * 10000 + v[4] * 100000;
  }
  int g() {
    const int k = 3;
    array_view<int, 1> v(8);
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          v[0] = k;
          v[1] = ::k;
          v[3] = S::k;
          v[4] = m;
        });
    return v[0] + v[1] * 10 + v[3] * 100 + v[4] * 1000;
  }
  int h() {
    array_view<int, 1> v(8);
    const int m = k + 5;
    {
      const int k = 4;
      parallel_for_each(
          v.extent, [=](index<1> i) restrict(amp) {
            v[0] = k;
            v[1] = m;
            v[2] = S::k;
          });
    }
    {
      enum { k = 5 };
      parallel_for_each(
          v.extent, [=](index<1> i) restrict(amp) {
            v[3] = k;
            const int k = 6;
            v[4] = k;
            {
              enum { k = 7 };
              v[5] = k;
            }
            v[6] = k;
          });
    }
    return v[0] + v[1] * 10 + v[2] * 100 + v[3] * 1000 + v[4] * 10000 + v[5] * 100000 +
           v[6] * 1000000;
  }
};
namespace n {
const int k = 8;
namespace o {
const int k = 9;
int f() {
  array_view<int, 1> v(8);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[0] = k;
        v[1] = n::k;
        v[2] = ::k;
        v[3] = m;
      });
  return v[0] + v[1] * 10 + v[2] * 100 + v[3] * 1000;
}
int g() {
  using n::k;
  array_view<int, 1> v(8);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[0] = k;
        v[1] = o::k;
        v[2] = ::k;
      });
  return v[0] + v[1] * 10 + v[2] * 100;
}
int h(int k) {
  array_view<int, 1> v(8);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[0] = k;
        v[1] = o::k;
        v[2] = n::k;
      });
  return v[0] + v[1] * 10 + v[2] * 100;
}
} // namespace o
} // namespace n
void test_nested_scopes() {
  S s;
  CHECK(s.f() == 2 + 10 + 2000 + 20000 + 10000000);
  CHECK(s.g() == 3 + 10 + 200 + 100000);
  CHECK(s.h() == 4 + 70 + 200 + 5000 + 60000 + 700000 + 6000000);
  CHECK(n::o::f() == 9 + 80 + 100 + 100000);
  CHECK(n::o::g() == 8 + 90 + 100);
  CHECK(n::o::h(4) == 4 + 90 + 800);
  array_view<int, 1> v(4);
  using namespace n::o;
  {
    using n::o::k;
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          v[0] = k;
          v[1] = ::k;
        });
    CHECK(v[0] == 9 && v[1] == 1);
  }
  for (int k = 0; k < 2; ++k) {
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          v[0] = k;
          v[1] = ::k;
        });
    CHECK(v[0] == k && v[1] == 1);
  }
}

// A constant keeps its value if another local constant later hides the constant of its initializer.
void test_initializer_hidden_by_constant() {
  array_view<int, 1> v(2);
  const int m = k + 5;
  const int k = 4;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k * 10 + m; });
  CHECK(v[0] == 46);
}

// A constant keeps its value if a captured variable later hides the constant of its initializer.
void test_initializer_hidden_by_variable() {
  array_view<int, 1> v(2);
  const int m = k + 5;
  int k = 4 + failures;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k * 10 + m; });
  CHECK(v[0] == 46);
}

// A constant keeps its type if a local typedef later hides the typedef of its declaration.
typedef int num;
void test_typedef_hidden_by_typedef() {
  array_view<float, 1> v(2);
  const num m = 7;
  typedef float num;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        num z = 0.5f;
        v[i] = m / 2 + z;
      });
  CHECK(v[0] == 3.5f);
}

int main() {
  test_nested_scopes();
  test_initializer_hidden_by_constant();
  test_initializer_hidden_by_variable();
  test_typedef_hidden_by_typedef();
  return failures;
}
