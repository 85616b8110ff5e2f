// An array must not have elements of a class with view, pointer or bit-field members.
//
// reject: R-5.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct S { array_view<int> v; };
struct P { int* p; };
struct B { int x : 3; int y; };
int main() {
    array<S> a(4); // ERROR
    array<P> b(4); // ERROR
    array<B> c(4); // ERROR
}
