// A class with amp constructors must have a destructor that amp code can call.
//
// reject: L-2.2.2-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
class Bar {
public:
    Bar() {}
    Bar() restrict(amp) {}
    ~Bar(); // ERROR
};
struct Baz {
    Baz() restrict(amp) {}
    ~Baz() {} // ERROR
};
template <class T> struct Q { Q() restrict(cpu, amp) {} ~Q() restrict(amp) {} }; // ERROR
struct Two { ~Two() restrict(amp); ~Two(); }; // ERROR
template struct Q<int>;
int main() {}
