//===--- Inputs.h - What can be translated ----------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TOOL_INPUTS_H
#define AMP2HIP_TOOL_INPUTS_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace amp2hip {

/// Why the file \p Input is no source to translate, and what to do: one sentence
/// by its name and its first bytes, without a parse. Empty if it may be one.
/// \p LanguageGiven: the flags name the language (-x), whatever the file's name.
std::string whyNoSource(llvm::StringRef Input, bool LanguageGiven);

} // namespace amp2hip

#endif // AMP2HIP_TOOL_INPUTS_H
