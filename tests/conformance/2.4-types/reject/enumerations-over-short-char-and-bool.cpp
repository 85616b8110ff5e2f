// Amp code must not use enumerations with an underlying type of char, short, bool or long long.
//
// reject: L-2.4.1.3-t
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
enum E : char { a };
enum class F : long long { b };
enum G : unsigned short { c };
enum class H : bool { d };
void f(E e) restrict(amp); // ERROR
F g() restrict(amp); // ERROR
int h() restrict(amp) {
    int x = c; // ERROR
    x += (int)H::d; // ERROR
    E e; // ERROR
    return x;
}
int main() {}
