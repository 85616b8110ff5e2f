// A source uses a name of the standard library before a later header declares it.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

// CHECK: #include <memory>
// CHECK: class owner { unique_ptr<int> p; };
#include <iostream>
using namespace std;
class owner { unique_ptr<int> p; };
#include <amp.h>
#include <memory>

int main() {
  owner o;
  concurrency::extent<1> e(1);
  return e[0] - 1;
}
