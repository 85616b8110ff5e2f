// An array must not be constructed from arguments that no constructor accepts, nor implicitly by an
// explicit constructor.
//
// reject: R-5.1.2-n, R-5.1-g, R-5.1.2-d, R-5.1.2-c, R-5.1.2-a, R-5.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <deque>
#include <list>
#include <vector>

using namespace concurrency;

extern accelerator acc;
extern accelerator_view av;
extern int *p;
extern std::vector<int> vec;
extern array<int, 1> a1;
extern array<int, 2> a2;
extern array_view<int, 1> v1;
extern array_view<const int, 1> cv1;
extern array_view<int, 2> v2;
extern array_view<float, 1> fv1;
extern index<1> i1;
extern extent<1> e1;
extern extent<2> e2;

// An array must not be constructed from wrong ranks, containers, iterators or accelerators.
namespace constructor_arguments {
void f(array_view<int, 2> v, array_view<const int, 1> c, accelerator_view av, std::vector<int> h,
       array<int, 2> &o, accelerator acc) {
  array<int, 1> a;                     // expected-error
  array<int, 1> b(4, 10);              // expected-error
  array<int, 2> d(4);                  // expected-error
  array<int, 1> e = 4;                 // expected-error
  array<int, 2> g = v;                 // expected-error
  array<int, 2> i(c);                  // expected-error
  array<int, 1> j(4, acc);             // expected-error
  array<int, 4> k(1, 2, 3, 4);         // expected-error
  array<int, 2> l(extent<1>(4));       // expected-error
  array<int, 1> m = extent<1>(4);      // expected-error
  array<int, 1> n(4, av, 1);           // expected-error
  array<int, 1> p(4, h);               // expected-error
  array<int, 1> q(h.begin(), h.end()); // expected-error
  array<float, 2> r(o);                // expected-error
  array<int, 1> s(h);                  // expected-error
  array<int, 1> t(4, av, av, av);      // expected-error
  array<int, 1> u(av, 4);              // expected-error
  array<int, 0> *w;
  w->extent; // expected-error
}
} // namespace constructor_arguments

// Explicit constructors of arrays and views reject copy-list-initialization and unsuitable sources.
namespace explicit_constructors_and_sources {
void g(array<int, 1>);
void gv(array_view<int, 2>);
void gi(index<1>);
void gs(array_view<int, 1>);
void f(std::vector<int> s, array_view<int, 1> v, int *p, const std::vector<int> &cs) {
  array<int, 1> a = {3};                             // expected-error
  array<int, 1> b = {extent<1>(3)};                  // expected-error
  array<int, 1> c = {v};                             // expected-error
  g({3});                                            // expected-error
  gv({2, 3});                                        // expected-error
  array_view<int, 2> w = {2, 3};                     // expected-error
  array_view<int, 1> x = {s};                        // expected-error
  array_view<int, 1> y = {7};                        // expected-error
  gs(s);                                             // expected-error
  gs({s});                                           // expected-error
  gi(3);                                             // expected-error
  gi({3});                                           // expected-error
  index<1> i = {3};                                  // expected-error
  accelerator acc = {L"cpu"};                        // expected-error
  array<int, 1> d(4, s);                             // expected-error
  array<int, 1> e(4, 0);                             // expected-error
  array<int, 1> h(4, nullptr);                       // expected-error
  array<int, 2> k(2, s.begin());                     // expected-error
  array<int, 1> l(s);                                // expected-error
  array<int, 1> m(s.begin(), s.end());               // expected-error
  array<int, 1> n(4, s.begin(), p);                  // expected-error
  array<int, 1> o(4, accelerator());                 // expected-error
  array<int, 1> q(4, accelerator().default_view, 1); // expected-error
  array_view<int, 1> r(p);                           // expected-error
  array_view<int, 1> t(4, cs);                       // expected-error
  array_view<int, 1> u(cs);                          // expected-error
  array_view<int, 1> z(4, std::vector<float>());     // expected-error
  array_view<float, 1> fa(4, s);                     // expected-error
  array_view<const float, 1> fc(4, s);               // expected-error
  array_view<unsigned, 1> ua(s);                     // expected-error
  array_view<unsigned, 1> ub(4, p);                  // expected-error
  array_view<int, 1> va(4, static_cast<void *>(p));  // expected-error
  std::list<int> li;
  array_view<int, 1> vl(li); // expected-error
  std::deque<int> de;
  array_view<int, 1> vd(4, de); // expected-error
  std::vector<bool> vb;
  array_view<int, 1> vbv(vb); // expected-error
  int m2[2][2];
  array_view<int, 2> vm(m2);                     // expected-error
  array_view<int, 2> vn(2, 2, m2);               // expected-error
  array_view<int, 1> vo(4, std::vector<int>(4)); // expected-error
}
} // namespace explicit_constructors_and_sources

// An array is constructed from as many lengths as its rank, and has no default or implicit
// constructor.
namespace rank_and_extent_arguments {
void f1() {
  array<int> x; // expected-error
}
void f2() {
  array<int, 1> x = 10; // expected-error
}
void f3() {
  array<int, 1> x = e1; // expected-error
}
void f4() {
  array<int, 2> x(10); // expected-error
}
void f5() {
  array<int, 2> x(10, 10, 10); // expected-error
}
void f6() {
  array<int, 3> x(10, 10); // expected-error
}
void f7() {
  array<int, 3> x(10); // expected-error
}
void f8() {
  array<int, 4> x(1, 2, 3, 4); // expected-error
}
void f9() {
  array<int, 4> x(1, 2, 3); // expected-error
}
void f10() {
  array<int, 1> x(e2); // expected-error
}
void f11() {
  array<int, 0> x(e1); // expected-error
}
void f12() {
  array<int, -1> x(e1); // expected-error
}
void f13() {
  array<int, 1> x(i1); // expected-error
}
void f14() {
  array<int, 1> x(10, 10); // expected-error
}
} // namespace rank_and_extent_arguments

// An array must not be constructed from containers, other ranks or element types, or views
// implicitly.
namespace source_and_view_arguments {
void f1() {
  array<int, 2> x(3, 3, 3, p); // expected-error
}
void f2() {
  array<int, 1> x(10, av, 3.5); // expected-error
}
void f3() {
  array<int, 1> x(10, p, av, acc); // expected-error
}
void f4() {
  array<int, 1> x(av); // expected-error
}
void f5() {
  array<int, 1> x(acc, 10); // expected-error
}
void f6() {
  array<int, 1> x = v1; // expected-error
}
void f7() {
  array<int, 1> x = cv1; // expected-error
}
void f8() {
  array<int, 1> x(v2); // expected-error
}
void f9() {
  array<int, 1> x(fv1); // expected-error
}
void f10() {
  array<float, 1> x(a1); // expected-error
}
void f11() {
  array<int, 1> x(a2); // expected-error
}
void f12() {
  array<int, 1> x(vec); // expected-error
}
void f13() {
  array<int, 1> x(10, vec); // expected-error
}
void f14() {
  array<int, 1> x("abc"); // expected-error
}
} // namespace source_and_view_arguments

int main() {}
