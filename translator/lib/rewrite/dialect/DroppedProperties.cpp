//===--- DroppedProperties.cpp - Properties in text that is dropped -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "rewrite/dialect/DroppedProperties.h"
#include "ast/DynamicVisitor.h"
#include "model/DependentProperties.h"
#include "parse/MacroUses.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "rewrite/dialect/DroppedObjects.h"
#include "rewrite/text/DroppedText.h"
#include "text/Format.h"
#include "clang/AST/DeclCXX.h"
#include "clang/Frontend/CompilerInstance.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

using namespace clang;

namespace amp2hip {
namespace {

/// A member access in dropped text.
struct Access {
  SourceLocation Name;
  StringRef Text;
  bool IsRead;      ///< the value is neither assigned nor subscripted
  StringRef Object; ///< the variable, or empty for another expression
  bool IsArrow;
};

/// Collects the names of properties and of data members in classes of the user and of amp2hip.
class MemberNames : public DynamicVisitor {
public:
  explicit MemberNames(const Unit &U) : U(U) {}

  bool TraverseDecl(Decl *D) override {
    return (U.isForeignTopLevel(D) && !U.isRuntimeLocation(D->getLocation())) ||
           DynamicVisitor::TraverseDecl(D);
  }
  bool VisitMSPropertyDecl(MSPropertyDecl *P) override {
    if (isStoredProperty(P)) {
      Others.insert(P->getName());
      return true;
    }
    const bool IsReadable = P->hasGetter() && !P->getType()->isArrayType();
    auto [It, IsNew] =
        Getters.try_emplace(P->getName(), IsReadable ? P->getGetterId()->getName() : "");
    if (!IsNew && It->second != (IsReadable ? P->getGetterId()->getName() : ""))
      It->second.clear();
    return true;
  }
  bool VisitFieldDecl(FieldDecl *F) override {
    if (U.isUserLocation(F->getLocation())) // programs use no data members of the runtime
      Others.insert(F->getName());
    return true;
  }

  /// The getter of each property; empty if several properties of the name have different getters.
  llvm::StringMap<std::string> Getters;
  llvm::StringSet<> Others; ///< data members; functions are followed by `(`

private:
  const Unit &U;
};

} // namespace

/// Adds to \p Names the data members of structs of C in \p Scope, such as POINT::x.
static void addFieldsOfC(const DeclContext *Scope, const Unit &U, llvm::StringSet<> &Names) {
  for (const Decl *D : Scope->decls())
    if (const auto *Block = dyn_cast<LinkageSpecDecl>(D))
      addFieldsOfC(Block, U, Names);
    else if (const auto *Struct = dyn_cast<RecordDecl>(D);
             Struct && !U.isRuntimeLocation(Struct->getLocation()))
      for (const FieldDecl *F : Struct->fields())
        Names.insert(F->getName());
}

/// Returns the member accesses in the dropped text of \p File.
static std::vector<Access> accessesIn(const DroppedText &Dropped, const Unit &U, FileID File) {
  const std::vector<Token> Tokens =
      Dropped.tokens({U.SM.getLocForStartOfFile(File), U.SM.getLocForEndOfFile(File)});
  std::vector<Access> Found;
  for (size_t I = 1; I < Tokens.size(); ++I) {
    const tok::TokenKind Next = I + 1 < Tokens.size() ? Tokens[I + 1].getKind() : tok::eof;
    if (Tokens[I].is(tok::raw_identifier) && Tokens[I - 1].isOneOf(tok::period, tok::arrow) &&
        Next != tok::l_paren) {
      const bool IsVariable =
          I > 1 && Tokens[I - 2].is(tok::raw_identifier) &&
          !(I > 2 && Tokens[I - 3].isOneOf(tok::period, tok::arrow, tok::coloncolon));
      Found.push_back({Tokens[I].getLocation(), Tokens[I].getRawIdentifier(),
                       Next != tok::l_square && Next != tok::plusplus && Next != tok::minusminus &&
                           getBinOpPrecedence(Next, true, true) != prec::Assignment,
                       IsVariable ? Tokens[I - 2].getRawIdentifier() : "",
                       Tokens[I - 1].is(tok::arrow)});
    }
  }
  return Found;
}

/// Returns the name of the macro with an argument that contains \p Loc; empty if there is none.
static StringRef macroAround(const Unit &U, SourceLocation Loc) {
  const auto [File, Offset] = U.SM.getDecomposedLoc(Loc);
  for (const MacroUse &Use : macroUses(U)) {
    const auto [UseFile, Begin] = U.SM.getDecomposedExpansionLoc(Use.Range.getBegin());
    if (UseFile == File && Begin < Offset &&
        Offset < U.SM.getFileOffset(U.SM.getExpansionRange(Use.Range.getEnd()).getEnd()))
      return Use.Name->getName();
  }
  return "";
}

void planDroppedProperties(RewriteContext &C) {
  std::vector<Access> Found;
  const DroppedText Dropped(C.Unit);
  for (FileID File : C.Unit.Files)
    llvm::append_range(Found, accessesIn(Dropped, C.Unit, File));
  if (Found.empty())
    return;
  MemberNames Names(C.Unit);
  Names.TraverseDecl(C.Unit.context().getTranslationUnitDecl());
  addFieldsOfC(C.Unit.context().getTranslationUnitDecl(), C.Unit, Names.Others);
  std::optional<DroppedObjects> Objects;
  for (const Access &A : Found) {
    auto Getter = Names.Getters.find(A.Text);
    if (Getter == Names.Getters.end())
      continue;
    const StringRef Macro = macroAround(C.Unit, A.Name);
    std::string Call = Names.Others.contains(A.Text) ? "" : Getter->second;
    // Text that a conditional drops may declare variables.
    if (!Macro.empty() && !A.Object.empty()) {
      if (!Objects)
        Objects.emplace(C.Unit);
      const NamedDecl *Member = Objects->memberOf(A.Object, A.IsArrow, A.Text, A.Name);
      const auto *Property = dyn_cast_or_null<MSPropertyDecl>(Member);
      if (Member && (!Property || isStoredProperty(Property)))
        continue;
      if (Property)
        Call = Property->hasGetter() && !Property->getType()->isArrayType()
                   ? Property->getGetterId()->getName().str()
                   : "";
    }
    if (A.IsRead && !Call.empty()) {
      if (std::optional<TextRange> R = C.Source.range(A.Name))
        C.Edits.replace(*R, Call + "()");
      continue;
    }
    if (Macro.empty())
      continue;
    DiagnosticsEngine &Diags = C.Unit.CI.getDiagnostics();
    Diags.Report(A.Name,
                 Diags.getDiagnosticIDs()->getCustomDiagID(
                     DiagnosticIDs::Warning,
                     "macro '%0' drops this code here, but '%1' may be a property, which the "
                     "output lacks in other configurations; call the accessor"))
        << Macro << A.Text;
  }
}

} // namespace amp2hip
