// Code must not assign to a property, bind a non-const reference to it, take its address or call
// it.
//
// reject: G-1.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <functional>
#include <memory>
#include <string>
#include <tuple>
#include <utility>
using namespace concurrency;

// Code must not assign to a property of accelerator, accelerator_view, array or array_view.
namespace assignment_to_every_property {
void f(accelerator a, accelerator_view v, array<int, 2> &b, array_view<int, 2> w) {
  a.description = L"x";                    // expected-error
  a.version = 1;                           // expected-error
  a.default_view = v;                      // expected-error
  a.is_debug = true;                       // expected-error
  a.dedicated_memory += 1;                 // expected-error
  v.queuing_mode = queuing_mode_immediate; // expected-error
  v.accelerator = a;                       // expected-error
  b.extent = extent<2>(1, 1);              // expected-error
  w.extent = extent<2>(1, 1);              // expected-error
  b.cpu_access_type = access_type_read;    // expected-error
  w.source_accelerator_view = v;           // expected-error
}
} // namespace assignment_to_every_property

// Code must not assign to a property, increment it or swap it.
namespace assignment_and_increment {
void sw(extent<1> &, extent<1> &);
void f(array<int, 1> a, array_view<int, 1> v, accelerator acc, const array<int, 1> ca) {
  a.extent = v.extent;           // expected-error
  a.extent += 1;                 // expected-error
  ++a.extent;                    // expected-error
  a.extent++;                    // expected-error
  extent<1> *p = &a.extent;      // expected-error
  extent<1> &r = a.extent;       // expected-error
  sw(a.extent, v.extent);        // expected-error
  v.extent -= index<1>(1);       // expected-error
  acc.version++;                 // expected-error
  acc.has_display = false;       // expected-error
  unsigned &u = acc.version;     // expected-error
  std::swap(a.extent, v.extent); // expected-error
  a.extent();                    // expected-error
  a.nonsense;                    // expected-error
  ca.extent = v.extent;          // expected-error
  acc.description = L"";         // expected-error
  &array_view<int, 1>::extent;   // expected-error
}
} // namespace assignment_and_increment

// A non-const lvalue reference or a pointer must not bind to a property.
namespace lvalue_references {
template <class T>
void lv(T &) {}
template <class V>
void tmpl(V &v) {
  auto &e = v.extent;       // expected-error
  lv(v.extent);             // expected-error
  extent<1> *p = &v.extent; // expected-error
}
template <class V>
void tmpl2(V &v) {
  v.extent = v.extent; // expected-error
}
void f(array<int, 1> a, array_view<int, 1> v, accelerator acc) {
  auto &e = a.extent;                            // expected-error
  lv(a.extent);                                  // expected-error
  lv(acc.description);                           // expected-error
  auto l = [&x = a.extent] { return x.size(); }; // expected-error
  std::tie(a.extent);                            // expected-error
  std::ref(a.extent);                            // expected-error
  std::addressof(a.extent);                      // expected-error
  std::wstring &s = acc.description;             // expected-error
  accelerator_view &w = a.accelerator_view;      // expected-error
  [](auto &x) {}(v.extent);                      // expected-error
  lv(true ? a.extent : v.extent);                // expected-error
  auto *q = &(a.extent);                         // expected-error
  (a.extent) = v.extent;                         // expected-error
  tmpl(v);
  tmpl2(v);
}
} // namespace lvalue_references

// A pointer to member must not refer to a property.
namespace pointer_to_member {
void f() {
  extent<1>(array<int, 1>::*p) = &array<int, 1>::extent; // expected-error
}
} // namespace pointer_to_member

// Code must not call a property, take its address or name a property that the class does not have.
namespace addresses_calls_and_unknown_names {
void f(accelerator a, array<int, 2> &x, array_view<int, 1> v, const array_view<int, 1> &cv) {
  std::wstring *p = &a.device_path; // expected-error
  std::wstring &r = a.device_path;  // expected-error
  a.version++;                      // expected-error
  --a.version;                      // expected-error
  a.description += L"x";            // expected-error
  extent<2> *e = &x.extent;         // expected-error
  extent<1> &er = v.extent;         // expected-error
  x.extent += 1;                    // expected-error
  ++v.extent;                       // expected-error
  cv.extent = extent<1>(2);         // expected-error
  a.device_path();                  // expected-error
  x.extent(0);                      // expected-error
  a.get_device_path = 1;            // expected-error
  a.no_such_property;               // expected-error
  v.accelerator_view;               // expected-error
  x.source_accelerator_view;        // expected-error
  v.rank = 2;                       // expected-error
}
} // namespace addresses_calls_and_unknown_names

int main() {}
