//===--- MainFunctions.h - Main functions of other names ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PORTABILITY_COMPILERS_MAINFUNCTIONS_H
#define AMP2HIP_PORTABILITY_COMPILERS_MAINFUNCTIONS_H

namespace amp2hip {

class Unit;

/// Adds `return 0;` to the end of a function `wmain` without a return statement there. Microsoft's
/// compiler returns 0, as from `main`; elsewhere the behavior is undefined.
void fixMainFunctions(Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PORTABILITY_COMPILERS_MAINFUNCTIONS_H
