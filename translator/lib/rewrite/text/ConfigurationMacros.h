//===--- ConfigurationMacros.h - Macros of build configurations -*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_TEXT_CONFIGURATIONMACROS_H
#define AMP2HIP_REWRITE_TEXT_CONFIGURATIONMACROS_H

#include "clang/Basic/SourceLocation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"
#include <optional>
#include <string>

namespace clang {
class Expr;
class MacroInfo;
class NamedDecl;
class TemplateArgumentLoc;
} // namespace clang

namespace amp2hip {

class SourceText;
class Unit;
struct Conditional;
struct MacroUse;

/// Finds macros whose definitions depend on the configuration, and warns where the output contains
/// their values instead of their names. A configuration is a set of macros on the command line,
/// such as `_DEBUG`. The output of one configuration is compiled in all of them. A definition
/// depends on the configuration if it is on the command line, or under a condition that names such
/// a macro or a macro without a definition. If TranslateOptions::VaryingMacros has a value, only
/// these macros of the command line differ, and a macro without a definition only counts if code
/// that is skipped in this configuration may define it:
///
///   #ifdef _DEBUG
///   #define TILE 4
///   #else
///   #define TILE 16
///   #endif
class ConfigurationMacros {
public:
  /// Reports nothing while \p Source has changed, because the edits are planned again.
  ConfigurationMacros(const Unit &U, const SourceText &Source) : U(U), Source(Source) {}

  /// True if the type of \p D, or the value of the constant \p D, depends on the configuration: a
  /// macro or conditional decides it, or a declaration that \p D names.
  bool decide(const clang::NamedDecl *D);
  /// True if the value or the type of \p E depends on the configuration.
  bool decide(const clang::Expr *E);
  /// True if the template argument \p A depends on the configuration.
  bool decide(const clang::TemplateArgumentLoc &A);
  /// True if \p D is in a conditional that depends on the configuration and does not contain
  /// \p User. Then another declaration may replace \p D in another configuration.
  bool isDeclaredUnderCondition(const clang::NamedDecl *D, clang::SourceLocation User);

  /// Reports AMP1904, once for each place, if the code in \p Range contains a macro whose
  /// definition depends on the configuration. The caller writes the value of the code, or the name
  /// of the type.
  void reportValue(clang::SourceRange Range);
  /// Reports AMP1904 if \p D depends on the configuration as for decide(). The caller writes the
  /// name of its type, or its value.
  void report(const clang::NamedDecl *D);
  void report(const clang::Expr *E);
  /// Reports AMP1904 if isDeclaredUnderCondition(). The caller writes the declaration where other
  /// configurations read it, too.
  void reportIfUnderCondition(const clang::NamedDecl *D, clang::SourceLocation User);
  /// Reports AMP1904 for such macros in the invocations that are written out.
  void reportWrittenOut();

private:
  class CauseVisitor;
  /// Why a type or value depends on the configuration: a macro, or the conditional at \c If, which
  /// contains the declaration \c Name at \c At, or is in its initializer.
  struct Cause {
    const MacroUse *Macro = nullptr;
    clang::SourceLocation If, At;
    std::string Name;
    explicit operator bool() const { return Macro || If.isValid(); }
  };

  const MacroUse *findIn(clang::SourceLocation Begin, clang::SourceLocation End);
  bool isOfConfiguration(const clang::MacroInfo *Macro, llvm::StringRef Name);
  /// Returns the `#if` of a conditional that depends on the configuration, contains \p Loc or an
  /// include directive that leads to its file, and does not contain \p User; invalid if there is
  /// none.
  clang::SourceLocation conditionAround(clang::SourceLocation Loc,
                                        clang::SourceLocation User = clang::SourceLocation());
  /// Returns the first `#if` in \p Range that depends on the configuration; invalid if there is
  /// none.
  clang::SourceLocation conditionIn(clang::SourceRange Range);
  bool dependsOnConfiguration(const Conditional &C);
  bool isSwitch(llvm::StringRef Name);
  bool isVarying(llvm::StringRef Name) const;
  bool mayBeDefinedElsewhere(llvm::StringRef Name);
  bool isGuard(const Conditional &C) const;
  void report(const MacroUse &Use);
  void report(const Cause &Why);

  /// What other configurations may define in the conditional code of user files.
  struct ConditionalCode {
    llvm::StringSet<> Defined; ///< names after `#define`, whether the code is skipped or not
    bool Includes = false;     ///< whether code that they may compile has `#include`
  };
  ConditionalCode findConditionalCode() const;

  const Unit &U;
  const SourceText &Source;
  std::optional<ConditionalCode> Others; ///< filled on first use
  llvm::DenseMap<const clang::MacroInfo *, bool> Known;
  llvm::DenseSet<clang::SourceLocation> Reported;
};

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_TEXT_CONFIGURATIONMACROS_H
