// A program that includes <amp.h> where a #pragma pack is in effect.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma pack(push, 1)
#include <amp.h>
#include <amp_math.h>
struct packed {
  int kind;
  double value;
};
#pragma pack(pop)
#include <vector>
#include "check.h"
using namespace concurrency;

int main() {
  std::vector<int> data(4);
  array_view<int> v(4, data);
  parallel_for_each(v.get_extent(), [=](index<1> i) restrict(amp) { v[i] = i[0] + static_cast<int>(sizeof(packed)); });
  v.synchronize();
  CHECK_EQUAL(data[3], 15);
  return report();
}
