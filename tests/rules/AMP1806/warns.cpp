// Preprocessor conditions that select code for 32 bits or for old compilers.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip 2>&1 | FileCheck %s
// RUN: %amp2hip --from-msvc -Wno-amp-branch %s -o %t.hip 2>&1 | count 0
// RUN: %amp2hip --from-msvc --define-win32 %s -o %t.hip -- -D_MSC_VER=1800 2>&1 | count 0

#include <amp.h>

int f() restrict(amp) { return 1; }

#ifdef _WIN64
// CHECK: warns.cpp:[[#@LINE-1]]:2: warning: '_WIN64' is not defined on Linux, so the other branch is translated; test also '__LP64__', or define the macro [AMP1806,-Wamp-branch]
typedef unsigned long long word;
#else
typedef unsigned word;
#endif

#ifndef _M_X64
// CHECK: warns.cpp:[[#@LINE-1]]:2: warning: '_M_X64' is not defined on Linux, so the code for 32 bits is translated
#define SMALL_TABLES
#endif

#if defined(_WIN64)
// CHECK: warns.cpp:[[#@LINE-1]]:2: warning: '_WIN64' is not defined on Linux, so the code for 64 bits is skipped
#define LARGE_TABLES
#endif

#if _MSC_VER < 1600
// CHECK: warns.cpp:[[#@LINE-1]]:2: warning: '_MSC_VER' is not defined on Linux and counts as 0, so the branch for old compilers is translated; test also '__GNUC__'
#define OLD_COMPILER
#endif
#if _MSC_VER >= 1700
// CHECK: warns.cpp:[[#@LINE-1]]:2: warning: '_MSC_VER' is not defined on Linux
#define HAS_THREADS
#else
#define HAS_NO_THREADS
#endif

#ifdef _MSC_VER
// CHECK: warns.cpp:[[#@LINE-1]]:2: warning: this branch is skipped on Linux, and with it '__declspec(align)', which changes the layout of classes; test also '__GNUC__'
#define ALIGNED(n) __declspec(align(n))
#else
#define ALIGNED(n)
#endif
#ifdef _WIN32
// CHECK: warns.cpp:[[#@LINE-1]]:2: warning: this branch is skipped on Linux, and with it '#pragma pack'
#pragma pack(push, 1)
#endif
ALIGNED(16) struct vertex { char tag; float x; };
#ifdef _WIN32
#pragma pack(pop)
#endif

// Portable code.
#if defined(_MSC_VER) && defined(_M_X64)
#define HAS_INTRINSICS
#endif
#if defined(_WIN32) || defined(_WIN64)
#define IS_WINDOWS
#endif
#if defined(_WIN64) || defined(__LP64__)
#define IS_64_BIT
#endif
#ifdef _M_X64
#define IS_INTEL
#elif defined(__x86_64__)
#define IS_INTEL
#endif
#if _MSC_VER > 1000
#pragma once
#endif
#if defined(_MSC_VER) && _MSC_VER < 1600
#define OLD_COMPILER_TOO
#endif
#ifdef _MSC_VER
#define PACKED
#pragma pack(push, 1)
#else
#define PACKED __attribute__((packed))
#endif
#ifdef _WIN32
#ifdef _WIN64
#define WINDOWS_64
#else
#define WINDOWS_32
#endif
#endif
// CHECK-NOT: warning:
