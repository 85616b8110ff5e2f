//===--- LongDefinitions.cpp - Definitions that become one ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/longtypes/LongDefinitions.h"
#include "amp2hip/TranslatedMark.h"
#include "parse/Unit.h"
#include "parse/corrections/types/LongTypes.h"
#include "parse/longtypes/ReplacedLongs.h"
#include "source/SourcePlaces.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Decl.h"
#include "clang/AST/DeclFriend.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"
#include <map>

using namespace clang;
using llvm::StringRef;

namespace amp2hip {
namespace {

/// Collects the definitions of namespaces and classes. Does not read bodies of functions.
class DefinitionCollector {
public:
  DefinitionCollector(const Unit &U, llvm::ArrayRef<LeftOutDeclaration> LeftOut)
      : U(U), LeftOut(LeftOut), Policy(U.context().getPrintingPolicy()), Longs(U) {
    Policy.PrintCanonicalTypes = true;
  }

  std::vector<LongDefinition> run() {
    visit(U.context().getTranslationUnitDecl());
    return std::move(Result);
  }

private:
  void visit(const DeclContext *Context);
  void visitFunction(const FunctionDecl *F);
  void visitVariable(const VarDecl *V);
  void visitClass(const ClassTemplateSpecializationDecl *C);

  const std::string &lettersOf(const FunctionDecl *F);
  std::string signatureOf(const FunctionDecl *F) const;
  std::string codeOf(const Decl *D) const;
  /// Adds an entry for \p D, if other sources can see it.
  void add(const NamedDecl *D, std::string Signature, std::string Letters, std::string Code,
           bool IsDefinition = true);

  const Unit &U;
  llvm::ArrayRef<LeftOutDeclaration> LeftOut;
  PrintingPolicy Policy;
  ReplacedLongs Longs;
  llvm::DenseMap<const FunctionDecl *, std::string> Letters;
  std::vector<LongDefinition> Result;
};

void DefinitionCollector::visit(const DeclContext *Context) {
  for (Decl *D : Context->decls()) {
    if (D->isImplicit() || U.isForeignTopLevel(D))
      continue;
    if (const auto *Friend = dyn_cast<FriendDecl>(D))
      if (!(D = Friend->getFriendDecl()))
        continue;
    if (const auto *T = dyn_cast<FunctionTemplateDecl>(D))
      visitFunction(T->getTemplatedDecl());
    else if (const auto *F = dyn_cast<FunctionDecl>(D))
      visitFunction(F);
    else if (const auto *V = dyn_cast<VarDecl>(D))
      visitVariable(V);
    else if (const auto *Template = dyn_cast<ClassTemplateDecl>(D))
      visit(Template->getTemplatedDecl());
    else if (isa<NamespaceDecl, LinkageSpecDecl, CXXRecordDecl>(D)) {
      if (const auto *C = dyn_cast<ClassTemplateSpecializationDecl>(D))
        visitClass(C);
      visit(cast<DeclContext>(D));
    }
  }
}

/// True if \p D is a specialization that the source does not define itself.
template <typename T>
bool isInstantiated(const T *D) {
  const TemplateSpecializationKind Kind = D->getTemplateSpecializationKind();
  return Kind != TSK_Undeclared && Kind != TSK_ExplicitSpecialization;
}

void DefinitionCollector::visitFunction(const FunctionDecl *F) {
  const bool IsInClass = F->getDeclContext()->isRecord() && F->getLexicalDeclContext()->isRecord();
  if (IsInClass || F->isExternC() || F->isMain() || F->isDeleted() || isInstantiated(F))
    return;
  const std::string &Own = lettersOf(F);
  if (F->isThisDeclarationADefinition()) {
    const bool IsStrong = !F->getDescribedFunctionTemplate() && !F->isDependentContext() &&
                          U.context().GetGVALinkageForFunction(F) == GVA_StrongExternal;
    add(F, signatureOf(F), Own, IsStrong ? "" : codeOf(F));
  }
  if (llvm::any_of(LeftOut, [&](const LeftOutDeclaration &D) {
        return D.HasBody && D.Name == F->getNameAsString();
      }))
    return;
  for (const FunctionDecl *Other = F->getPreviousDecl(); Other; Other = Other->getPreviousDecl())
    if (U.isUserLocation(Other->getLocation()) && lettersOf(Other).size() == Own.size() &&
        lettersOf(Other) != Own) {
      const std::string Signature = signatureOf(F);
      add(Other, Signature, lettersOf(Other), "", /*IsDefinition=*/false);
      return add(F, Signature, Own, "", /*IsDefinition=*/false);
    }
}

void DefinitionCollector::visitVariable(const VarDecl *V) {
  if (V->isThisDeclarationADefinition() != VarDecl::Definition || V->isExternC() ||
      V->getLexicalDeclContext()->isRecord() || isInstantiated(V) || !V->getTypeSourceInfo())
    return;
  std::string Name;
  llvm::raw_string_ostream Stream(Name);
  V->getNameForDiagnostic(Stream, Policy, /*Qualified=*/true);
  std::string Own = Longs.lettersOf(V->getQualifierLoc());
  if (const auto *S = dyn_cast<VarTemplateSpecializationDecl>(V))
    if (const ASTTemplateArgumentListInfo *Arguments = S->getTemplateArgsAsWritten())
      for (const TemplateArgumentLoc &A : Arguments->arguments())
        Own += Longs.lettersOf(A);
  Own += Longs.lettersOf(V->getTypeSourceInfo()->getTypeLoc());
  add(V, "variable " + Stream.str(), std::move(Own), V->isInline() ? codeOf(V) : "");
}

void DefinitionCollector::visitClass(const ClassTemplateSpecializationDecl *C) {
  const ASTTemplateArgumentListInfo *Arguments = C->getTemplateArgsAsWritten();
  if (!C->isThisDeclarationADefinition() || isInstantiated(C) || !Arguments)
    return;
  std::string Own;
  for (const TemplateArgumentLoc &A : Arguments->arguments())
    Own += Longs.lettersOf(A);
  const auto *Partial = dyn_cast<ClassTemplatePartialSpecializationDecl>(C);
  const QualType Type =
      Partial ? Partial->getInjectedSpecializationType() : U.context().getTypeDeclType(C);
  add(C, "class " + Type.getCanonicalType().getAsString(Policy), std::move(Own), codeOf(C));
}

const std::string &DefinitionCollector::lettersOf(const FunctionDecl *F) {
  const auto [Known, IsNew] = Letters.try_emplace(F);
  if (!IsNew)
    return Known->second;
  std::string Own = Longs.lettersOf(F->getQualifierLoc());
  if (const ASTTemplateArgumentListInfo *Arguments = F->getTemplateSpecializationArgsAsWritten())
    for (const TemplateArgumentLoc &A : Arguments->arguments())
      Own += Longs.lettersOf(A);
  for (const ParmVarDecl *P : F->parameters())
    if (const TypeSourceInfo *Type = P->getTypeSourceInfo())
      Own += Longs.lettersOf(Type->getTypeLoc());
  return Letters[F] = std::move(Own);
}

/// Returns a text that is equal for declarations of one function: as the linker's name, it has the
/// return type only for templates.
std::string DefinitionCollector::signatureOf(const FunctionDecl *F) const {
  std::string Text;
  llvm::raw_string_ostream Stream(Text);
  const bool IsTemplate =
      F->getDescribedFunctionTemplate() || F->isFunctionTemplateSpecialization();
  if (const FunctionTemplateDecl *T = F->getDescribedFunctionTemplate())
    Stream << "template " << T->getTemplateParameters()->size() << ' ';
  if (IsTemplate)
    Stream << F->getReturnType().getCanonicalType().getAsString(Policy) << ' ';
  F->getNameForDiagnostic(Stream, Policy, /*Qualified=*/true);
  for (const ParmVarDecl *P : F->parameters())
    Stream << (P == F->getParamDecl(0) ? "(" : ", ")
           << P->getType().getCanonicalType().getUnqualifiedType().getAsString(Policy);
  Stream << (F->isVariadic() ? "...)" : ")");
  if (const auto *M = dyn_cast<CXXMethodDecl>(F))
    Stream << M->getMethodQualifiers().getAsString(Policy) << int(M->getRefQualifier());
  // A function for cpu code and one for amp code are two.
  Stream << (F->hasAttr<CUDADeviceAttr>() ? " amp" : "")
         << (F->hasAttr<CUDAHostAttr>() ? " cpu" : "");
  return Text;
}

/// Returns a hash of the tokens of \p D, with numbers for the names of parameters.
std::string DefinitionCollector::codeOf(const Decl *D) const {
  std::map<StringRef, size_t> Parameters;
  if (const auto *F = dyn_cast<FunctionDecl>(D))
    for (const ParmVarDecl *P : F->parameters())
      Parameters.try_emplace(P->getName(), Parameters.size());
  const auto [File, Begin] = U.SM.getDecomposedExpansionLoc(D->getBeginLoc());
  const auto [EndFile, End] = U.SM.getDecomposedExpansionLoc(D->getEndLoc());
  std::string Tokens;
  if (File == EndFile) {
    const std::string Text =
        U.SM.getBufferData(File)
            .slice(Begin, End + Lexer::MeasureTokenLength(U.SM.getExpansionLoc(D->getEndLoc()),
                                                          U.SM, U.CI.getLangOpts()))
            .str();
    Lexer Raw(SourceLocation(), U.CI.getLangOpts(), Text.data(), Text.data(),
              Text.data() + Text.size());
    for (Token T; !Raw.LexFromRawLexer(T);) {
      const StringRef Spelled(Raw.getBufferLocation() - T.getLength(), T.getLength());
      if (Spelled == "int" && StringRef(Tokens).ends_with("unsigned "))
        continue; // `unsigned int` is `unsigned`
      const auto Parameter = Parameters.find(Spelled);
      Tokens +=
          Parameter == Parameters.end() ? Spelled.str() : "#" + std::to_string(Parameter->second);
      Tokens += ' ';
    }
  }
  return hashOfOriginal(Tokens);
}

void DefinitionCollector::add(const NamedDecl *D, std::string Signature, std::string Own,
                              std::string Code, bool IsDefinition) {
  const SourceLocation Loc = U.SM.getExpansionLoc(D->getLocation());
  if (Own.empty() || !D->isExternallyVisible() || !U.isUserFile(U.SM.getFileID(Loc)) ||
      !LongTypes::isChanged(absolutePath(U.SM, U.SM.getFileID(Loc)), U))
    return;
  Result.push_back({D->getQualifiedNameAsString(), std::move(Signature), std::move(Own),
                    std::move(Code), IsDefinition,
                    placeOf(U.SM, U.CI.getLangOpts(), CharSourceRange::getTokenRange(Loc))});
}

} // namespace

std::vector<LongDefinition> longDefinitions(const Unit &U,
                                            llvm::ArrayRef<LeftOutDeclaration> LeftOut) {
  if (!U.CI.getLangOpts().CPlusPlus)
    return {};
  return DefinitionCollector(U, LeftOut).run();
}

void reportLongDeclarations(Unit &U, llvm::ArrayRef<LongDefinition> Definitions) {
  std::map<std::string, FileID> Files;
  for (FileID File : U.Files)
    Files.try_emplace(absolutePath(U.SM, File), File);
  const auto LocationOf = [&](const LongDefinition &D) {
    const auto File = Files.find(D.Where.File);
    return File == Files.end() ? SourceLocation()
                               : U.SM.translateLineCol(File->second, D.Where.Line, D.Where.Column);
  };
  // The declarations of a pair follow each other.
  for (size_t I = 0; I + 1 < Definitions.size(); ++I) {
    const LongDefinition *D = &Definitions[I], *Other = &Definitions[I + 1];
    if (D->IsDefinition || Other->IsDefinition)
      continue;
    ++I;
    if (llvm::count(D->Longs, 'l') < llvm::count(Other->Longs, 'l'))
      std::swap(D, Other);
    U.report(Rule::LongSize, LocationOf(*D),
             "'long' is 'int' in the output, so this declaration repeats the one for 'int'; rename "
             "one of the functions, or pass '--long=64' to keep both");
    U.note(LocationOf(*Other), "the declaration for 'int'");
  }
}

} // namespace amp2hip
