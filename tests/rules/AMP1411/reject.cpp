// Amp code casts between pointers and integers. L-2.4.3.6-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

enum address_type : unsigned long
{
};

long f(int *p, long n) restrict(amp)
{
    long a = (long)p;                                     // expected-error {{cast a pointer to an integer [AMP1411]}}
    unsigned long b = reinterpret_cast<unsigned long>(p); // expected-error {{cast a pointer to an integer [AMP1411]}}
    using address = unsigned long;
    b += address(p);                                      // expected-error {{cast a pointer to an integer [AMP1411]}}
    int *q = reinterpret_cast<int *>(n);                  // expected-error {{cast an integer to a pointer [AMP1411]}}
    float *r = (float *)n;                                // expected-error {{cast an integer to a pointer [AMP1411]}}
    float *s = (float *)1;                                // expected-error {{cast an integer to a pointer [AMP1411]}}
    return a + long(b) + *q + long(*r) + long(*s);
}

template <typename To, typename From> To as(From x) restrict(cpu, amp)
{
    return (To)x; // expected-error {{cast a pointer to an integer [AMP1411]}}
}
long use(int *p) { return as<long>(p); }
