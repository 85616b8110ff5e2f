//===--- Portability.h - Code for Windows that means something else *- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PORTABILITY_PORTABILITY_H
#define AMP2HIP_PORTABILITY_PORTABILITY_H

namespace amp2hip {

class Unit;

/// Finds code that Microsoft's compiler and those of Linux accept, but that means
/// something else on Linux. Corrects formats of printf and paths by edits in
/// Unit::SourceFixes; warns about the rest (AMP1802 to AMP1810). For --from-msvc.
void checkPortability(Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PORTABILITY_PORTABILITY_H
