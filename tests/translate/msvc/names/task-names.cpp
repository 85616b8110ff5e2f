// <ppltasks.h> and the other headers of the Concurrency Runtime declare no name of <amp.h>: 'array'
// is std::array.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip 2>&1 | FileCheck %s --allow-empty
// RUN: %msvc %t.hip
// RUN: not %amp2hip --from-msvc %s -o %t.amp -- -include amp.h 2>&1 | FileCheck %s --check-prefix=AMP
//
// CHECK-NOT: error
//
// With <amp.h>, the name is ambiguous as for Microsoft's compiler.
// AMP: error: reference to 'array' is ambiguous
#include <agents.h>
#include <array>
#include <ppl.h>
#include <ppltasks.h>
#include <vector>
using namespace concurrency;
using namespace std;

struct index {
  int value;
};

int main() {
  array<task<int>, 2> tasks = {create_task([] { return 1; }), create_task([] { return 2; })};
  index sum = {0};
  when_all(begin(tasks), end(tasks)).then([&](vector<int> r) { sum.value = r[0] + r[1]; }).wait();
  return sum.value == 3 ? 0 : 1;
}
