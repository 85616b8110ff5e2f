// A kernel uses the types, constants, variables and functions of its function, of its class and of
// base classes.
//
// accept: L-2.3.2.2-b, P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>

#include "check.h"

using namespace concurrency;

// A kernel uses its function's directives, aliases, local types, shadowed variables and
// declarations.
namespace lib {
namespace inner {
int f(int x) restrict(cpu, amp) { return x + 1; }
const int C = 7;
struct T {
  int q;
};
enum En { e1 = 2 };
template <class X>
X g(X x) restrict(amp) {
  return x * 3;
}
} // namespace inner
int f(int x) restrict(cpu, amp) { return x + 100; }
int h(double) restrict(amp) { return 1; }
int h(int) restrict(amp) { return 2; }
} // namespace lib
int f(int x) restrict(cpu, amp) { return x + 1000; }
int late(int x) restrict(amp);
int host(int n) {
  using namespace lib::inner;
  namespace li = lib::inner;
  using lib::h;
  using tt = li::T;
  typedef std::vector<int>::size_type sz;
  using li::e1;
  int later(int) restrict(amp);
  int out[6] = {};
  array_view<int, 1> v(6, out);
  tt t = {n};
  sz s = 3;
  {
    using lib::f;
    enum { e1 = 50 };
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(0) + e1; });
    v.synchronize();
    if (out[0] != 150)
      return 1;
  }
  {
    using li::f;
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          tt u = t;
          v[i] = f(0) + e1 + C + u.q;
        });
    v.synchronize();
    if (out[0] != 1 + 2 + 7 + n)
      return 2;
  }
  {
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) { v[i] = li::g(2) + h(1) + ::f(0) + int(s); });
    v.synchronize();
    if (out[0] != 6 + 2 + 1000 + 3)
      return 3;
  }
  {
    struct T {
      int z;
    };
    T x = {9};
    const int C = 70;
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          T y = x;
          v[i] = y.z + C + li::C;
        });
    v.synchronize();
    if (out[0] != 86)
      return 4;
  }
  {
    struct T {
      float z;
    };
    T x = {1.5f};
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          T y = x;
          v[i] = int(y.z * 2) + late(1) + later(1);
        });
    v.synchronize();
    if (out[0] != 3 + 21 + 31)
      return 5;
  }
  {
    int n = 5;
    {
      float n = 2.5f;
      parallel_for_each(v.extent, [=](index<1> n2) restrict(amp) { v[n2] = int(n * 2); });
    }
    v.synchronize();
    if (out[0] != 5 || n != 5)
      return 6;
  }
  for (int i = 0, j = 10; i < 2; ++i, --j) {
    parallel_for_each(
        v.extent, [=](index<1> idx) restrict(amp) {
          int s = 0;
          for (int i = 0; i < 3; ++i)
            s += i;
          v[idx] = s + i * 100 + j;
        });
    v.synchronize();
    if (out[0] != 3 + i * 100 + j)
      return 7;
  }
  return 0;
}
int late(int x) restrict(amp) { return x + 20; }
int later(int x) restrict(amp) { return x + 30; }
void test_enclosing_function() { CHECK(host(4) == 0); }

// A kernel uses types, constants and static functions of private and dependent base classes by
// name.
namespace base_classes {
struct B {
  typedef float real;
  enum { be = 3 };
  static const int bc = 4;
  struct I {
    int z = 5;
  };
  static int bf(int x) restrict(cpu, amp) { return x + 6; }
};
namespace n {
struct B2 {
  typedef double real2;
  enum class e : int { x = 7 };
};
int outer(int) restrict(cpu, amp);
} // namespace n
struct D : private B, protected n::B2 {
  int f();
  int g() {
    array_view<int, 1> v(8);
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          real q = 1.5f;
          I k;
          real2 w = 2;
          v[i] = int(q * 2) + be * 10 + bc * 100 + k.z * 1000 + bf(1) * 10000 + int(e::x) * 100000 +
                 int(w) * 1000000;
        });
    return v[0];
  }
};
int D::f() {
  real q0 = 1.5f;
  I k0;
  array_view<int, 1> v(8);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        real q = q0;
        I k = k0;
        real2 w = 2;
        v[i] = int(q * 2) + be * 10 + bc * 100 + k.z * 1000 + bf(1) * 10000 + int(e::x) * 100000 +
               int(w) * 1000000;
      });
  return v[0];
}
template <typename T>
struct TB {
  typedef T real;
  enum { be = sizeof(T) };
  static const int bc = 4;
  template <typename U>
  struct I {
    U z = U(5.5f);
  };
  static T bf(T x) restrict(cpu, amp) { return x + T(6.5f); }
};
template <typename T>
struct TD : TB<T> {
  using typename TB<T>::real;
  using TB<T>::bc;
  int f();
  int g() {
    array_view<int, 1> v(8);
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          real q = real(1.5f);
          typename TB<T>::template I<real> k;
          v[i] = int(q * 2) + TD::be * 10 + bc * 100 + int(k.z * 2) * 1000 +
                 int(TD::bf(T(1)) * 2) * 100000;
        });
    return v[0];
  }
};
template <typename T>
int TD<T>::f() {
  real q0 = real(1.5f);
  typename TB<T>::template I<T> k0;
  array_view<int, 1> v(8);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        real q = q0;
        auto k = k0;
        v[i] = int(q * 2) + TB<T>::be * 10 + bc * 100 + int(k.z * 2) * 1000 +
               int(TD<T>::bf(T(1)) * 2) * 100000;
      });
  return v[0];
}
void test() {
  CHECK(D().f() == 3 + 30 + 400 + 5000 + 70000 + 700000 + 2000000);
  CHECK(D().g() == 3 + 30 + 400 + 5000 + 70000 + 700000 + 2000000);
  CHECK(TD<float>().f() == 3 + 40 + 400 + 11000 + 1500000);
  CHECK(TD<float>().g() == 3 + 40 + 400 + 11000 + 1500000);
  CHECK(TD<double>().g() == 3 + 80 + 400 + 11000 + 1500000);
  CHECK(TD<int>().f() == 2 + 40 + 400 + 10000 + 1400000);
}
} // namespace base_classes

int main() {
  test_enclosing_function();
  base_classes::test();
  return failures;
}
