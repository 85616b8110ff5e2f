//===--- OverloadNames.cpp - New names of overloads -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "ast/Scopes.h"
#include "model/CodeIndex.h"
#include "parse/Unit.h"
#include "rewrite/names/NameTable.h"
#include "rewrite/pairs/RewriteOverloadPairs.h"
#include "text/Format.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

/// Returns the operator's name as a word: `plus_equal` for `operator+=`.
static std::string wordFor(OverloadedOperatorKind Kind) {
  StringRef Name;
  switch (Kind) {
#define OVERLOADED_OPERATOR(Word, Spelling, Token, Unary, Binary, MemberOnly)                      \
  case OO_##Word:                                                                                  \
    Name = #Word;                                                                                  \
    break;
#include "clang/Basic/OperatorKinds.def"
  default:
    break;
  }
  if (Kind == OO_Amp)
    Name = "And"; // `amp` is the name of a restriction
  if (Kind == OO_AmpAmp)
    Name = "AndAnd";
  if (Kind == OO_AmpEqual)
    Name = "AndEqual";
  std::string Word;
  for (char Ch : Name) {
    if (isupper(Ch) && !Word.empty())
      Word += '_';
    Word += tolower(Ch);
  }
  return Word;
}

std::string stemOf(const FunctionDecl *F) {
  DeclarationName Name = F->getDeclName();
  std::string Stem;
  switch (Name.getNameKind()) {
  case DeclarationName::CXXOperatorName:
    return "operator_" + wordFor(Name.getCXXOverloadedOperator());
  case DeclarationName::CXXLiteralOperatorName:
    return "literal" + Name.getCXXLiteralIdentifier()->getName().str();
  case DeclarationName::CXXConversionFunctionName: {
    Stem = "to";
    bool AtWordStart = true;
    for (char Ch : cast<CXXConversionDecl>(F)->getConversionType().getAsString()) {
      bool Word = isalnum(Ch) || Ch == '_';
      if (Word && AtWordStart)
        Stem += '_';
      if (Word)
        Stem += Ch;
      else if (Ch == '*')
        Stem += "_pointer";
      else if (Ch == '&')
        Stem += "_reference";
      AtWordStart = !Word;
    }
    return Stem;
  }
  default:
    return Name.getAsString();
  }
}

std::string suffixedName(RewriteContext &C, const FunctionDecl *F, StringRef Suffix) {
  if (const FunctionDecl *From = specializedFrom(F))
    return suffixedName(C, From->getCanonicalDecl(), Suffix);
  std::string Wanted = stemOf(F) + "_" + Suffix.str();
  // Give all overloads of one name the same new name. Also give the call operators of all classes
  // one name, because a template may call function objects of several classes.
  const bool IsCall = F->getOverloadedOperator() == OO_Call;
  const DeclContext *Scope =
      IsCall ? nullptr : F->getDeclContext()->getRedeclContext()->getPrimaryContext();
  FileID File = fileOf(C, F);
  return C.NewNames.overloads(Scope, File, Wanted, [&]() -> std::string {
    if (IsCall && File == C.Unit.SM.getMainFileID())
      if (StringRef Name = C.NewNames.callOperatorsOfHeaders(Wanted); !Name.empty())
        return Name.str();
    std::string Name = C.Names.unique(Wanted, F->getLocation());
    // The name in a header is fixed, because its translation must not depend on the files that
    // include it. So report an error if another file uses the name.
    if (C.Names.isWrittenOutside(Name, File))
      C.Unit.error(F->getLocation(),
                   fmt::format("an overload of '{}' is named '{}' in the output, but another file "
                               "uses that name; rename the entity in that file",
                               F->getNameAsString(), Name));
    return Name;
  });
}

/// True if the forwarded arguments of one function match the other function, too, so that a call
/// would be ambiguous. This requires equal parameter types, apart from references. In addition,
/// some parameter is a reference in one function only, or the functions are in different scopes, as
/// with inline namespaces.
static bool takeTheSame(const ASTContext &Ctx, const FunctionDecl *A, const FunctionDecl *B) {
  bool Differ =
      !A->getDeclContext()->getRedeclContext()->Equals(B->getDeclContext()->getRedeclContext());
  if (A->getNumParams() != B->getNumParams())
    return false;
  for (auto [Own, Other] : llvm::zip(A->parameters(), B->parameters())) {
    QualType Type = Own->getType(), OtherType = Other->getType();
    if (!Ctx.hasSameUnqualifiedType(Type.getNonReferenceType(), OtherType.getNonReferenceType()))
      return false;
    Differ |= Type->isReferenceType() != OtherType->isReferenceType();
  }
  return Differ;
}

/// Returns the class around \p F, or the closest namespace around \p F that is not inline.
static const DeclContext *namedContextOf(const FunctionDecl *F) {
  const DeclContext *C = F->getDeclContext()->getRedeclContext();
  while (C->isInlineNamespace())
    C = C->getParent()->getRedeclContext();
  return C->getPrimaryContext();
}

std::string cpuName(RewriteContext &C, const FunctionDecl *Cpu) {
  if (const FunctionDecl *From = specializedFrom(Cpu))
    return cpuName(C, From->getCanonicalDecl());
  unsigned Number = 1;
  for (const OverloadPair &P : C.Model.Pairs)
    if (P.Cpu != Cpu && P.Cpu->getDeclName() == Cpu->getDeclName() &&
        namedContextOf(P.Cpu)->Equals(namedContextOf(Cpu)) &&
        C.Unit.SM.isBeforeInTranslationUnit(P.Cpu->getLocation(), Cpu->getLocation()) &&
        takeTheSame(C.Unit.context(), P.Cpu, Cpu))
      ++Number;
  return suffixedName(C, Cpu, Number == 1 ? "cpu" : "cpu_" + std::to_string(Number));
}

/// True if a parameter of type \p T may make argument-dependent lookup for a call of \p F search a
/// user's namespace other than the namespace of \p F.
static bool leadsElsewhere(const RewriteContext &C, QualType T, const FunctionDecl *F) {
  T = T.getNonReferenceType();
  while (T->isPointerType() || T->isArrayType())
    T = T->isPointerType() ? T->getPointeeType() : C.Unit.context().getBaseElementType(T);
  if (T->isDependentType())
    return true;
  const TagDecl *Tag = T->getAsTagDecl();
  if (!Tag)
    return false;
  if (const auto *S = dyn_cast<ClassTemplateSpecializationDecl>(Tag))
    for (const TemplateArgument &A : S->getTemplateArgs().asArray())
      if (A.getKind() == TemplateArgument::Type && leadsElsewhere(C, A.getAsType(), F))
        return true;
  if (!C.Unit.isUserLocation(Tag->getLocation()))
    return false;
  const auto *Class = dyn_cast<CXXRecordDecl>(Tag);
  return (Class && Class->hasDefinition() && Class->getNumBases()) ||
         !Tag->getDeclContext()->getEnclosingNamespaceContext()->Equals(
             F->getDeclContext()->getRedeclContext());
}

std::string calledCpuName(RewriteContext &C, const FunctionDecl *Cpu) {
  // Do not qualify a name in a source file: it is unique there, so lookup finds no other function.
  bool Qualify = fileOf(C, Cpu) != C.Unit.SM.getMainFileID() && !isa<CXXMethodDecl>(Cpu) &&
                 !Cpu->getLexicalDeclContext()->isRecord() && !Cpu->isInAnonymousNamespace() &&
                 llvm::any_of(Cpu->parameters(), [&](const ParmVarDecl *P) {
                   return leadsElsewhere(C, P->getType(), Cpu);
                 });
  return (Qualify ? explicitQualifierOf(Cpu) : "") + cpuName(C, Cpu);
}

void renameDeclarations(RewriteContext &C, const FunctionDecl *F, const std::string &Name) {
  FunctionHeadChanges Changes;
  Changes.Name = Name;
  Changes.KeepDefaults = true;
  for (const FunctionDecl *D : declarationsOf(C, F))
    editFunctionHead(C, D, Changes);
}

std::set<SourceLocation> renameUses(RewriteContext &C, const FunctionDecl *F,
                                    const std::string &Name,
                                    llvm::function_ref<bool(Restriction)> Where) {
  std::set<SourceLocation> Renamed;
  C.Index.forEachUse(F, [&](const FunctionUse &Use) {
    // Skip template instances: rename only names that Clang resolves in the template itself.
    if (Use.Instance == FunctionUse::TemplateInstance || !Where(Use.Restrictions))
      return;
    if (std::optional<TextRange> R = C.Source.range(Use.Name)) {
      C.Edits.replace(*R, Name);
      Renamed.insert(Use.Name);
    }
  });
  return Renamed;
}

/// Renames \p Amp, which code of both restrictions never names. Reports the error \p Why if the
/// name of \p Amp is not a plain identifier, or if a template contains an unresolved use.
static void renameAmp(RewriteContext &C, const FunctionDecl *Amp, const std::string &Why) {
  if (!Amp->getDeclName().isIdentifier()) {
    C.Unit.error(Amp->getLocation(), Why);
    return;
  }
  // An unresolved name in a template may refer to \p Amp in some instances only.
  for (const Expr *E : C.Index.unresolvedNames())
    if (const auto *Overloads = dyn_cast<OverloadExpr>(E))
      for (const NamedDecl *D : Overloads->decls())
        if (const FunctionDecl *F = D->getUnderlyingDecl()->getAsFunction();
            F && F->getCanonicalDecl() == Amp->getCanonicalDecl()) {
          C.Unit.error(Overloads->getNameLoc(), Why);
          C.Unit.note(Amp->getLocation(), "the amp overload is declared here");
          return;
        }
  std::string Name = C.Names.unique(Amp->getNameAsString() + "_amp", Amp->getLocation());
  C.NewNames.renameEverywhere(Amp->getCanonicalDecl(), Name);
  renameDeclarations(C, Amp, Name);
  renameUses(C, Amp->getCanonicalDecl(), Name, [](Restriction) { return true; });
}

void planRenaming(ClassifiedPair &Pair) {
  renameAmp(Pair.Context, Pair.Amp,
            fmt::format("amp2hip cannot rename the amp overload of '{}' in the output; give the "
                        "cpu and amp overloads the same return type or different names",
                        Pair.Amp->getNameAsString()));
}

} // namespace amp2hip
