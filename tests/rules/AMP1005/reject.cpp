// Declarations that are not functions cannot have a restriction specifier. L-2.1.1-y, L-2.1.3-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

int variable restrict(amp); // expected-error {{'variable' is not a function and cannot have a restriction specifier; remove it [AMP1005]}}
int value restrict(cpu) = 1; // expected-error {{'value' is not a function and cannot have a restriction specifier; remove it [AMP1005]}}
int *pointer restrict(amp); // expected-error {{'pointer' is not a function and cannot have a restriction specifier; remove it [AMP1005]}}
int &reference restrict(amp) = value; // expected-error {{'reference' is not a function and cannot have a restriction specifier; remove it [AMP1005]}}
int array[3] restrict(amp); // expected-error {{an array cannot have a restriction specifier; remove it [AMP1005]}}
struct type restrict(amp) // expected-error {{class 'type' cannot have a restriction specifier; restrict its member functions [AMP1005]}}
{
    int member restrict(cpu); // expected-error {{'member' is not a function and cannot have a restriction specifier; remove it [AMP1005]}}
};
enum e restrict(cpu) { one }; // expected-error {{enumeration 'e' cannot have a restriction specifier; remove it [AMP1005]}}
enum struct s restrict(cpu) { zero }; // expected-error {{enumeration 's' cannot have a restriction specifier; remove it [AMP1005]}}
enum class f restrict(cpu) { two }; // expected-error {{enumeration 'f' cannot have a restriction specifier; remove it [AMP1005]}}
namespace n restrict(amp) // expected-error {{namespace 'n' cannot have a restriction specifier; restrict its functions [AMP1005]}}
{
}
int g(int parameter restrict(amp)) restrict(amp); // expected-error {{'parameter' is not a function and cannot have a restriction specifier; remove it [AMP1005]}}
