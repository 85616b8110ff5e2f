// A class template with a cpu constructor must not have an amp-only destructor.
//
// reject: L-2.2.2-c, L-2.3.2-i
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

template <typename T> struct handle // ERROR-NEAR
{
    T n;
    handle(T x) : n(x) {}
    handle(T x) restrict(amp) : n(x) {}
    ~handle() restrict(amp) {}
};

template struct handle<int>;
