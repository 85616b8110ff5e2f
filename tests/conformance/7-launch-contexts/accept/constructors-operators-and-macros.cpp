// A kernel may be launched in constructors, destructors, operators, friends and default arguments.
//
// accept: P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include <functional>
#include <tuple>
#include <memory>
#include <algorithm>
using namespace concurrency;
static int one(std::function<void(array_view<int>)> f) {
  int r = 1;
  array_view<int> v(1, &r);
  f(v);
  v.synchronize();
  return r;
}
#define LAUNCH(v, body) parallel_for_each((v).extent, [=](index<1> i) restrict(amp) { body; })
#define KERNEL [=](index<1> i) restrict(amp)
#define CAT_(a, b) a##b
#define CAT(a, b) CAT_(a, b)
#define DEFK(n)                                                                                    \
  int CAT(fn_, n)() {                                                                              \
    int r = 0;                                                                                     \
    array_view<int> v(1, &r);                                                                      \
    LAUNCH(v, v[i] = n);                                                                           \
    v.synchronize();                                                                               \
    return r;                                                                                      \
  }
DEFK(11) DEFK(12) int use1() { return fn_11() * 100 + fn_12(); }
struct Ctor {
  int r = 0;
  array_view<int> v{1, &r};
  int got;
  Ctor()
      : v(1, &r), got([](array_view<int> v) {
          parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 5; });
          v.synchronize();
          return v[0];
        }(v)) {
    auto w = v;
    parallel_for_each(w.extent, [w](index<1> i) restrict(amp) { w[i] += 10; });
    v.synchronize();
  }
  Ctor(const Ctor &) = delete;
  ~Ctor() try {
    auto w = v;
    parallel_for_each(w.extent, [w](index<1> i) restrict(amp) { w[i] = 0; });
  } catch (...) {}
  operator int() const {
    auto w = v;
    parallel_for_each(w.extent, [w](index<1> i) restrict(amp) { w[i] += 1; });
    w.synchronize();
    return r;
  }
  Ctor &operator+=(int k) {
    auto w = v;
    parallel_for_each(w.extent, [ w, k ](index<1> i) restrict(amp) { w[i] += k; });
    return *this;
  }
  int operator[](int k) {
    auto w = v;
    parallel_for_each(w.extent, [=](index<1> i) restrict(amp) { w[i] += k; });
    return v[0];
  }
  friend int fr(Ctor &c) {
    auto w = c.v;
    parallel_for_each(w.extent, [w](index<1> i) restrict(amp) { w[i] *= 2; });
    return c.v[0];
  }
  static int st(array_view<int> w) {
    parallel_for_each(w.extent, [w](index<1> i) restrict(amp) { w[i] -= 1; });
    return w[0];
  }
};
namespace {
namespace deep {
inline namespace v1 {
template <class T> struct Tpl {
  template <class U> static U go(U u) {
    T r = 0;
    array_view<T> v(1, &r);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = T(u) + sizeof(U); });
    v.synchronize();
    return U(r);
  }
};
template <> struct Tpl<double> {
  template <class U> static U go(U u) {
    double r = 0;
    array_view<double> v(1, &r);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = u * 0.5; });
    v.synchronize();
    return U(r);
  }
};
}
}
}
extern "C" int c_entry(int k) {
  int r = 0;
  array_view<int> v(1, &r);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k; });
  return v[0];
}
auto mk(int k) {
  return [k](index<1>) restrict(amp)->int { return k; };
}
auto mk2(array_view<int> v) {
  auto f = mk(7);
  return [=](index<1> i) restrict(amp) { v[i] = f(i) * 2; };
}
template <class F> struct holder {
  F f;
  void go(extent<1> e) const { parallel_for_each(e, f); }
};
template <class F> holder<F> hold(F f) { return {f}; }
int dflt(array_view<int> v,
         int x = one([](array_view<int> v) {
           parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 21; });
         })) {
  return x + v[0];
}
int ftry(array_view<int> v) try {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 3; });
  throw 4;
} catch (int k) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += k; });
  return v[0];
}
template <int N> int ifc(array_view<int> v) {
  if constexpr (N > 2) {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = N; });
  } else {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = -N; });
  }
  return v[0];
}
int main() {
  if (use1() != 1112) return 1;
  {
    Ctor c;
    if (c.got != 5 || c.v[0] != 15) return 2;
    if ((int)c != 16) return 3;
    c += 4;
    if (c[10] != 30) return 4;
    if (fr(c) != 60 || Ctor::st(c.v) != 59) return 5;
  }
  if (deep::Tpl<int>::go(3.0f) != 7.0f || deep::Tpl<double>::go(8) != 4 ||
      deep::Tpl<int>::go(1.0) != 9.0)
    return 6;
  if (c_entry(13) != 13) return 7;
  int r[4] = {};
  array_view<int> v(4, r), w = v.section(1, 2);
  parallel_for_each(v.extent, mk2(v));
  if (v[3] != 14) return 8;
  hold(mk2(w)).go(w.extent);
  auto kk = mk2(v);
  const auto &kr = kk;
  parallel_for_each(v.extent, kr);
  if (dflt(w) != 35) return 9;
  if (ftry(v) != 7) return 10;
  if (ifc<5>(v) != 5 || ifc<1>(v) != -1) return 11;
  auto host = [=](auto x) {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = (int)(x * 2); });
    return v[0];
  };
  if (host(2.5f) != 5 || host(4) != 8) return 12;
  if (bool go = true; go) parallel_for_each(v.extent, KERNEL { v[i] = 1; });
  else parallel_for_each(v.extent, KERNEL { v[i] = 2; });
  if (v[0] != 1) return 13;
  for (int k : {1, 2, 3}) parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += k; });
  if (v[1] != 7) return 14;
  int k = 2;
  switch (k) {
  case 1:
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 100; });
    break;
  case 2:
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 200; });
  }
  if (v[1] != 200) return 15;
  k ? parallel_for_each(
          v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; })
    : parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 0; });
  (void)(k++, parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += k; }), k--);
  if (v[2] != 4) return 16;
  auto tup = std::make_tuple(mk2(v), [=](index<1> i) restrict(amp) { v[i] += 1; });
  parallel_for_each(v.extent, std::get<0>(tup));
  parallel_for_each(v.extent, std::get<1>(tup));
  if (v[0] != 15) return 17;
  struct local {
    array_view<int> a;
    void operator()(index<1> i) const restrict(amp) { a[i] *= 2; }
    static int run(array_view<int> v) {
      local l = {v};
      parallel_for_each(v.extent, l);
      return v[0];
    }
  };
  if (local::run(v) != 30) return 18;
  auto up = std::make_unique<local>(local{v});
  parallel_for_each(v.extent, *up);
  std::vector<local> ls(2, local{v});
  for (auto &l : ls) parallel_for_each(v.extent, l);
  if (v[0] != 240) return 19;
  std::vector<int> ks{1, 2};
  std::for_each(ks.begin(), ks.end(), [&](int q) {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] -= q; });
  });
  if (v[0] != 237) return 20;
  static int sv = [&] {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 9; });
    return v[3];
  }();
  concurrency::parallel_for_each<1>(v.extent, [=](index<1> i) restrict(amp) { v[i] = 9; });
  return sv == 9 ? 0 : 21;
}
