// An extent has only the specified constructors, conversions, operators and members.
//
// reject: R-4.2-a
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
extern extent<2> e2;
extern extent<3> e3;
extern const extent<2> ce2;

// An extent has a positive rank and at most three components, as many as its rank.
namespace extent_rank_and_component_count {
void f1() {
  extent<0> x; // expected-error
}
void f2() {
  extent<-2> x; // expected-error
}
void f3() {
  extent<1> x = 3; // expected-error
}
void f4() {
  extent<1> x(1, 2); // expected-error
}
void f5() {
  extent<2> x(1); // expected-error
}
void f6() {
  extent<2> x(0); // expected-error
}
void f7() {
  extent<2> x(1, 2, 3); // expected-error
}
void f8() {
  extent<3> x(1, 2); // expected-error
}
void f9() {
  extent<4> x(1, 2, 3); // expected-error
}
void f10() {
  extent<4> x(1, 2, 3, 4); // expected-error
}
void f11() {
  extent<2> x = p; // expected-error
}
void f12() {
  extent<2> x = e1; // expected-error
}
void f13() {
  extent<1> x = i1; // expected-error
}
void f14() {
  extent<1> x(i1); // expected-error
}
} // namespace extent_rank_and_component_count

// An extent must not combine with another rank, an index on the left or an extent by product.
namespace extent_mixed_operators {
void f1() {
  e1 = i1; // expected-error
}
void f2() {
  e1 + e2; // expected-error
}
void f3() {
  e2 + i1; // expected-error
}
void f4() {
  e1 += i2; // expected-error
}
void f5() {
  i1 + e1; // expected-error
}
void f6() {
  e1 *e1; // expected-error
}
void f7() {
  e1 / e1; // expected-error
}
void f8() {
  e1 == i1; // expected-error
}
void f9() {
  e1 < e1; // expected-error
}
void f10() {
  e1 == 1; // expected-error
}
void f11() {
  e2.contains(i1); // expected-error
}
void f12() {
  e2.contains(1, 1); // expected-error
}
void f13() {
  e2.contains(e2); // expected-error
}
void f14() {
  e1.tile<2, 2>(); // expected-error
}
} // namespace extent_mixed_operators

// A program must not modify a const extent, its rank or size, nor convert an extent to an integer.
namespace const_extent_and_read_only_members {
void f1() {
  e3.tile<4, -1, 4>(); // expected-error
}
void f2() {
  e1.tile(4); // expected-error
}
void f3() {
  e1.tile(); // expected-error
}
void f4() {
  e2.size() = 4; // expected-error
}
void f5() {
  ce2[0] = 1; // expected-error
}
void f6() {
  ce2 += 1; // expected-error
}
void f7() {
  ce2 = e2; // expected-error
}
void f8() {
  ce2--; // expected-error
}
void f9() {
  e1.rank = 2; // expected-error
}
void f10() {
  -e1; // expected-error
}
void f11() {
  !e1; // expected-error
}
void f12() {
  int x = e1; // expected-error
}
void f13() {
  unsigned x = e1; // expected-error
}
} // namespace const_extent_and_read_only_members
