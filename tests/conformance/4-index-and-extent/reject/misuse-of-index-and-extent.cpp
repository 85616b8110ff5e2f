// Index, extent and tiled_extent must have positive ranks, matching arguments and only the
// specified operators.
//
// reject: R-4.1-b, R-4.2-a, R-4.1.2-c, R-4.2.2-a, R-4.1.4-g, R-4.2.3-d, R-4.2.4-b, R-4.1.2-e,
// R-4.2.3-e, R-4.3.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <string>

// An index must not have rank zero.
namespace rank_zero {
concurrency::index<0> i; // expected-error
} // namespace rank_zero

// An extent must not have a negative rank from a template argument.
namespace negative_rank {
template <int N>
int f() {
  return sizeof(concurrency::extent<N>); // expected-error
}
int result = f<-1>();
} // namespace negative_rank

using namespace concurrency;

// Index and extent must not be constructed from a wrong number or type of arguments.
namespace constructor_arguments {
void f() {
  index<1> a = 3;              // expected-error
  index<2> b(1);               // expected-error
  index<2> c(0);               // expected-error
  index<3> d(1, 2);            // expected-error
  index<4> e(1, 2, 3);         // expected-error
  index<4> g(0);               // expected-error
  index<1> h(1, 2);            // expected-error
  extent<2> i(7);              // expected-error
  extent<3> j = 1;             // expected-error
  extent<1> k = 1;             // expected-error
  extent<4> l(1, 2, 3, 4);     // expected-error
  extent<2> m(index<2>(1, 2)); // expected-error
  index<2> n(extent<2>(1, 2)); // expected-error
  int raw[2];
  index<2> o = raw;  // expected-error
  extent<2> p = {1}; // expected-error
  float fl[2];
  index<2> q(fl); // expected-error
}
} // namespace constructor_arguments

// Index and extent must not combine with another rank or type, nor by product, mask or order.
namespace mixed_and_missing_operators {
void f(index<2> i, index<1> j, extent<2> e, extent<4> q) {
  i *i;            // expected-error
  i / i;           // expected-error
  i % i;           // expected-error
  i < i;           // expected-error
  -i;              // expected-error
  i *= i;          // expected-error
  i + j;           // expected-error
  i == j;          // expected-error
  i + e;           // expected-error
  i == e;          // expected-error
  e *e;            // expected-error
  e *= e;          // expected-error
  e + index<1>(1); // expected-error
  i & 1;           // expected-error
  i << 1;          // expected-error
  !i;              // expected-error
  e.contains(j);   // expected-error
  i.rank = 3;      // expected-error
  e.size() = 3;    // expected-error
}
} // namespace mixed_and_missing_operators

// Index and extent must not have a wrong rank or component count, nor undefined operators.
namespace wrong_ranks_and_operators {
void test() {
  int o[4];
  float fo[4];
  array_view<int> v(4, o);
  array_view<const int> c(v);
  array_view<int, 2> m(2, 2, o);
  array<int> a(4);
  const array<int> &ca = a;
  index<2> a1(1);                  // expected-error
  index<4> a2(1, 2, 3);            // expected-error
  index<1> a3 = 3;                 // expected-error
  index<3> a4(1, 2);               // expected-error
  index<-1> a5;                    // expected-error
  extent<2> e1(1);                 // expected-error
  extent<1> e2 = 4;                // expected-error
  extent<0> e3;                    // expected-error
  index<2> s1(1, 2), s2 = s1 * s1; // expected-error
  bool lt = s1 < s1;               // expected-error
  auto ng = -s1;                   // expected-error
  index<1> i1(3);
  s1 = i1;                               // expected-error
  auto mix = s1 + extent<2>(1, 2);       // expected-error
  accelerator ac = std::wstring(L"cpu"); // expected-error
  accelerator_view nav;                  // expected-error
}
} // namespace wrong_ranks_and_operators

// Index, extent and tile arguments must match the rank, and tile lengths must be positive.
namespace misuse_by_rank_and_tile {
void f(const extent<2> &ce, const index<2> &ci) {
  index<2> i001(1);                       // expected-error
  index<4> i004(1, 2, 3, 4);              // expected-error
  index<1> i005 = 3;                      // expected-error
  index<2> i006(0);                       // expected-error
  index<-3> i008;                         // expected-error
  extent<2> e006(0);                      // expected-error
  extent<2> e011(index<2>(1, 1));         // expected-error
  ci + ce;                                // expected-error
  ce.contains(extent<2>());               // expected-error
  ce.tile<4>();                           // expected-error
  extent<1>(8).tile<-4>();                // expected-error
  ce.tile<4, 0>();                        // expected-error
  tiled_extent<4> x001 = extent<2>(4, 4); // expected-error
  tiled_extent<4, 4> x002(4, 4);          // expected-error
  extent<2> ee(2, 2);
  ee.size() = 4; // expected-error
}
} // namespace misuse_by_rank_and_tile

// Index, extent and tiled_extent have no implicit construction, mixed operators or writable
// constants.
namespace index_extent_and_tile_misuse {
void f() {
  index<1> a1 = 3;  // expected-error
  extent<1> b1 = 3; // expected-error
  int c[2] = {1, 2};
  index<2> a2 = c;  // expected-error
  extent<2> b2 = c; // expected-error
  index<2> x(1, 2);
  extent<2> e(1, 2);
  x < x;           // expected-error
  -x;              // expected-error
  x *x;            // expected-error
  e *e;            // expected-error
  x + e;           // expected-error
  x = e;           // expected-error
  e = x;           // expected-error
  x == e;          // expected-error
  x + index<1>(1); // expected-error
  x = 5;           // expected-error
  const index<2> k(1, 2);
  k[0] = 1; // expected-error
  k += 1;   // expected-error
  ++k;      // expected-error
  const extent<2> ke(1, 2);
  ke[0] = 1;                            // expected-error
  ke -= 1;                              // expected-error
  ke--;                                 // expected-error
  tiled_extent<4>::tile_dim1;           // expected-error
  tiled_extent<4, 4>::tile_dim2;        // expected-error
  x.rank = 3;                           // expected-error
  e.size(1);                            // expected-error
  e.contains(index<1>(0));              // expected-error
  tiled_extent<4> t4 = extent<2>(4, 4); // expected-error
  tiled_extent<4> t5 = 16;              // expected-error
  tiled_extent<4> t6(16);               // expected-error
  tiled_extent<4, 4> t7(16, 16);        // expected-error
}
} // namespace index_extent_and_tile_misuse

// Amp code must not initialize an index with too few components or multiply two indices.
namespace index_arguments_in_amp_code {
int f() restrict(amp) {
  index<1> c = 3; // expected-error
  return c[0];
}

int g() restrict(amp) {
  index<2> a(1), b(1, 2); // expected-error
  return (a * b)[0]; // expected-error
}
} // namespace index_arguments_in_amp_code

int main() {}
