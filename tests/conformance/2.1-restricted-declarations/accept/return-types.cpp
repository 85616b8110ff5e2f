// A restriction specifier applies to the expressions after it and precedes the trailing return
// type. Return types of restricted functions may be deduced.
//
// accept: L-2.1.1-f, L-2.1.1-g, L-2.1.1-z
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
using namespace concurrency;

// A restriction specifier precedes a trailing return type.
namespace trailing_return_types {
auto trailing(float x) restrict(cpu, amp) -> double;
auto trailing(float x) restrict(cpu, amp) -> double { return x * 0.5; }
auto deduced(int x) restrict(cpu, amp) { return x * 2u; }
decltype(auto) exact(int &x) restrict(cpu, amp) { return (x); }
auto nothrow(int x) restrict(cpu, amp) noexcept -> int { return x + 1; }

template <typename A, typename B>
auto sum(A a, B b) restrict(cpu, amp) -> decltype(a + b) {
  return a + b;
}

void test() {
  double data[4] = {};
  array_view<double, 1> v(4, data);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = trailing(3.0f);
        v[1] = deduced(4);
        int x = 1;
        exact(x) = 9;
        v[2] = x;
        v[3] = sum(1, 0.25) + nothrow(1);
      });
  check("trailing", v[0], 1.5);
  check("deduced", v[1], 8);
  check("exact", v[2], 9);
  check("sum", v[3], 3.25);
  check("host", sum(trailing(1.0f), deduced(2)), 4.5);
}
} // namespace trailing_return_types

// Restricted functions can have deduced return types, which may differ between overloads.
namespace deduced_return_types {
auto grod() restrict(amp);
auto grod() restrict(amp) { return 1.5; }
auto grod() restrict(cpu) { return 2; }
decltype(auto) ref(int &x) restrict(amp, cpu) { return (x); }
template <class T>
auto chain(T t) restrict(amp) {
  if constexpr (sizeof(T) == 8)
    return t;
  else
    return t + grod();
}
struct S {
  auto me() const restrict(amp, cpu) { return *this; }
  int k = 3;
  auto operator()(int a) const restrict(cpu, amp) -> decltype(a + k) { return a + k; }
};
void test() {
  double out[4] = {};
  array_view<double, 1> v(4, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        int z = 1;
        ref(z) = 5;
        v[0] = grod();
        v[1] = z;
        v[2] = chain(2);
        v[3] = S().me()(4);
      });
  v.synchronize();
  CHECK(out[0] == 1.5);
  CHECK(out[1] == 5);
  CHECK(out[2] == 3.5);
  CHECK(out[3] == 7);
  CHECK(grod() == 2);
}
} // namespace deduced_return_types

// A specifier applies to the trailing return type and to the mem-initializers of its function.
namespace expressions_after_the_specifier {
int measure(int x) { return x; }
float measure(int x) restrict(amp) { return x + 0.5f; }

auto on_device(int x) restrict(amp) -> decltype(measure(x)) { return measure(x); }

int start() { return 1; }
int start() restrict(amp) { return 100; }
struct holder {
  int n;
  holder() restrict(amp) : n(start()) {}
  holder() restrict(cpu) : n(start() + 1) {}
  ~holder() restrict(cpu, amp) {}
};

void test() {
  float data[2] = {};
  array_view<float, 1> v(2, data);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = on_device(3);
        holder h;
        v[1] = float(h.n);
      });
  check("trailing return type", v[0], 3.5);
  check("mem-initializer, kernel", v[1], 100);
  holder h;
  check("mem-initializer, host", h.n, 2);
}
} // namespace expressions_after_the_specifier

int main() {
  trailing_return_types::test();
  deduced_return_types::test();
  expressions_after_the_specifier::test();
  return failures;
}
