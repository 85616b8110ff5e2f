// An amp member function must not take, return or convert to an incompatible type.
//
// reject: L-2.4.2-b, L-2.4.2-c, L-2.4.2-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct S { int v; operator char() const restrict(amp) { return 1; } // ERROR
    operator int*() restrict(amp) { return &v; }
    operator int**() restrict(amp) { return nullptr; } // ERROR
    operator short&() restrict(amp); // ERROR
    S& operator=(long long) restrict(amp); // ERROR
    int operator[](unsigned char) const restrict(amp); // ERROR
    static signed char st() restrict(amp); // ERROR
    auto tr() restrict(amp) -> unsigned short; // ERROR
    template <class T> T tm(T) restrict(amp);
    S(const char*) restrict(amp) {} // ERROR
    friend wchar_t fr(S) restrict(amp); // ERROR
};
auto ded() restrict(amp) { return (short)1; } // ERROR
int main() {}
