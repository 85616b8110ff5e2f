//===--- Inputs.h - Checks of the input files -------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TOOL_OPTIONS_INPUTS_H
#define AMP2HIP_TOOL_OPTIONS_INPUTS_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace amp2hip {

/// Returns a message that says why \p Input is not a C++ source and what to do;
/// empty if it may be one. Only looks at the name and the first bytes of the
/// file. If \p LanguageGiven is set (the flags contain -x), ignores the name. If
/// \p FromMsvc is set (--from-msvc), accepts UTF-16.
std::string describeBadInput(llvm::StringRef Input, bool LanguageGiven, bool FromMsvc);

} // namespace amp2hip

#endif // AMP2HIP_TOOL_OPTIONS_INPUTS_H
