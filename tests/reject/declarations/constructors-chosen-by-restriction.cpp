// Constructors that only restrictions distinguish get a tag. The choice between them must not be observable.
// L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>

struct copied
{
    copied(const copied &) restrict(cpu) {}
    copied(const copied &) restrict(amp) {}
    copied(int) {}
    copied(float) restrict(amp) {} // expected-note {{amp code calls this constructor}}
};
struct cpu_alone
{
    cpu_alone(int) {}
    cpu_alone(float) restrict(cpu, amp) {} // expected-note {{amp code calls this constructor}}
};
int uses(int x) restrict(cpu, amp)
{
    copied p(x); // expected-error {{a choice between them would copy}}
    cpu_alone b(x); // expected-error {{cpu code selects another constructor here}}
    return x;
}
