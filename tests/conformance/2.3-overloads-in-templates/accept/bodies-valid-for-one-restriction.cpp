// A call instantiates only the template of its restriction, so the other body need not suit the
// type.
//
// Templates that differ in restriction only are two templates (§2.3.2). They are functions, members
// of class templates, member templates, operators and constructors.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct host_only {
  int v;
  int on_host() const { return v; }
};
struct gpu_only {
  int v;
  int on_gpu() const restrict(amp) { return v + 1; }
};
template <typename T> int f(const T &x) { return x.on_host(); }
template <typename T> int f(const T &x) restrict(amp) { return x.on_gpu(); }
// Member templates.
struct s {
  int base;
  template <typename T> int g(const T &x) const { return base + x.on_host(); }
  template <typename T> int g(const T &x) const restrict(amp) { return base + x.on_gpu(); }
};
template <typename T> struct box {
  T x;
  int get() const { return x.on_host(); }
  int get() const restrict(amp) { return x.on_gpu(); }
};
template <typename T> int operator+(const box<T> &b, int n) { return b.x.on_host() + n; }
template <typename T> int operator+(const box<T> &b, int n) restrict(amp) {
  return b.x.on_gpu() + n;
}
template <typename T> int both(const T &x) restrict(cpu, amp) { return f(x); }
struct either {
  int on_host() const { return 1; }
  int on_gpu() const restrict(amp) { return 2; }
};
template <typename T> int h(const T &x) { return f(x) + 100; }
template <typename T> int h(const T &x) restrict(amp) { return f(x) + 100; }
struct made {
  int n;
  template <typename T> made(const T &x) : n(x.on_host()) {}
  template <typename T> made(const T &x) restrict(amp) : n(x.on_gpu()) {}
};
int main() {
  int bad = 0;
  host_only o{3};
  bad += f(o) != 3;
  bad += s{1}.g(o) != 4;
  bad += box<host_only>{o}.get() != 3;
  bad += box<host_only>{o} + 5 != 8;
  bad += both(either()) != 1;
  bad += h(o) != 103;
  bad += made(o).n != 3;
  array_view<int> v(8);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        gpu_only q{3};
        v[0] = f(q);
        s z{1};
        v[1] = z.g(q);
        box<gpu_only> b{q};
        v[2] = b.get();
        v[3] = b + 5;
        either e;
        v[4] = both(e);
        v[5] = h(q);
        made m(q);
        v[6] = m.n;
      });
  const int expected[] = {4, 5, 4, 9, 2, 104, 4};
  for (int i = 0; i < 7; ++i) bad += v[i] != expected[i];
  return bad;
}
