//===--- Unit.h - A parsed translation unit -------------------------------===//
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
#include "normalize/Restriction.h"
#include "parse/corrections/syntax/StructuredExceptions.h"
#include "parse/corrections/syntax/TerminationHandlers.h"
#include "portability/conditions/Conditionals.h"
#include "clang/Basic/Diagnostic.h"
#include "clang/Basic/FileEntry.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Token.h"
#include "llvm/ADT/DenseMap.h"
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace clang {
class ASTContext;
class CompilerInstance;
class Decl;
class MacroInfo;
class Sema;
} // namespace clang

namespace amp2hip {

/// An include directive in a user file.
struct IncludeDirective {
  clang::SourceLocation Hash;       ///< the `#`
  clang::CharSourceRange Name;      ///< the file name with quotes or brackets
  std::string Spelled;              ///< the file name without quotes
  bool Angled = false;              ///< true for `<...>`
  clang::FileID From;               ///< the file that contains the directive
  clang::OptionalFileEntryRef File; ///< the included file, if Clang found it
};

/// A name in a late-parsed template that the output must qualify, because the
/// compilers of the output look it up where it is written (see
/// resolveLateNames()).
struct LateName {
  clang::SourceLocation Name;
  std::string Qualifier; ///< `geo::`; `::` for the global namespace
};

/// A translation unit after the parse: Clang's AST, and the facts that only the
/// preprocessor and the normalization know. Also collects the messages of later
/// stages. Exists during the callback of parseUnit(); the compiler instance
/// outlives it.
class Unit {
public:
  Unit(clang::CompilerInstance &CI, const TranslateOptions &Options);

  clang::CompilerInstance &CI;
  clang::SourceManager &SM;
  const TranslateOptions &Options;

  clang::ASTContext &context() const;
  clang::Sema &sema() const;

  /// True if \p File is neither a system header nor a header of amp2hip.
  bool isUserFile(clang::FileID File) const;
  /// True if \p Loc, or the macro invocation that it results from, is in a user
  /// file.
  bool isUserLocation(clang::SourceLocation Loc) const;
  /// True if \p File is a header of amp2hip.
  bool isRuntimeFile(clang::FileID File) const;
  /// True if \p Loc, or the macro invocation that it results from, is in a
  /// header of amp2hip.
  bool isRuntimeLocation(clang::SourceLocation Loc) const;
  /// Returns the innermost location in a user file that caused the instantiation
  /// of a template of amp2hip's headers at \p Loc; invalid if there is none.
  clang::SourceLocation userLocationOf(clang::SourceLocation Loc) const;
  /// True if \p I includes a header of amp2hip.
  bool includesRuntime(const IncludeDirective &I) const;
  /// True if \p D is a declaration at the top of the translation unit that no
  /// user file contains. Traversals skip it. \p D may be null.
  bool isForeignTopLevel(const clang::Decl *D) const;
  /// The files that contain C++ AMP: those with a restriction specifier, those
  /// that include a header of amp2hip, and those that include one of these
  /// files. Other headers are not translated.
  const std::set<const clang::FileEntry *> &ampFiles() const;

  /// The tokens of user files after preprocessing and before normalization,
  /// without annotation tokens.
  std::vector<clang::Token> Tokens;
  /// The restriction specifiers that normalization has replaced.
  std::vector<RestrictClause> Clauses;
  /// The include directives in user files, in the order of the preprocessor.
  std::vector<IncludeDirective> Includes;
  /// User files in the order in which they were entered, once per inclusion.
  std::vector<clang::FileID> Files;
  /// Definitions of macros in user files.
  std::vector<const clang::MacroInfo *> Macros;
  /// The conditional directives of user files.
  ConditionalMap Conditionals;
  /// Edits that make the output standard C++ where Microsoft's compiler accepts
  /// more, and include directives that the source lacks.
  std::vector<clang::FixItHint> SourceFixes;
  /// The statements with `__finally` that the output expresses by classes.
  std::vector<TerminationHandler> TerminationHandlers;
  /// The statements with `__except` that the output expresses by handlers of C++.
  std::vector<ExceptionHandler> ExceptionHandlers;
  /// Filled by resolveLateNames().
  std::vector<LateName> LateNames;

  /// True if the unit includes a header of amp2hip or has a restriction
  /// specifier.
  bool containsAmp() const;

  /// Reports a violation of the rule \p Violated at \p Loc with the severity of
  /// the rule. Following calls of note() belong to this message.
  void report(Rule Violated, clang::SourceLocation Loc, const std::string &Message,
              std::vector<clang::FixItHint> Fixes = {}) const;
  /// Reports an error that violates no rule of C++ AMP: the translator does not
  /// support the code.
  void error(clang::SourceLocation Loc, const std::string &Message) const;
  /// Reports \p Message, which ends with the flag that enables it: "... [-Rpass=tile-loops]".
  void remark(clang::SourceLocation Loc, const std::string &Message) const;
  /// Removes the messages of remark(): the code that reported them runs again.
  void forgetRemarks();
  /// Adds a note to the last message.
  void note(clang::SourceLocation Loc, const std::string &Message) const;
  /// Suppresses Clang's error at \p Loc, because amp2hip reports it better.
  void suppressClangErrorAt(clang::SourceLocation Loc) const { SuppressedLocations.insert(Loc); }
  /// The locations at which Clang's errors are suppressed.
  const std::set<clang::SourceLocation> &suppressedLocations() const { return SuppressedLocations; }
  /// True if Clang or a later stage has reported an error.
  bool hasErrors() const;
  /// True if a message without a source location was reported.
  bool hasErrorsWithoutLocation() const;
  /// Passes the collected messages to Clang's diagnostics engine, except those
  /// of rules that the command line disables.
  void showReports();

private:
  struct Message {
    int Level; ///< a DiagnosticsEngine::Level
    clang::SourceLocation Loc;
    std::string Text;
    std::vector<clang::FixItHint> Fixes;
  };
  /// An error, warning or remark, followed by its notes.
  using Report = std::vector<Message>;
  /// Adds a message; a note becomes part of the last report.
  void append(int Level, clang::SourceLocation Loc, const std::string &Text,
              std::vector<clang::FixItHint> Fixes = {}) const;
  /// True if the command line disables the warnings of \p R.
  bool isSilenced(const RuleInfo &R) const;

  mutable std::vector<Report> Reports;
  mutable std::set<clang::SourceLocation> SuppressedLocations;
  /// Cache of the kinds of files, a FileKind of Unit.cpp.
  mutable llvm::DenseMap<clang::FileID, int> FileKinds;
  /// The result of ampFiles(), computed on first use.
  mutable std::optional<std::set<const clang::FileEntry *>> AmpFiles;
};

} // namespace amp2hip

#endif // AMP2HIP_PARSE_UNIT_H
