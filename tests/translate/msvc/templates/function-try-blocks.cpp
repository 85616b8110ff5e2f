// Function-try-blocks of templates whose parse is delayed.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

#include <amp.h>

struct task {
  // CHECK: int run(Function &&function) try {
  template <typename Function>
  int run(Function &&function) try {
    return function();
  } catch (...) {
    return 1;
  }
};
template <typename Function>
int run(Function &&function) noexcept try {
  return function();
} catch (...) {
  return 1;
}
int main() {
  return task().run([] { return 0; }) + run([] { return 0; });
}
int f(int x) restrict(amp) { return x; }
