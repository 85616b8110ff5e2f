// A const auto& variable binds to the device_path property.
//
// accept: G-1.1-d, C-1.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
int main() {
  accelerator a(L"cpu");
  const auto &path = a.device_path;
  CHECK(path == L"cpu");
  return failures;
}
