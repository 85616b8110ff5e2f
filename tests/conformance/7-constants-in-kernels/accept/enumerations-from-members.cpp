// A kernel may use const locals of enumeration type that members initialize at run time.
//
// accept: P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct Cfg {
  enum Mode { A, B = 5 } mode;
  int n;
  static Mode global_mode() { return B; }
};
enum class Kind : int { X = 3, Y };
template <int N> struct P {
  enum { value = N };
  typedef enum { Off, On = N } Switch;
  Switch sw;
  Cfg cfg;
  Kind kind;
  P() : sw(On), kind(Kind::Y) {
    cfg.mode = Cfg::B;
    cfg.n = 2;
  }
  template <typename U> void go(array_view<int> v, U u) const {
    const Switch s = sw;
    const Cfg::Mode m = cfg.mode;
    const Cfg::Mode g = Cfg::global_mode();
    const Kind k = kind;
    const int val = value;
    const U uu = u;
    const Switch cs = On;
    const Kind ck = Kind::X;
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          v[i] = s + m * 10 + g * 100 + int(k) * 1000 + val * 10000 + uu * 100000 + cs * 1000000 +
                 int(ck) * 10000000;
        });
  }
  static void stat(array_view<int> v, Switch a) {
    const Switch b = a;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = b; });
  }
};
int main() {
  int d[3] = {};
  array_view<int> v(3, d);
  P<2>().go(v, 1);
  if (v[2] != 2 + 50 + 500 + 4000 + 20000 + 100000 + 2000000 + 30000000) return 1;
  P<7>::stat(v, P<7>::On);
  return v[0] == 7 ? 0 : 2;
}
