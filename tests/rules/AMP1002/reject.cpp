// The names in a restriction specifier must be separated by single commas. L-2.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

void empty() restrict(); // expected-error {{expected 'cpu' or 'amp' [AMP1002]}}
void comma_at_end() restrict(amp,); // expected-error {{expected 'cpu' or 'amp' [AMP1002]}}
void comma_before() restrict(,amp); // expected-error {{expected 'cpu' or 'amp' [AMP1002]}}
void no_comma() restrict(cpu amp) {} // expected-error {{expected ',' or ')' [AMP1002]}}
void number() restrict(1); // expected-error {{expected 'cpu' or 'amp' [AMP1002]}}
struct s
{
    int m() const restrict(amp,,cpu) { return 0; } // expected-error {{expected 'cpu' or 'amp' [AMP1002]}}
};
