//===--- Unit.h - One parsed translation unit -----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_UNIT_H
#define AMP2HIP_PARSE_UNIT_H

#include "amp2hip/Rules.h"
#include "amp2hip/Translator.h"
#include "normalise/Restriction.h"
#include "clang/Basic/Diagnostic.h"
#include "clang/Basic/FileEntry.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Token.h"
#include "llvm/ADT/DenseMap.h"
#include <set>
#include <string>
#include <vector>

namespace clang {
class ASTContext;
class CompilerInstance;
class MacroInfo;
class Sema;
} // namespace clang

namespace amp2hip {

/// One `#include` of a user's file.
struct IncludeDirective {
  clang::SourceLocation Hash;
  clang::CharSourceRange Name; ///< with its quotes or angles
  std::string Spelled;
  bool Angled = false;
  clang::FileID From;
  clang::OptionalFileEntryRef File;
};

/// A name in a template that is parsed late, and what must stand in front of it
/// for compilers that look it up where it stands.
struct LateName {
  clang::SourceLocation Name;
  std::string Qualifier;
};

/// What the parse of one translation unit leaves for the later stages. Lives as
/// long as the compiler instance.
class Unit {
public:
  Unit(clang::CompilerInstance &CI, const TranslateOptions &Options);

  clang::CompilerInstance &CI;
  clang::SourceManager &SM;
  const TranslateOptions &Options;

  clang::ASTContext &context() const;
  clang::Sema &sema() const;

  /// A user's file: neither a system header nor one of amp2hip's own.
  bool isUserFile(clang::FileID File) const;
  bool isUserLocation(clang::SourceLocation Loc) const;
  /// One of amp2hip's own headers.
  bool isRuntimeFile(clang::FileID File) const;
  bool isRuntimeLocation(clang::SourceLocation Loc) const;

  /// The user's tokens after preprocessing, before normalisation.
  std::vector<clang::Token> Tokens;
  std::vector<RestrictClause> Clauses;
  std::vector<IncludeDirective> Includes;
  /// User files in the order in which they were entered.
  std::vector<clang::FileID> Files;
  /// Definitions of macros in user files.
  std::vector<const clang::MacroInfo *> Macros;
  /// What Microsoft's compiler let pass and other compilers do not.
  std::vector<clang::FixItHint> LeniencyFixes;
  std::vector<LateName> LateNames;

  /// True if the unit includes one of amp2hip's headers or has a restriction.
  bool holdsAmp() const;

  /// Reports that \p Violated is violated at \p Loc, in Clang's style, with the
  /// severity of the rule. Notes that follow belong to it.
  void report(Rule Violated, clang::SourceLocation Loc, const std::string &Message,
              std::vector<clang::FixItHint> Fixes = {}) const;
  /// Reports an error that is no rule of C++ AMP's: what cannot be translated.
  void error(clang::SourceLocation Loc, const std::string &Message) const;
  void warning(clang::SourceLocation Loc, const std::string &Message) const;
  void note(clang::SourceLocation Loc, const std::string &Message) const;
  /// What is wrong at \p Loc has been reported better than Clang can: its
  /// own error there is not shown.
  void explain(clang::SourceLocation Loc) const { Explained.insert(Loc); }
  const std::set<clang::SourceLocation> &explained() const { return Explained; }
  bool hasErrors() const;
  /// True if an error that no place in a source has was reported.
  bool hasPlacelessErrors() const;
  /// Hands what was reported so far to Clang's diagnostics.
  void showReports();

private:
  struct Message {
    int Level;
    clang::SourceLocation Loc;
    std::string Text;
    std::vector<clang::FixItHint> Fixes;
  };
  /// An error or warning, with its notes behind it.
  using Report = std::vector<Message>;
  void append(int Level, clang::SourceLocation Loc, const std::string &Text,
              std::vector<clang::FixItHint> Fixes = {}) const;
  bool isSilenced(const RuleInfo &R) const;

  mutable std::vector<Report> Reports;
  mutable std::set<clang::SourceLocation> Explained;
  mutable llvm::DenseMap<clang::FileID, int> FileKinds;
};

} // namespace amp2hip

#endif // AMP2HIP_PARSE_UNIT_H
