// Amp code must not create, copy, assign or hold an array, nor call its host members.
//
// reject: R-5.1-g, R-5.3-a, R-5.1-h, R-5.1.3-b, L-2.4.1.3-j, L-2.4.1.3-k, L-2.4.3.3-c, R-5.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>

using namespace concurrency;

// Amp code must not create an array, copy views or synchronize a view.
namespace construction_and_copy_in_amp_code {
int f() restrict(amp) {
  array<int, 1> a(4); // expected-error
  return 1;
}

void g(array_view<int, 1> v, array_view<int, 1> w) restrict(amp) {
  copy(v, w); // expected-error
}

void h(array_view<int, 1> v) restrict(cpu, amp) {
  v.synchronize(); // expected-error
}
} // namespace construction_and_copy_in_amp_code

// An amp function must not read the cpu_access_type property of an array.
namespace access_type_property_in_amp_code {
int f(array<int, 1> &a) restrict(amp) {
  if (a.cpu_access_type == access_type_none) // expected-error
    return 1;
  return a.extent[0];
}
void g(array<int, 1> &a) {
  parallel_for_each(a.extent, [&a](index<1> i) restrict(amp) { a[i] = f(a); });
}
} // namespace access_type_property_in_amp_code

// An amp function must not take a class that holds a concurrency::array by value.
namespace class_that_holds_array {
struct owner {
  array<int, 1> data;
  int n;
};

int f(const owner &o) restrict(amp) // expected-error
{
  return o.n;
}
} // namespace class_that_holds_array

// An amp constructor or destructor must not construct or destroy an array member: the constructors
// and the destructor of array are restrict(cpu) (§2.3.2, §5.1), and a class with an array member is
// not amp-compatible (§2.4.1.3).
namespace array_member {
struct holder {
  holder(array<int> &a) restrict(cpu, amp) : m(a) {} // expected-error
  array<int> m;
};

struct destroyed {
  destroyed(array<int> &a) : m(a) {}
  ~destroyed() restrict(cpu, amp) {} // expected-error
  array<int> m;
};
} // namespace array_member

// Amp code must not create, copy, assign, capture or point to a concurrency::array held by value.
namespace array_by_value {
struct H {
  array<int, 1> &ok;
};
struct Bad {
  array<int, 1> a;
};
struct HP {
  array<int, 1> *p;
};
void f(array<int, 1> &a, const array<int, 1> &ca, array<float, 2> *pa) restrict(amp) {
  array<int, 1> b(4); // expected-error
  auto c = a;         // expected-error
  auto &r = a;
  const auto *p = &ca;
  (void)pa;
  a = ca;                        // expected-error
  Bad *bp;                       // expected-error
  HP hp;                         // expected-error
  array<int, 1> arr[1] = {a};    // expected-error
  static_cast<array<int, 1>>(a); // expected-error
  auto l = [a] { return a[0]; }; // expected-error
}
array<int, 1> &okr(array<int, 1> &a) restrict(amp) { return a; }
void g(array<int, 1> &a, array_view<int, 1> v) {
  parallel_for_each(v.extent, [ v, b = a ](index<1> i) restrict(amp) { v[i] = b[i]; });
  // expected-error@-1
}
void g2(array<int, 1> *a, array_view<int, 1> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = (*a)[i]; }); // expected-error
}
void g3(Bad &b, array_view<int, 1> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = b.a[i]; }); // expected-error
}
void g4(Bad &b, array_view<int, 1> v) {
  auto &a = b.a;
  parallel_for_each(v.extent, [ =, &a ](index<1> i) restrict(amp) { v[i] = a[i]; });
}
} // namespace array_by_value

// Amp functions must not create, copy or assign arrays or query their accelerator.
namespace host_only_members_in_amp_functions {
void f1(array<int> &a1, const array<int> &ca1, array<int, 2> &a2) restrict(amp) {
  a1.get_accelerator_view(); // expected-error
}
void f2(array<int> &a1, const array<int> &ca1, array<int, 2> &a2) restrict(amp) {
  ca1.get_associated_accelerator_view(); // expected-error
}
void f3(array<int> &a1, const array<int> &ca1, array<int, 2> &a2) restrict(amp) {
  a1.get_cpu_access_type(); // expected-error
}
void f4(array<int> &a1, const array<int> &ca1, array<int, 2> &a2) restrict(amp) {
  a1.accelerator_view; // expected-error
}
void f5(array<int> &a1, const array<int> &ca1, array<int, 2> &a2) restrict(amp) {
  ca1.cpu_access_type; // expected-error
}
void f6(array<int> &a1, const array<int> &ca1, array<int, 2> &a2) restrict(amp) {
  a1.copy_to(a1); // expected-error
}
void f7(array<int> &a1, const array<int> &ca1, array<int, 2> &a2) restrict(amp) {
  a1 = ca1; // expected-error
}
void f8(array<int> &a1, const array<int> &ca1, array<int, 2> &a2) restrict(amp) {
  array<int> x(10); // expected-error
}
void f9(array<int> &a1, const array<int> &ca1, array<int, 2> &a2) restrict(amp) {
  array<int, 2> x(10, 10); // expected-error
}
void f10(array<int> &a1, const array<int> &ca1, array<int, 2> &a2) restrict(amp) {
  array<int> x(ca1); // expected-error
}
void f11(array<int> &a1, const array<int> &ca1, array<int, 2> &a2) restrict(amp) {
  array<int> x = ca1; // expected-error
}
void f12(array<int> &a1, const array<int> &ca1, array<int, 2> &a2) restrict(amp) {
  std::vector<int> x = a1; // expected-error
}
void f13(array<int> &a1, const array<int> &ca1, array<int, 2> &a2) restrict(amp) {
  copy(ca1, a1); // expected-error
}
void f14(array<int> &a1, const array<int> &ca1, array<int, 2> &a2) restrict(amp) {
  copy_async(ca1, a1); // expected-error
}
} // namespace host_only_members_in_amp_functions

// A kernel must not copy, assign or create arrays or query their accelerator view.
namespace host_only_members_in_kernels {
void f(array<int, 1> &a, array<int, 2> &b) {
  array_view<int, 1> v(10);
  parallel_for_each(
      a.extent, [&a, &b, v ](index<1> i) restrict(amp) {
        a = a;                               // expected-error
        a.copy_to(v);                        // expected-error
        auto x = a.get_cpu_access_type();    // expected-error
        array<int, 1> c(4);                  // expected-error
        copy(a, v);                          // expected-error
        b.get_accelerator_view();            // expected-error
        b.get_associated_accelerator_view(); // expected-error
        a = v;                               // expected-error
        copy_async(v, a);                    // expected-error
      });
}
} // namespace host_only_members_in_kernels

// A kernel must not create arrays or views, copy, assign or synchronize them.
namespace host_operations_in_kernels {
void test() {
  int o[4];
  array_view<int> v(4, o), w(4, o);
  array<int> a(4), b(4);
  accelerator acc;
  std::vector<int> vec(4);
  parallel_for_each(v.extent, [=](index<1>) restrict(amp) { v.synchronize(); });
  // expected-error@-1
  parallel_for_each(v.extent, [=](index<1>) restrict(amp) { array<int, 1> q(4); });
  // expected-error@-1
  parallel_for_each(v.extent, [=](index<1>) restrict(amp) { copy(v, w); });
  // expected-error@-1
  parallel_for_each(v.extent, [&](index<1>) restrict(amp) { a = b; });
  // expected-error@-1
  parallel_for_each(v.extent, [=](index<1>) restrict(amp) { accelerator x; });
  // expected-error@-1
  parallel_for_each(v.extent, [=](index<1>) restrict(amp) { array_view<int> x(4, o); });
  // expected-error@-1
  parallel_for_each(v.extent, [=](index<1>) restrict(amp) { w.discard_data(); });
  // expected-error@-1
}
} // namespace host_operations_in_kernels

int main() {}
