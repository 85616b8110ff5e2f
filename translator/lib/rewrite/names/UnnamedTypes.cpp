//===--- UnnamedTypes.cpp - Names for unnamed types that kernels use ------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Gives names to unnamed types outside of functions that occur in the type of a kernel's function
// object, as the type of a capture or as a template argument:
//
//   static struct { int a; } settings;          // a kernel captures a copy of it
//
// becomes
//
//   static struct settings_type_f2036429 { int a; } settings;
//
// HoistedTypes.cpp names the unnamed types in functions, which move out of the functions.
//
//===----------------------------------------------------------------------===//
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "rewrite/movedcode/LocalUses.h"
#include "rewrite/names/NameTable.h"
#include "clang/AST/ASTContext.h"
#include "clang/Lex/Lexer.h"

using namespace clang;

namespace amp2hip {

/// Returns the place for the name of \p Tag: after its attributes, before its bases or its body.
static std::optional<TextPosition> placeOfName(RewriteContext &C, const TagDecl *Tag) {
  std::optional<TextPosition> Keyword = C.Source.end(Tag->getBeginLoc());
  std::optional<TextPosition> Brace = C.Source.begin(Tag->getBraceRange().getBegin());
  if (!Keyword || !Brace || Keyword->File != Brace->File)
    return std::nullopt;
  StringRef Text = C.Source.text(Brace->File);
  Lexer L(SourceLocation(), C.Unit.CI.getLangOpts(), Text.begin(), Text.begin() + Keyword->Offset,
          Text.end());
  TextPosition Place = *Keyword;
  unsigned Depth = 0;
  Token T;
  while (!L.LexFromRawLexer(T) && !(Depth == 0 && T.isOneOf(tok::l_brace, tok::colon))) {
    if (T.isOneOf(tok::l_paren, tok::l_square))
      ++Depth;
    else if (T.isOneOf(tok::r_paren, tok::r_square))
      --Depth;
    if (Depth == 0)
      Place.Offset = L.getBufferLocation() - Text.begin();
  }
  return Place;
}

/// Returns the name of the first variable of type \p Tag. If there is none, returns the name
/// of the first enumerator of an enum; else `unnamed`.
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
  for (const TagDecl *Tag : C.Model.TypesToName) {
    if (Tag->getIdentifier() || outermostFunction(Tag))
      continue;
    std::optional<TextPosition> At = placeOfName(C, Tag);
    if (!At)
      continue;
    std::string Wanted = stemFor(Tag, C.Unit.context()) + "_type";
    // Use a name that is unique in the program for a type outside unnamed namespaces: with a name,
    // it has external linkage.
    std::string Name = Tag->isInAnonymousNamespace()
                           ? C.Names.uniqueInNamespace(Wanted, Tag->getLocation(), *Tag)
                           : C.Names.uniqueInProgram(Wanted, Tag->getLocation(), *Tag);
    C.Edits.insert(*At, " " + Name, InsertOrder::After);
    if (Tag->getDeclContext()->getRedeclContext()->isTranslationUnit())
      C.NewNames.nameType(Tag, Name);
  }
}

} // namespace amp2hip
