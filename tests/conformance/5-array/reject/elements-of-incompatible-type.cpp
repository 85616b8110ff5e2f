// An array or array_view must not have elements of short, char, pointer, view or long double type.
//
// reject: R-5.1-b, R-5.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int main() {
    array_view<short> a(3); // ERROR
    array<char, 2> b(2, 2); // ERROR
    array_view<int*> c(3); // ERROR
    array<array_view<int>> d(3); // ERROR
    array_view<long double> e(2); // ERROR
    struct L { int a; bool b, c; };
    array<L> f(2); // ERROR
}
