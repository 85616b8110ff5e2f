// Constructors can be overloaded by restriction, and code uses those of its restriction.
//
// accept: L-2.2.2-a, L-2.2.2-b, L-2.2.2-f, L-2.2.2-c, L-2.3.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>

using namespace concurrency;

// Constructors can be overloaded by restriction.
namespace overloads {

struct tag {
  int n;
  tag() { n = 1; }
  tag() restrict(amp) { n = 2; }
  tag(int k) restrict(amp) : n(k * 2) {}
  tag(int k) restrict(cpu) : n(k) {}
  ~tag() restrict(cpu, amp) {}
};
struct cpu_made {
  int n;
  cpu_made() : n(5) {}
  ~cpu_made() restrict(cpu, amp) {}
};

int made(int k) restrict(cpu, amp) {
  tag a, b(k);
  return a.n * 100 + b.n;
}

void test() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  cpu_made c;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        tag t(4);
        v[i] = made(30) * 100 + t.n + c.n;
      });
  check("kernel", v[0], 26013);
  check("host", made(30), 130);
  tag h(8);
  check("host object", h.n, 8);
}

} // namespace overloads

// Arguments, results, arrays and temporaries use the constructor of the code's restriction.
namespace every_form {

struct num {
  int n;
  num(int k) : n(k * 10) {}
  num(int k) restrict(amp) : n(k * 20) {}
  num(float) restrict(cpu, amp) : n(7) {}
  ~num() restrict(cpu, amp) {}
};
num make(int k) restrict(cpu, amp) { return k; }
int take(num x) restrict(cpu, amp) { return x.n; }
int by_reference(const num &x) restrict(cpu, amp) { return x.n; }

int work() restrict(cpu, amp) {
  num direct(1), braced{2}, copied = 3, array[2] = {4, num(5)};
  const num &extended = 6;
  int s = direct.n + braced.n + copied.n + array[0].n + array[1].n + extended.n;
  s += take(7) + by_reference(8) + make(9).n + num(10).n + static_cast<num>(11).n + ((num)12).n;
  s += (s > 0 ? num(13) : num(1.5f)).n;
  return s;
}

void test() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = work(); });
  check("kernel", v[0], 20 * 91);
  check("host", work(), 10 * 91);
}

} // namespace every_form

// A cpu,amp destructor calls the cleanup function of the code's restriction.
namespace destructor_of_both {

static int cleaned = 0;
void cleanup(int *) { ++cleaned; }
void cleanup(int *target) restrict(amp) { *target += 1000; }

struct scope {
  int own;
  int &result() restrict(cpu, amp) { return own; }
  scope() : own(1) {}
  scope() restrict(amp) : own(2) {}
  ~scope() restrict(cpu, amp) { cleanup(&own); }
};
struct guard {
  scope s;
  int extra = 3;
};
struct watcher {
  array_view<int, 1> v;
  int at;
  ~watcher() restrict(cpu, amp) { finish(); }
  watcher(array_view<int, 1> w, int k) restrict(amp) : v(w), at(k) {}
  void finish() { ++cleaned; }
  void finish() restrict(amp) { v[at] += 50; }
};

int work() restrict(cpu, amp) {
  guard g;
  return g.s.result() + g.extra;
}

void test() {
  int data[2] = {};
  array_view<int, 1> v(2, data);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        {
          watcher w(v, 1);
          v[1] = 1;
        }
        v[0] = work();
      });
  check("kernel", v[0], 5);
  check("amp cleanup", v[1], 51);
  check("host", work(), 4);
  check("cpu cleanup", cleaned, 1);
}

} // namespace destructor_of_both

// Constructors that differ in restriction can initialize bases and members differently.
// Some classes cannot be copied or select the copy constructor by restriction. Some initializers
// exist for one restriction only or call cpu functions.
namespace initializers {

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
template <class T>
struct copied : number {
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
template <class T>
struct moved_from {
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
void test() {
  int a[15] = {}, host[15];
  array_view<int, 1> v(15, a);
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) { all(&v[0]); });
  v.synchronize();
  all(host);
  const int wanted_host[] = {3, 41, 61, 9, 5, 4, 1, 1, 1, 1, 5, 3, 13, 12, 2},
            wanted[] = {12, 53, 63, 8, 20, 7, 50, 101, 2, 9, 8, 5, 56, 203, 33};
  const defaulted written(4);
  CHECK(written.x == 4 && written.y == 6);
  for (int i = 0; i < 15; ++i)
    CHECK(host[i] == wanted_host[i] && a[i] == wanted[i]);
}

} // namespace initializers

int main() {
  overloads::test();
  every_form::test();
  destructor_of_both::test();
  initializers::test();
  return failures;
}
