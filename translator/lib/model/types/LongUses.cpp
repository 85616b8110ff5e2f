//===--- LongUses.cpp - Uses of long in amp code --------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "model/types/LongUses.h"
#include "parse/Unit.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Lex/Lexer.h"

using namespace clang;

namespace amp2hip {

static bool isLong(QualType T) {
  return T->isSpecificBuiltinType(BuiltinType::Long) ||
         T->isSpecificBuiltinType(BuiltinType::ULong);
}

/// The edit that turns `unsigned long` into `unsigned int`, and `long int` into `int`.
static std::optional<FixItHint> narrower(const Unit &U, SourceRange Written) {
  if (Written.getBegin().isMacroID() || Written.getEnd().isMacroID())
    return std::nullopt;
  SourceLocation Long;
  bool Int = false;
  for (SourceLocation Loc = Written.getBegin(); Loc.isValid();) {
    Token T;
    if (Lexer::getRawToken(Loc, T, U.SM, U.CI.getLangOpts(), /*IgnoreWhiteSpace=*/true))
      return std::nullopt;
    if (T.is(tok::raw_identifier) && T.getRawIdentifier() == "long")
      Long = T.getLocation();
    Int |= T.is(tok::raw_identifier) && T.getRawIdentifier() == "int";
    if (T.getLocation() == Written.getEnd() ||
        !U.SM.isBeforeInTranslationUnit(T.getLocation(), Written.getEnd()))
      break;
    Loc = T.getEndLoc();
  }
  if (Long.isInvalid())
    return std::nullopt;
  if (!Int)
    return FixItHint::CreateReplacement(CharSourceRange::getTokenRange(Long), "int");
  // Include the blanks after it.
  unsigned Length = 4;
  while (isHorizontalWhitespace(*U.SM.getCharacterData(Long.getLocWithOffset(Length))))
    ++Length;
  return FixItHint::CreateRemoval(
      CharSourceRange::getCharRange(Long, Long.getLocWithOffset(Length)));
}

/// True if the user declares \p D and all typedefs that it refers to.
static bool isUsersOwn(const Unit &U, const TypedefNameDecl *D) {
  for (;;) {
    if (!U.isUserLocation(D->getLocation()))
      return false;
    const auto *Inner = D->getUnderlyingType()->getAs<TypedefType>();
    if (!Inner)
      // The type must be written directly, unlike in `std::make_unsigned_t<int>`.
      return !D->getUnderlyingType()->getAs<TemplateSpecializationType>() &&
             !isa<DecltypeType, SubstTemplateTypeParmType>(D->getUnderlyingType().getTypePtr());
    D = Inner->getDecl();
  }
}

std::optional<LongUse> longUse(const Unit &U, TypeLoc T) {
  if (!T || !U.isUserLocation(T.getBeginLoc()) || T.getType()->isDependentType())
    return std::nullopt;
  LongUse Use;
  Use.Loc = T.getBeginLoc();
  Use.Unsigned = T.getType()->isUnsignedIntegerType();
  if (auto Builtin = T.getAs<BuiltinTypeLoc>(); Builtin && isLong(T.getType())) {
    Use.Narrower = narrower(U, Builtin.getSourceRange());
    return Use;
  }
  if (auto Typedef = T.getAs<TypedefTypeLoc>(); Typedef && isLong(T.getType())) {
    Use.Named = Typedef.getTypedefNameDecl();
    if (!isUsersOwn(U, Use.Named))
      return std::nullopt;
    Use.Loc = Typedef.getNameLoc();
    // The name of a member may have a qualifier, and so more than one token.
    if (!Use.Loc.isMacroID() && Use.Named->getDeclContext()->getRedeclContext()->isFileContext())
      Use.Narrower =
          FixItHint::CreateReplacement(CharSourceRange::getTokenRange(Use.Loc), Use.intType());
    return Use;
  }
  return std::nullopt;
}

} // namespace amp2hip
