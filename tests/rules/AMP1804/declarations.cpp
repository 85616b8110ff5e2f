// Declarations for int and for long of one function, whose definitions are elsewhere.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc --long=32 %s -o %t.hip 2>&1 | FileCheck %s --implicit-check-not=warning:

#include <amp.h>

int f() restrict(amp) { return 1; }

typedef unsigned long count;

extern int kind_of(int);
// CHECK: [[@LINE+2]]:12: warning: 'long' is 'int' in the output, so this declaration repeats the one for 'int'; rename one of the functions, or pass '--long=64' to keep both [AMP1804,-Wamp-long-size]
// CHECK: [[@LINE-2]]:12: note: the declaration for 'int'
extern int kind_of(long);

namespace n {
// CHECK: [[@LINE+1]]:6: warning: 'long' is 'int'
void put(const count &value);
void put(const unsigned &value);
template <typename T> void show(T, int number);
// CHECK: [[@LINE+1]]:28: warning: 'long' is 'int'
template <typename T> void show(T, long number);
} // namespace n

// Declarations of one function.
int same(long);
int same(long value);
int same(long int value) { return int(value); }
void other(long);
void other(long long);
void other(unsigned int);
extern "C" int of_c(long);

// The definition for long is left out, with a warning of its own.
int both(int);
int both(long);
int both(int) { return 1; }
// CHECK: [[@LINE+1]]:1: warning: 'long' is 'int' in the output, so the declaration for 'long' repeats the one for 'int' and is left out
int both(long) { return 2; }

int use() { return kind_of(1L) + same(2) + both(3L); }
