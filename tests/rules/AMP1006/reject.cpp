// A restriction specifier cannot be among the specifiers before the declarator. L-2.1.3-a, L-2.1.3-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

typedef float F(int);
restrict(cpu) F *pf; // expected-error {{restriction specifier must follow the parameter list [AMP1006]}}
restrict(amp) void in_front(); // expected-error {{must follow the parameter list [AMP1006]}}
void restrict(amp) between(); // expected-error {{must follow the parameter list [AMP1006]}}
static restrict(cpu) int among(int x) { return x; } // expected-error {{must follow the parameter list [AMP1006]}}
struct s
{
    restrict(cpu, amp) int member() const { return 1; } // expected-error {{must follow the parameter list [AMP1006]}}
};
int use() { return among(1) + s().member(); }
