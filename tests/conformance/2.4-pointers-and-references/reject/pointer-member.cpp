// Amp code must not declare a variable of a class with a pointer member.
//
// reject: L-2.4.1.3-c, L-2.4.1.3-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct node
{
    int value;
    node *next;
};

int f() restrict(amp)
{
    node n = {1, nullptr}; // ERROR
    return n.value;
}
