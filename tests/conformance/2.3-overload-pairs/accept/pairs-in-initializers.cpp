// Initializers of variables, members, bases and array elements call the function of the caller's
// target.
//
// accept: L-2.1.1-z, L-2.3.2.1-e, L-2.3.2.1-f, L-2.3.2-a, L-2.3.2-o, L-2.3.2.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
#include <amp_math.h>
#include <cmath>
#include <cstdio>
#include <cstdlib>

#include "check.h"

using namespace concurrency;

// Member initializers of a cpu,amp constructor call the overload of the caller's restriction.
namespace mem_initializers {
int g(int x) restrict(cpu) { return x + 100; }
int g(int x) restrict(amp) { return x + 200; }
struct S {
  int m, n;
  S() restrict(amp, cpu) : m(g(1)), n(g(m)) {}
  explicit S(int k) restrict(amp, cpu) : S() { n += k; }
};
void test() {
  int out[4] = {};
  array_view<int, 1> v(4, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        S s;
        v[0] = s.m;
        v[1] = s.n;
        S t(5);
        v[2] = t.n;
      });
  v.synchronize();
  S h, k(5);
  CHECK(h.m == 101);
  CHECK(h.n == 201);
  CHECK(k.n == 206);
  CHECK(out[0] == 201);
  CHECK(out[1] == 401);
  CHECK(out[2] == 406);
}
} // namespace mem_initializers

// Calls in member initializers, loop conditions and switches use the pair's function of the target.
namespace members_and_conditions {
int side() { return 1; }
int side() restrict(amp) { return 2; }
bool device() { return false; }
bool device() restrict(amp) { return true; }

struct base {
  int b;
  explicit base(int x) restrict(cpu, amp) : b(x) {}
};
struct derived : base {
  int d;
  int a[2];
  derived() restrict(cpu, amp) : base(side() * 3), d(device() ? side() : -side()), a{side(), 5} {}
};

int work() restrict(cpu, amp) {
  derived x;
  int n = 0;
  for (int k = side(); k < 4 && n < 10 * side(); k += side())
    n += k;
  if (device())
    n += 100;
  switch (side()) {
  case 1:
    n += 1000;
    break;
  case 2:
    n += 2000;
  }
  return n * 1000 + x.b * 100 + x.d * 10 + x.a[0];
}

void test() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = work(); });
  check("kernel", v[0], 2102000 + 600 + 20 + 2);
  check("host", work(), 1006000 + 300 - 10 + 1);
}
} // namespace members_and_conditions

// Initializers of globals, variable templates and static members call the cpu function of a pair.
int f(int) { return 1; }
int f(int) restrict(amp) { return 2; }
int d = f(1);
int e(int x = f(1)) { return x; }
struct S {
  int m = f(1);
};
template <class T>
int vt = f(T(1));
template <class T>
struct W {
  static int s;
};
template <class T>
int W<T>::s = f(T(1));
void test_global_initializers() {
  int o[2];
  array_view<int> r(2, o);
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        S s;
        r[0] = f(1);
        r[1] = s.m;
      });
  S s;
  CHECK(r[0] == 2);
  CHECK(r[1] == 2);
  CHECK(d == 1);
  CHECK(e() == 1);
  CHECK(s.m == 1);
  CHECK(vt<int> == 1);
  CHECK(W<int>::s == 1);
}

// Members, bases, functors and lambdas of cpu,amp code call the overload of the caller's
// restriction.
namespace nested_objects {
namespace plat {
inline int where() restrict(cpu) { return 1; }
inline int where() restrict(amp) { return 2; }
inline float root(float x) restrict(cpu) { return std::sqrt(x); }
inline float root(float x) restrict(amp) { return fast_math::sqrt(x); }
inline void check(bool b, int line) restrict(cpu) {
  if (!b) {
    std::printf("line %d\n", line);
    std::abort();
  }
}
inline void check(bool, int) restrict(amp) {}
#define VERIFY(x) plat::check((x), __LINE__)
} // namespace plat
class rng {
  unsigned s_;
  static unsigned mix(unsigned a) restrict(cpu, amp) {
    a ^= a << 13;
    a ^= a >> 17;
    a ^= a << 5;
    return a;
  }

public:
  rng() restrict(cpu) : s_(12345u) {}
  rng() restrict(amp) : s_(54321u) {}
  explicit rng(unsigned s) restrict(cpu, amp) : s_(s ? s : 1u) {}
  ~rng() restrict(cpu, amp) {}
  unsigned operator()() restrict(cpu, amp) {
    VERIFY(s_ != 0);
    return s_ = mix(s_);
  }
  unsigned state() const restrict(cpu, amp) { return s_; }
  int side() const restrict(cpu) { return 10; }
  int side() const restrict(amp) { return 20; }
};
template <class T>
struct holder {
  T gen;
  int tag;
  holder() restrict(cpu, amp) : tag(plat::where()) {}
  int total() const restrict(cpu, amp) { return gen.side() + tag; }
};
struct derived : holder<rng> {
  int z = 3;
};
template <class F>
float integrate(F f, int n) restrict(cpu, amp) {
  float s = 0;
  for (int i = 0; i < n; ++i)
    s += f((i + .5f) / n);
  return s / n;
}
struct circle {
  float operator()(float x) const restrict(cpu, amp) { return plat::root(1 - x * x); }
};
int test() restrict(cpu, amp) {
  int w = plat::where();
  derived d;
  rng a, b(a.state());
  if (d.total() != (w == 1 ? 11 : 22))
    return 1;
  if (a() != b())
    return 2;
  if (rng().state() != (w == 1 ? 12345u : 54321u))
    return 3;
  float pi = 4 * integrate(circle(), 100);
  if (pi < 3.13f || pi > 3.15f)
    return 4;
  auto l = [=](int k) { return plat::where() * k; };
  if (l(5) != 5 * w)
    return 5;
  derived arr[2], c = d;
  arr[0] = c;
  return arr[0].gen.state() == d.gen.state() && arr[1].z == 3 ? 0 : 6;
}
void test_case() {
  int r[4] = {-1, -1, -1, -1};
  array_view<int, 2> v(2, 2, r);
  parallel_for_each(v.extent, [=](index<2> i) restrict(amp) { v[i] = test(); });
  v.synchronize();
  int h = test();
  CHECK(!h);
  for (int x : r)
    CHECK(!x);
}
} // namespace nested_objects

int main() {
  mem_initializers::test();
  members_and_conditions::test();
  test_global_initializers();
  nested_objects::test_case();
  return failures;
}
