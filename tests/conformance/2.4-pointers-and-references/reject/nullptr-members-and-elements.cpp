// Amp code must not use a class member or an array element of type nullptr_t.
//
// reject: L-2.4.1.2-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct s
{
    decltype(nullptr) none;
    int n;
};

int f() restrict(amp)
{
    s x = {nullptr, 1};           // ERROR
    decltype(nullptr) ns[2] = {}; // ERROR
    return 1;
}
