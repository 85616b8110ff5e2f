//===--- DiagnosticSummary.h - Summary of the diagnostics -------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_DIAGNOSTICSUMMARY_H
#define AMP2HIP_DIAGNOSTICSUMMARY_H

#include "amp2hip/Rules.h"
#include "amp2hip/SourcePlace.h"
#include "amp2hip/Translator.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

namespace amp2hip {

/// An edit of a user file that a diagnostic suggests.
struct SuggestedEdit {
  std::string File;     ///< Absolute path.
  std::string FileHash; ///< hashOfOriginal() of the contents that were parsed.
  unsigned Offset;      ///< Byte offset of the text to replace.
  unsigned Length;      ///< Length of the text to replace; 0 for an insertion.
  std::string Text;     ///< The new text.

  bool operator<(const SuggestedEdit &Other) const {
    return std::tie(File, Offset, Length, Text, FileHash) <
           std::tie(Other.File, Other.Offset, Other.Length, Other.Text, Other.FileHash);
  }
};

/// A text that a diagnostic suggests instead of the text at a place.
struct SuggestedText {
  SourcePlace Where;
  std::string Text;
};

/// A diagnostic as it was printed.
struct Finding {
  Severity Level = Severity::Error;
  std::optional<Rule> Violated; ///< Empty for a message of Clang.
  SourcePlace Where;            ///< Without a file if the diagnostic has no location.
  std::string Message;          ///< Without location, severity and tag of the rule.
  std::vector<Finding> Notes;
  std::vector<SuggestedText> Edits;
};

/// A summary of the diagnostics for a source, used for the closing messages of
/// the tool and for `--fix`.
struct DiagnosticSummary {
  unsigned Errors = 0;   ///< Number of errors.
  unsigned Warnings = 0; ///< Number of warnings.
  std::set<Rule> Rules;  ///< The rules that the diagnostics name.
  /// The edits of each diagnostic that suggests any.
  std::vector<std::vector<SuggestedEdit>> Suggestions;
  std::vector<Finding> Findings; ///< The printed diagnostics, in their order.
};

/// Translates the source at \p Path as translate() in Translator.h does, and
/// also stores a summary of the diagnostics in \p Summary. Diagnostics are
/// colored if colors are enabled for \p Diagnostics.
Translation translate(const clang::tooling::CompilationDatabase &Database, const std::string &Path,
                      const TranslateOptions &Options, llvm::raw_ostream &Diagnostics,
                      DiagnosticSummary &Summary);

/// Applies \p Suggestions to the user's files. All edits of a suggestion are
/// applied, or none: a suggestion is left out if it overlaps an earlier one, or
/// if one of its files has changed since it was parsed. Equal edits, which
/// occur if several sources include the same header, are applied once. Prints
/// to \p Diagnostics how many suggestions were applied and how many were left
/// out. Returns false if a file cannot be written.
bool applySuggestions(llvm::ArrayRef<std::vector<SuggestedEdit>> Suggestions,
                      llvm::raw_ostream &Diagnostics);

} // namespace amp2hip

#endif // AMP2HIP_DIAGNOSTICSUMMARY_H
