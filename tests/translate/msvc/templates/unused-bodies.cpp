// Bodies of templates that have errors and that nothing uses are excluded.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

#include <amp.h>

template <typename T> void never(T t) { gone(3); }
// CHECK:      template <typename T> void never(T t) {
// CHECK-NEXT: #if 0 // not used, and has an error: 'gone' is not declared
// CHECK-NEXT:  gone(3);
// CHECK-NEXT: #endif
// CHECK-NEXT: }

template <typename T> struct cache {
  cache() : value(undefined_value) {
  }
  // CHECK:      cache() {}
  // CHECK-NEXT: #if 0 // not used, and has an error: use of undeclared identifier 'undefined_value'
  // CHECK-NEXT: : value(undefined_value) {
  // CHECK-NEXT:   }
  // CHECK-NEXT: #endif
  void clear() {
    unknown_type x;
  }
  // CHECK:      void clear() {
  // CHECK-NEXT: #if 0 // not used, and has an error: unknown type name 'unknown_type'
  // CHECK-NEXT:     unknown_type x;
  // CHECK-NEXT:   #endif
  // CHECK-NEXT:   }
  int size() { return value; }
  // CHECK: int size() { return value; }
  int value;
};

// The base class may declare the function, so the call stays.
template <typename T> struct derived : T {
  void run() { start(1); }
  // CHECK: void run() { this->start(1); }
};

// A body that is used is not excluded, even if only another unused body has errors.
template <typename T> T twice(T t) { return t + t; }
// CHECK: template <typename T> T twice(T t) { return t + t; }
int f() restrict(amp, cpu) { return 1; }
int g() { return twice(2); }
