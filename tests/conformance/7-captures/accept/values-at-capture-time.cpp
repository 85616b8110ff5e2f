// A kernel has the values that its captured variables had when the lambda was evaluated.
//
// accept: L-2.1.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-but-set-variable"
#include <amp.h>
using namespace concurrency;
struct Cnt {
  int v;
  static int copies;
  Cnt(int x) : v(x) {}
  Cnt(const Cnt &o) restrict(cpu) : v(o.v) { ++copies; }
  Cnt(const Cnt &o) restrict(amp) : v(o.v) {}
  ~Cnt() restrict(cpu, amp) {}
};
int Cnt::copies = 0;
int order[8], on = 0;
int tick(int k) {
  order[on++] = k;
  return k;
}
int main() {
  int o[4] = {};
  array_view<int> v(4, o);
  int n = 1;
  auto k = [=](index<1> i) restrict(amp) { v[i] = n; };
  n = 50;
  parallel_for_each(v.extent, k);
  if (v[0] != 1) return 1;
  auto k2 = [ a = tick(1), b = tick(2), v, c = tick(3) ](index<1> i) restrict(amp) {
    v[i] = c * 100 + a * 10 + b;
  };
  n = 2;
  parallel_for_each(v.extent, k2);
  if (v[1] != 312 || on != 3 || order[0] != 1 || order[1] != 2 || order[2] != 3) return 2;
  int arr[3] = {1, 2, 3};
  auto k3 = [=](index<1> i) restrict(amp) { v[i] = arr[i[0] % 3]; };
  arr[1] = 99;
  parallel_for_each(v.extent, k3);
  if (v[1] != 2) return 3;
  int &r = n;
  auto k4 = [=](index<1> i) restrict(amp) { v[i] = r; };
  r = 77;
  parallel_for_each(v.extent, k4);
  if (v[0] != 2) return 4;
  struct S {
    int a;
  } s{5};
  auto k5 = [s, &v = v](int) { return s.a; };
  auto k6 = [ t = s, v ](index<1> i) restrict(amp) { v[i] = t.a; };
  s.a = 6;
  parallel_for_each(v.extent, k6);
  if (v[0] != 5) return 5;
  auto f = [v](int q) {
    return [=](index<1> i) restrict(amp) { v[i] = q + i[0]; };
  };
  parallel_for_each(v.extent, f(10));
  if (v[3] != 13) return 6;
  array_view<int> w = v;
  auto k7 = [w](index<1> i) restrict(amp) { w[i] = 1; };
  int o2[4];
  w = array_view<int>(4, o2);
  parallel_for_each(extent<1>(4), k7);
  if (v[2] != 1) return 7;
  int x = 1;
  for (int q = 0; q < 2; ++q) {
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          int x2 = x;
          {
            int x = x2 + 1;
            v[i] += x;
          }
        });
    x = 10;
  }
  if (v[0] != 1 + 2 + 11) return 8;
  int before = x;
  parallel_for_each(v.extent, [ =, x = before + x++ ](index<1> i) restrict(amp) { v[i] = x; });
  if (v[0] != 20 || x != 11) return 9;
  return 0;
}
