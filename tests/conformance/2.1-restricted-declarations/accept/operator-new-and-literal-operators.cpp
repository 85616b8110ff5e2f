// Operator new, operator delete and literal operators may have restriction specifiers.
//
// accept: L-2.1.1-n
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <cstdlib>
#include <new>
using namespace concurrency;

// A class can have cpu and cpu,amp operator new and delete while kernels use its objects.
namespace operators_new_of_a_class {
static int count;
struct S {
  int x = 4;
  static void *operator new(std::size_t n) restrict(cpu) {
    ++count;
    return std::malloc(n);
  }
  static void operator delete(void *p) restrict(cpu) noexcept {
    --count;
    std::free(p);
  }
  void *operator new(std::size_t, void *p) restrict(cpu, amp) { return p; }
  static void *operator new[](std::size_t n) restrict(cpu) { return ::operator new[](n); }
};
void test() {
  S *p = new S;
  CHECK(count == 1);
  CHECK(p->x == 4);
  int out = 0;
  array_view<int, 1> v(1, &out);
  S s;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        S t = s;
        v[i] = t.x;
      });
  v.synchronize();
  delete p;
  alignas(S) int buf;
  S *q = new (&buf) S;
  CHECK(count == 0);
  CHECK(out == 4);
  CHECK(q->x == 4);
}
} // namespace operators_new_of_a_class

// Operator new, operator delete and literal operators can have the specifier restrict(cpu).
namespace cpu_operator_new_and_literals {
static int allocations = 0;
struct pooled {
  int n = 3;
  static void *operator new(std::size_t size) restrict(cpu) {
    ++allocations;
    return std::malloc(size);
  }
  static void operator delete(void *p) restrict(cpu) { std::free(p); }
  int operator~() const restrict(cpu, amp) { return -n; }
};
int operator"" _twice(unsigned long long n) restrict(cpu) { return int(n) * 2; }

void test() {
  pooled *p = new pooled;
  pooled copy = *p;
  delete p;
  int k = 21_twice;
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k + ~copy; });
  check("kernel", v[0], 39);
  check("allocations", allocations, 1);
}
} // namespace cpu_operator_new_and_literals

// Amp code can use a literal operator template of characters.
//
// A raw literal operator template has no parameters, so it needs no type that amp code lacks.
namespace literal_operator_template {
template <char... C>
constexpr int operator""_len() restrict(cpu, amp) {
  return sizeof...(C);
}
void test() {
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 12345_len; });
  v.synchronize();
  CHECK(out == 5);
  CHECK(123_len == 3);
}
} // namespace literal_operator_template

int main() {
  operators_new_of_a_class::test();
  cpu_operator_new_and_literals::test();
  literal_operator_template::test();
  return failures;
}
