// The bases of a class have no restriction in common, so its implicit destructor has none (§2.4.2): an error for the
// base and one for the use.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: not %amp2hip %s -o %t.hip 2>&1 | FileCheck --implicit-check-not=error: %s

#include <amp.h>

struct gpu_guard
{
    ~gpu_guard() restrict(amp) {}
};
struct cpu_guard
{
    ~cpu_guard() restrict(cpu) {}
};
// CHECK: :[[@LINE+1]]:8: error: cpu code cannot call '~gpu_guard', which is restrict(amp) only [AMP1102]
struct both : gpu_guard, cpu_guard
{
};
// CHECK: :[[@LINE+3]]:10: error: the implicit destructor of 'both' can be neither restrict(cpu) nor restrict(amp)
void use()
{
    both b;
}
// CHECK: 2 errors generated.
