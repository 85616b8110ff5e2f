// Amp code must not access volatile array elements or deduce a volatile template argument.
//
// reject: L-2.4.1.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct port
{
    volatile int data[4];
};

int f(const port &p) restrict(amp) // ERROR-NEAR
{
    return p.data[0]; // ERROR-NEAR
}

template <typename T> T read(T &x) restrict(cpu, amp) // ERROR-ONE-OF
{
    return x; // ERROR-ONE-OF
}

int g()
{
    volatile int v = 1;
    return read<volatile int>(v); // ERROR-ONE-OF
}
