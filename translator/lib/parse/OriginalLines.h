//===--- OriginalLines.h - Messages with lines of the source ----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_ORIGINALLINES_H
#define AMP2HIP_PARSE_ORIGINALLINES_H

#include "clang/Basic/FileManager.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Frontend/TextDiagnostic.h"
#include <map>
#include <optional>
#include <string>

namespace amp2hip {

/// The user's lines for locations in a text that replaces the file in a parse, such as one with
/// `int` for `long`. Such a text has as many lines as the file.
class OriginalLines {
public:
  /// \p Texts: the replaced files, by absolute path.
  OriginalLines(const clang::SourceManager &SM, const std::map<std::string, std::string> &Texts);

  /// Returns the location of the same token in the file on disk; nothing if the line of \p Loc is
  /// the same on disk. \p Loc must be a file location. The location belongs to manager().
  std::optional<clang::SourceLocation> of(clang::SourceLocation Loc);
  const clang::SourceManager &manager() const { return Originals; }

private:
  const clang::SourceManager &SM;
  const std::map<std::string, std::string> &Texts;
  clang::SourceManager Originals;
  std::map<clang::FileID, clang::FileID> Files; ///< invalid if the text does not replace a file
};

/// Prints messages with the columns and the text of the user's lines. Names the macro instead of a
/// place in definitions by flags of the compiler, which are in no file.
class OriginalTextDiagnostic : public clang::TextDiagnostic {
public:
  OriginalTextDiagnostic(llvm::raw_ostream &OS, const clang::LangOptions &Lang,
                         clang::DiagnosticOptions *Options, OriginalLines &Lines)
      : TextDiagnostic(OS, Lang, Options), OS(OS), Lines(Lines) {}

protected:
  void emitDiagnosticLoc(clang::FullSourceLoc Loc, clang::PresumedLoc Place,
                         clang::DiagnosticsEngine::Level Level,
                         llvm::ArrayRef<clang::CharSourceRange> Ranges) override;
  void emitCodeContext(clang::FullSourceLoc Loc, clang::DiagnosticsEngine::Level Level,
                       llvm::SmallVectorImpl<clang::CharSourceRange> &Ranges,
                       llvm::ArrayRef<clang::FixItHint> Hints) override;

private:
  llvm::raw_ostream &OS;
  OriginalLines &Lines;
};

} // namespace amp2hip

#endif // AMP2HIP_PARSE_ORIGINALLINES_H
