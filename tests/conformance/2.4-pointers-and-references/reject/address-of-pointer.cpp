// Amp code must not take the address of a pointer, even to dereference it at once.
//
// reject: L-2.4.1.3-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
struct pair { int a, b; };
int plain(int *p) restrict(amp) {
    int *q = p;
    return *q + **&q; // ERROR
}
int members(pair *p, int n) restrict(amp) {
    int all[4] = {1, 2, 3, 4};
    int(*rows)[4] = &all;
    return *&p->b + (*rows)[n] + *&n;
}
template <typename T> T in_template(T *p) restrict(amp, cpu) {
    return **&p; // ERROR
}
int use(int *p) restrict(amp) { return in_template(p); }
int main() {}
