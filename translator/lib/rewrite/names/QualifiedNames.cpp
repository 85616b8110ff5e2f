//===--- QualifiedNames.cpp - Names that need a qualifier -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Qualifies names that other headers may declare, too, so that every compiler finds the entity that
// the parse found. For example,
//
//   index<2> i;                   // glibc and nvcc declare ::index()
//
// becomes
//
//   concurrency::index<2> i;
//
//===----------------------------------------------------------------------===//
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "clang/AST/DeclCXX.h"
#include "llvm/ADT/DenseSet.h"

using namespace clang;

namespace amp2hip {

/// True if the qualifier depends on where the name is used: in cpu code, functions of <amp_math.h>
/// are those of std. If the name is in the body of a macro, another invocation may need another
/// qualifier, so the expansion is written out.
static bool dependsOnPlace(const ClashingUse &Use) {
  StringRef Qualifier = Use.Qualifier;
  return Qualifier.ends_with("_math::") || Qualifier == "std::" || Qualifier == "::";
}

/// Returns the position of \p Name, before which a qualifier is inserted. Writes out a macro whose
/// body contains the name: a qualifier before the name of the macro would be an error if another
/// configuration defines the macro as something else.
static std::optional<TextPosition> beginOfName(RewriteContext &C, SourceLocation Name) {
  if (Name.isMacroID() && !C.Unit.SM.isMacroArgExpansion(Name))
    C.Source.expandInPlace(Name);
  return C.Source.begin(Name);
}

void planQualifiedNames(RewriteContext &C) {
  llvm::DenseSet<SourceLocation> Late;
  for (const LateName &Use : C.Unit.LateNames)
    if (std::optional<TextRange> R = C.Source.spelled(Use.Name)) {
      C.Edits.insert({R->File, R->Begin}, Use.Qualifier, InsertOrder::Token);
      Late.insert(Use.Name);
    }
  for (const ClashingUse &Use : C.Model.ClashingUses)
    if (Late.count(Use.Name))
      continue;
    else if (dependsOnPlace(Use)) {
      if (std::optional<TextPosition> At = beginOfName(C, Use.Name))
        C.Edits.insert(*At, Use.Qualifier, InsertOrder::Token);
    } else if (std::optional<TextRange> R = C.Source.spelled(Use.Name)) {
      C.Edits.insert({R->File, R->Begin}, Use.Qualifier, InsertOrder::Token);
    }
  for (const ClashingUse &Use : C.Model.MovedUses)
    if (std::optional<TextPosition> At = beginOfName(C, Use.Name); At && !Late.count(Use.Name))
      C.Edits.insertInMovedCopies(*At, Use.Qualifier, InsertOrder::Token);
  for (const MathImport &Use : C.Model.MathImports)
    if (Use.Qualifier.isInvalid()) {
      if (std::optional<TextPosition> At = beginOfName(C, Use.Name))
        C.Edits.insert(*At, Use.Scope, InsertOrder::Token);
    } else if (std::optional<TextRange> R = C.Source.range(Use.Qualifier)) {
      C.Edits.replace(*R, Use.Scope);
    }
  for (const auto &[Alias, Namespace] : C.Model.AliasUses)
    if (std::optional<TextRange> R = C.Source.spelled(Alias))
      C.Edits.replace(*R, Namespace);
  // Remove `using concurrency::index;`: it declares a template with the name of a function of the C
  // library, which g++ rejects. All uses of the template are qualified.
  for (const UsingDecl *D : C.Model.ClashingUsings)
    if (std::optional<TextRange> R = C.Source.range(D->getSourceRange()))
      C.Edits.removeDeclaration(*R);
}

} // namespace amp2hip
