// Members, bases, functors and lambdas of cpu,amp code call the overload of the caller's
// restriction.
//
// accept: L-2.3.2-a, L-2.3.2-o, L-2.3.2.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <amp_math.h>
#include <cmath>
#include <cstdlib>
#include <cstdio>
using namespace concurrency;
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
#define CHECK(x) plat::check((x), __LINE__)
}
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
    CHECK(s_ != 0);
    return s_ = mix(s_);
  }
  unsigned state() const restrict(cpu, amp) { return s_; }
  int side() const restrict(cpu) { return 10; }
  int side() const restrict(amp) { return 20; }
};
template <class T> struct holder {
  T gen;
  int tag;
  holder() restrict(cpu, amp) : tag(plat::where()) {}
  int total() const restrict(cpu, amp) { return gen.side() + tag; }
};
struct derived : holder<rng> {
  int z = 3;
};
template <class F> float integrate(F f, int n) restrict(cpu, amp) {
  float s = 0;
  for (int i = 0; i < n; ++i) s += f((i + .5f) / n);
  return s / n;
}
struct circle {
  float operator()(float x) const restrict(cpu, amp) { return plat::root(1 - x * x); }
};
int test() restrict(cpu, amp) {
  int w = plat::where();
  derived d;
  rng a, b(a.state());
  if (d.total() != (w == 1 ? 11 : 22)) return 1;
  if (a() != b()) return 2;
  if (rng().state() != (w == 1 ? 12345u : 54321u)) return 3;
  float pi = 4 * integrate(circle(), 100);
  if (pi < 3.13f || pi > 3.15f) return 4;
  auto l = [=](int k) { return plat::where() * k; };
  if (l(5) != 5 * w) return 5;
  derived arr[2], c = d;
  arr[0] = c;
  return arr[0].gen.state() == d.gen.state() && arr[1].z == 3 ? 0 : 6;
}
int main() {
  int r[4] = {-1, -1, -1, -1};
  array_view<int, 2> v(2, 2, r);
  parallel_for_each(v.extent, [=](index<2> i) restrict(amp) { v[i] = test(); });
  v.synchronize();
  int h = test();
  if (h) return h;
  for (int x : r)
    if (x) return 10 + x;
  return 0;
}
