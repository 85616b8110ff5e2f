// A restriction specifier without its closing parenthesis.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>

void f() restrict(amp; // expected-error {{missing ')' after 'restrict('}} // expected-error {{expected function body}}
