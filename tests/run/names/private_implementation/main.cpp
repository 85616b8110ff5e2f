// Kernels in a private nested class that implements its class (see both
// headers).
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "amp_solver.h"
#include "plain_solver.h"
#include "../../check.h"

int main()
{
    CHECK_EQUAL(plain_solver().run(), 8 + 11);
    CHECK_EQUAL(amp_solver().run(), 8 + 11);
    return report();
}
