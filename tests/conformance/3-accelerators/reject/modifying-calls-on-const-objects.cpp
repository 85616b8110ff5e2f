// A program must not call flush, wait, create_marker or set_default_cpu_access_type on const
// objects.
//
// reject: R-3.2.2-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void f(const accelerator_view &v, const accelerator &a) {
  v.flush(); // ERROR
  v.wait(); // ERROR
  v.create_marker(); // ERROR
  a.set_default_cpu_access_type(access_type_read); // ERROR
}
