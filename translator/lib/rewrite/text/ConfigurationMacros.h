//===--- ConfigurationMacros.h - Macros of build configurations -*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_TEXT_CONFIGURATIONMACROS_H
#define AMP2HIP_REWRITE_TEXT_CONFIGURATIONMACROS_H

#include "clang/AST/TypeLoc.h"
#include "clang/Basic/SourceLocation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"
#include <optional>

namespace clang {
class Expr;
class MacroInfo;
class NamedDecl;
class VarDecl;
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
  explicit ConfigurationMacros(const Unit &U) : U(U) {}

  /// True if the type of \p V depends on the configuration: the source deduces the type from an
  /// initializer that contains such a macro, or names declarations whose types do.
  bool decideTypeOf(const clang::VarDecl *V);
  /// Reports AMP1904, once for each place, if the code in \p Range contains a macro whose
  /// definition depends on the configuration. The caller writes the value of the code, or the name
  /// of the type.
  void reportValue(clang::SourceRange Range);
  /// Reports AMP1904 for such macros in the invocations that are written out in \p Source.
  void reportWrittenOut(const SourceText &Source);

private:
  class TypeVisitor;

  const MacroUse *findIn(clang::SourceLocation Begin, clang::SourceLocation End);
  bool isOfConfiguration(const clang::MacroInfo *Macro, llvm::StringRef Name);
  bool isUnderCondition(clang::SourceLocation Loc);
  bool dependsOnConfiguration(const Conditional &C);
  bool isSwitch(llvm::StringRef Name);
  bool isVarying(llvm::StringRef Name) const;
  bool mayBeDefinedElsewhere(llvm::StringRef Name);
  bool isGuard(const Conditional &C) const;
  bool decideTypeOf(const clang::NamedDecl *D, llvm::DenseSet<const clang::NamedDecl *> &Visited);
  void report(const MacroUse &Use);

  /// What other configurations may define in the conditional code of user files.
  struct ConditionalCode {
    llvm::StringSet<> Defined; ///< names after `#define`, whether the code is skipped or not
    bool Includes;             ///< whether code that they may compile has `#include`
  };

  const Unit &U;
  std::optional<ConditionalCode> Others; ///< filled on first use
  llvm::DenseMap<const clang::MacroInfo *, bool> Known;
  llvm::DenseSet<clang::SourceLocation> Reported;
};

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_TEXT_CONFIGURATIONMACROS_H
