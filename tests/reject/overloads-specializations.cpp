// A specialisation for one restriction, and a template in another file that is one function of both: no function of the other restriction is left.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include "Inputs/kinds.h"

template <> int kind<int>(int) { return 3; } // expect-error@: for the other restriction too
template <> int kind<float>(float) { return 4; }
template <> int kind<float>(float) restrict(amp) { return 5; }
template <> int kind<unsigned>(unsigned) { return 6; }
int between;
template <> int kind<unsigned>(unsigned) restrict(amp) { return 7; } // expect-error@: one right behind the other
