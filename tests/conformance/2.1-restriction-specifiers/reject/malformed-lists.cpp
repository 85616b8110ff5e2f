// A restriction specifier must contain a list of names in parentheses, separated by commas.
//
// reject: L-2.0-b, L-2.1-b, L-2.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Each mark must remain on the line of its error.
// clang-format off

#include <amp.h>
using namespace concurrency;

// The list must not be empty.

void empty_list() restrict(); // expected-error
int empty_list_of_int_function() restrict(); // expected-error
struct members {
  void m() const restrict(); // expected-error
};
auto lambda = []() restrict() {}; // expected-error
int not_empty() restrict(cpu) { return 0; }

// Single commas must separate the names of the list.

void trailing_comma() restrict(amp,); // expected-error
void leading_comma() restrict(,amp); // expected-error
void two_commas() restrict(amp,,cpu); // expected-error
void missing_comma() restrict(amp cpu); // expected-error
int missing_comma_of_int_function() restrict(amp cpu); // expected-error
void semicolon() restrict(amp;cpu); // expected-error

// One pair of parentheses must enclose the list.

void no_list() restrict; // expected-error
void no_parentheses() restrict amp; // expected-error
void nested_parentheses() restrict((amp)); // expected-error
void two_lists() restrict(amp)(cpu); // expected-error
void brackets() restrict[amp]; // expected-error
void braces() restrict{amp}; // expected-error
void operator_in_list() restrict(!cpu); // expected-error
void extra_parenthesis() restrict(amp)) {} // expected-error
void amp_only() restrict(amp);
void cpu_only() restrict(cpu);
void unclosed_parenthesis() restrict(amp; // expected-error

int main() {}
