// Functions, members, operators, constructors and templates of the other restriction are not
// candidates, even if they match better.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#pragma GCC diagnostic ignored "-Waddress"
#pragma GCC diagnostic ignored "-Wmisleading-indentation"
#include <amp.h>
#include <vector>

#include "check.h"

using namespace concurrency;

// Amp code selects amp functions, operators and constructors although cpu ones match better.
namespace worse_amp_candidates {
struct X {
  int v;
};
int f(int) { return 1; }
int f(float) restrict(amp) { return 2; }
int g(const X &) { return 3; }
template <class T>
int g(const T &) restrict(amp) {
  return 4;
}
int h(int, int) { return 5; }
int h(int, float) restrict(amp) { return 6; }
struct O {
  int operator[](int) const { return 7; }
  int operator[](float) const restrict(amp) { return 8; }
  operator int() const { return 9; }
  operator float() const restrict(amp) { return 10; }
  O &operator=(int) { return *this; }
  int operator=(float) restrict(amp) { return 11; }
};
X operator+(X a, int) { return a; }
X operator+(X, float) restrict(amp) { return X{12}; }
struct K {
  int v;
  K(int) : v(13) {}
  K(double) restrict(amp) : v(14) {}
};
int tk(K k) restrict(amp) { return k.v; }
template <class T>
int tm(T t) restrict(amp) {
  return f(t) + h(1, t);
}
void test() {
  std::vector<int> o(10);
  array_view<int> v(10, o);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        X x{0};
        O p;
        v[0] = f(1);
        v[1] = g(x);
        v[2] = h(1, 2);
        v[3] = p[1];
        v[4] = (int)p;
        v[5] = (p = 3);
        v[6] = (x + 1).v;
        v[7] = K(1).v;
        v[8] = tk(2);
        v[9] = tm(3);
      });
  v.synchronize();
  int w[10] = {2, 4, 6, 8, 10, 11, 12, 14, 14, 8};
  for (int i = 0; i < 10; ++i)
    CHECK(o[i] == w[i]);
}
} // namespace worse_amp_candidates

// Functions, members, operators and templates are called beside better matches of the other
// restriction.
namespace a {
struct X {
  int v;
};
int f(const X &) { return 1; }
} // namespace a
int f(a::X &) restrict(amp) { return 2; }
namespace b {
template <class T>
int g(T &&) {
  return 3;
}
} // namespace b
using b::g;
int g(const int &) restrict(amp) { return 4; }
struct M {
  int h(int) { return 5; }
  int h(long) restrict(amp) { return 6; }
  int h(double) restrict(cpu, amp) { return 7; }
  int i(int) & { return 8; }
  int i(int) const &restrict(amp) { return 9; }
  static int j(short) { return 10; }
  static int j(int) restrict(amp) { return 11; }
  M &operator=(int) {
    k = 12;
    return *this;
  }
  M &operator=(double) restrict(amp) {
    k = 13;
    return *this;
  }
  int k = 0;
  M operator++(int) {
    k = 14;
    return *this;
  }
  M operator++() restrict(amp) {
    k = 15;
    return *this;
  }
  int operator()(int, int) { return 16; }
  template <class... A>
  int operator()(A...) const restrict(amp) {
    return 17;
  }
  bool operator<(int) const { return false; }
  bool operator<(long) const restrict(amp) { return true; }
};
template <class T>
struct Tm {
  int f(T) { return 18; }
  int f(const T &, int = 0) restrict(amp) { return 19; }
  template <class U>
  int g(U) {
    return 20;
  }
  int g(float) restrict(amp) { return 21; }
};
struct Base {
  int n(int) restrict(amp) { return 22; }
};
struct Der : Base {
  using Base::n;
  int n(short) { return 23; }
  int n(int) { return 24; }
};
int o(int, ...) { return 25; }
int o(int, double) restrict(amp) { return 26; }
int p(int x, int y = 1) { return 27; }
int p(unsigned) restrict(amp) { return 28; }
template <class T>
int q(T *) {
  return 29;
}
template <class T>
int q(const T *) restrict(amp) {
  return 30;
}
enum En { e1 };
int r(En) { return 31; }
int r(int) restrict(amp) { return 32; }
enum class Ec { c };
int s(const int (&)[2]) { return 33; }
int s(const int *) restrict(amp) { return 34; }
int t(int &&) { return 35; }
int t(const int &) restrict(amp) { return 36; }
int u(bool) restrict(amp) { return 37; }
int u(void *) { return 38; }
template <int N>
int w(int (&)[N]) {
  return 39;
}
template <class T>
int w(T) restrict(amp) {
  return 40;
}
#define NV 24
void test_better_matches() {
  int ov[NV];
  array_view<int> v(NV, ov);
  v.discard_data();
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        a::X x = {1};
        M m;
        const M cm = M();
        Tm<int> tm;
        Der d;
        int ar[2] = {1, 2}, n = 0;
        int z = 3;
        v[0] = ::f(x);
        v[1] = ::g(3);
        v[2] = m.h(1L);
        v[3] = m.h(2.0);
        v[4] = m.i(1);
        v[5] = M::j((int)z);
        m = 1.5;
        v[6] = m.k;
        ++m;
        v[7] = m.k;
        v[8] = m(1, 2);
        v[9] = m < 1L;
        v[10] = tm.f(1);
        v[11] = tm.g(1);
        v[12] = d.n(1);
        v[13] = o(1, 2);
        v[14] = p(1);
        v[15] = q(&n);
        v[16] = r(e1);
        v[17] = s(ar);
        v[18] = t(3);
        v[19] = u(&n);
        v[20] = w(ar);
        m = 1;
        v[21] = m.k;
        v[22] = m < 1;
        v[23] = cm(1);
      });
  const int want[NV] = {2,  4,  6,  7,  9,  11, 13, 15, 17, 1,  19, 21,
                        22, 26, 28, 30, 32, 34, 36, 37, 40, 13, 1,  17};
  for (int i = 0; i < NV; ++i)
    CHECK(v[i] == want[i]);
  a::X x = {1};
  M m;
  Tm<int> tm;
  Der d;
  int ar[2] = {1, 2}, n = 0;
  short sh = 1;
  const M cm;
  CHECK(f(x) == 1);
  CHECK(g(3) == 3);
  CHECK(m.h(1) == 5);
  CHECK(m.h(2.0) == 7);
  CHECK(m.i(1) == 8);
  CHECK(M::j(sh) == 10);
  m = 1;
  CHECK(m.k == 12);
  m++;
  CHECK(m.k == 14);
  CHECK(m(1, 2) == 16);
  CHECK(!(m < 1));
  CHECK(tm.f(1) == 18);
  CHECK(tm.g(1) == 20);
  CHECK(d.n(1) == 24);
  CHECK(d.n(sh) == 23);
  CHECK(o(1, 2) == 25);
  CHECK(p(1) == 27);
  CHECK(q(&n) == 29);
  CHECK(r(e1) == 31);
  CHECK(s(ar) == 33);
  CHECK(t(3) == 35);
  CHECK(u(&n) == 38);
  CHECK(w(ar) == 39);
}

int main() {
  worse_amp_candidates::test();
  test_better_matches();
  return failures;
}
