// The equality operators of accelerator and accelerator_view are member functions.
//
// accept: R-3.2.2-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
int main() {
  accelerator a, b;
  accelerator_view v = a.default_view;
  bool (accelerator::*eq)(const accelerator &) const = &accelerator::operator==;
  bool (accelerator_view::*ne)(const accelerator_view &) const = &accelerator_view::operator!=;
  CHECK((a.*eq)(b));
  CHECK(!(v.*ne)(v));
  CHECK(a.operator==(b));
  CHECK(!v.operator!=(v));
  return failures;
}
