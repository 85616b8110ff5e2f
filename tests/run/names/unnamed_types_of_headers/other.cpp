// Includes the header in a source without a launch. The header must have the
// same translation in both.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "launches.h"
int other() {
  std::vector<int> v = {1, 5, 3};
  launches::sort(v);
  return v[0];
}
