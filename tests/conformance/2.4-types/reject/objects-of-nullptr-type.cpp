// Amp code must not have references, arrays or members of type std::nullptr_t.
//
// reject: L-2.4.1.2-g, L-2.4.1.3-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void f() restrict(amp) {
    auto&& n = nullptr; // ERROR
    const decltype(nullptr)& m = nullptr; // ERROR
    decltype(nullptr) arr[2]; // ERROR
    struct S { decltype(nullptr) p; };
    S s; // ERROR
    auto l = [x = nullptr] { return x == nullptr; }; // ERROR
    (void)n; (void)m; (void)l;
}
template <class T> int fw(T&& t) restrict(amp) { return t == nullptr; } // ERROR
int g() restrict(amp) { return fw(nullptr); }
int main() {}
