// An instance of an amp template must not have a char or short parameter or member.
//
// reject: L-2.4.1-c, L-2.4.1.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
// The error is at the line in the template, not only at the instantiation.
template <class T> T id(T x) restrict(cpu, amp) { // ERROR
    return x;
}
template <class T> struct Box {
    T v;
    int get() const restrict(amp) { return 1; } // ERROR
    int add(T t) const restrict(amp) { return 1; } // ERROR
};
int main() {
    id('c');
    Box<int> b{1};
    array_view<int>* v = nullptr;
    (void)v;
}
template struct Box<short>;
