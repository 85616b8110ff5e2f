// A program must not assign properties, order accelerators or convert wrongly to enumerations and
// exceptions.
//
// reject: R-3.2.2-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void f() {
  accelerator a;
  accelerator_view v = a.default_view;
  completion_future cf;
  a.device_path = L"x"; // ERROR
  a.version = 3; // ERROR
  a.default_view = v; // ERROR
  a.is_debug = true; // ERROR
  a.supports_cpu_shared_memory = true; // ERROR
  a.default_cpu_access_type = access_type_read; // ERROR
  v.accelerator = a; // ERROR
  v.queuing_mode = queuing_mode_immediate; // ERROR
  v.is_auto_selection = true; // ERROR
  v.version = 1; // ERROR
  a == v; // ERROR
  a < a; // ERROR
  v < v; // ERROR
  accelerator b = L"cpu"; // ERROR
  accelerator_view w = a; // ERROR
  accelerator_view z(a); // ERROR
  a.create_view(3); // ERROR
  a.set_default_cpu_access_type(1); // ERROR
  const accelerator_view cv = v;
  cv = v; // ERROR
  const accelerator ca;
  ca = a; // ERROR
  cf.get(1); // ERROR
  cf.then(3); // ERROR
  cf.then([](int) {}); // ERROR
  int i = cf; // ERROR
  cf == cf; // ERROR
  accelerator::default_accelerator[0] = L'x'; // ERROR
  queuing_mode q = 1; // ERROR
  access_type t = 1; // ERROR
  throw runtime_exception(); // ERROR
  runtime_exception r("x"); // ERROR
  accelerator_view_removed av; // ERROR
  runtime_exception rr = E_FAIL; // ERROR
  out_of_memory om = "x"; // ERROR
  unsupported_feature uf("x", 3); // ERROR
}
