// Constructors that differ in restriction can initialize bases and members differently.
//
// accept: L-2.2.2-a, L-2.2.2-b, L-2.3.2-a
//
// Some classes cannot be copied or select the copy constructor by restriction. Some initializers
// exist for one restriction only or call cpu functions.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdio>
using namespace concurrency;

int on_cpu(int n) { return n + 1; }
struct part {
  int n;
  part() restrict(cpu, amp) : n(5) {}
  part(int x) restrict(cpu, amp) : n(x) {}
  part(int x, int y) restrict(cpu, amp) : n(x * y) {}
  part(const part &) = delete;
};
struct one {
  part p;
  one(int n) : p(n) {}
  one(int n) restrict(amp) : p(n, n + 1) {}
};
// No expression constructs a base on its own, so the translation selects its arguments.
struct based : part {
  int k;
  based(int n) : part(n), k(1) {}
  based(int n) restrict(amp) : part(n + 1), k(2) { k += 1; }
  based(int n, int m) : based(m) {}
  based(int n, int m) restrict(amp) : based(n) {}
};
struct calls {
  part p, q;
  int k;
  calls(int n, int part) : p(on_cpu(n)), k(on_cpu(3)) {}
  calls(int n, int part) restrict(amp) : p{n}, q(part, 2) { k = 7; }
};
struct number {
  int v;
  number(int x = 4) restrict(cpu, amp) : v(x) {}
  number(const number &o) restrict(cpu, amp) : v(o.v) {}
};
template <class T> struct copied : number {
  number v;
  T t;
  int k = 9;
  copied(int n) restrict(cpu, amp) : number(n), v(n), t(n), k(n) {}
  copied(const copied &o) : number(o), v(o.v), t(o.t), k(o.k) {}
  copied(const copied &o) restrict(amp) : number(50), v(o.v.v + 100), t(o.t + 1) {}
};
struct of_cpu_alone {
  part p;
  of_cpu_alone(int n) : p(on_cpu(n)) { p.n++; }
  of_cpu_alone(int n) restrict(amp) { p.n += n; }
  of_cpu_alone(float n) : p((int)n) {}
  of_cpu_alone(float n) restrict(amp) {}
};
// The cpu constructor has more parameters than the amp one, or another type of parameter.
struct defaulted {
  float x, y;
  defaulted(float x = 1, float y = 2) : x(x), y(y + x) {}
  defaulted() restrict(amp) : x(5) { y = 6; }
};
template <class T> struct moved_from {
  T v;
  number w;
  moved_from(T n) restrict(cpu, amp) : v(n), w(n) {}
  moved_from(moved_from &other, int more = 10) : v(other.v + more), w(other.w) { other.v = 0; }
  moved_from(const moved_from &o) restrict(amp) : v(o.v + 1), w(33) {}
};
void all(int *o) restrict(cpu, amp) {
  defaulted h;
  moved_from<int> i(2), j(i);
  o[12] = (int)(h.x * 10 + h.y);
  o[13] = i.v * 100 + j.v;
  o[14] = j.w.v;
  one x(3);
  based y(4), z(5, 6);
  calls c(8, 10);
  copied<int> d(1);
  copied<int> e(d);
  of_cpu_alone f(3), g(3.0f);
  o[0] = x.p.n;
  o[1] = y.n * 10 + y.k;
  o[2] = z.n * 10 + z.k;
  o[3] = c.p.n;
  o[4] = c.q.n;
  o[5] = c.k;
  o[6] = e.number::v;
  o[7] = e.v.v;
  o[8] = e.t;
  o[9] = e.k;
  o[10] = f.p.n;
  o[11] = g.p.n;
}
int main() {
  int a[15] = {}, host[15];
  array_view<int, 1> v(15, a);
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) { all(&v[0]); });
  v.synchronize();
  all(host);
  const int wanted_host[] = {3, 41, 61, 9, 5, 4, 1, 1, 1, 1, 5, 3, 13, 12, 2},
            wanted[] = {12, 53, 63, 8, 20, 7, 50, 101, 2, 9, 8, 5, 56, 203, 33};
  const defaulted written(4);
  if (written.x != 4 || written.y != 6) return 2;
  for (int i = 0; i < 15; ++i)
    if (host[i] != wanted_host[i] || a[i] != wanted[i])
      return std::printf("%d: %d, wanted %d; amp %d, wanted %d\n", i, host[i], wanted_host[i], a[i],
                         wanted[i]),
             1;
  return 0;
}
