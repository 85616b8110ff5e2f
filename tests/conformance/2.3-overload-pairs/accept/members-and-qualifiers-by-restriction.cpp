// A cpu,amp call selects member functions of different classes or reference qualifiers for each
// target.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

struct first {
  int n;
  int f(int x) { return x + n; }
  template <typename T> T g(T x) const { return x + n; }
};
struct second {
  int f(float x) const restrict(amp) { return int(x) + 100; }
};
struct joined : first, second {
  using first::f;
  using second::f;
  int own(int x) restrict(cpu, amp) { return f(x); }
};
struct qualified {
  int n;
  int f(int x) & { return x + n; }
  int f(float x) restrict(amp) { return int(x) + 200 + n; }
  int h(int x) && { return x + n; }
  int h(float x) &&restrict(amp) { return int(x) + 300 + n; }
  int none() & { return n; }
  int none(int x = 5) const restrict(amp) { return n + x; }
};
struct length {
  int n;
  int operator[](int x) { return n * x; }
  int operator[](float x) const restrict(amp) { return n * int(x) + 500; }
};

template <typename T> struct box {};
template <template <typename> class C> int k(int x) { return x + 1; }
template <template <typename> class C> int k(float x) restrict(amp) { return int(x) + 400; }

int both(int x) restrict(cpu, amp) {
  joined j;
  j.n = 1;
  joined *p = &j;
  qualified q = {2};
  int sum = j.f(x) + p->f(x) + j.own(x) + q.f(x);
  sum += qualified{3}.h(x);
  sum += k<box>(x);
  q.none();
  static_assert(sizeof(q.f(1)) == sizeof(int), "");
  length l = {4};
  return sum + q.none() + l[x] * 1000;
}

int main() {
  array_view<int, 1> v(1);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = both(1); });
  if (v[0] != 101 * 3 + 203 + 304 + 401 + 7 + 504 * 1000) return 1;
  return both(1) == 2 * 3 + 3 + 4 + 2 + 2 + 4 * 1000 ? 0 : 2;
}
