// An auto&& variable binds to the extent property.
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
  array_view<int, 2> v(2, 3);
  auto &&e = v.extent;
  CHECK(e[1] == 3);
  return failures;
}
