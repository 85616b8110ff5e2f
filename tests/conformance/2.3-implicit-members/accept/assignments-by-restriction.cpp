// An implicit assignment in amp code uses the amp assignments even if cpu code's take other
// parameters.
//
// accept: L-2.3.2-o, L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

struct from_lvalue {
  int n;
  from_lvalue &operator=(from_lvalue &o) restrict(cpu) {
    n = o.n + 1, o.n = 50;
    return *this;
  }
  from_lvalue &operator=(const from_lvalue &o) restrict(amp) {
    n = o.n + 2;
    return *this;
  }
};
struct by_value {
  int n;
  by_value(const by_value &) = default;
  by_value &operator=(by_value o) restrict(cpu) {
    n = o.n + 1;
    return *this;
  }
  by_value &operator=(const by_value &o) restrict(amp);
};
inline by_value &by_value::operator=(const by_value &o) restrict(amp) {
  n = o.n + 2;
  return *this;
}
template <typename T> struct box {
  T n;
  box(const box &) = default;
  box &operator=(box o) restrict(cpu) {
    n = o.n + 1;
    return *this;
  }
  box &operator=(const box &other) restrict(amp) {
    n = other.n + 2;
    return *this;
  }
};
struct derived : from_lvalue {};
struct whole {
  by_value v[2];
  box<int> b;
};

int test() restrict(cpu, amp) {
  from_lvalue to = {0}, from = {10};
  to = from;
  whole a = {{{0}, {0}}, {0}}, b = {{{1}, {2}}, {4}};
  a = b;
  return to.n + 100 * (a.v[1].n + a.b.n * 100);
}
int constant() restrict(amp) {
  derived to = {{0}};
  const derived from = {{20}};
  to = from;
  return to.n;
}

int main() {
  int r[2] = {};
  array_view<int> v(2, r);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = test();
        v[1] = constant();
      });
  v.synchronize();
  from_lvalue a = {1}, b = {2};
  a = b;
  return r[0] == 12 + 100 * (4 + 600) && r[1] == 22 && test() == 11 + 100 * (3 + 500) && a.n == 3 &&
                 b.n == 50
             ? 0
             : 1;
}
