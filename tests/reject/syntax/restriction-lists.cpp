// A restriction specifier follows a parameter list and contains names that are separated by single commas.
// L-2.1-b, L-2.1.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>

auto lambda = [] restrict(amp) {}; // expected-error {{lambda with a restriction specifier has no parameter list; write '()' before 'restrict'}}
void empty() restrict(); // expected-error {{expected 'cpu' or 'amp'}}
void comma_at_end() restrict(amp,); // expected-error {{expected 'cpu' or 'amp'}}
void comma_before() restrict(,amp); // expected-error {{expected 'cpu' or 'amp'}}
void two_commas() restrict(cpu,,amp); // expected-error {{expected 'cpu' or 'amp'}}
void no_comma() restrict(cpu amp); // expected-error {{expected ',' or ')'}}
void number() restrict(1); // expected-error {{expected 'cpu' or 'amp'}}
#define EMPTY restrict()
// expected-error@+1 {{expected 'cpu' or 'amp'}}
void from_macro() EMPTY;
