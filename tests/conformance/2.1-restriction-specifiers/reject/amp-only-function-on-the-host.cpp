// Cpu code must not call a function whose only restriction is amp.
//
// reject: L-2.1-h, L-2.3.2-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int g(int x) restrict(amp) { return x; }

int main()
{
    return g(1); // expected-error
}
