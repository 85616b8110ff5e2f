//===--- Feedback.h - What was said of a source -----------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_FEEDBACK_H
#define AMP2HIP_FEEDBACK_H

#include "amp2hip/Rules.h"
#include "amp2hip/Translator.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"
#include <set>
#include <string>
#include <tuple>
#include <vector>

namespace amp2hip {

/// One edit of a user's file that a message suggests.
struct SuggestedEdit {
  std::string File;     ///< Absolute path.
  std::string FileHash; ///< hashOfOriginal() of what was parsed.
  unsigned Offset;
  unsigned Length;
  std::string Text;

  bool operator<(const SuggestedEdit &Other) const {
    return std::tie(File, Offset, Length, Text, FileHash) <
           std::tie(Other.File, Other.Offset, Other.Length, Other.Text,
                    Other.FileHash);
  }
};

/// What the messages about a source say, for the tool's own last words.
struct Feedback {
  unsigned Errors = 0;
  unsigned Warnings = 0;
  std::set<Rule> Rules; ///< Those that messages name.
  /// What the messages suggest, each message with all its edits.
  std::vector<std::vector<SuggestedEdit>> Suggestions;
};

/// As translate() without \p Said, which receives what the messages say. Messages
/// have colors if \p Diagnostics has.
Translation translate(const clang::tooling::CompilationDatabase &Database,
                      const std::string &Path, const TranslateOptions &Options,
                      llvm::raw_ostream &Diagnostics, Feedback &Said);

/// Applies \p Suggestions, each whole or not at all: one that overlaps an earlier
/// one, or whose file has changed since, is left out. Equal edits (of a header
/// that several sources include) count once. Says on \p Diagnostics how many
/// were applied; false if a file could not be written.
bool applySuggestions(
    llvm::ArrayRef<std::vector<SuggestedEdit>> Suggestions,
    llvm::raw_ostream &Diagnostics);

} // namespace amp2hip

#endif // AMP2HIP_FEEDBACK_H
