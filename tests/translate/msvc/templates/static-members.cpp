// Static members of specializations without 'template <>'.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

#include <amp.h>

template <typename T>
class code {
public:
  static const int value;
  static int get();
};
// CHECK: template<> const int code<float>::value = 1;
const int code<float>::value = 1;
// CHECK-NEXT: template<> const int code<int>::value = 2;
const int code<int>::value = 2;
// CHECK-NEXT: template<> int code<float>::get() { return 3; }
int code<float>::get() { return 3; }

int f(int x) restrict(amp) { return x; }
