// Amp code must not have pointers to pointers, arrays of pointers or classes with pointer members.
//
// reject: L-2.4.1.3-b, L-2.4.1.3-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct S { int* p; };
struct R { int& r; };
void f(int** pp) restrict(amp); // ERROR
void g(char* c) restrict(amp); // ERROR
int** h() restrict(amp); // ERROR
void k(int** & r) restrict(amp); // ERROR
void b() restrict(amp) {
    int a = 1;
    int* p = &a;
    int** pp = &p; // ERROR
    int* arr[4]; // ERROR
    S s; // ERROR
    int* (*pa)[2] = nullptr; // ERROR
    auto&& n = nullptr; // ERROR
    (void)pp; (void)arr; (void)s; (void)pa; (void)n;
}
int main() {}
