//===--- Parse.h - Run Clang over one source ------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_PARSE_H
#define AMP2HIP_PARSE_PARSE_H

#include "amp2hip/Feedback.h"
#include "amp2hip/Translator.h"
#include "diagnose/Report.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <functional>
#include <map>
#include <string>

namespace amp2hip {

class Unit;

enum class ParseResult {
  Parsed,  ///< the callback ran; errors, if any, are in the diagnostics
  NoAmp,   ///< nothing of C++ AMP in it; only preprocessed
  Failed,  ///< Clang could not be set up
  Refused, ///< something that has no place in a source is wrong, and has been said
};

/// For whom functions of both restrictions are resolved.
enum class Side { Cpu, Amp };

/// Optional inputs and hooks of a parse.
struct ParseExtras {
  /// Texts of files, by absolute path, that are read instead of what is on disk.
  std::map<std::string, std::string> Texts;
  /// Edits what will be printed, after the callback.
  std::function<void(Unit &, std::vector<Report> &)> EditReports;
  /// Receives what the printed messages say.
  Feedback *Said = nullptr;
};

/// Lexes the unit of \p Path whole, normalises its restriction specifiers,
/// parses it as CUDA for \p For, and calls \p WithUnit on what it has.
/// \p Dependencies receives every file read.
ParseResult parseUnit(const clang::tooling::CompilationDatabase &Database,
                      const std::string &Path, const TranslateOptions &Options,
                      llvm::raw_ostream &Diagnostics,
                      std::vector<std::string> &Dependencies,
                      llvm::function_ref<void(Unit &)> WithUnit, Side For = Side::Cpu,
                      const ParseExtras &Extras = {});

} // namespace amp2hip

#endif // AMP2HIP_PARSE_PARSE_H
