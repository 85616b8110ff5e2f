// An explicit specialization of a member template replaces the overload of its own restriction
// only.
//
// accept: L-2.1.1-o, L-2.3.2.1-f
//
// A call with another restriction selects the template (§2.3.2.1).
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdio>
using namespace concurrency;

static int failures = 0;
static void check(const char *what, int got, int expected) {
  if (got == expected) return;
  std::printf("%s: %d, expected %d\n", what, got, expected);
  failures = 1;
}

template <class U> struct one_side {
  U a;
  template <class T> T f(T x) const restrict(cpu) { return a + x + 1; }
  template <class T> T f(T x) const restrict(amp) { return a + x + 2; }
};
template <> template <> int one_side<int>::f<int>(int x) const restrict(amp) { return a + x + 20; }
template <> template <> float one_side<int>::f<float>(float x) const restrict(cpu) {
  return a + x + 30;
}

template <class U> struct both_sides {
  U a;
  template <class T> T f(T x) const restrict(cpu);
  template <class T> T f(T x) const restrict(amp);
  struct inner {
    template <class T> static T g(T x) restrict(cpu) { return x + 3; }
    template <class T> static T g(T x) restrict(amp) { return x + 4; }
  };
};
template <class U> template <class T> T both_sides<U>::f(T x) const restrict(cpu) {
  return a + x + 5;
}
template <class U> template <class T> T both_sides<U>::f(T x) const restrict(amp) {
  return a + x + 6;
}
template <> template <> int both_sides<int>::f(int x) const restrict(cpu) { return a + x + 50; }
template <> template <> int both_sides<int>::f(int x) const restrict(amp) { return a + x + 60; }
template <> template <> int both_sides<int>::inner::g(int x) restrict(amp) { return x + 40; }

int of_both(const both_sides<int> &b, const one_side<int> &o) restrict(cpu, amp) {
  return b.f(1) + 100 * int(b.f(1.f)) + 1000 * o.f(1);
}

int main() {
  one_side<int> o{1};
  one_side<float> other{1};
  both_sides<int> b{1};
  int data[8] = {};
  array_view<int, 1> v(8, data);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = o.f(1);
        v[1] = int(o.f(1.f));
        v[2] = other.f(1);
        v[3] = b.f(1);
        v[4] = int(b.f(1.f));
        v[5] = both_sides<int>::inner::g(1);
        v[6] = int(both_sides<int>::inner::g(1.f));
        v[7] = of_both(b, o);
      });
  check("amp, specialized for amp", v[0], 22);
  check("amp, specialized for cpu", v[1], 4);
  check("amp, another instance", v[2], 4);
  check("amp, specialized for both", v[3], 62);
  check("amp, not specialized", v[4], 8);
  check("amp, member of an inner class", v[5], 41);
  check("amp, inner class, not specialized", v[6], 5);
  check("amp, by a function of both", v[7], 62 + 800 + 22000);
  check("cpu, specialized for amp", o.f(1), 3);
  check("cpu, specialized for cpu", int(o.f(1.f)), 32);
  check("cpu, another instance", other.f(1), 3);
  check("cpu, specialized for both", b.f(1), 52);
  check("cpu, not specialized", int(b.f(1.f)), 7);
  check("cpu, member of an inner class", both_sides<int>::inner::g(1), 4);
  check("cpu, by a function of both", of_both(b, o), 52 + 700 + 3000);
  return failures;
}
