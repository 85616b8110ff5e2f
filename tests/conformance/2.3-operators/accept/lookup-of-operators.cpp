// An operator expression considers the operators that using directives, the namespaces of the
// operands and earlier declarations make visible. The restriction of the caller selects one.
//
// accept: L-2.3.2.1-f, L-2.3.2.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>

#include "check.h"

using namespace concurrency;

// A cpu expression ignores a better amp operator that a using directive brings.
struct operand {
  int v;
};
namespace ops {
int operator+(operand &, int) restrict(amp) { return 3; }
int operator-(operand &, int) { return 5; }
} // namespace ops
using namespace ops;
int operator+(const operand &, int) { return 4; }
void test_using_directive() {
  operand x = {1};
  check("x + 1", x + 1, 4);
}

// Operators of the operand's namespace and the global scope are selected by the caller's
// restriction.
namespace of_operand {
struct X {
  int v;
};
int operator+(const X &, int) { return 1; }
int operator-(X &, int) restrict(amp) { return 2; }
int operator*(X &, float) { return 5; }
} // namespace of_operand
int operator+(of_operand::X &, int) restrict(amp) { return 3; }
int operator-(const of_operand::X &, int) { return 4; }
int operator*(const of_operand::X &, float) restrict(amp) { return 6; }
void test_operand_namespace() {
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        of_operand::X x = {1};
        v[i] = (x + 1) * 100 + (x - 1) * 10 + x * 1.f;
      });
  of_operand::X x = {1};
  check("x + 1", x + 1, 1);
  check("x - 1", x - 1, 4);
  check("x * 1.f", x * 1.f, 5);
  check("v[0]", v[0], 326);
}

// An operator declared after a call outside a template is not a candidate of the call. The later
// operator has the other restriction and matches better (§2.3.2.1).
namespace declared_after_call {
namespace shapes {
struct point {
  int v;
};
inline int operator+(const point &a, const double &b) { return a.v + int(b); }
inline int operator+(const point &a, const double &b) restrict(amp) { return a.v + 10 * int(b); }
inline int operator-(const point &a, double b) restrict(amp) { return a.v - int(b); }

inline int on_cpu(int x) {
  float b = 2;
  return point{x} + b;
}
inline int on_amp(int x) restrict(amp) {
  float b = 2;
  return (point{x} + b) - (point{x} - b);
}

template <typename T>
int operator+(point &&a, T &&) restrict(amp) {
  return 1000 + a.v;
}
inline int operator-(point &&a, float &) { return 2000 + a.v; }
} // namespace shapes

void test() {
  std::vector<int> r(1);
  array_view<int> out(r);
  parallel_for_each(
      out.get_extent(), [=](index<1> i) restrict(amp) { out[i] = shapes::on_amp(5); });
  out.synchronize();
  check("shapes::on_cpu(5)", shapes::on_cpu(5), 7);
  check("r[0]", r[0], 25 - 3);
}
} // namespace declared_after_call

int main() {
  test_using_directive();
  test_operand_namespace();
  declared_after_call::test();
  return failures;
}
