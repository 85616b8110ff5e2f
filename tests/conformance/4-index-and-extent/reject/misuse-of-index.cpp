// An index has only the specified constructors, conversions, operators and members.
//
// reject: R-4.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

using namespace concurrency;

extern int *p;
extern index<1> i1;
extern index<2> i2;
extern extent<1> e1;
extern const index<1> ci1;

// An index has a positive rank and at most three components, as many as its rank.
namespace index_rank_and_component_count {
void f1() {
  index<0> x; // expected-error
}
void f2() {
  index<-1> x; // expected-error
}
void f3() {
  index<1> x = 3; // expected-error
}
void f4() {
  index<1> x(1, 2); // expected-error
}
void f5() {
  index<1> x(1, 2, 3); // expected-error
}
void f6() {
  index<2> x(1); // expected-error
}
void f7() {
  index<2> x(1, 2, 3); // expected-error
}
void f8() {
  index<3> x(1); // expected-error
}
void f9() {
  index<3> x(1, 2); // expected-error
}
void f10() {
  index<4> x(1); // expected-error
}
void f11() {
  index<4> x(1, 2); // expected-error
}
void f12() {
  index<4> x(1, 2, 3); // expected-error
}
void f13() {
  index<5> x(1, 2, 3, 4, 5); // expected-error
}
void f14() {
  index<2> x(0); // expected-error
}
} // namespace index_rank_and_component_count

// An index must not mix with other ranks or extents nor multiply or compare in order with an index.
namespace index_conversions_and_binary_operators {
void f1() {
  index<3> x = p; // expected-error
}
void f2() {
  index<2> x = i1; // expected-error
}
void f3() {
  index<2> x(i1); // expected-error
}
void f4() {
  index<1> x(e1); // expected-error
}
void f5() {
  index<1> x = e1; // expected-error
}
void f6() {
  i1 = e1; // expected-error
}
void f7() {
  i1 = 3; // expected-error
}
void f8() {
  i1 = i2; // expected-error
}
void f9() {
  i1 + i2; // expected-error
}
void f10() {
  i1 - e1; // expected-error
}
void f11() {
  i1 *i1; // expected-error
}
void f12() {
  i1 / i1; // expected-error
}
void f13() {
  i1 % i1; // expected-error
}
void f14() {
  i1 < i1; // expected-error
}
} // namespace index_conversions_and_binary_operators

// An index has no sign, complement, shift or mask operator and does not compare with integers.
namespace index_comparisons_and_unary_operators {
void f1() {
  i1 > i1; // expected-error
}
void f2() {
  -i1; // expected-error
}
void f3() {
  +i1; // expected-error
}
void f4() {
  ~i1; // expected-error
}
void f5() {
  !i1; // expected-error
}
void f6() {
  i1 == 1; // expected-error
}
void f7() {
  i1 != 1; // expected-error
}
void f8() {
  i1 == i2; // expected-error
}
void f9() {
  i1 == e1; // expected-error
}
void f10() {
  i1 += i2; // expected-error
}
void f11() {
  i1 *= i1; // expected-error
}
void f12() {
  i1 << 1; // expected-error
}
void f13() {
  i1 & 1; // expected-error
}
void f14() {
  ci1[0] = 1; // expected-error
}
} // namespace index_comparisons_and_unary_operators

// A program must not modify a const index, assign rank or convert an index to a scalar.
namespace const_index_and_scalar_conversions {
void f1() {
  ci1 = i1; // expected-error
}
void f2() {
  ci1 += 1; // expected-error
}
void f3() {
  ci1++; // expected-error
}
void f4() {
  ++ci1; // expected-error
}
void f5() {
  (i1 + 1)[0] = "x"; // expected-error
}
void f6() {
  i1.size(); // expected-error
}
void f7() {
  i1.rank = 2; // expected-error
}
void f8() {
  int x = i1; // expected-error
}
void f9() {
  bool x = i1; // expected-error
}
void f10() {
  if (i1) { // expected-error
  }
}
void f11() {
  index<2> x = {1}; // expected-error
}
void f12() {
  index<1> x{};
  index<1> y = 0; // expected-error
}
} // namespace const_index_and_scalar_conversions
