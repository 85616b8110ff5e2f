// Index and extent must not combine with another rank or type, nor by product, mask or order.
//
// reject: R-4.1.4-g, R-4.1.2-c, R-4.1-b, R-4.2.2-a, R-4.2.3-d, R-4.2.4-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void f(index<2> i, index<1> j, extent<2> e, extent<4> q)
{
    i * i; // ERROR
    i / i; // ERROR
    i % i; // ERROR
    i < i; // ERROR
    -i; // ERROR
    i *= i; // ERROR
    i + j; // ERROR
    i == j; // ERROR
    i + e; // ERROR
    i == e; // ERROR
    e * e; // ERROR
    e *= e; // ERROR
    e + index<1>(1); // ERROR
    i & 1; // ERROR
    i << 1; // ERROR
    !i; // ERROR
    e.contains(j); // ERROR
    i.rank = 3; // ERROR
    e.size() = 3; // ERROR
}
int main() {}
