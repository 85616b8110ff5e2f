// In code of both restrictions, a call may choose functions with different parameters for cpu and amp code. The
// output cannot express this if the functions are in a header and the call is not: a converted argument would fit
// the cpu function only. L-2.3.2.1-d, L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include "Inputs/amp-template-beside-a-pair.h"

unsigned both(bool b) restrict(cpu, amp) { return blend(b); } // expected-error {{this call to 'blend' selects the amp overload only by its restriction}}
unsigned amp_only(bool b) restrict(amp) { return blend(b); }
unsigned cpu_only(bool b) restrict(cpu) { return blend(b); }
unsigned converted(bool b) restrict(cpu, amp) { return blend(static_cast<unsigned>(b)); }
