// The functions of an overload pair must be declared in one file. A file that sees only one of them would see
// another function.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include "Inputs/cpu-only.h"
#include <amp.h>

int where(int x) { return x; }
int where(int x) restrict(amp) { return -x; } // expected-error {{in one file}}

int missing(int x);
int missing(int x) restrict(amp) { return -x; } // expected-error {{in one file}}

int elsewhere(int x);
int elsewhere(int x) restrict(amp);
