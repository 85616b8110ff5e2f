// Amp code must not bind a reference to an integer constant or take its address.
//
// reject: L-2.4.3.2-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

const int n = 16;
struct s
{
    static const int limit = 4;
};
const int s::limit;
int smaller(const int &a, const int &b) restrict(cpu, amp) { return a < b ? a : b; }

int f(int x) restrict(amp)
{
    const int *p = &n;               // ERROR
    const int &r = n;                // ERROR
    int m = smaller(n, x);           // ERROR
    m += smaller(s::limit, x);       // ERROR
    return *p + r + m + smaller(n + 0, x) + (n < x);
}
