// A kernel uses its function's directives, aliases, local types, shadowed variables and
// declarations.
//
// accept: L-2.3.2.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
namespace lib {
namespace inner {
int f(int x) restrict(cpu, amp) { return x + 1; }
const int C = 7;
struct T {
  int q;
};
enum En { e1 = 2 };
template <class X> X g(X x) restrict(amp) { return x * 3; }
}
int f(int x) restrict(cpu, amp) { return x + 100; }
int h(double) restrict(amp) { return 1; }
int h(int) restrict(amp) { return 2; }
}
int f(int x) restrict(cpu, amp) { return x + 1000; }
int late(int x) restrict(amp);
int host(int n) {
  using namespace lib::inner;
  namespace li = lib::inner;
  using lib::h;
  using tt = li::T;
  typedef std::vector<int>::size_type sz;
  using li::e1;
  int later(int) restrict(amp);
  int out[6] = {};
  array_view<int, 1> v(6, out);
  tt t = {n};
  sz s = 3;
  {
    using lib::f;
    enum { e1 = 50 };
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(0) + e1; });
    v.synchronize();
    if (out[0] != 150) return 1;
  }
  {
    using li::f;
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          tt u = t;
          v[i] = f(0) + e1 + C + u.q;
        });
    v.synchronize();
    if (out[0] != 1 + 2 + 7 + n) return 2;
  }
  {
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) { v[i] = li::g(2) + h(1) + ::f(0) + int(s); });
    v.synchronize();
    if (out[0] != 6 + 2 + 1000 + 3) return 3;
  }
  {
    struct T {
      int z;
    };
    T x = {9};
    const int C = 70;
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          T y = x;
          v[i] = y.z + C + li::C;
        });
    v.synchronize();
    if (out[0] != 86) return 4;
  }
  {
    struct T {
      float z;
    };
    T x = {1.5f};
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          T y = x;
          v[i] = int(y.z * 2) + late(1) + later(1);
        });
    v.synchronize();
    if (out[0] != 3 + 21 + 31) return 5;
  }
  {
    int n = 5;
    {
      float n = 2.5f;
      parallel_for_each(v.extent, [=](index<1> n2) restrict(amp) { v[n2] = int(n * 2); });
    }
    v.synchronize();
    if (out[0] != 5 || n != 5) return 6;
  }
  for (int i = 0, j = 10; i < 2; ++i, --j) {
    parallel_for_each(
        v.extent, [=](index<1> idx) restrict(amp) {
          int s = 0;
          for (int i = 0; i < 3; ++i) s += i;
          v[idx] = s + i * 100 + j;
        });
    v.synchronize();
    if (out[0] != 3 + i * 100 + j) return 7;
  }
  return 0;
}
int late(int x) restrict(amp) { return x + 20; }
int later(int x) restrict(amp) { return x + 30; }
int main() { return host(4); }
