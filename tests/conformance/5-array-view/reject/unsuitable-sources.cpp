// A view must not be constructed from sources of another element type, rank or constness, or with
// incompatible elements.
//
// reject: R-5.2-b, R-5.2.2-a, R-5.2.2-d, R-5.2.2-g, R-5.2.2-k, R-5.2.2-m, R-5.2.2-n, R-5.2.2-o
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <deque>
#include <list>
#include <vector>

using namespace concurrency;

// A view must not be constructed from const sources, lists or sources of another type, or without a
// source.
namespace unsuitable_sources {
void f(const std::vector<int> &cv, std::vector<int> &v, const int *cp, int *p, array<int, 1> &a1,
       const array<int, 1> &ca1, array_view<const int, 1> c1) {
  int ia[4] = {};
  const int cia[4] = {};
  std::list<int> l;
  std::vector<double> vd;
  array_view<const int, 2> v1;                   // expected-error
  array_view<int, 1> v2(ca1);                    // expected-error
  array_view<int, 2> v3(a1);                     // expected-error
  array_view<float, 1> v4(a1);                   // expected-error
  array_view<int, 1> v5(cv);                     // expected-error
  array_view<int, 1> v6(4, cp);                  // expected-error
  array_view<float, 1> v7(ia);                   // expected-error
  array_view<float, 1> v8(4, p);                 // expected-error
  array_view<int, 1> v9(l);                      // expected-error
  array_view<int, 1> v10(vd);                    // expected-error
  array_view<const int, 2> v11(2, 2);            // expected-error
  array_view<const int, 2> v12(extent<2>(2, 2)); // expected-error
  array_view<int, 1> v13(c1);                    // expected-error
  array_view<int, 1> v14 = v;                    // expected-error
  array_view<int, 1> v15(cia);                   // expected-error
  array_view<int, 1> v16(4, 4, p);               // expected-error
  array_view<int, 2> v17(v);                     // expected-error
  array_view<int, 1> v18 = 10;                   // expected-error
  (void)cia, (void)ia;
}
} // namespace unsuitable_sources

// A view must not be constructed from containers, pointers or lengths of wrong type or rank.
namespace constructor_arguments {
void f(const array<int, 1> &ca, array<int, 2> &a2, array_view<const int, 1> c,
       const std::vector<int> &ch, std::list<int> l, std::deque<int> d, float *fp, const int *cp,
       std::vector<bool> vb, std::vector<int> h, array<int, 1> &a) {
  array_view<int, 1> b;          // expected-error
  array_view<int, 1> e(ca);      // expected-error
  array_view<int, 1> g(a2);      // expected-error
  array_view<int, 1> i(c);       // expected-error
  array_view<int, 1> j(ch);      // expected-error
  array_view<int, 1> k(l);       // expected-error
  array_view<int, 1> m(d);       // expected-error
  array_view<int, 1> n(4, fp);   // expected-error
  array_view<int, 1> o(4, cp);   // expected-error
  array_view<int, 2> p(h);       // expected-error
  array_view<int, 1> q = h;      // expected-error
  array_view<int, 3> r(2, 2, h); // expected-error
  array_view<float, 1> s(a);     // expected-error
  const int ci[3] = {};
  array_view<int, 1> t(ci); // expected-error
  int ii[3];
  array_view<float, 1> u(ii);                 // expected-error
  array_view<unsigned, 1> w(h);               // expected-error
  array_view<int, 1> x(4, 5);                 // expected-error
  array_view<int, 2> y = extent<2>(1, 1);     // expected-error
  array_view<int, 4> z(1, 1, 1, 1, h.data()); // expected-error
}
} // namespace constructor_arguments

// A view must not have elements of char, short, bool, pointer or long long type, also const ones.
namespace incompatible_element_types {
struct P {
  int *p;
};
struct N {
  const array<int> &a;
};
void f(char *c, short *s, int **q, bool *b, wchar_t *w, unsigned char *uc, P *p, long long *ll) {
  array_view<char> a(4, c);                          // expected-error
  array_view<short, 2> d(2, 2, s);                   // expected-error
  array_view<int *, 1> e(4, q);                      // expected-error
  array_view<bool> g(4, b);                          // expected-error
  array_view<const char> h(4, c);                    // expected-error
  array_view<const wchar_t, 1> i(4, w);              // expected-error
  array_view<const P, 1> j(4, p);                    // expected-error
  array_view<const unsigned char, 3> k(1, 1, 4, uc); // expected-error
  array_view<long long> l(4, ll);                    // expected-error
  array_view<const N, 1> *m;                         // a pointer does not instantiate array_view
  (void)m;
}
} // namespace incompatible_element_types

// An array_view must not be created without a source or from data of another constness, type or
// rank.
namespace elements_ranks_and_constness {
void test() {
  int o[4];
  float fo[4];
  array_view<int> v(4, o);
  array_view<const int> c(v);
  array<int> a(4);
  const array<int> &ca = a;
  int td = tiled_extent<4>::tile_dim1;      // expected-error
  array<int, 1> it(4, 10);                  // expected-error
  array<int, 1> no_extent;                  // expected-error
  array_view<int, 1> no_source;             // expected-error
  array_view<int> from_const_array(ca);     // expected-error
  array_view<int> from_const_view(c);       // expected-error
  array_view<float> other_type(v);          // expected-error
  array_view<int, 2> other_rank(v);         // expected-error
  array_view<float> array_of_other_type(o); // expected-error
}
} // namespace elements_ranks_and_constness

int main() {}
