// Members of a local class in a cpu,amp function call the overload of the caller's restriction.
//
// accept: L-2.2.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int g() restrict(cpu) { return 1; }
int g() restrict(amp) { return 2; }
int test(int n) restrict(cpu, amp) {
  struct L {
    int x;
    L(int a) : x(a + g()) {}
    L(const L &o) : x(o.x * 10) {}
    ~L() {}
    L operator+(const L &o) const {
      L r(x + o.x);
      return r;
    }
    operator int() const { return x; }
    static int st() { return g(); }
    struct In {
      int k = g();
      int get() const {
        struct Deep {
          int z() { return g() * 100; }
        };
        return Deep().z() + k;
      }
    };
  };
  L a(n), b(a);
  auto l = [=] { return a.x + g(); };
  return int(a + b) + L::st() + L::In().get() + l();
}
int main() {
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = test(1); });
  v.synchronize();
  // cpu: a=2 b=20; 23; +1 +101 +  copies: l captures a copy: a.x*10 = 20 +1
  int want = 23 + 1 + 101 + 21;
  int wanta = (3 + 30 + 2) + 2 + 202 + (30 + 2);
  if (test(1) != want) return 1;
  return out == wanta ? 0 : 2;
}
