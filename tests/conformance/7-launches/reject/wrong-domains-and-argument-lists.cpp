// A launch must have a domain, which is an extent, and a kernel, in this order.
//
// reject: P-7-a, P-7-b, P-7-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;

extern accelerator acc;
extern accelerator_view av;
extern std::vector<int> vec;
extern array<int, 1> a1;
extern array_view<int, 1> v1;
extern index<1> i1;
extern extent<1> e1;
struct without_operator {};
void fun(index<1>) restrict(amp) {}
struct good {
  void operator()(index<1>) const restrict(amp) {}
  void operator()(index<2>) const restrict(amp) {}
  void operator()(index<3>) const restrict(amp) {}
  void operator()(index<4>) const restrict(amp) {}
};

// Each launch has a wrong argument.
namespace each_argument {
void f1() {
  parallel_for_each(10, good()); // expected-error
}
void f2() {
  parallel_for_each(i1, good()); // expected-error
}
void f3() {
  parallel_for_each(v1, good()); // expected-error
}
void f4() {
  parallel_for_each(a1, good()); // expected-error
}
void f5() {
  parallel_for_each(vec, good()); // expected-error
}
void f6() {
  parallel_for_each(acc, e1, good()); // expected-error
}
void f7() {
  parallel_for_each(e1, av, good()); // expected-error
}
void f8() {
  parallel_for_each(e1); // expected-error
}
void f9() {
  parallel_for_each(av, e1); // expected-error
}
void f10() {
  parallel_for_each(e1, good(), good()); // expected-error
}
void f11() {
  parallel_for_each(good(), e1); // expected-error
}
void f12() {
  parallel_for_each(e1, fun); // expected-error
}
void f13() {
  parallel_for_each(e1, &fun); // expected-error
}
void f14() {
  parallel_for_each(e1, without_operator()); // expected-error
}
} // namespace each_argument

// The domain of a launch must not be an integer, an index or a view.
namespace domain_is_not_an_extent {
void f(array_view<int, 1> v) {
  parallel_for_each(4, [=](index<1> i) restrict(amp) { v[i] = 1; });           // expected-error
  parallel_for_each(index<1>(4), [=](index<1> i) restrict(amp) { v[i] = 1; }); // expected-error
  parallel_for_each(v, [=](index<1> i) restrict(amp) { v[i] = 1; });           // expected-error
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; });
}
} // namespace domain_is_not_an_extent

// A launch must not lack its kernel, swap its arguments or start with an accelerator.
namespace missing_kernel_and_swapped_arguments {
void f(array_view<int, 1> v) {
  auto k = [=](index<1> i) restrict(amp) { v[i] = 1; };
  parallel_for_each(v.extent, k);
  parallel_for_each(v.extent);                   // expected-error
  parallel_for_each(k, v.extent);                // expected-error
  parallel_for_each(accelerator(), v.extent, k); // expected-error
}
} // namespace missing_kernel_and_swapped_arguments
