// An amp function must not have a function try block.
//
// reject: L-2.4.3.7-i
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int f(int n) restrict(amp)
try // ERROR-NEAR
{
    return n + 1;
}
catch (...)
{
    return 0;
}
