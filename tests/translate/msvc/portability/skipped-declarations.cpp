// A note says which macro of Windows the declaration of a name requires, once for each file.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: rm -rf %t && split-file %s %t
// RUN: not %amp2hip --from-msvc %t/main.cpp -o %t.hip 2>&1 | FileCheck %t/main.cpp
// RUN: not %amp2hip --from-msvc %t/other.cpp -o %t.hip 2>&1 | FileCheck %t/other.cpp
// RUN: %amp2hip --from-msvc --define-win32 %t/main.cpp -o %t.hip 2>&1 | count 0

//--- util.h
#pragma once
#if defined(_WIN32) && !defined(CONSOLE)
namespace win {
inline int first() { return 1; }
struct timer {};
} // namespace win
typedef unsigned int handle_type;
#endif

//--- inner.h
inline int inner() { return 2; }

//--- inner_user.h
#ifndef _WIN64
#else
#include "inner.h"
#endif

//--- other.cpp
// Other macros decide on these names.
// CHECK-NOT: note:
#include <amp.h>
#ifdef __linux__
inline int on_linux() { return 3; }
#elif defined(_WIN32)
inline int only_elsewhere() { return 3; }
#endif
#ifdef OWN
inline int own() { return 4; }
#endif
#ifdef _WIN32
inline int used() { return only_elsewhere() + own(); }
#endif
int f() restrict(amp) { return 1; }
// CHECK: error: use of undeclared identifier 'only_elsewhere'
// CHECK: error: use of undeclared identifier 'own'
int main() { return only_elsewhere() + own(); }
// CHECK-NOT: note:

//--- main.cpp
#include "util.h"
#include "inner_user.h"
#include <amp.h>
// CHECK: main.cpp:[[#@LINE+2]]:17: error: expected namespace name
// CHECK: util.h:3:11: note: 'win' is declared in code that requires '_WIN32', which is not defined on Linux; '--define-win32' defines it
using namespace win;
// CHECK: error: unknown type name 'handle_type'
// CHECK-NOT: note:
handle_type value;
int run() restrict(amp, cpu) { return 1; }
// CHECK: main.cpp:[[#@LINE+2]]:21: error: use of undeclared identifier 'inner'
// CHECK: inner.h:1:12: note: 'inner' is declared in code that requires '_WIN64'
int main() { return inner(); }
