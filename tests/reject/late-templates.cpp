// A template that uses what is declared behind it: Microsoft's compiler looked names up at the end,
// others look them up where they stand, and may find something else there.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: not %amp2hip %s -o %t.hip -- -std=c++17 -fdelayed-template-parsing 2>&1 | FileCheck %s
// RUN: not ls %t.hip

#include <amp.h>

inline int rank_of(int) { return 1; }

template <typename F> int uses(F f)
{
    // CHECK: late-templates.cpp:[[@LINE+1]]:12: error: 'rank_of' is declared behind the template that uses it
    return rank_of(2.5f) + later + f();
    // CHECK: late-templates.cpp:[[@LINE+5]]:12: note: declared here
    // CHECK: late-templates.cpp:[[@LINE-2]]:28: error: 'later' is declared behind the template that uses it
    // CHECK: late-templates.cpp:[[@LINE+4]]:12: note: declared here
}

inline int rank_of(float) { return 2; }
static int later = 3;

template <typename T> int dependent(T t)
{
    // CHECK: late-templates.cpp:[[@LINE+1]]:12: error: 'measure' is declared behind the template that uses it
    return measure(t);
}
inline int measure(int) { return 1; }

// A class brings its functions along.
struct own
{
};
template <typename T> int by_argument(T t) { return size_of(t); }
inline int size_of(own) { return 1; }

int main() { return uses([] { return 0; }) + dependent(1) + by_argument(own()); }
// CHECK-NOT: error
