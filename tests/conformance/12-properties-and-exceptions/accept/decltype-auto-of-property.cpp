// A decltype(auto) variable or result that is initialized with a property is a value.
//
// accept: G-1.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
decltype(auto) f(const accelerator &a) { return a.description; }
int main() {
  accelerator a(L"cpu");
  decltype(auto) d = a.device_path;
  CHECK(d == L"cpu" && f(a) == a.description && std::is_same<decltype(f(a)), std::wstring>::value);
  return failures;
}
