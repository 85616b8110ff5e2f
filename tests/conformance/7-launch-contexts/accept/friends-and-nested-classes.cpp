// Kernels in friends, nested and local classes use private constants and typedefs of enclosing
// classes.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
class Out {
  int k = 4;
  enum { E = 3 };
  typedef float real;
  static constexpr int C = 6;
  friend int fr(const Out &o) {
    array_view<int, 1> v(4);
    int k = o.k;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = E * k + C; });
    return v[0];
  }
  friend int operator+(const Out &o, int z) {
    array_view<int, 1> v(4);
    int k = o.k;
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          real q = 2.5f;
          v[i] = E * k + C + z + int(q * 2);
        });
    return v[0];
  }
  friend int outfr(const Out &o);
  class In {
    enum { E = 30 };
    static constexpr int D = 7;
    friend class Out;
    int f() {
      array_view<int, 1> v(4);
      parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = E + C + D; });
      return v[0];
    }
    struct Deep {
      enum { F = D * 2 };
      int f() {
        array_view<int, 1> v(4);
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = E + C + D + F; });
        return v[0];
      }
      int g();
    };
  };

public:
  static int in() { return In().f(); }
  static int deep() { return In::Deep().f(); }
  static int deepg() { return In::Deep().g(); }
  int loc() {
    struct L {
      int q;
      static int run(int k) {
        array_view<int, 1> v(4);
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = E + C + k; });
        return v[0];
      }
    };
    return L::run(k);
  }
};
int outfr(const Out &o) {
  array_view<int, 1> v(4);
  int k = o.k;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = Out::E * k + Out::C + 1; });
  return v[0];
}
int Out::In::Deep::g() {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = E + C + D + F + 1; });
  return v[0];
}
int main() {
  Out o;
  CHECK(fr(o) == 18);
  CHECK(o + 1 == 24);
  CHECK(outfr(o) == 19);
  CHECK(Out::in() == 43);
  CHECK(Out::deep() == 57);
  CHECK(Out::deepg() == 58);
  CHECK(o.loc() == 13);
  return failures;
}
