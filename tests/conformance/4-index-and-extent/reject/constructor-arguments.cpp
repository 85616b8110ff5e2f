// Index and extent must not be constructed from a wrong number or type of arguments.
//
// reject: R-4.1.2-c, R-4.2.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void f()
{
    index<1> a = 3; // ERROR
    index<2> b(1); // ERROR
    index<2> c(0); // ERROR
    index<3> d(1, 2); // ERROR
    index<4> e(1, 2, 3); // ERROR
    index<4> g(0); // ERROR
    index<1> h(1, 2); // ERROR
    extent<2> i(7); // ERROR
    extent<3> j = 1; // ERROR
    extent<1> k = 1; // ERROR
    extent<4> l(1, 2, 3, 4); // ERROR
    extent<2> m(index<2>(1, 2)); // ERROR
    index<2> n(extent<2>(1, 2)); // ERROR
    int raw[2]; index<2> o = raw; // ERROR
    extent<2> p = {1}; // ERROR
    float fl[2]; index<2> q(fl); // ERROR
}
int main() {}
