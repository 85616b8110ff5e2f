// Explicit specializations of member functions move out of the class.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

#include <amp.h>

struct reader {
  template <typename T> T read() { return T(); }
  template <> int read<int>() { return 2; }
  template <typename T> static bool is(T);
  template <> static bool is<int>(int) { return true; }
  int last;
};
// CHECK:      struct reader {
// CHECK-NEXT:   template <typename T> T read() { return T(); }
// CHECK-NOT:    read<int>
// CHECK:        int last;
// CHECK-NEXT: };
// CHECK-DAG:  template <> inline int reader::read<int>() { return 2; }
// CHECK-DAG:  template <> inline {{ *}}bool reader::is<int>(int) { return true; }
int f() { reader r; return r.read<int>() + reader::is(1); }
int g() restrict(amp) { return 1; }
