// Lambdas without a specifier in amp code are amp lambdas. Lambdas may be nested, mutable, captured
// and returned. Amp code may contain cpu lambdas that it does not call.
//
// accept: L-2.1.2-f, L-2.2.1-d, L-2.2.1-h, L-2.4.3.3-a, L-2.4.3.3-f, L-2.4.3.3-b, L-2.2.1-e,
// L-2.4.3.7-i
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <cstdio>
#include <string>
#include <typeinfo>
using namespace concurrency;

// A lambda without a specifier inside amp code is an amp lambda at any depth.
namespace unmarked_lambdas {
int only_amp(int x) restrict(amp) { return x + 1000; }

int nested(int x) restrict(amp) {
  auto outer = [=](int y) {
    auto inner = [=](int z) { return only_amp(z) + x; };
    return inner(y) + 1;
  };
  return outer(10);
}

void test() {
  int data[2] = {};
  array_view<int, 1> v(2, data);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        auto f = [](int y) { return only_amp(y); };
        v[0] = f(7);
        v[1] = nested(100);
      });
  check("in a kernel", v[0], 1007);
  check("in a function", v[1], 1111);
}
} // namespace unmarked_lambdas

// A kernel may capture lambdas and pass its own lambdas to function templates.
namespace captured_lambdas {
template <typename F>
int apply(F f, int x) restrict(cpu, amp) {
  return f(x) + 1;
}

void test() {
  int n = 4;
  auto scale = [n](int x) restrict(cpu, amp) { return x * n; };
  auto shift = [scale](int x) restrict(amp) { return scale(x) + 3; };
  int in[2] = {5, 6};
  array<int, 1> a(2, in);
  int data[2] = {};
  array_view<int, 1> v(2, data);
  parallel_for_each(
      v.extent, [ =, &a ](index<1> i) restrict(amp) {
        auto element = [&a, i] { return a[i]; };
        auto sum = [=](int y) { return y + n; };
        v[i] = apply(sum, element()) + shift(1) + apply(scale, 2);
      });
  check("0", v[0], 10 + 7 + 9);
  check("1", v[1], 11 + 7 + 9);
  check("host", apply(scale, 3), 13);
}
} // namespace captured_lambdas

// Amp code may use mutable lambdas, lambdas that return lambdas and captures of arrays by
// reference.
namespace mutable_and_returned_lambdas {
int work(array<int, 1> &a, array_view<int, 1> v) restrict(amp) {
  auto put = [&a](int k, int x) { a[k] = x; };
  auto get = [=](int k) { return v[k]; };
  put(0, 50);
  put(1, get(1) + 1);
  int n = 2;
  auto next = [n]() mutable { return n *= 3; };
  next();
  auto adder = [](int x) { return [x](int y) { return x + y; }; };
  return next() + adder(100)(1) + a[0] + [](int x) { return x * 1000; }(a[1]);
}

void test() {
  int in[2] = {}, data[2] = {7, 8};
  array<int, 1> a(2, in);
  array_view<int, 1> v(2, data);
  parallel_for_each(extent<1>(1), [ =, &a ](index<1>) restrict(amp) { v[0] = work(a, v); });
  check("kernel", v[0], 18 + 101 + 50 + 9000);
}
} // namespace mutable_and_returned_lambdas

// Lambdas nested in a kernel return lambdas, copy captures and select amp overloads.
namespace nested_lambdas {
int g() restrict(cpu) { return 1; }
int g() restrict(amp) { return 2; }
void test() {
  int out[4] = {};
  array_view<int, 1> v(4, out);
  float scale = 2.5f;
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        int a = 1;
        auto l1 = [=](int b) {
          auto l2 = [=, c = a + b]() mutable {
            c += g();
            auto l3 = [c, scale] { return int(c * scale) + g(); };
            return l3;
          };
          return l2;
        };
        auto l2 = l1(3);
        v[0] = l2()();
        v[1] = l2()();
        auto host = [=](int y) restrict(cpu) {
          auto h = [=] { return g() + y; };
          return h();
        };
        (void)sizeof(host);
        v[2] = [](auto f) { return f(f, 0); }([a](auto, int k) { return a + k + g(); });
        v[3] = [x = [y = g()] { return y * 3; }]() -> int { return x() + 1; }();
      });
  v.synchronize();
  auto host = [](int y) restrict(cpu) {
    auto h = [=] { return g() + y; };
    return h();
  };
  CHECK(host(4) == 5);
  CHECK(out[0] == 17);
  CHECK(out[1] == 22);
  CHECK(out[2] == 3);
  CHECK(out[3] == 7);
}
} // namespace nested_lambdas

// Amp code may contain a cpu lambda that it does not call.
namespace cpu_lambdas {
int work(int x) restrict(amp) {
  auto log = [](int v) restrict(cpu) { std::printf("%s\n", std::to_string(v).c_str()); };
  (void)log;
  int k = x * 2;
  auto log2 = [=](int v) restrict(cpu) { std::printf("%d\n", v + k); };
  (void)log2;
  return k;
}
template <class T>
T both(T x) restrict(cpu, amp) {
  auto log = [=](auto v) restrict(cpu) { std::printf("%s\n", std::to_string(v + x).c_str()); };
  (void)log;
  return x + 1;
}
struct s {
  int n;
  int f() const restrict(cpu, amp) {
    auto log = [](int v) restrict(cpu) { std::printf("%s\n", std::to_string(v).c_str()); };
    (void)log;
    return n;
  }
};
void test() {
  array<int> a(4);
  array_view<int> v(a);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        int base = 3;
        auto log = [base](int v) restrict(cpu) {
          std::printf("%s\n", std::to_string(v + base).c_str());
        };
        (void)log;
        v[i] = work(i[0]) + both(1) + base;
      });
  for (int i = 0; i < 4; ++i)
    CHECK(v[i] == i * 2 + 5);
  CHECK(both(2) == 3);
}
} // namespace cpu_lambdas

// A cpu lambda or cpu local member in amp code may use all of C++.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-but-set-variable"
namespace cpu_lambdas_use_all_of_cpp {
asm("");
int f(int x) restrict(amp) {
  auto cpu = [](int y) restrict(cpu) {
    static int n;
    if (y == 3)
      goto end;
    try {
      if (y)
        throw std::string("x");
    } catch (const std::string &s) {
      n++;
    }
    n += typeid(y) == typeid(int);
  end:
    asm("");
    return n + int(new int[2][3] == nullptr);
  };
  struct L {
    static long long g(char c) restrict(cpu) {
      short s = c;
      volatile long long q = s;
      return q + 1.0L;
    }
    int ok() { return 5; }
  };
  return x + L().ok() + int(sizeof(L));
}
void test() {
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(1); });
  v.synchronize();
  CHECK(out == 7);
}
} // namespace cpu_lambdas_use_all_of_cpp
#pragma GCC diagnostic pop

int main() {
  unmarked_lambdas::test();
  captured_lambdas::test();
  mutable_and_returned_lambdas::test();
  nested_lambdas::test();
  cpu_lambdas::test();
  cpu_lambdas_use_all_of_cpp::test();
  return failures;
}
