// A header of late-files.cpp.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
#pragma once
#include <amp.h>
template <typename T> int outer(T t) { return report(t, 2) + lib2::deep(t) + lib2::nested::deeper(int(t)); }
template <typename T> struct part { T x; int get() const { return x; } };
template <typename T> struct part<T *> { T *x; int get() const { return of_pointer(*x) + c_function(1); } };
