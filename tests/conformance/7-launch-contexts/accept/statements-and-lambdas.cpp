// A kernel may be launched in each kind of statement and expression and in host lambdas.
//
// accept: P-7.1-f, P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-value"
#pragma GCC diagnostic ignored "-Wmisleading-indentation"
#include "check.h"
#include <amp.h>
#include <functional>

using namespace concurrency;

// A kernel may be launched in each kind of statement, condition, comma and conditional expression.
namespace statements {
template <int N>
int ic(int k) {
  array_view<int, 1> v(4);
  if constexpr (N == 0)
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k; });
  else if constexpr (N == 1) {
    int z = k * 2;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = z; });
  } else
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          if constexpr (N > 2)
            v[i] = k + N;
          else
            v[i] = -k;
        });
  return v[0];
}
static int use(array_view<int, 1> v) { return v[0]; }
struct Chain {
  array_view<int, 1> v;
  template <class K>
  Chain run(K f) {
    parallel_for_each(v.extent, f);
    return *this;
  }
};
static int ret(array_view<int, 1> v, int k) {
  return parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k; }), v[0];
}
static void retv(array_view<int, 1> v, int k) {
  return parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k; });
}
void test() {
  CHECK(ic<0>(3) == 3);
  CHECK(ic<1>(3) == 6);
  CHECK(ic<2>(3) == -3);
  CHECK(ic<3>(3) == 6);
  array_view<int, 1> v(4);
  for (int k = 0; k < 4; ++k)
    switch (k) {
    case 0:
      parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k + 1; });
      CHECK(v[0] == 1);
      break;
    case 1: {
      int q = 7;
      parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k + q; });
    }
      CHECK(v[0] == 8);
      break;
    default:
      parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 100; });
      CHECK(v[0] == 100);
    }
  int n = 0;
  for (parallel_for_each(
           v.extent, [=](index<1> i) restrict(amp) { v[i] = 0; });
       v[0] < 3; parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += 1; }))
    ++n;
  CHECK(n == 3);
  for (int j = 0, q = 2; j < 2;
       parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = q + j; }), ++j)
    n += j;
  CHECK(v[0] == 3);
  n == 4 ? parallel_for_each(
               v.extent, [=](index<1> i) restrict(amp) { v[i] = 41; })
         : parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 42; });
  CHECK(v[0] == 41);
  n = (parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = n; }), v[0] + 1);
  CHECK(n == 5);
  CHECK(ret(v, 9) == 9);
  retv(v, 8);
  CHECK(v[0] == 8);
  int k = 2;
  Chain c{v};
  c.run([=](index<1> i) restrict(amp) { v[i] = k; })
      .run([=](index<1> i) restrict(amp) { v[i] *= 10; })
      .run([=](index<1> i) restrict(amp) { v[i] += k; });
  CHECK(v[0] == 22);
  if (int q = 3; q > k)
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = q; });
  else
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = -q; });
  CHECK(v[0] == 3);
  if (int q = 0)
    ;
  else
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = q - 5; });
  CHECK(v[0] == -5);
  while (int w = v[0] + 5 ? 0 : 6)
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = w; });
  CHECK(v[0] == 6);
  do
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i]++; });
  while (v[0] < 9);
  CHECK(v[0] == 9);
  goto L;
M:
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i]++; });
  goto E;
L:
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 70; });
  goto M;
E:
  CHECK(v[0] == 71);
  int arr[2] = {(parallel_for_each(
                     v.extent, [=](index<1> i) restrict(amp) { v[i] = 5; }),
                 v[0]),
                (parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 6; }), v[0])};
  CHECK(arr[0] == 5 && arr[1] == 6);
  (void)arr;
  [&] { parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 61; }); }();
  CHECK(use(v) == 61);
}
} // namespace statements

// parallel_for_each runs closures from branches, conditional expressions, arrays, pointers and
// factories.
namespace conditional_closures {
void test() {
  array_view<int, 1> v(4);
  int k = 3;
  for (int n = 0; n < 2; ++n) {
    if (n)
      parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k; });
    else
      parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = -k; });
    CHECK(v[0] == (n ? 3 : -3));
    auto a = [=](index<1> i) restrict(amp) { v[i] = k * 10; };
    auto b = a;
    const auto &c = n ? a : b;
    parallel_for_each(v.extent, c);
    CHECK(v[0] == 30);
    parallel_for_each(v.extent, n ? a : c);
    CHECK(v[0] == 30);
    parallel_for_each(v.extent, (n, b));
    CHECK(v[0] == 30);
    decltype(a) arr[2] = {a, b};
    parallel_for_each(v.extent, arr[n]);
    auto pa = &arr[n];
    parallel_for_each(v.extent, *pa);
    auto maker = [&](int q) {
      return [=](index<1> i) restrict(amp) { v[i] = q * k; };
    };
    parallel_for_each(v.extent, maker(7));
    CHECK(v[0] == 21);
    std::vector<decltype(maker(0))> vec;
    vec.push_back(maker(1));
    vec.push_back(maker(2));
    for (auto &f : vec)
      parallel_for_each(v.extent, f);
    CHECK(v[0] == 6);
  }
}
} // namespace conditional_closures

// A kernel may be launched in nested host lambdas, loops, conditions and comma expressions.
namespace nested_host_lambdas {
void test() {
  int data[2] = {};
  array_view<int, 1> v(2, data);
  std::function<void(int)> launch = [v](int by) {
    auto inner = [&] {
      for (int k = 0; k < 2; ++k)
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += by + k; });
    };
    inner();
  };
  launch(10);
  if (data[0] == 0)
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += 1000; });
  else
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += 2000; });
  int ready = (parallel_for_each(extent<1>(1), [=](index<1> i) restrict(amp) { v[i] += 5; }), 1);
  v.synchronize();
  check("ready", ready, 1);
  check("0", data[0] % 1000, 26);
  check("1", data[1] % 1000, 21);
}
} // namespace nested_host_lambdas

// Kernels in generic, variadic and nested lambdas see the variables of all enclosing functions.
namespace generic_lambdas {
void test() {
  auto h = [](auto k) {
    array_view<decltype(k), 1> v(4);
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) { v[i] = k * 2 + decltype(k)(sizeof(k)); });
    return v[0];
  };
  CHECK(h(3) == 10);
  CHECK(h(1.25f) == 6.5f);
  CHECK(h(2u) == 8u);
  auto two = [&](int a) {
    return [=, b = a * 2](int c) {
      array_view<int, 1> v(4);
      parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a * 100 + b * 10 + c; });
      return v[0];
    };
  };
  CHECK(two(1)(3) == 123);
  CHECK(two(2)(3) == 243);
  int r = [] {
    array_view<int, 1> v(4);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 8; });
    return v[0];
  }();
  CHECK(r == 8);
  // Amp lambdas are nested.
  array_view<int, 1> v(4);
  int k = 3;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        int j = i[0];
        auto f = [=](int x) restrict(amp) {
          auto g = [=](int y) restrict(amp) { return x * 100 + y * 10 + k + j; };
          return g(x + 1);
        };
        v[i] = f(k);
      });
  CHECK(v[0] == 343);
  CHECK(v[2] == 345);
  auto gg = [](auto... ks) {
    array_view<int, 1> v(4);
    int s = (0 + ... + ks);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = s + sizeof...(ks); });
    return v[0];
  };
  CHECK(gg(1, 2, 3) == 9);
  CHECK(gg() == 0);
}
} // namespace generic_lambdas

int main() {
  statements::test();
  conditional_closures::test();
  nested_host_lambdas::test();
  generic_lambdas::test();
  return failures;
}
