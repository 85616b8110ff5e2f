//===--- UnnamedTypes.cpp - Unnamed types that kernels are made for -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   static struct { int a; } settings;          // captured by a kernel
//   static struct settings_type { int a; } settings;
//
// Those of functions move (HoistedTypes.cpp), and get a name there.
//
//===----------------------------------------------------------------------===//
#include "clang/AST/ASTContext.h"
#include "clang/Lex/Lexer.h"
#include "parse/Unit.h"
#include "rewrite/LocalUses.h"
#include "rewrite/Rewrite.h"

using namespace clang;

namespace amp2hip {

/// The name of the first variable or constant of \p Tag.
static std::string stemFor(const TagDecl *Tag, const ASTContext &Ctx) {
  for (const Decl *D : Tag->getLexicalDeclContext()->decls())
    if (const auto *V = dyn_cast<DeclaratorDecl>(D);
        V && Ctx.getBaseElementType(V->getType())->getAsTagDecl() == Tag)
      return V->getNameAsString();
  const auto *Enum = dyn_cast<EnumDecl>(Tag);
  if (Enum && !Enum->enumerators().empty())
    return Enum->enumerator_begin()->getNameAsString();
  return "unnamed";
}

void planUnnamedTypes(RewriteContext &C) {
  for (const TagDecl *Tag : C.M.NamelessTypes) {
    // A name follows attributes, and a macro's body is one text for all its uses: nvcc
    // reports such a type.
    if (Tag->getIdentifier() || outermostFunction(Tag) || Tag->hasAttrs() || Tag->getBeginLoc().isMacroID())
      continue;
    std::optional<TextPosition> At = C.Source.begin(Tag->getBeginLoc());
    if (!At)
      continue;
    unsigned Keyword = Lexer::MeasureTokenLength(Tag->getBeginLoc(), C.U.SM,
                                                 C.U.CI.getLangOpts());
    std::string Name = C.Names.uniqueInNamespace(stemFor(Tag, C.U.context()) + "_type", Tag->getLocation());
    C.E.insert({At->File, At->Offset + Keyword}, " " + Name, InsertOrder::After);
    if (Tag->getDeclContext()->getRedeclContext()->isTranslationUnit())
      C.TypeNames[Tag] = Name;
  }
}

} // namespace amp2hip
