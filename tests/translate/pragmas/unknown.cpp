// Pragmas stay, whether Clang knows them or not.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %code %t.hip | FileCheck %s

#pragma GCC diagnostic ignored "-Wunknown-pragmas"
#pragma once_upon_a_time
#pragma pack(push, 4)
#include <amp.h>
#pragma pack(pop)
#include <vector>
#pragma comment(lib, "none")
#pragma warning(push)
#pragma warning(disable : 4244)
#pragma STDC FP_CONTRACT OFF
#pragma GCC visibility push(default)
#pragma clang diagnostic push
#pragma message "a message"
#pragma region Kernel
using namespace concurrency;
#pragma pack(push, 1)
struct packed { int a; int b; };
#pragma pack(pop)
#pragma GCC optimize("O2")
#pragma clang optimize on
#pragma intrinsic(abs)
#pragma omp declare simd
int plain(int x) { return x; }
_Pragma("GCC diagnostic push") _Pragma("GCC diagnostic pop")
#pragma section(".data")
#pragma endregion
int main() {
  std::vector<int> r(4);
  array_view<int> v(4, r);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
#pragma unroll
    for (int k = 0; k < 2; ++k) {
      _Pragma("GCC ivdep")
      for (int m = 0; m < 1; ++m) v[i] += k;
    }
  });
#pragma weak plain
#pragma clang diagnostic pop
#pragma GCC visibility pop
  v.synchronize();
  return r[3] != 1 || plain(0);
}
// CHECK: #pragma comment(lib, "none")
// CHECK: #pragma section(".data")
// CHECK: #pragma weak plain
