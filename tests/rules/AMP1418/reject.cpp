// Amp code uses goto, labels or a computed goto. L-2.4.3.7-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

int f(int n) restrict(amp)
{
    int s = 0;
again: // expected-error {{cannot contain the label 'again'; remove it [AMP1418]}}
    s += n--;
    if (n > 0)
        goto again; // expected-error {{cannot jump to the label 'again' [AMP1418]}}
    return s;
}

int g(int n) restrict(cpu, amp)
{
    void *p = &&end; // expected-error {{cannot take the address of the label 'end' [AMP1418]}}
    goto *p; // expected-error {{cannot use a computed goto [AMP1418]}}
end: // expected-error {{cannot contain the label 'end'; remove it [AMP1418]}}
    auto h = [](int x) {
    unused: // expected-error {{cannot contain the label 'unused'; remove it [AMP1418]}}
        return x;
    };
    return h(n);
}
