// The header again, in a source without a launch: its translation is the same.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "functions.h"
int other() { return fn::twice(fn::adder(3))(1); }
