// Arithmetic on a pointer to bool in amp code. L-2.4.3.7-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

int f(bool *p, const bool *q) restrict(amp)
{
    p++;                  // expected-error {{do arithmetic on a pointer to bool [AMP1414]}}
    --p;                  // expected-error {{do arithmetic on a pointer to bool [AMP1414]}}
    p += 2;               // expected-error {{do arithmetic on a pointer to bool [AMP1414]}}
    p -= 2;               // expected-error {{do arithmetic on a pointer to bool [AMP1414]}}
    bool a = p[1];        // expected-error {{do arithmetic on a pointer to bool [AMP1414]}}
    bool b = *(p + 1);    // expected-error {{do arithmetic on a pointer to bool [AMP1414]}}
    bool c = *(1 + q);    // expected-error {{do arithmetic on a pointer to bool [AMP1414]}}
    int d = int(q - p);   // expected-error {{do arithmetic on a pointer to bool [AMP1414]}}
    return a + b + c + d;
}

template <typename T> T second(T *p) restrict(cpu, amp)
{
    return p[1]; // expected-error {{do arithmetic on a pointer to bool [AMP1414]}}
}
bool use(bool *p) { return second(p); }
int fine(int *p) { return second(p); }
