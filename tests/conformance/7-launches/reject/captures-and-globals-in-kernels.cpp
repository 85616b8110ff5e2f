// A launched kernel must not capture host objects, use global variables or assign to captured
// variables.
//
// reject: P-7-a, P-7.1-l
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;

extern accelerator_view av;
extern int n;
extern int *p;
extern array<int, 1> a1;
extern array_view<int, 1> v1;
extern extent<1> e1;

// A kernel must not capture host objects, references or pointers, or use global variables, views or
// arrays.
namespace captures_and_globals {
void f1() {
  int k = 3;
  parallel_for_each(e1, [&](index<1>) restrict(amp) { int z = k; }); // expected-error
}
void f2() {
  int *q = nullptr;
  parallel_for_each(e1, [=](index<1>) restrict(amp) { q; }); // expected-error
}
void f3() {
  short s = 1;
  parallel_for_each(e1, [=](index<1>) restrict(amp) { s; }); // expected-error
}
void f4() {
  char s = 1;
  parallel_for_each(e1, [=](index<1>) restrict(amp) { int z = s; }); // expected-error
}
void f5() {
  std::vector<int> w;
  parallel_for_each(e1, [=](index<1>) restrict(amp) { w; }); // expected-error
}
void f6() {
  std::vector<int> w;
  parallel_for_each(e1, [&](index<1>) restrict(amp) { w.size(); }); // expected-error
}
void f7() {
  accelerator_view w = av;
  parallel_for_each(e1, [=](index<1>) restrict(amp) { w; }); // expected-error
}
void f8() {
  extent<1> w;
  parallel_for_each(e1, [&](index<1>) restrict(amp) { w.size(); }); // expected-error
}
void f9() {
  parallel_for_each(e1, [](index<1>) restrict(amp) { n; }); // expected-error
}
void f10() {
  parallel_for_each(e1, [](index<1>) restrict(amp) { n = 1; }); // expected-error
}
void f11() {
  parallel_for_each(e1, [](index<1> i) restrict(amp) { v1[i] = 1; }); // expected-error
}
void f12() {
  parallel_for_each(e1, [](index<1> i) restrict(amp) { a1[i] = 1; }); // expected-error
}
void f13() {
  const array<int> c(10);
  parallel_for_each(e1, [&](index<1> i) restrict(amp) { c[i] = 1; }); // expected-error
}
void f14() {
  array<int> c(10);
  const array<int> &d = c;
  parallel_for_each(e1, [&d](index<1> i) restrict(amp) { d[i]++; }); // expected-error
}
} // namespace captures_and_globals

// A kernel must not assign to captured variables or to elements of a view of const.
namespace assignments {
void f1() {
  array_view<const int> c(10, p);
  parallel_for_each(e1, [=](index<1> i) restrict(amp) { c[i] = 1; }); // expected-error
}
void f2() {
  int k = 0;
  parallel_for_each(e1, [=](index<1>) restrict(amp) { k = 1; }); // expected-error
}
void f3() {
  index<1> k;
  parallel_for_each(e1, [=](index<1>) restrict(amp) { ++k; }); // expected-error
}
} // namespace assignments

// A kernel must not use a global variable that is no integer constant.
namespace global_variables {
const int K = 4;
int g;
static float scale = 2;

void f(array_view<float, 1> v) {
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = K;
        v[i] += float(g); // expected-error
        v[i] *= scale;    // expected-error
      });
}
} // namespace global_variables
