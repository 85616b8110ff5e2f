// An operator expression may select a member for one target and a free function for the other.
//
// accept: L-2.3.2.1-f, L-2.3.2.1-e, L-2.3.2.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
#include <cstdio>

#include "check.h"

using namespace concurrency;

// A cpu expression selects a member operator or a free operator although a better amp operator
// exists.
namespace amp_function_beside_member {
struct X {
  int v;
  int operator+(int) const { return 1; }
  int operator-(float) restrict(amp) { return 2; }
};
int operator+(X &, int) restrict(amp) { return 3; }
int operator-(const X &, double) { return 4; }
void test() {
  X x = {1};
  CHECK(x + 1 == 1 && x - 1.f == 4);
}
} // namespace amp_function_beside_member

// An operator expression selects a cpu member operator on the host and a free amp operator in
// kernels.
namespace cpu_member_and_amp_function {
struct V {
  int x;
  V operator+(V o) const restrict(cpu) { return V{x + o.x}; }
};
V operator+(V a, V b) restrict(amp) { return V{a.x + b.x + 100}; }
V operator-(V a) restrict(cpu) { return V{-a.x}; }
V operator-(V a) restrict(amp) { return V{-a.x + 1000}; }
template <class T>
T negated_sum(T a, T b) restrict(cpu, amp) {
  return -(a + b);
}
void test() {
  int out[2] = {};
  array_view<int, 1> v(2, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = (V{1} + V{2}).x;
        v[1] = negated_sum(V{1}, V{2}).x;
      });
  v.synchronize();
  CHECK((V{1} + V{2}).x == 3);
  CHECK(negated_sum(V{1}, V{2}).x == -3);
  CHECK(out[0] == 103);
  CHECK(out[1] == 897);
}
} // namespace cpu_member_and_amp_function

// A cpu,amp operator expression may select a member for one target and a function for the other.
static void check(const char *what, int i, int got, int expected) {
  if (got == expected)
    return;
  std::printf("%s %d: %d, expected %d\n", what, i, got, expected);
  failures = 1;
}

namespace lengths {
struct meters {
  int x;
  int operator+(int n) const { return x + n; }
  int operator<(meters) const restrict(amp) { return 5; }
  int operator-() const { return x + 1; }
  int operator++(int) { return x++; }
  meters &operator+=(int n) restrict(amp) {
    x += 100 * n;
    return *this;
  }
  // Friends that only argument-dependent lookup finds.
  friend int operator*(const meters &a, float n) restrict(amp) { return a.x + 20 * int(n); }
  int operator*(int n) const { return x * n; }

private:
  int operator%(int n) const { return x % n; }
  friend int operator%(const meters &a, float n) restrict(amp);
  friend int rest(const meters &a) restrict(cpu, amp);
};
int operator+(const meters &a, float n) restrict(amp);
inline int operator<(const meters &, const meters &) { return 6; }
inline int operator-(const meters &a) restrict(amp) { return a.x + 2; }
inline int operator++(meters &a, int) restrict(amp) {
  a.x += 5;
  return a.x;
}
inline meters &operator+=(meters &a, int n) {
  a.x += n;
  return a;
}
inline int operator%(const meters &a, float) restrict(amp) { return a.x + 50; }
int rest(const meters &a) restrict(cpu, amp) { return a % 2; }
} // namespace lengths
using lengths::meters;

int plus(meters a, int n) restrict(cpu, amp) { return a + n; }
int less(meters a, meters b) restrict(cpu, amp) { return a < b; }
int minus(meters a) restrict(cpu, amp) { return -a; }
int next(meters &a) restrict(cpu, amp) { return a++; }
int more(meters &a) restrict(cpu, amp) { return (a += 2).x; }
int times(meters a, int n) restrict(cpu, amp) { return 1 + a * n; }
int of_temporary(int n) restrict(cpu, amp) { return meters{n} + n - meters{n} * n; }
unsigned unevaluated(meters a, int n) restrict(cpu, amp) { return sizeof(a + n); }
template <typename T, typename N>
int in_template(T a, N n) restrict(cpu, amp) {
  return a + n;
}
template <typename T>
int declared_later(T a) restrict(cpu, amp) {
  return a - 3;
}

namespace lengths {
int operator+(const meters &a, float n) restrict(amp) { return a.x + 10 * int(n); }
struct feet {
  int x;
  int operator-(int n) const { return x - n; }
};
inline int operator-(const feet &a, float n) restrict(amp) { return a.x + 30 * int(n); }
} // namespace lengths

// Members of two classes, one of them for lvalues only, and functions of two namespaces.
struct base {
  int operator[](int n) const restrict(amp) { return n + 1; }
  int operator/(int n) const & { return n + 2; }
};
struct derived : base {
  using base::operator[];
  using base::operator/;
  int operator[](const int &n) const { return n + 3; }
  int operator/(int n) const restrict(amp) { return n + 4; }
};
int subscript(const derived &d) restrict(cpu, amp) { return d[10]; }
int divide(const derived &d) restrict(cpu, amp) { return d / 10; }

const int count = 13;
void all(const array_view<int> &r) restrict(cpu, amp) {
  meters a{1};
  r[0] = plus(a, 3);
  r[1] = less(a, a);
  r[2] = minus(a);
  r[3] = times(a, 3);
  r[4] = of_temporary(2);
  r[5] = unevaluated(a, 1);
  r[6] = in_template(a, 4);
  r[7] = declared_later(lengths::feet{9});
  r[8] = in_template(meters{5}, 1L);
  r[9] = rest(a);
  r[10] = subscript(derived());
  r[11] = divide(derived());
  r[12] = next(a) * 1000 + more(a);
}

void test_every_kind() {
  int cpu[count], amp[count];
  array_view<int> on_cpu(count, cpu), on_amp(count, amp);
  all(on_cpu);
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) { all(on_amp); });
  const int expected_cpu[] = {4, 6, 2, 4, 0, 4, 5, 6, 6, 1, 13, 12, 1004};
  const int expected_amp[] = {31, 5, 3, 62, -20, 4, 41, 99, 15, 51, 11, 14, 6206};
  for (int i = 0; i < count; ++i) {
    check("cpu", i, on_cpu[i], expected_cpu[i]);
    check("amp", i, on_amp[i], expected_amp[i]);
  }
}

int main() {
  amp_function_beside_member::test();
  cpu_member_and_amp_function::test();
  test_every_kind();
  return failures;
}
