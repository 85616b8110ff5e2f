// The rule applies to all parts of a function of both restrictions, even if nothing calls the function.
// L-2.2-d, L-2.3.2-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
#include <cmath>
#include <string>

int host(int x) { return x; } // expected-note {{'host' is declared here}}
struct host_class
{
    host_class() {}
    ~host_class() {}
};

inline int never_called(int x) restrict(cpu, amp)
{
    x += host(x);                                 // expected-error {{amp code cannot call 'host', which has no restrict(amp)}}
    x += int(std::sqrt(2.0));                     // expected-error {{'sqrt'}}
    host_class object;                            // expected-error {{'host_class::host_class'}}
    auto nested = [](int y) { return host(y); };  // expected-error {{'host'}}
    auto cpu_lambda = [](int y) restrict(cpu) { return y; };
    return nested(x) + cpu_lambda(x);             // expected-error {{'operator()' of a lambda}}
}

template <typename T>
T instantiated(T x) restrict(amp, cpu)
{
    return host(x); // expected-error {{'host'}}
}
int use() { return instantiated(1); }

struct base
{
    int n;
    base() restrict(cpu, amp) : n(host(1)) {} // expected-error {{'host'}}
};
