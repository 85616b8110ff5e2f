// A friend declaration must have the restrictions of the function that it declares.
//
// reject: L-2.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

class a
{
    int n;
    friend int reveal(const a &x) restrict(cpu, amp); // ERROR-ONE-OF
};
int reveal(const a &) restrict(amp) { return 1; }     // ERROR-ONE-OF
