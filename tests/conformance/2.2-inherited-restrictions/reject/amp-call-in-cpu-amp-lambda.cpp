// A lambda in a cpu,amp function must not call an amp-only function.
//
// reject: L-2.2.1-i
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int gpu_only(int x) restrict(amp) { return x; }

int f(int x) restrict(cpu, amp)
{
    auto g = [](int y) { return gpu_only(y); }; // ERROR
    return g(x);
}
