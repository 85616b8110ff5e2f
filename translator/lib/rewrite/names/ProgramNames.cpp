//===--- ProgramNames.cpp - Names that are unique in a program ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Generates names that are unique in the program, by a hash of the declaration from which an entity
// is generated:
//
//   inline void fill(array_view<int, 1> v) {...}       // struct fill_kernel_43b81ad0
//   inline void fill(array_view<float, 1> v) {...}     // struct fill_kernel_0c2d97f1
//
// Classes with external linkage and the same name are one entity in a program, but a translation
// does not see all files of the program. So the generated name of such a class contains the hash.
//
// The hash identifies a function by its signature, a variable by its name, and an unnamed type by
// its tokens. Only declarations of one entity give the same name, whichever headers contain the
// declarations. The names depend on the header alone, so the text of a translated header does not
// depend on the files that include it.
//
//===----------------------------------------------------------------------===//
#include "ast/DynamicVisitor.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "rewrite/names/NameTable.h"
#include "clang/AST/DeclTemplate.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"

using namespace clang;

namespace amp2hip {
namespace {

/// Writes a text that distinguishes a declaration from all other declarations of a program.
class IdentityWriter : public DynamicVisitor {
public:
  explicit IdentityWriter(const Unit &U) : U(U), Policy(U.context().getPrintingPolicy()) {
    Policy.AnonymousTagLocations = false; // they contain the paths of one machine
    Policy.SuppressInlineNamespace = false;
  }

  std::string identityOf(const NamedDecl &D) {
    D.getNameForDiagnostic(Out, Policy, /*Qualified=*/true);
    if (const auto *F = dyn_cast<FunctionDecl>(&D))
      addFunction(*F);
    else if (const auto *V = dyn_cast<DeclaratorDecl>(&D))
      addTemplate(V->getDescribedTemplateParams());
    else
      addTokens(D.getSourceRange());
    return std::move(Result);
  }

  /// For each part of a type that does not depend on template parameters, adds the canonical form.
  bool VisitTypeLoc(TypeLoc Part) override {
    QualType Type = Part.getType();
    if (!Type->isInstantiationDependentType())
      Out << ' ' << Type.getCanonicalType().getAsString(Policy);
    return true;
  }

private:
  void addFunction(const FunctionDecl &F) {
    addTemplate(F.getDescribedTemplateParams());
    Out << '(';
    for (const ParmVarDecl *P : F.parameters()) {
      Out << ", ";
      addType(P->getOriginalType(), P->getTypeSourceInfo());
    }
    Out << (F.isVariadic() ? ", ...)" : ")");
    if (const auto *Method = dyn_cast<CXXMethodDecl>(&F))
      Out << Method->getMethodQualifiers().getAsString() << Method->getRefQualifier();
    // Add the return type of a templated function: only such functions may differ in the return
    // type alone.
    const TypeSourceInfo *Declared = F.getTypeSourceInfo();
    if (FunctionTypeLoc Whole =
            Declared ? Declared->getTypeLoc().getAsAdjusted<FunctionTypeLoc>() : FunctionTypeLoc();
        Whole && F.isTemplated()) {
      Out << F.getDeclaredReturnType().getAsString(Policy);
      TraverseTypeLoc(Whole.getReturnLoc());
    }
  }

  void addTemplate(const TemplateParameterList *Parameters) {
    if (!Parameters)
      return;
    Parameters->print(Out, U.context(), Policy);
    for (const NamedDecl *P : *Parameters)
      if (const auto *Value = dyn_cast<NonTypeTemplateParmDecl>(P);
          Value && Value->getTypeSourceInfo())
        TraverseTypeLoc(Value->getTypeSourceInfo()->getTypeLoc());
  }

  /// Adds a type. A dependent type is added as it is written, and then its non-dependent parts in
  /// canonical form. Its own canonical form may be the spelling of an equal type in another header.
  void addType(QualType Type, const TypeSourceInfo *Written) {
    Out << (Type->isInstantiationDependentType() ? Type : Type.getCanonicalType())
               .getAsString(Policy);
    if (Written)
      TraverseTypeLoc(Written->getTypeLoc());
  }

  void addTokens(SourceRange Range) {
    auto IsBefore = [&](SourceLocation A, SourceLocation B) {
      return U.SM.isBeforeInTranslationUnit(U.SM.getExpansionLoc(A), U.SM.getExpansionLoc(B));
    };
    for (const Token &T : U.Tokens)
      if (!IsBefore(T.getLocation(), Range.getBegin()) &&
          !IsBefore(Range.getEnd(), T.getLocation()))
        Out << ' ' << U.CI.getPreprocessor().getSpelling(T);
  }

  const Unit &U;
  PrintingPolicy Policy;
  std::string Result;
  llvm::raw_string_ostream Out{Result};
};

} // namespace

std::string NameTable::uniqueInProgram(const std::string &Wanted, SourceLocation Where,
                                       const NamedDecl &From) {
  const uint64_t Hash = llvm::xxh3_64bits(IdentityWriter(U).identityOf(From));
  return unique(Wanted + "_" + llvm::utohexstr(uint32_t(Hash), /*LowerCase=*/true, /*Width=*/8),
                Where);
}

std::string NameTable::uniqueInNamespace(const std::string &Wanted, SourceLocation Where,
                                         const NamedDecl &From) {
  return U.SM.isInMainFile(U.SM.getExpansionLoc(Where)) ? unique(Wanted, Where)
                                                        : uniqueInProgram(Wanted, Where, From);
}

} // namespace amp2hip
