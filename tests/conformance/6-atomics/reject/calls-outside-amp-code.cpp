// Cpu functions and cpu,amp functions must not call an atomic function although amp functions can.
//
// reject: AT-6-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

void host(int *p)
{
    atomic_fetch_inc(p); // ERROR
}

void both(int *p) restrict(cpu, amp)
{
    atomic_fetch_add(p, 1); // ERROR
}

void device(int *p) restrict(amp) { atomic_fetch_inc(p); }
