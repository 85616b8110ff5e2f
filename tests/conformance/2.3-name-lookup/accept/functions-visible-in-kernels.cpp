// A kernel calls the functions that are visible where it is written.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
#include <cstdio>

#include "check.h"

using namespace concurrency;

// A kernel calls the functions that namespaces, using-declarations, classes and argument types make
// visible.
int over(int) restrict(cpu, amp) { return 1; }
int over(float) restrict(cpu, amp) { return 2; }
namespace a {
struct X {
  int q;
  friend int hid(X x) restrict(cpu, amp) { return x.q + 1; }
  friend X operator*(X l, int r) restrict(cpu, amp) { return X{l.q * r}; }
};
int adl(X x) restrict(cpu, amp) { return x.q + 2; }
int over(X) restrict(cpu, amp) { return 3; }
int plain(int) restrict(cpu, amp) { return 4; }
namespace b {
int plain(int) restrict(cpu, amp) { return 5; }
int deep(double) restrict(cpu, amp) { return 6; }
} // namespace b
inline namespace in {
int inl() restrict(cpu, amp) { return 7; }
} // namespace in
template <typename T, int N>
T tf(T t) restrict(cpu, amp) {
  return t * N;
}
template <typename T>
T tf2() restrict(cpu, amp) {
  return T(8.5f);
}
} // namespace a
int plain(int) restrict(cpu, amp) { return 9; }
struct S {
  int z;
  static int sf(int k) restrict(cpu, amp) { return k + 10; }
  int mf(int k) const restrict(cpu, amp) { return k + z; }
  int over(int) const restrict(cpu, amp) { return 11; }
  static int over(float, int) restrict(cpu, amp) { return 12; }
  static int later() restrict(cpu, amp);
  template <typename T>
  static T mt(T t) restrict(cpu, amp) {
    return t + 13;
  }
  int run() {
    array_view<int, 1> v(12);
    S me = *this;
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          v[0] = sf(1);
          v[1] = me.mf(1);
          v[2] = me.over(1);
          v[3] = over(1.f, 2);
          v[4] = later();
          v[5] = mt(1);
          v[6] = mt<float>(1.5f);
          v[7] = ::over(1);
          v[8] = S::over(2.f, 3);
          v[9] = after(2);
          v[10] = ::plain(0);
        });
    int w[] = {11, z + 1, 11, 12, 14, 14, 14, 1, 12, 17, 9};
    for (int i = 0; i < 11; ++i)
      CHECK(v[i] == w[i]);
    return 0;
  }
  static int after(int k) restrict(cpu, amp) { return k + 15; }
};
int S::later() restrict(cpu, amp) { return 14; }
int fwd(int) restrict(cpu, amp);
static void uses() {
  array_view<int, 1> v(20);
  a::X x{5};
  {
    using a::plain;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[0] = plain(1); });
  }
  {
    using namespace a;
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          v[1] = inl();
          v[2] = over(1);
          v[3] = over(1.f);
          v[4] = over(x);
          v[5] = b::plain(1);
          v[6] = tf<int, 3>(4);
          v[7] = tf2<int>();
        });
  }
  {
    namespace z = a::b;
    using z::deep;
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          v[8] = z::plain(1);
          v[9] = deep(2);
          v[10] = plain(3);
        });
    using namespace z;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[11] = deep(2); });
  }
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[12] = hid(x);
        v[13] = adl(x);
        v[14] = over(x);
        v[15] = (x * 3).q;
        v[16] = fwd(1);
        v[17] = over(2) + over(2.f) * 10;
      });
  int plain(int) restrict(cpu, amp);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[18] = plain(1); });
  int w[] = {4, 7, 1, 2, 3, 5, 12, 8, 5, 6, 9, 6, 6, 7, 3, 15, 16, 21, 9};
  for (int i = 0; i < 19; ++i) {
    CHECK(v[i] == w[i]);
    if (v[i] != w[i])
      std::printf("%d\n", i);
  }
}
int fwd(int) restrict(cpu, amp) { return 16; }
void test_every_kind_of_name() {
  S{3}.run();
  uses();
}

// A call in a kernel considers only overloads visible there, or found by argument type in
// templates.
namespace later_overloads {
int f(double) restrict(cpu, amp) { return 1; }
const int c = 10;
namespace n {
int h() {
  array_view<int, 1> v(4);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[0] = f(1);
        v[1] = c;
      });
  return v[0] + v[1];
}
int f(int) restrict(cpu, amp) { return 2; }
const int c = 20;
int h2() {
  array_view<int, 1> v(4);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[0] = f(1);
        v[1] = c;
      });
  return v[0] + v[1];
}
} // namespace n
int f(int) restrict(cpu, amp) { return 3; }
struct S {
  int h() {
    array_view<int, 1> v(4);
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          v[0] = f(1);
          v[1] = c;
        }); // the constant of the class
    return v[0] + v[1];
  }
  static int f(double) restrict(cpu, amp) { return 4; }
  enum { c = 30 };
};
template <typename T>
int h3(T t) {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[0] = f(1) + f(t) * 100; });
  return v[0];
}
int f(float) restrict(cpu, amp) { return 5; }
namespace m {
struct Q {
  int z;
};
} // namespace m
template <typename T>
int h4(T t) {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[0] = f(t) + g(t); });
  return v[0];
}
namespace m {
int f(Q) restrict(cpu, amp) { return 6; }
int g(Q) restrict(cpu, amp) { return 60; }
} // namespace m
void test() {
  CHECK(n::h() == 11);
  CHECK(n::h2() == 22);
  CHECK(S().h() == 34);

  CHECK(h3(1.) == 103);
  CHECK(h4(m::Q{1}) == 66);
}
} // namespace later_overloads

int main() {
  test_every_kind_of_name();
  later_overloads::test();
  return failures;
}
