// A type name in a kernel refers to the local or qualified type of its scope, not to a global type
// that this type hides.
//
// accept: P-7.1-f, L-2.4.3.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

struct T {
  int a = 1;
};
typedef int real;
template <typename X>
struct box {
  X x;
  static constexpr int id = 1;
};
namespace ns {
struct T {
  int a = 3;
};
typedef float real;
static const int c = 30;
} // namespace ns
// Local types, an alias of the global class and qualified names.
static void types_of_function() {
  array_view<float, 1> v(8);
  T g0;
  struct T {
    int a = 2;
  };
  typedef float real;
  using Glob = ::T;
  T l;
  real r = 1.5f;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        T q;
        ::T w;
        Glob z;
        real h = 0.5f;
        ::real k = real(2.5f);
        v[0] = q.a + l.a * 10 + g0.a * 100 + w.a * 1000 + z.a * 10000;
        v[1] = r + h;
        v[2] = k;
      });
  CHECK(v[0] == 11122);
  CHECK(v[1] == 2.f);
  CHECK(v[2] == 2);
}
// Block types, using-declarations, using-directives and a namespace alias.
static void types_of_blocks() {
  array_view<float, 1> v(8);
  T a;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        T q;
        v[0] = q.a;
        v[3] = a.a;
      });
  struct T {
    int a = 5;
  };
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        T q;
        v[1] = q.a;
        v[4] = a.a;
      });
  {
    using ns::T;
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          T q;
          v[2] = q.a;
        });
  }
  {
    using namespace ns;
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          T q;
          v[5] = q.a;
          v[6] = c;
        });
  }
  {
    namespace z = ns;
    const int c = 31;
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          z::T q;
          v[7] = q.a + c + z::c;
        });
  }
  float w[] = {1, 5, 3, 1, 1, 5, 30, 64};
  for (int i = 0; i < 8; ++i)
    CHECK(v[i] == w[i]);
}
// Member types and a template parameter.
struct M {
  struct T {
    int a = 7;
  };
  typedef double real;
  template <typename X>
  struct box {
    X x;
    static constexpr int id = 2;
  };
  int g() {
    array_view<int, 1> v(8);
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          T q;
          ::T w;
          v[0] = q.a;
          v[1] = w.a;
          v[2] = sizeof(real);
          v[3] = sizeof(::real);
          v[4] = box<int>::id;
          v[5] = ::box<int>::id;
        });
    return v[0] * 100000 + v[1] * 10000 + v[2] * 1000 + v[3] * 100 + v[4] * 10 + v[5];
  }
  int h();
  template <typename box>
  int k(box b) {
    array_view<int, 1> v(8);
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          box c = b;
          T q;
          v[0] = int(c * 2);
          v[1] = q.a;
          v[2] = M::box<int>::id;
        });
    return v[0] * 100 + v[1] * 10 + v[2];
  }
};
int M::h() {
  array_view<int, 1> v(8);
  struct T {
    int a = 8;
  };
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        T q;
        ::T w;
        M::T x;
        v[0] = q.a;
        v[1] = w.a;
        v[2] = sizeof(real);
        v[3] = x.a;
        v[4] = box<int>::id;
        v[5] = ::box<int>::id;
      });
  return v[0] * 100000 + v[1] * 10000 + v[2] * 1000 + v[3] * 100 + v[4] * 10 + v[5];
}
void test() {
  types_of_function();
  types_of_blocks();
  CHECK(M().g() == 718421);
  CHECK(M().h() == 818721);
  CHECK(M().k(1.5f) == 372);
}

// A kernel uses a local type or constant whose definition names a hidden declaration of the
// function.
namespace hidden_local_names {
void test() {
  std::vector<int> data(4);
  array_view<int> v(4, data);
  const int n = 3;
  const int m = n + 1;
  typedef float real;
  typedef real number;
  {
    const int n = 50;
    typedef int real;
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          number half = 0.5f;
          real x = 2;
          int table[m] = {n, m, n, m};
          v[i] = table[i[0]] * int(half * 2) * x;
        });
  }
  CHECK(v[0] == 100);
  CHECK(v[1] == 8);
}
} // namespace hidden_local_names

int main() {
  test();
  hidden_local_names::test();
  return failures;
}
