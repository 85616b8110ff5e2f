// Amp code must not have variables or parameters of type std::initializer_list.
//
// reject: L-2.4.1.3-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <initializer_list>
int k() restrict(amp) {
    std::initializer_list<int> l = {1, 2}; // ERROR
    auto m = {1, 2}; // ERROR
    return 0;
}
int p(std::initializer_list<int>) restrict(amp); // ERROR
int q(const std::initializer_list<int>& l) restrict(amp) { return l.begin()[0]; } // ERROR
