//===--- TexelWrites.cpp - Advice for assignments to texels ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "advice/TexelWrites.h"
#include "ast/Concurrency.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "text/Format.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/StringExtras.h"

using namespace clang;

namespace amp2hip {
namespace {

/// Finds the declarations of variables and members with some names. Clang keeps no expression for a
/// failed assignment, so its operand is only known by its text.
class VariableFinder : public UserVisitor {
public:
  VariableFinder(const Unit &U, StringRef Name) : UserVisitor(U), Name(Name) {}

  bool VisitVarDecl(VarDecl *D) override { return add(D); }
  bool VisitFieldDecl(FieldDecl *D) override { return add(D); }

  /// Returns the last declaration before \p Use; null if there is none.
  const DeclaratorDecl *before(SourceLocation Use) const {
    const DeclaratorDecl *Last = nullptr;
    for (const DeclaratorDecl *D : All)
      if (U.SM.isBeforeInTranslationUnit(D->getLocation(), Use) &&
          (!Last || U.SM.isBeforeInTranslationUnit(Last->getLocation(), D->getLocation())))
        Last = D;
    return Last;
  }

private:
  bool add(const DeclaratorDecl *D) {
    if (D->getIdentifier() && D->getName() == Name)
      All.push_back(D);
    return true;
  }

  StringRef Name;
  std::vector<const DeclaratorDecl *> All;
};

/// An access to an element: `v[i]` or `this->v(0, 1).x`.
struct ElementAccess {
  StringRef Variable;
  StringRef Index; ///< the text between brackets; empty for parentheses
};

std::optional<ElementAccess> parseAccess(StringRef Text) {
  Text.consume_front("this->");
  const auto IsLetter = [](char C) { return llvm::isAlnum(C) || C == '_'; };
  const StringRef Name = Text.take_while(IsLetter);
  const StringRef Rest = Text.drop_front(Name.size()).ltrim();
  if (Name.empty() || (!Rest.starts_with("[") && !Rest.starts_with("(")))
    return std::nullopt;
  const size_t Close = Rest.find_first_of("[]", 1);
  const bool HasIndex = Rest[0] == '[' && Close != StringRef::npos && Rest[Close] == ']';
  return ElementAccess{Name, HasIndex ? Rest.slice(1, Close) : StringRef()};
}

bool mayBeAssignment(unsigned Id) {
  return Id == diag::err_typecheck_expression_not_modifiable_lvalue ||
         Id == diag::err_typecheck_assign_const || Id == diag::err_ovl_no_viable_oper;
}

/// Returns the class of the texture or view \p D; null if it is none.
const ClassTemplateSpecializationDecl *textureClassOf(const DeclaratorDecl *D) {
  const CXXRecordDecl *Class = D->getType().getNonReferenceType()->getAsCXXRecordDecl();
  const auto *Special = dyn_cast_or_null<ClassTemplateSpecializationDecl>(Class);
  return Special && isTextureOrView(Special) ? Special : nullptr;
}

} // namespace

void explainTexelWrites(const Unit &U, std::vector<Report> &Reports) {
  for (Report &R : Reports) {
    Message &M = R.Messages.front();
    if (!R.FromClang || !mayBeAssignment(M.Id) || M.Ranges.empty())
      continue;
    const StringRef Text = Lexer::getSourceText(M.Ranges.front(), U.SM, U.CI.getLangOpts());
    const std::optional<ElementAccess> Access = parseAccess(Text);
    if (!Access)
      continue;
    VariableFinder Finder(U, Access->Variable);
    Finder.TraverseDecl(U.context().getTranslationUnitDecl());
    const DeclaratorDecl *Variable = Finder.before(M.Loc);
    const ClassTemplateSpecializationDecl *Class = Variable ? textureClassOf(Variable) : nullptr;
    if (!Class)
      continue;
    const TemplateArgument &Texel = Class->getTemplateArgs()[0];
    const bool IsReadOnly =
        Texel.getKind() == TemplateArgument::Type && Texel.getAsType().isConstQualified();
    M.Text = IsReadOnly ? fmt::format("kernels only read '{}', a view for const texels; write by a "
                                      "texture_view<T, N> (10.5)",
                                      Access->Variable)
                        : fmt::format("a texel of '{}' is a value and cannot be assigned; call "
                                      "'{}.set({}, value)' (10.1.15)",
                                      Access->Variable, Access->Variable,
                                      Access->Index.empty() ? "index" : Access->Index);
    R.Messages.resize(1);
  }
}

} // namespace amp2hip
