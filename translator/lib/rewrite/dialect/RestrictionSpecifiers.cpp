//===--- RestrictionSpecifiers.cpp - restrict to __host__ __device__ ------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Replaces restriction specifiers by the vendors' specifiers:
//
//   float sq(float x) restrict(amp, cpu) { return x * x; }
//
// becomes
//
//   __host__ __device__ float sq(float x) { return x * x; }
//
// A function with restrict(amp) also gets `__host__`, because the CPU accelerator runs it as host
// code.
//
//===----------------------------------------------------------------------===//
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "rewrite/dialect/SplitSharedDeclarations.h"
#include "text/Tokens.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclFriend.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/MacroInfo.h"
#include "clang/Lex/Preprocessor.h"

using namespace clang;

namespace amp2hip {

static const char *const Specifier = "__host__ __device__ ";

/// True if the body of \p MI contains only restriction specifiers.
static bool isRestrictionMacro(const MacroInfo &MI) {
  unsigned Depth = 0;
  bool Any = false;
  for (const Token &T : MI.tokens()) {
    if (T.is(tok::l_paren))
      ++Depth;
    else if (T.is(tok::r_paren)) {
      if (Depth-- == 0)
        return false;
    } else if (Depth == 0) {
      const IdentifierInfo *II = T.getIdentifierInfo();
      if (!II || II->getName() != "restrict")
        return false;
      Any = true;
    }
  }
  return Any && Depth == 0;
}

/// Returns the macro whose body contains \p Loc if the body contains only restriction specifiers;
/// else null.
static const MacroInfo *restrictionMacroAt(const Unit &U, SourceLocation Loc) {
  if (!Loc.isMacroID() || U.SM.isMacroArgExpansion(Loc))
    return nullptr;
  SourceLocation Spelled = U.SM.getSpellingLoc(Loc);
  for (const MacroInfo *MI : U.Macros)
    if (MI->getNumTokens() &&
        !U.SM.isBeforeInTranslationUnit(Spelled, MI->tokens().front().getLocation()) &&
        !U.SM.isBeforeInTranslationUnit(MI->tokens().back().getLocation(), Spelled))
      return isRestrictionMacro(*MI) ? MI : nullptr;
  return nullptr;
}

/// Returns the parts of \p R between the lines of directives. A part that is alone on its line
/// includes the end of the line.
static std::vector<TextRange> withoutDirectives(StringRef Text, const TextRange &R) {
  std::vector<TextRange> Parts;
  bool InDirective = false;
  for (unsigned Begin = R.Begin; Begin < R.End;) {
    const size_t Line = Text.find('\n', Begin);
    const unsigned End = Line == StringRef::npos || Line >= R.End ? R.End : unsigned(Line);
    const StringRef Content = Text.slice(Begin, End).trim();
    const bool Continues = Content.ends_with("\\");
    if (!InDirective && (Begin == R.Begin || !Content.starts_with("#"))) {
      const size_t LineBegin = Text.take_front(Begin).rfind('\n') + 1;
      const bool IsAlone =
          Text.slice(LineBegin, Begin).trim().empty() && End < Text.size() && Text[End] == '\n';
      Parts.push_back({R.File, Begin, IsAlone ? End + 1 : End});
    } else {
      InDirective = Continues;
    }
    Begin = End + 1;
  }
  return Parts;
}

static void removeClause(RewriteContext &C, const RestrictClause &Clause) {
  // The whole clause, and not only its keyword, must be in the macro.
  if (const MacroInfo *MI = restrictionMacroAt(C.Unit, Clause.Begin);
      MI && restrictionMacroAt(C.Unit, Clause.End) == MI) {
    // From the definition of the macro, or where an invocation around it is written out.
    if (std::optional<TextRange> R = C.Source.spelled({Clause.Begin, Clause.End}))
      C.Edits.removeWithSpace(*R);
    return;
  }
  std::optional<TextRange> R = C.Source.range({Clause.Begin, Clause.End});
  if (!R)
    return;
  const StringRef Text = C.Source.text(R->File);
  if (!Text.slice(R->Begin, R->End).contains('#'))
    return C.Edits.removeWithSpace(*R);
  for (const TextRange &Part : withoutDirectives(Text, *R))
    C.Edits.remove(Part);
}

/// Returns the position for a specifier of \p F: after `template<...>` and `friend`, and in the
/// branches of conditional directives that contain the name of \p F, so that all configurations
/// have the specifier:
///
///   #ifdef NDEBUG
///   inline
///   #endif
///   __host__ __device__ float f(float);
static std::optional<TextPosition> specifierPosition(RewriteContext &C, const FunctionDecl *F) {
  SourceLocation Begin = F->getInnerLocStart();
  // If the declaration begins with a macro invocation, insert before it, unless the macro contains
  // the whole declaration.
  if (Begin.isMacroID() &&
      C.Unit.SM.getExpansionLoc(Begin) != C.Unit.SM.getExpansionLoc(F->getLocation()))
    Begin = C.Unit.SM.getExpansionLoc(Begin);
  std::optional<TextPosition> At = C.Source.begin(Begin);
  if (!At)
    return std::nullopt;
  SourceLocation Name =
      F->getQualifierLoc() ? F->getQualifierLoc().getBeginLoc() : F->getLocation();
  std::optional<TextPosition> NameAt = C.Source.begin(C.Unit.SM.getExpansionLoc(Name));
  if (NameAt && NameAt->File == At->File && NameAt->Offset > At->Offset)
    At->Offset += beginInBranchOfEnd(C.Source.text(At->File).slice(At->Offset, NameAt->Offset));
  StringRef Text = C.Source.text(At->File).drop_front(At->Offset);
  if (F->getFriendObjectKind() != Decl::FOK_None && Text.consume_front("friend")) {
    At->Offset += 6;
    while (!Text.empty() && isWhitespace(Text.front())) {
      Text = Text.drop_front();
      ++At->Offset;
    }
  }
  return At;
}

static bool takesSpecifier(const FunctionDecl *F) {
  // Omit the specifier on a function that is defaulted on its first declaration: the vendors'
  // compilers derive it, as §2.3.2 derives the restriction.
  if (F->isExplicitlyDefaulted() && F->isFirstDecl())
    return false;
  return F->getTemplateSpecializationKind() != TSK_ExplicitInstantiationDefinition &&
         F->getTemplateSpecializationKind() != TSK_ExplicitInstantiationDeclaration &&
         F->getTemplateSpecializationKind() != TSK_ImplicitInstantiation;
}

/// Rewrites `function (f);` to `function f;`, because compilers warn about the parentheses.
static void removeParentheses(RewriteContext &C, const FunctionDecl *F) {
  const TypeSourceInfo *Info = F->getTypeSourceInfo();
  if (!Info || Info->getTypeLoc().getAsAdjusted<FunctionTypeLoc>())
    return;
  for (auto Parens = Info->getTypeLoc().getAs<ParenTypeLoc>(); Parens;
       Parens = Parens.getInnerLoc().getAs<ParenTypeLoc>()) {
    std::optional<TextRange> Open = C.Source.range(Parens.getLParenLoc());
    std::optional<TextRange> Close = C.Source.range(Parens.getRParenLoc());
    if (!Open || !Close)
      return;
    char Before = Open->Begin ? C.Source.text(Open->File)[Open->Begin - 1] : ' ';
    C.Edits.replace(*Open, isWhitespace(Before) || Before == '(' ? "" : " ");
    C.Edits.remove(*Close);
  }
}

void planRestrictionMacros(RewriteContext &C) {
  for (const MacroInfo *MI : C.Unit.Macros)
    if (MI->getNumTokens() && isRestrictionMacro(*MI))
      if (std::optional<TextRange> R = C.Source.spelled(
              {MI->tokens().front().getLocation(), MI->tokens().back().getLocation()}))
        C.Edits.removeWithSpace(*R);
}

void planRestrictionSpecifiers(RewriteContext &C) {
  for (const RestrictClause &Clause : C.Unit.Clauses) {
    if (!C.Unit.isUserLocation(Clause.Begin))
      continue;
    removeClause(C, Clause);
    if (Clause.InstantiationPrefix.isValid())
      if (std::optional<TextPosition> At = C.Source.begin(Clause.InstantiationPrefix))
        C.Edits.insert(*At, Specifier, InsertOrder::Prefix);
  }
  for (const FunctionDecl *F : C.Model.AmpFunctions)
    removeParentheses(C, F);
  SharedDeclarations Shared(C);
  for (const FunctionDecl *F : C.Model.AmpFunctions)
    if (takesSpecifier(F) && !Shared.split(F, Specifier))
      if (std::optional<TextPosition> At = specifierPosition(C, F))
        C.Edits.insert(*At, Specifier, InsertOrder::Prefix);
}

} // namespace amp2hip
