// Properties of accelerators and views are read-only, and calls of members must match the
// signatures and constness.
//
// reject: R-3.2-a, R-3.2.2-c, R-3.3.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>

using namespace concurrency;

extern accelerator acc;
extern accelerator_view av;
extern const accelerator cacc;
extern const accelerator_view cav;
extern completion_future f;
extern const completion_future cf;

// A program must not order accelerators or assign their properties.
namespace read_only_accelerator_properties {
void f1() {
  acc < acc; // expected-error
}
void f2() {
  acc.version = 3; // expected-error
}
void f3() {
  acc.device_path = L"x"; // expected-error
}
void f4() {
  acc.description.clear(1, 2, 3); // expected-error
}
void f5() {
  acc.default_view = av; // expected-error
}
void f6() {
  acc.is_debug = true; // expected-error
}
void f7() {
  acc.has_display = true; // expected-error
}
void f8() {
  acc.is_emulated = true; // expected-error
}
void f9() {
  acc.dedicated_memory = 3; // expected-error
}
void f10() {
  acc.supports_double_precision = true; // expected-error
}
void f11() {
  acc.supports_limited_double_precision = true; // expected-error
}
void f12() {
  acc.supports_cpu_shared_memory = true; // expected-error
}
void f13() {
  acc.default_cpu_access_type = access_type_read; // expected-error
}
void f14() {
  cacc = acc; // expected-error
}
} // namespace read_only_accelerator_properties

// Calls of accelerator members must match their signatures; view properties are read-only.
namespace member_arguments_and_view_properties {
void f1() {
  cacc.set_default_cpu_access_type(access_type_read); // expected-error
}
void f2() {
  acc.set_default_cpu_access_type(3); // expected-error
}
void f3() {
  acc.create_view(1); // expected-error
}
void f4() {
  acc.create_view(access_type_read); // expected-error
}
void f5() {
  accelerator::set_default(acc); // expected-error
}
void f6() {
  accelerator::set_default("cpu"); // expected-error
}
void f7() {
  accelerator::set_default(); // expected-error
}
void f8() {
  accelerator::get_default_view(); // expected-error
}
void f9() {
  accelerator::cpu_accelerator[0] = 0; // expected-error
}
void f10() {
  accelerator::get_auto_selection_view(1); // expected-error
}
void f11() {
  av.accelerator = acc; // expected-error
}
void f12() {
  av.is_debug = true; // expected-error
}
void f13() {
  av.version = 1; // expected-error
}
void f14() {
  av.queuing_mode = queuing_mode_automatic; // expected-error
}
} // namespace member_arguments_and_view_properties

// Const views must not flush, wait or assign; integers do not convert to queuing_mode or
// access_type.
namespace const_views_and_enumerations {
void f1() {
  av.is_auto_selection = true; // expected-error
}
void f2() {
  cav = av; // expected-error
}
void f3() {
  cav.flush(); // expected-error
}
void f4() {
  cav.wait(); // expected-error
}
void f5() {
  cav.create_marker(); // expected-error
}
void f6() {
  av.create_view(); // expected-error
}
void f7() {
  queuing_mode x = 1; // expected-error
}
void f8() {
  access_type x = 3; // expected-error
}
void f9() {
  queuing_mode x = access_type_read; // expected-error
}
void f10() {
  f.then(); // expected-error
}
void f11() {
  f.then(3); // expected-error
}
void f12() {
  f.then([](int) {}); // expected-error
}
void f13() {
  f.wait_for(3); // expected-error
}
void f14() {
  f.wait_until(3); // expected-error
}
} // namespace const_views_and_enumerations

// A program must not call flush, wait, create_marker or set_default_cpu_access_type on const
// objects.
namespace modifying_calls_on_const_objects {
void f(const accelerator_view &v, const accelerator &a) {
  v.flush();                                       // expected-error
  v.wait();                                        // expected-error
  v.create_marker();                               // expected-error
  a.set_default_cpu_access_type(access_type_read); // expected-error
}
} // namespace modifying_calls_on_const_objects

// A program must not call flush, wait or create_marker on const members, elements or copies of
// views.
namespace const_views_in_members_and_lambdas {
struct queue {
  accelerator_view view;
  void finish() const {
    view.get_queuing_mode();
    view.wait(); // expected-error
  }
};

void elements(const std::vector<accelerator_view> &views, const accelerator_view *first) {
  for (const auto &view : views)
    view.flush();         // expected-error
  first->create_marker(); // expected-error
  first->get_accelerator();
}

void copies(accelerator_view view) {
  const auto copy = view;
  copy.get_version();
  copy.flush(); // expected-error
  auto wait = [view] {
    view.get_is_auto_selection();
    view.wait(); // expected-error
  };
  auto wait_for_own_copy = [view]() mutable { view.wait(); };
  wait();
  wait_for_own_copy();
}

void result(accelerator_view view) {
  int done = view.flush(); // expected-error
  view.flush();
}
} // namespace const_views_in_members_and_lambdas

// A program must not assign properties, order accelerators or convert wrongly to enumerations and
// exceptions.
namespace members_enumerations_and_exceptions {
void f() {
  accelerator a;
  accelerator_view v = a.default_view;
  completion_future cf;
  a.device_path = L"x";                         // expected-error
  a.version = 3;                                // expected-error
  a.default_view = v;                           // expected-error
  a.is_debug = true;                            // expected-error
  a.supports_cpu_shared_memory = true;          // expected-error
  a.default_cpu_access_type = access_type_read; // expected-error
  v.accelerator = a;                            // expected-error
  v.queuing_mode = queuing_mode_immediate;      // expected-error
  v.is_auto_selection = true;                   // expected-error
  v.version = 1;                                // expected-error
  a == v;                                       // expected-error
  a < a;                                        // expected-error
  v < v;                                        // expected-error
  accelerator b = L"cpu";                       // expected-error
  accelerator_view w = a;                       // expected-error
  accelerator_view z(a);                        // expected-error
  a.create_view(3);                             // expected-error
  a.set_default_cpu_access_type(1);             // expected-error
  const accelerator_view cv = v;
  cv = v; // expected-error
  const accelerator ca;
  ca = a;                                     // expected-error
  cf.get(1);                                  // expected-error
  cf.then(3.0);                               // expected-error
  cf.then([](int) {});                        // expected-error
  int i = cf;                                 // expected-error
  cf == cf;                                   // expected-error
  accelerator::default_accelerator[0] = L'x'; // expected-error
  queuing_mode q = 1;                         // expected-error
  access_type t = 1;                          // expected-error
  throw runtime_exception();                  // expected-error
  runtime_exception r("x");                   // expected-error
  accelerator_view_removed av;                // expected-error
  runtime_exception rr = E_FAIL;              // expected-error
  out_of_memory om = "x";                     // expected-error
  unsupported_feature uf("x", 3);             // expected-error
}
} // namespace members_enumerations_and_exceptions
