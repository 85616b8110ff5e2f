//===--- TexelWrites.h - Advice for assignments to texels -------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_ADVICE_TEXELWRITES_H
#define AMP2HIP_ADVICE_TEXELWRITES_H

#include "diagnose/DiagnosticWithNotes.h"
#include <vector>

namespace amp2hip {

class Unit;

/// Replaces the texts of Clang's errors about assignments to texels, such as `t[i] = 1`: texels are
/// values, and only `set` writes them (§10.1.15).
void explainTexelWrites(const Unit &U, std::vector<Report> &Reports);

} // namespace amp2hip

#endif // AMP2HIP_ADVICE_TEXELWRITES_H
