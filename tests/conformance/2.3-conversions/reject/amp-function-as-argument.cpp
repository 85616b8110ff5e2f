// An amp function must not be an argument for a cpu function pointer parameter.
//
// reject: L-2.3.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

float device_only(float x) restrict(amp) { return x * 2; }
float apply(float (*f)(float), float x) { return f(x); }

float use()
{
    return apply(device_only, 1.0f); // ERROR
}
