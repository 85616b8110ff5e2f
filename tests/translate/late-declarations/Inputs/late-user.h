// A header of late-files.cpp.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
#pragma once
#include <amp.h>
// CHECK:template <typename T> int report(T t, int n); // declared in late-used.h
// CHECK-NEXT:namespace lib2 { template <typename T> int deep(T t); } // declared in late-used.h
// CHECK-NEXT:namespace lib2 { inline namespace v1 { namespace nested { inline int deeper(int x); } } } // declared in late-used.h
// CHECK-EMPTY:
// CHECK-NEXT:template <typename T> int outer{{.*}}

template <typename T> int outer(T t) { return report(t, 2) + lib2::deep(t) + lib2::nested::deeper(int(t)); }
template <typename T> struct part { T x; int get() const { return x; } };
// CHECK:inline int of_pointer(int x); // declared in late-files.cpp
// CHECK-NEXT:extern "C" int c_function(int x); // declared in late-files.cpp
// CHECK-EMPTY:
// CHECK-NEXT:template <typename T> struct part<T *> {{.*}}

template <typename T> struct part<T *> { T *x; int get() const { return of_pointer(*x) + c_function(1); } };
