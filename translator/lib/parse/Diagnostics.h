//===--- Diagnostics.h - Clang's diagnostics in AMP's words ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_DIAGNOSTICS_H
#define AMP2HIP_PARSE_DIAGNOSTICS_H

#include "clang/Basic/Diagnostic.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"
#include <functional>
#include <string>
#include <vector>

namespace clang {
class DiagnosticOptions;
class LangOptions;
} // namespace clang

namespace amp2hip {

/// \p Message with every word of Clang's CUDA mode said in C++ AMP's terms.
std::string inAmpWords(llvm::StringRef Message);

/// Prints errors in Clang's style and AMP's words. Clang's own warnings are
/// left to the compilers that build the output; those of amp2hip are shown.
class DiagnosticPrinter : public clang::DiagnosticConsumer {
public:
  DiagnosticPrinter(llvm::raw_ostream &OS, clang::DiagnosticOptions &Options)
      : OS(OS), Options(Options) {}

  void BeginSourceFile(const clang::LangOptions &LO, const clang::Preprocessor *) override {
    LangOpts = &LO;
  }
  void EndSourceFile() override { LangOpts = nullptr; }
  void HandleDiagnostic(clang::DiagnosticsEngine::Level Level,
                        const clang::Diagnostic &Info) override;

  /// Where in the user's code a place of amp2hip's own headers comes from;
  /// invalid if it is the user's place already.
  std::function<clang::SourceLocation(clang::SourceLocation)> ToUser;

  /// Insertions of `typename` and `template` that Clang proposed while it was
  /// lenient as Microsoft's compiler is.
  std::vector<clang::FixItHint> LeniencyFixes;

private:
  llvm::raw_ostream &OS;
  clang::DiagnosticOptions &Options;
  const clang::LangOptions *LangOpts = nullptr;
  bool LastShown = false;
};

} // namespace amp2hip

#endif // AMP2HIP_PARSE_DIAGNOSTICS_H
