// A kernel may be launched by macros and in constructors, destructors, operators, friends and
// default arguments.
//
// accept: P-7.1-f, P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <algorithm>
#include <amp.h>
#include <functional>
#include <memory>
#include <tuple>
#include <vector>

using namespace concurrency;

// Kernels whose captures, restriction or body come from macros run correctly.
namespace macro_expansions {
#define PFE(v, ...) parallel_for_each((v).extent, [=](index<1> i) restrict(amp) __VA_ARGS__)
#define LAM [=](index<1> i) restrict(amp)
#define BODY                                                                                       \
  {                                                                                                \
    v[i] = k + i[0];                                                                               \
  }
#define CAP [ =, &arr ]
#define CAP2 [ v, k ]
#define RES restrict(amp)
#define AMP_ amp
#define IDX index<1> i
#define NAME(n)                                                                                    \
  int n(int k) {                                                                                   \
    array_view<int, 1> v(4);                                                                       \
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k * n##_c; });              \
    return v[0];                                                                                   \
  }
#define KVAR k
enum { one_c = 1, two_c = 2 };
NAME(one)
NAME(two)
#define TWICE(x) x x
#define ALL(k0)                                                                                    \
  [&] {                                                                                            \
    array_view<int, 1> v(4);                                                                       \
    int k = k0;                                                                                    \
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k; });                      \
    return v[0];                                                                                   \
  }()
void test() {
  array_view<int, 1> v(4);
  int k = 10;
  PFE(v, { v[i] = k; });
  CHECK(v[1] == 10);
  PFE(v, {
    int a[2] = {1, 2};
    v[i] = a[0] + a[1] + k;
  });
  CHECK(v[1] == 13);
  parallel_for_each(v.extent, LAM { v[i] = k + 5; });
  CHECK(v[1] == 15);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) BODY);
  CHECK(v[1] == 11);
  array<int, 1> arr(4);
  parallel_for_each(
      v.extent, CAP(index<1> i) restrict(amp) {
        arr[i] = k + 7;
        v[i] = arr[i] + 1;
      });
  CHECK(v[1] == 18);
  parallel_for_each(v.extent, CAP2(index<1> i) RES { v[i] = k + 8; });
  CHECK(v[1] == 18);
  parallel_for_each(v.extent, CAP2(IDX) restrict(AMP_) { v[i] = KVAR + 9; });
  CHECK(v[1] == 19);
  CHECK(one(3) == 3);
  CHECK(two(3) == 6);
  TWICE(parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += KVAR; });)
  CHECK(v[1] == 39);
  TWICE(TWICE(PFE(v, BODY);))
  CHECK(v[2] == 12);
  CHECK(ALL(5) == 5);
  CHECK(ALL(7) + ALL(8) == 15);
}
} // namespace macro_expansions

// A kernel may be launched in macros, function templates, constructors and host lambdas.
namespace templates_and_constructors {
#define FILL(view, value)                                                                          \
  parallel_for_each((view).extent, [=](index<1> i) restrict(amp) { (view)[i] = (value); })

template <typename T, typename F>
void transform(array_view<T, 1> v, F f) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(v[i]); });
}
struct filler {
  explicit filler(array_view<int, 1> v) {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += 1; });
  }
  template <int N>
  void add(array_view<int, 1> v) const {
    parallel_for_each(v.extent.tile<N>(), [=](tiled_index<N> t) restrict(amp) { v[t] += N; });
  }
};

void test() {
  int data[4] = {};
  array_view<int, 1> v(4, data);
  int k = 7;
  FILL(v, k);
  auto host = [&] {
    parallel_for_each(v.extent, [ v = v, k ](index<1> i) restrict(amp) { v[i] += k * 10; });
  };
  host();
  filler(v).add<2>(v);
  transform(v, [](int x) restrict(amp) { return x * 2; });
  check("element", v[3], (77 + 1 + 2) * 2);
}
} // namespace templates_and_constructors

// A kernel may be launched in constructors, destructors, operators, friends and default arguments.
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
DEFK(11);
DEFK(12);
int use1() { return fn_11() * 100 + fn_12(); }
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
  } catch (...) {
  }
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
template <class T>
struct Tpl {
  template <class U>
  static U go(U u) {
    T r = 0;
    array_view<T> v(1, &r);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = T(u) + sizeof(U); });
    v.synchronize();
    return U(r);
  }
};
template <>
struct Tpl<double> {
  template <class U>
  static U go(U u) {
    double r = 0;
    array_view<double> v(1, &r);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = u * 0.5; });
    v.synchronize();
    return U(r);
  }
};
} // namespace v1
} // namespace deep
} // namespace
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
template <class F>
struct holder {
  F f;
  void go(extent<1> e) const { parallel_for_each(e, f); }
};
template <class F>
holder<F> hold(F f) {
  return {f};
}
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
template <int N>
int ifc(array_view<int> v) {
  if constexpr (N > 2) {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = N; });
  } else {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = -N; });
  }
  return v[0];
}
void test_constructors_and_operators() {
  CHECK(use1() == 1112);
  {
    Ctor c;
    CHECK(c.got == 5 && c.v[0] == 15);
    CHECK((int)c == 16);
    c += 4;
    CHECK(c[10] == 30);
    CHECK(fr(c) == 60 && Ctor::st(c.v) == 59);
  }
  CHECK(deep::Tpl<int>::go(3.0f) == 7.0f && deep::Tpl<double>::go(8) == 4 &&
        deep::Tpl<int>::go(1.0) == 9.0);
  CHECK(c_entry(13) == 13);
  int r[4] = {};
  array_view<int> v(4, r), w = v.section(1, 2);
  parallel_for_each(v.extent, mk2(v));
  CHECK(v[3] == 14);
  hold(mk2(w)).go(w.extent);
  auto kk = mk2(v);
  const auto &kr = kk;
  parallel_for_each(v.extent, kr);
  CHECK(dflt(w) == 35);
  CHECK(ftry(v) == 7);
  CHECK(ifc<5>(v) == 5 && ifc<1>(v) == -1);
  auto host = [=](auto x) {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = (int)(x * 2); });
    return v[0];
  };
  CHECK(host(2.5f) == 5 && host(4) == 8);
  if (bool go = true; go)
    parallel_for_each(v.extent, KERNEL { v[i] = 1; });
  else
    parallel_for_each(v.extent, KERNEL { v[i] = 2; });
  CHECK(v[0] == 1);
  for (int k : {1, 2, 3})
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += k; });
  CHECK(v[1] == 7);
  int k = 2;
  switch (k) {
  case 1:
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 100; });
    break;
  case 2:
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 200; });
  }
  CHECK(v[1] == 200);
  k ? parallel_for_each(
          v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; })
    : parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 0; });
  (void)(k++, parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += k; }), k--);
  CHECK(v[2] == 4);
  auto tup = std::make_tuple(mk2(v), [=](index<1> i) restrict(amp) { v[i] += 1; });
  parallel_for_each(v.extent, std::get<0>(tup));
  parallel_for_each(v.extent, std::get<1>(tup));
  CHECK(v[0] == 15);
  struct local {
    array_view<int> a;
    void operator()(index<1> i) const restrict(amp) { a[i] *= 2; }
    static int run(array_view<int> v) {
      local l = {v};
      parallel_for_each(v.extent, l);
      return v[0];
    }
  };
  CHECK(local::run(v) == 30);
  auto up = std::make_unique<local>(local{v});
  parallel_for_each(v.extent, *up);
  std::vector<local> ls(2, local{v});
  for (auto &l : ls)
    parallel_for_each(v.extent, l);
  CHECK(v[0] == 240);
  std::vector<int> ks{1, 2};
  std::for_each(ks.begin(), ks.end(), [&](int q) {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] -= q; });
  });
  CHECK(v[0] == 237);
  static int sv = [&] {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 9; });
    return v[3];
  }();
  concurrency::parallel_for_each<1>(v.extent, [=](index<1> i) restrict(amp) { v[i] = 9; });
  CHECK(sv == 9);
}

int main() {
  macro_expansions::test();
  templates_and_constructors::test();
  test_constructors_and_operators();
  return failures;
}
