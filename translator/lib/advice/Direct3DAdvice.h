//===--- Direct3DAdvice.h - Advice for functions for Direct3D ---*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_ADVICE_DIRECT3DADVICE_H
#define AMP2HIP_ADVICE_DIRECT3DADVICE_H

#include "diagnose/DiagnosticWithNotes.h"
#include "parse/Unit.h"
#include <string>
#include <vector>

namespace amp2hip {

/// Replaces the errors about the functions for Direct3D (chapter 11), which do not exist, by the
/// reason and by code that uses the counterpart of the function for CUDA and HIP.
void explainDirect3D(const Unit &U, std::vector<Report> &Reports);

/// Adds errors about the uses of these functions to \p Reports, for a source that cannot be parsed
/// because it includes a header that does not exist. Returns advice to print after all errors; ""
/// if the source does not use Direct3D.
std::string reportDirect3D(const Unit &U, std::vector<Report> &Reports);

} // namespace amp2hip

#endif // AMP2HIP_ADVICE_DIRECT3DADVICE_H
