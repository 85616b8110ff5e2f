// A specialization for one restriction of a template that another file declares for both: no function of the second
// restriction remains.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include "Inputs/kinds.h"

template <> int kind<int>(int) { return 3; } // expected-error {{for the other restriction too}}
template <> int kind<float>(float) { return 4; }
template <> int kind<float>(float) restrict(amp) { return 5; }
template <> int kind<unsigned>(unsigned) { return 6; }
int between;
template <> int kind<unsigned>(unsigned) restrict(amp) { return 7; } // expected-error {{one directly after the other}}

template <> int member<int>::kind() const { return 3; } // expected-error {{for the other restriction too}}
template <> int member<float>::kind() const restrict(amp) { return 4; } // expected-error {{for the other restriction too}}

template <typename T> struct made
{
    made(T) {}
    made(T) restrict(amp) {}
};
template <> made<int>::made(int) restrict(amp) {} // expected-error {{for the other restriction too}}

template <typename T> struct apart
{
    T id() const { return 1; }
    float id() const restrict(amp) { return 2; }
};
template float apart<int>::id() const restrict(amp); // expected-error {{cannot be instantiated explicitly}}
