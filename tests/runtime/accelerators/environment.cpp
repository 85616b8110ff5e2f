//===--- environment.cpp - Environment variables that turn something on ---===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../../../runtime/environment.h"
#include "support.h"

TEST_CASE("environment: values that turn a variable off") {
  const char *const name = "AMP2HIP_NAME_OF_A_TEST";
  CHECK_FALSE(amp2hip::is_set(name));
  for (const char *const off : {"", "0", "off", "OFF", "no", "No", "false", "False"}) {
    CAPTURE(off);
    setenv(name, off, 1);
    CHECK_FALSE(amp2hip::is_set(name));
  }
  for (const char *const on : {"1", "on", "yes", "true", "0.01", "trace.json", "offline"}) {
    CAPTURE(on);
    setenv(name, on, 1);
    CHECK(amp2hip::is_set(name));
  }
  unsetenv(name);
}
