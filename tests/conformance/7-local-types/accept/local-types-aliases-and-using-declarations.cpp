// A kernel may use local types, aliases, constants, lambdas and using declarations of its function.
//
// accept: P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;
namespace far {
namespace away {
int fn(int a) restrict(amp) { return a + 1; }
struct Ty {
  int q;
};
}
}
template <class T> int tmpl() {
  struct Loc {
    T t;
    T twice() const restrict(amp, cpu) { return t + t; }
  };
  typedef Loc LL;
  using Arr = T[3];
  enum Le { la = 4 };
  static const int sc = 5;
  const int lc = 6;
  constexpr int cx = 7;
  std::vector<Loc> h(2);
  for (auto &x : h) x.t = T(1.5);
  array_view<Loc> v(2, h);
  LL cap{T(2)};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        Arr a = {T(1), T(2), T(3)};
        LL l{v[i].twice() + cap.twice() + a[2]};
        l.t += la + sc + lc + cx;
        v[i] = l;
      });
  return (int)v[1].t;
}
int main() {
  using namespace far::away;
  using far::away::fn;
  namespace fa = far::away;
  using I1 = index<1>;
  typedef array_view<int> AV;
  struct S {
    int a;
    S operator+(S o) const restrict(amp) { return S{a + o.a}; }
    struct In {
      int z;
    };
  };
  enum { un = 8 };
  enum class Sc { k = 9 };
  std::vector<int> o(4);
  AV v(4, o);
  S s{10};
  Ty ty{11};
  auto helper = [](int a) restrict(amp, cpu) { return a * 2; };
  auto gen = [](auto a) restrict(amp) { return a + 1; };
  int(arr)[2] = {1, 2};
  struct Func {
    AV v;
    int k;
    void operator()(I1 i) const restrict(amp) { v[i] += k + un; }
  };
  parallel_for_each(
      v.extent, [=](I1 i) restrict(amp) {
        S::In in{1};
        fa::Ty t2 = ty;
        v[i] = (s + s).a + fn(1) + t2.q + in.z + un + (int)Sc::k + helper(3) + gen(4) + arr[1];
      });
  parallel_for_each(v.extent, Func{v, 1});
  CHECK(v[2] == 20 + 2 + 11 + 1 + 8 + 9 + 6 + 5 + 2 + 1 + 8);
  CHECK(tmpl<int>() == 2 + 4 + 3 + 22 && tmpl<float>() == 3 + 4 + 3 + 22);
  {
    struct S {
      float f;
    } s2{1.5f};
    parallel_for_each(
        v.extent, [=](I1 i) restrict(amp) {
          S t = s2;
          v[i] = (int)(t.f * 2);
        });
    CHECK(v[0] == 3);
  }
  return failures;
}
