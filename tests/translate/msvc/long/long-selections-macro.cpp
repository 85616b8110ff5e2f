// With 'int' for 'long', two functions of a macro are one: this has a message of its own.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc --long=32 %s -o %t.hip --force 2>&1 | FileCheck %s --implicit-check-not=warning:

template <class T> void write(const T &) {}
#define DECLARE(T) inline void write(const T &) {}
DECLARE(int)
// CHECK: :[[@LINE+2]]:1: warning: 'long' is 'int' in the output, so this declaration repeats the one for 'int'
// CHECK: :[[@LINE+1]]:1: warning: redefinition of 'write'
DECLARE(long)

void use() { write(1), write(1L), write(1.0); }
