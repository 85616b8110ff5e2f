// Arrays without explicit access type get the accelerator's default, which one call can set.
//
// accept: R-3.2.5-e, R-3.2.5-g, R-3.2.6-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
int main() {
  accelerator a(accelerator::direct3d_warp), b(accelerator::direct3d_ref);
  accelerator a2 = a;
  CHECK(a.supports_cpu_shared_memory); // a device that uses host memory
  bool first = a.set_default_cpu_access_type(access_type_read);
  CHECK(first);
  CHECK(a2.default_cpu_access_type == access_type_read);
  CHECK(accelerator(accelerator::direct3d_warp).get_default_cpu_access_type() == access_type_read);
  CHECK(!a2.set_default_cpu_access_type(access_type_read_write)); // already overridden
  CHECK(a.default_cpu_access_type == access_type_read);
  array<int, 1> x(4, a.default_view), y(4, a.default_view, access_type_auto),
      z(4, a.default_view, access_type_write), n(4, a.default_view, access_type_none);
  CHECK(x.cpu_access_type == access_type_read);
  CHECK(y.cpu_access_type == access_type_read);
  CHECK(z.cpu_access_type == access_type_write);
  CHECK(n.cpu_access_type == access_type_none);
  bool thrown = false;
  try {
    n[0] = 1;
  } catch (const runtime_exception &) { thrown = true; }
  CHECK(thrown);
  thrown = false;
  try {
    n(index<1>(0)) = 1;
  } catch (const runtime_exception &) { thrown = true; }
  CHECK(thrown);
  // used before: too late
  { array<int, 1> u(2, b.default_view); }
  CHECK(!b.set_default_cpu_access_type(access_type_none));
  return failures;
}
