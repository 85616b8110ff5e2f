// Amp code may use the assert macro, and macros may expand to functions and kernels.
//
// accept: L-2.3.2.1-f, L-2.4.3.3-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <assert.h>
#include <cassert>
#include <vector>
using namespace concurrency;

// Amp code can use the assert macro as a statement, as an operand and in a template.
//
// Every compiler of the output supports assert in device code (C++ [assertions]).
namespace assert_macro {
template <typename T>
T checked(T x) restrict(cpu, amp) {
  assert(x >= T() && "negative");
  return x;
}
inline int twice(int x) restrict(cpu, amp) {
  assert(x < 100);
  return 2 * x;
}
#define CHECKED(x) (assert((x) > -1), (x))
struct pair {
  int a, b;
};
struct holder {
  int limit;
  int get(int i) const restrict(amp) {
    assert(i < limit);
    return i;
  }
};
void test() {
  array<int> a(4);
  holder h = {4};
  parallel_for_each(
      a.extent, [&a, h ](index<1> i) restrict(amp) {
        assert(i[0] < 4);
        pair p = {i[0], 1};
        assert((pair{p.a, 2}.b == 2));
        a[i] = checked(twice(p.a)) + CHECKED(p.b) + h.get(i[0]);
      });
  std::vector<int> r = a;
  CHECK(r[3] == 10);
  CHECK(checked(1.5) == 1.5);
  CHECK(twice(2) == 4);
}
} // namespace assert_macro

// Functions whose names and restrictions come from macros are selected by restriction.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"
namespace functions_by_restriction {
#define DEF(name, type, r, n)                                                                      \
  int name(type) r { return n; }
#define AMP restrict(amp)
#define BOTH restrict(cpu, amp)
#define CALL(n, r)                                                                                 \
  int n() r { return f(1) * 10 + f(1.0f); }
DEF(f, double, , 1) DEF(f, int, AMP, 2) CALL(c, ) CALL(a, AMP) CALL(b, BOTH) void test() {
  int o[2];
  array_view<int> r(2, o);
  parallel_for_each(extent<1>(1), [=](index<1> i) AMP {
    r[0] = a();
    r[1] = b();
  });
  CHECK(r[0] == 22);
  CHECK(r[1] == 22);
  CHECK(c() == b());
  CHECK(c() == 11);
}
} // namespace functions_by_restriction
#pragma GCC diagnostic pop

// Two kernels may be on one line, in a macro or separated by comments with braces and restrict.
namespace two_kernels_on_one_line {
// clang-format off
#define KERNEL(body)                                                                               \
  [=](index<1> i) restrict(amp) { body; }
#define EACH(n, body) parallel_for_each(extent<1>(n), KERNEL(body))
int fill(array_view<int, 1> v, int n) {
  EACH(n, v[i] += 1); EACH(n, v[i] *= 2); return n;
}
int fill(array_view<int, 1> v, float n) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += int(n); }); parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) { v[i] += i[0]; }); return 0;
}
template <class T> void fill(array_view<T, 1> v) { EACH(4, int a = 1; int b = 2; v[i] += a * b); }
void test() {
  int out[4] = {};
  array_view<int, 1> v(4, out);
  fill(v, 4), fill(v, 3.f), fill(v);
  parallel_for_each(
      v.extent, // a comment with ) and { and restrict(cpu)
      [/* [ */ = /* ] */] /* ( */ (
          /* ) */ index<1> const /* , */
              &i /* "*/) /* restrict(cpu) */ restrict(amp) /* -> */ noexcept -> void {
        v[i] += 10 /* } */; // }
      });
  v.synchronize();
  for (int i = 0; i < 4; i++)
    CHECK(out[i] == 2 + 3 + i + 2 + 10);
}
// clang-format on
} // namespace two_kernels_on_one_line

int main() {
  assert_macro::test();
  functions_by_restriction::test();
  two_kernels_on_one_line::test();
  return failures;
}
