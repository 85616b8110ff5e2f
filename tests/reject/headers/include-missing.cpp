// An included header does not exist.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
#include "not_there.h" // expected-error {{'not_there.h' file not found}}

int f() restrict(amp) { return undeclared; }
