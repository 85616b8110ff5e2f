//===--- DiagnosticPrinter.h - What the user reads ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_DIAGNOSE_DIAGNOSTICPRINTER_H
#define AMP2HIP_DIAGNOSE_DIAGNOSTICPRINTER_H

#include "amp2hip/Feedback.h"
#include "diagnose/Report.h"
#include "parse/Leniency.h"
#include "parse/MissingStdIncludes.h"
#include "clang/Basic/Diagnostic.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace clang {
class DiagnosticOptions;
class LangOptions;
} // namespace clang

namespace amp2hip {

/// Prints errors in Clang's style and AMP's words, Clang's own among those of
/// amp2hip: at the end of the source, in the order of the source, each once.
/// Clang's own warnings are left to the compilers that build the output.
class DiagnosticPrinter : public clang::DiagnosticConsumer {
public:
  /// \p ErrorLimit: print no more errors than that; 0: all.
  DiagnosticPrinter(llvm::raw_ostream &OS, clang::DiagnosticOptions &Options, unsigned ErrorLimit)
      : OS(OS), Options(Options), ErrorLimit(ErrorLimit) {}

  void BeginSourceFile(const clang::LangOptions &LO, const clang::Preprocessor *) override {
    LangOpts = &LO;
  }
  void EndSourceFile() override { flush(); }
  void HandleDiagnostic(clang::DiagnosticsEngine::Level Level,
                        const clang::Diagnostic &Info) override;

  /// Where in the user's code a place of amp2hip's own headers comes from;
  /// invalid if it is the user's place already.
  std::function<clang::SourceLocation(clang::SourceLocation)> ToUser;

  /// Whether a place is in a user's file.
  std::function<bool(clang::SourceLocation)> IsUser;

  /// What is to be printed, in the order in which it was found.
  std::vector<Report> Reports;
  /// Receives what the printed messages say.
  Feedback Said;

  /// Places where what Clang says needs no more words.
  std::set<clang::SourceLocation> Explained;

  /// What Clang let pass as Microsoft's compiler did, and other compilers do not.
  std::vector<clang::FixItHint> LeniencyFixes;
  /// What it could not let pass.
  std::vector<clang::FixItHint> NeededFixes;
  /// Names that structs must get, whoever's compiler they were written for.
  std::vector<clang::FixItHint> MissingTagNames;
  std::vector<clang::SourceLocation> Errors;
  /// The same errors as what a missing standard header causes.
  std::vector<NameError> NameErrors;
  TemporaryArguments Temporaries;
  /// What would mend some of it: said behind all errors.
  std::string Advice;
  /// An error that has no place in a source was shown.
  bool Placeless = false;

private:
  void print(const Report &R) const;
  void note(const Report &R);
  void flush();

  llvm::raw_ostream &OS;
  clang::DiagnosticOptions &Options;
  unsigned ErrorLimit;
  const clang::LangOptions *LangOpts = nullptr;
  const clang::SourceManager *Sources = nullptr;
  bool LastShown = false;
};

} // namespace amp2hip

#endif // AMP2HIP_DIAGNOSE_DIAGNOSTICPRINTER_H
