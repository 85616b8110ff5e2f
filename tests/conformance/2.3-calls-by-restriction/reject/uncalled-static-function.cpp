// An amp function with internal linkage must not call a cpu function, even if nothing calls it.
//
// reject: L-2.3.2-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int cpu_only(int x) { return x; }
static int unused(int x) restrict(amp)
{
    return cpu_only(x); // ERROR
}
namespace
{
int also_unused(int x) restrict(cpu, amp)
{
    return x + cpu_only(x); // ERROR
}
}
