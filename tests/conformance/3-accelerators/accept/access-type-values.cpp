// access_type is an unscoped enumeration whose read and write values combine as bits.
//
// accept: R-4.7-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-label"
#include <amp.h>
#include <type_traits>
#include "check.h"
using namespace concurrency;
int main() {
  static_assert(access_type_none == 0 && access_type_read == 1 && access_type_write == 2 &&
                    access_type_read_write == 3 && access_type_auto == 4,
                "");
  access_type t = access_type_read_write;
  CHECK((t & access_type_read) != 0);
  CHECK((t & access_type_write) == access_type_write);
  CHECK((access_type_read | access_type_write) == access_type_read_write);
  int n = access_type_read;
  CHECK(n == 1);
  static_assert(std::is_enum<access_type>::value && std::is_convertible<access_type, int>::value,
                "unscoped");
  switch (t) {
  case access_type_none:
  case access_type_read:
  case access_type_write:
  case access_type_auto:
    failures = 1;
    break;
  case access_type_read_write:
    break;
  }
access_type_t:;
  concurrency::access_type u = concurrency::access_type_none;
  CHECK(!u);
  return failures;
}
