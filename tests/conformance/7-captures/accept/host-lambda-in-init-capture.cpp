// The initializer of a captured value in a template can contain a host lambda, which runs once.
//
// accept: L-2.1.2-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <utility>
#include <vector>
using namespace concurrency;

template <typename T> T doubled(T x) { return x + x; }

/// Owns the array of a captured pointer until the launch is queued.
template <typename T> struct owner {
  array<T, 1> data;
  bool &alive;
  owner(T x, bool &alive) : data(1, &x), alive(alive) { alive = true; }
  ~owner() { alive = false; }
  const T *check(const T &x) const { return alive ? &x : nullptr; }
};

template <typename F> void launch(array_view<int> v, F f) { parallel_for_each(v.extent, f); }

template <typename T> auto returned(array_view<T> v, T x) {
  return [ n = [&] { return doubled(x); }(), v ](index<1> i) restrict(amp) { v[i] = n; };
}

template <typename T> int in_statements(T x) {
  std::vector<T> data(4);
  array_view<T> v(4, data);
  int wrong = 0;
  // The lambda initializes a variable. The kernel also captures an array.
  T c[2] = {1, 2};
  auto kernel = [ =, n = [&] { return doubled(x); }() ](index<1> i) restrict(amp) {
    v[i] = n + c[1];
  };
  parallel_for_each(v.extent, kernel);
  wrong += v[3] != 2 * x + 2;
  // A kernel captures the first kernel.
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        kernel(i);
        v[i] += 1;
      });
  wrong += v[0] != 2 * x + 3;
  // A launch without braces, in the head of a loop and in a conditional expression.
  if (x > 0)
    parallel_for_each(
        v.extent, [ n = [&] { return x; }(), v ](index<1> i) restrict(amp) { v[i] = n; });
  else
    parallel_for_each(
        v.extent, [ n = [&] { return -x; }(), v ](index<1> i) restrict(amp) { v[i] = n; });
  wrong += v[1] != x;
  int rounds = 0;
  for (; parallel_for_each(
             v.extent,
             [ n = [&] { return rounds; }(), v ](index<1> i) restrict(amp) { v[i] = T(n); }),
         rounds < 3;
       ++rounds);
  wrong += v[1] != 3;
  launch(
      array_view<int>(1, &wrong), [n = [&] { return x > 0 ? 0 : 1; }()](index<1>) restrict(amp) {
        (void)n;
      });
  // In another lambda, the initializers are evaluated from left to right.
  auto nested = [&, x](auto y) {
    int calls = 0;
    parallel_for_each(
        v.extent, [
          a = ++calls, b = [&] { return ++calls + y - y; }(), d{[&] { return 10 * ++calls; }()},
          e = calls,
          v
        ](index<1> i) restrict(amp) { v[i] = T(a * 1000 + b * 100 + d + e); });
  };
  nested(x);
  wrong += v[2] != 1233;
  // The temporaries live until the launch returns, and each initializer runs once.
  bool alive = false;
  int made = 0;
  auto queue = [&](auto f) {
    wrong += !alive;
    parallel_for_each(v.extent, f);
  };
  queue([
    n = owner<T>(
            [&] {
              ++made;
              return x;
            }(),
            alive)
            .check(x) != nullptr,
    v
  ](index<1> i) restrict(amp) { v[i] = T(n); });
  wrong += v[0] != 1 || made != 1 || alive;
  // The init-capture refers to an array.
  array<T, 1> stored(4);
  parallel_for_each(
      v.extent, [&a = *[&] { return &stored; }(),
                 n = [] { return T(5); }() ](index<1> i) restrict(amp) { a[i] = n; });
  copy(stored, v);
  wrong += v[3] != 5;
  parallel_for_each(v.extent, returned(v, x));
  wrong += v[2] != 2 * x;
  return wrong;
}

template <typename T> struct scaler {
  T factor;
  int run(T x) {
    std::vector<T> data(4);
    array_view<T> v(4, data);
    parallel_for_each(
        v.extent, [ *this, n = [this, x] { return factor * x; }(),
                    v ](index<1> i) restrict(amp) { v[i] = n + factor; });
    return v[0] != factor * x + factor;
  }
};

template <typename... Ts> int each(Ts... xs) {
  std::vector<int> data(1);
  array_view<int> v(1, data);
  int sum = 0, expected = 0;
  ((parallel_for_each(
        v.extent,
        [ n = [&] { return doubled(xs); }(), v ](index<1> i) restrict(amp) { v[i] = int(n); }),
    sum += v[0], expected += int(2 * xs)),
   ...);
  return sum != expected;
}

template <typename T> auto constant = [n = [] { return T(3); }()](T x) restrict(cpu, amp) {
  return x * n;
};

/// A kernel type and a callback also have such initializers.
template <typename F> struct holder {
  F f;
  int n;
  void operator()(index<1>) const restrict(amp) {}
};
template <typename T> int in_values(T x) {
  T out = 0;
  array_view<T> v(1, &out);
  parallel_for_each(
      v.extent, [ v, k = [n = [&] { return x + 1; }()](T y) restrict(amp) { return n * y; } ](
                    index<1> i) restrict(amp) { v[i] = k(T(3)); });
  auto callback = [n = [&] { return x; }()](T y) { return n + y; };
  parallel_for_each(v.extent, holder<decltype(callback)>{callback, 1});
  return v[0] != 3 * (x + 1) || callback(1) != x + 1;
}

int of_local_types() {
  int out = 0;
  array_view<int> v(1, &out);
  struct outer {
    int a;
  };
  parallel_for_each(
      v.extent, [
        v, n = [&] { return outer{4}; }(),
        m =
            [&] {
              struct inner {
                int b;
              };
              return inner{5};
            }()
      ](index<1> i) restrict(amp) { v[i] = n.a + m.b; });
  return v[0] != 9;
}

#define LAUNCH(v, f) parallel_for_each((v).extent, f)
template <typename T> int in_macro(T x) {
  T out = 0;
  array_view<T> v(1, &out);
  LAUNCH(v, ([ n = [&] { return constant<T>(x); }(), m = [&] { return x; }(),
               v ](index<1> i) restrict(amp) { v[i] = n + m; }));
  return v[0] != 4 * x;
}

int main() {
  return in_statements(4) + in_statements(2.0f) + scaler<int>{3}.run(5) + each(1, 2.0f, 3u) +
         in_macro(7) + in_values(4) + of_local_types();
}
