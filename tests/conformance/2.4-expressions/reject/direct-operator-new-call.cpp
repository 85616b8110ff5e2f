// Amp code must not call ::operator new or ::operator delete directly.
//
// reject: L-2.4.3.4-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void f() restrict(amp) {
    auto z = ::operator new(3); // ERROR
    ::operator delete(z); // ERROR
}
int main() {}
