// A property is a temporary copy. It binds to const references and auto&&, and deduction from it
// gives a value.
//
// accept: G-1.1-d, C-1.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <type_traits>
using namespace concurrency;

// An auto&& variable binds to the extent property.
namespace auto_rvalue_reference_to_extent {
void test() {
  array_view<int, 2> v(2, 3);
  auto &&e = v.extent;
  CHECK(e[1] == 3);
}
} // namespace auto_rvalue_reference_to_extent

// A const auto& variable binds to the device_path property.
namespace const_auto_reference_to_path {
void test() {
  accelerator a(L"cpu");
  const auto &path = a.device_path;
  CHECK(path == L"cpu");
}
} // namespace const_auto_reference_to_path

// In cpu code, the extent of a view selects the const-reference overload.
namespace const_overload_for_property {
int g(extent<1> &e) {
  e[0] = 1;
  return 1;
}
int g(const extent<1> &) { return 2; }
void test() {
  array_view<int, 1> v(4);
  CHECK(g(v.extent) == 2);
  CHECK(v.extent[0] == 4);
}
} // namespace const_overload_for_property

// In a kernel, the extent of a captured array selects the const-reference overload.
namespace const_overload_for_property_in_kernel {
int g(extent<1> &e) restrict(cpu, amp) {
  e[0] = 1;
  return 1;
}
int g(const extent<1> &) restrict(cpu, amp) { return 2; }
void test() {
  array<int, 1> a(4);
  array_view<int, 1> r(2);
  parallel_for_each(
      extent<1>(1), [ =, &a ](index<1>) restrict(amp) {
        r[0] = g(a.extent);
        r[1] = a.extent[0];
      });
  CHECK(r[0] == 2);
  CHECK(r[1] == 4);
  CHECK(g(a.extent) == 2);
  CHECK(a.extent[0] == 4);
}
} // namespace const_overload_for_property_in_kernel

// A const reference to a property, in a conditional or comma too, binds to a temporary copy.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-value"
namespace const_reference_to_property {
void test() {
  array<int, 1> a(4), b(6);
  const extent<1> &lr = true ? a.extent : b.extent;
  const extent<1> &lp = (a.extent);
  const extent<1> &lc = (0, a.extent);
  const extent<1> &ls = static_cast<const extent<1> &>(a.extent);
  a = b;
  CHECK(lr[0] == 4);
  CHECK(lp[0] == 4);
  CHECK(lc[0] == 4);
  (void)ls;
}
} // namespace const_reference_to_property
#pragma GCC diagnostic pop

// A property binds to a const template reference parameter, not to a non-const one.
namespace template_parameter_for_property {
template <class T>
int q(T &) {
  return 1;
}
template <class T>
int q(const T &) {
  return 2;
}
struct X {
  int k;
  X(extent<1> &) : k(1) {}
  X(const extent<1> &) : k(2) {}
  int operator+(extent<1> &) const { return 1; }
  int operator+(const extent<1> &) const { return 2; }
};
template <class V>
int in(V &v) {
  return q(v.extent);
}
void test() {
  array<int, 1> a(4);
  array_view<int, 1> v(a);
  CHECK(q(v.extent) == 2);
  CHECK(q(a.extent) == 2);
  CHECK(q(true ? v.extent : a.extent) == 2);
  CHECK(q((v.extent)) == 2);
  CHECK(in(v) == 2);
  CHECK(X(v.extent).k == 2);
  CHECK(X(a.extent) + a.extent == 2);
}
} // namespace template_parameter_for_property

// A decltype(auto) variable or result that is initialized with a property is a value.
namespace decltype_auto_of_property {
decltype(auto) f(const accelerator &a) { return a.description; }
void test() {
  accelerator a(L"cpu");
  decltype(auto) d = a.device_path;
  CHECK(d == L"cpu" && f(a) == a.description && std::is_same<decltype(f(a)), std::wstring>::value);
}
} // namespace decltype_auto_of_property

// Decltype of a parenthesized property is not a reference.
namespace decltype_of_parenthesized_property {
decltype(auto) shape(const array_view<int, 1> &v) { return (v.extent); }
void test() {
  array_view<int, 1> v(4);
  array<int, 1> a(4), b(5);
  static_assert(std::is_same<decltype((v.extent)), extent<1>>::value, "");
  static_assert(std::is_same<decltype(true ? v.extent : a.extent), extent<1>>::value, "");
  static_assert(std::is_same<decltype(shape(v)), extent<1>>::value, "");
  decltype(auto) e = (a.extent);
  a = b;
  CHECK(e[0] == 4);
}
} // namespace decltype_of_parenthesized_property

int main() {
  auto_rvalue_reference_to_extent::test();
  const_auto_reference_to_path::test();
  const_overload_for_property::test();
  const_overload_for_property_in_kernel::test();
  const_reference_to_property::test();
  template_parameter_for_property::test();
  decltype_auto_of_property::test();
  decltype_of_parenthesized_property::test();
  return failures;
}
