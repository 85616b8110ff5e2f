// Amp code must not bind a reference to nullptr, not even a forwarding reference.
//
// reject: L-2.4.1.3-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int f(int x) restrict(amp)
{
    auto &&n = nullptr; // ERROR
    return x;
}

template <typename T> int test(T &&) restrict(amp) // ERROR-ONE-OF
{
    return 1; // ERROR-ONE-OF
}

int g() restrict(amp)
{
    int x = 0;
    return test(x) + test(nullptr); // ERROR-ONE-OF
}
