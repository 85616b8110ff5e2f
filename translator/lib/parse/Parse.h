//===--- Parse.h - Run Clang on a translation unit ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_PARSE_H
#define AMP2HIP_PARSE_PARSE_H

#include "amp2hip/DiagnosticSummary.h"
#include "amp2hip/LongDefinition.h"
#include "amp2hip/SourcePlace.h"
#include "amp2hip/Translator.h"
#include "diagnose/DiagnosticWithNotes.h"
#include "parse/longtypes/OverloadSelections.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace amp2hip {

class Unit;
struct LeftOutDeclaration;

/// The outcome of parseUnit().
enum class ParseResult {
  Parsed,           ///< the callback ran, or errors prevented it; errors are printed
  NoAmp,            ///< the unit has no C++ AMP; it was only preprocessed
  Failed,           ///< Clang could not be set up
  EnvironmentError, ///< an error without a source location is printed
};

/// The side for which Clang resolves calls in code of both restrictions.
enum class Side { Cpu, Amp };

/// Optional inputs and outputs of a parse.
struct ParseExtras {
  /// Texts of files, by absolute path, that replace their contents on disk.
  std::map<std::string, std::string> Texts;
  /// Called after \c WithUnit; may change the messages before they are printed.
  std::function<void(Unit &, std::vector<Report> &)> EditReports;
  /// If not null, receives texts that replace files whose preprocessing fails, if
  /// amp2hip can correct the failure. The caller must repeat the parse with them.
  std::map<std::string, std::string> *CorrectedTexts = nullptr;
  /// With --long=32: receives the declarations for `long` that repeat those for `int`.
  std::vector<LeftOutDeclaration> *LeftOut = nullptr;
  /// With --long=32: receives the definitions with `int` or `long`, unless it has them already.
  std::optional<std::vector<LongDefinition>> *Definitions = nullptr;
  /// With --long=32: returns the selections in a parse of the source with `long`.
  std::function<const OverloadSelections &()> SelectionsWithLong;
  /// True to parse a unit without C++ AMP as well, instead of returning NoAmp.
  bool WithoutAmp = false;
  /// If not null, is set to true if the source requires TranslateOptions::AmpPreview; \c WithUnit
  /// is called afterwards.
  bool *IsPreview = nullptr;
  /// If not null, receives a summary of the printed messages.
  DiagnosticSummary *Summary = nullptr;
};

/// Parses the translation unit of the source \p Path.
///
/// Preprocesses the unit into one token list, replaces restriction specifiers
/// by attributes, and parses the tokens as CUDA for the side \p For. Repeats
/// this as long as TokenCorrections or MissingIncludes find new corrections. Then
/// calls \p WithUnit once; the Unit does not outlive the parse. Prints the
/// messages of the last parse to \p Diagnostics. \p Dependencies receives the
/// absolute paths of all files that the last parse read.
ParseResult parseUnit(const clang::tooling::CompilationDatabase &Database, const std::string &Path,
                      const TranslateOptions &Options, llvm::raw_ostream &Diagnostics,
                      std::vector<std::string> &Dependencies,
                      llvm::function_ref<void(Unit &)> WithUnit, Side For = Side::Cpu,
                      const ParseExtras &Extras = {});

} // namespace amp2hip

#endif // AMP2HIP_PARSE_PARSE_H
