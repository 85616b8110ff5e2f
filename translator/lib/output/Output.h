//===--- Output.h - The texts of a translation ----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_OUTPUT_OUTPUT_H
#define AMP2HIP_OUTPUT_OUTPUT_H

#include "amp2hip/Translator.h"
#include "source/Edits.h"
#include <map>
#include <string>

namespace amp2hip {

class Unit;

/// Decides which headers are translated (those that hold C++ AMP or include one
/// that does), rewrites the includes that must change, and renders every text.
/// Errors are reported through \p U; the result is empty then. The marks are those of
/// the files on disk: \p Texts, by absolute path, are what was parsed instead.
std::vector<OutputFile> renderOutput(Unit &U, Edits &E, const TranslateOptions &Options,
                                     const std::map<std::string, std::string> &Texts);

} // namespace amp2hip

#endif // AMP2HIP_OUTPUT_OUTPUT_H
