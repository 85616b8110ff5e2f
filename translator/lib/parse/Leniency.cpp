//===--- Leniency.cpp - What Microsoft's compiler let pass ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/Leniency.h"
#include "clang/AST/Type.h"
#include "clang/Basic/DiagnosticParse.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "clang/Lex/Preprocessor.h"
#include "parse/Unit.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

/// True for an insertion of `typename` or `template`.
static bool insertsKeyword(const FixItHint &Fix) {
  StringRef Code = StringRef(Fix.CodeToInsert).trim();
  return Fix.RemoveRange.getBegin() == Fix.RemoveRange.getEnd() &&
         Fix.InsertFromRange.isInvalid() && (Code == "typename" || Code == "template");
}

/// Whether the reference that a temporary is bound to means a class: that alone
/// Microsoft's compiler accepted.
static bool bindsClass(const Diagnostic &Info) {
  for (unsigned I = 0; I < Info.getNumArgs(); ++I)
    if (Info.getArgKind(I) == DiagnosticsEngine::ak_qualtype)
      return QualType::getFromOpaquePtr(reinterpret_cast<void *>(Info.getRawArg(I)))
          ->isRecordType();
  return false;
}

std::optional<FixItHint> leniencyFix(const Diagnostic &Info) {
  switch (Info.getID()) {
  case diag::err_template_kw_missing:
    return FixItHint::CreateInsertion(Info.getLocation(), "template ");
  case diag::err_lvalue_reference_bind_to_temporary:
    // An rvalue reference keeps the temporary as long, and is used alike.
    if (bindsClass(Info))
      return FixItHint::CreateInsertion(Info.getLocation(), "&");
    return std::nullopt;
  case diag::err_main_returns_nonint:
  case diag::warn_member_extra_qualification:
    if (Info.getNumFixItHints() == 1)
      return Info.getFixItHint(0);
    return std::nullopt;
  default:
    for (const FixItHint &Fix : Info.getFixItHints())
      if (insertsKeyword(Fix))
        return FixItHint::CreateInsertion(Fix.RemoveRange.getBegin(),
                                          StringRef(Fix.CodeToInsert).trim().str() + " ");
    return std::nullopt;
  }
}

std::optional<FixItHint> missingTagName(const Diagnostic &Info) {
  Token Next;
  if (Info.getID() != diag::err_non_c_like_anon_struct_in_typedef ||
      Info.getNumFixItHints() != 1 ||
      Lexer::getRawToken(Info.getLocation(), Next, Info.getSourceManager(), LangOptions(),
                         /*IgnoreWhiteSpace=*/true))
    return std::nullopt;
  return FixItHint::CreateInsertion(Next.getLocation(), Info.getFixItHint(0).CodeToInsert);
}

/// A token of a macro's body is known by its place in the definition: the
/// change will be made there.
Leniency::Place Leniency::placeOf(const SourceManager &SM, SourceLocation Loc) {
  auto [File, Offset] = SM.getDecomposedLoc(SM.getSpellingLoc(Loc));
  OptionalFileEntryRef Entry = SM.getFileEntryRefForID(File);
  return {Entry ? Entry->getName().str() : "", Offset};
}

bool Leniency::add(llvm::ArrayRef<FixItHint> Fixes, const Unit &U) {
  bool Any = false;
  for (const FixItHint &Fix : Fixes) {
    SourceLocation Loc = Fix.RemoveRange.getBegin();
    bool Replaces = Loc != Fix.RemoveRange.getEnd() || Fix.RemoveRange.isTokenRange();
    if (U.isUserLocation(Loc))
      Any |= Changes
                 .try_emplace(placeOf(U.SM, Loc),
                              Change{StringRef(Fix.CodeToInsert).trim().str(), Replaces})
                 .second;
  }
  return Any;
}

/// The `>` that closes the list of template arguments that opens at \p Less and
/// is followed by `()`; 0 if there is none.
static size_t closingOfCall(llvm::ArrayRef<Token> Tokens, size_t Less) {
  int Angles = 0, Others = 0;
  for (size_t I = Less; I + 2 < Tokens.size(); ++I) {
    const Token &T = Tokens[I];
    if (T.isOneOf(tok::semi, tok::l_brace, tok::r_brace, tok::ampamp, tok::pipepipe))
      return 0;
    if (T.isOneOf(tok::l_paren, tok::l_square))
      ++Others;
    else if (T.isOneOf(tok::r_paren, tok::r_square) && --Others < 0)
      return 0;
    else if (Others == 0 && T.is(tok::less))
      ++Angles;
    else if (Others == 0 && T.isOneOf(tok::greater, tok::greatergreater))
      Angles -= T.is(tok::greater) ? 1 : 2;
    if (Angles <= 0)
      return Angles == 0 && Tokens[I + 1].is(tok::l_paren) && Tokens[I + 2].is(tok::r_paren)
                 ? I
                 : 0;
  }
  return 0;
}

bool Leniency::addCalls(llvm::ArrayRef<SourceLocation> Errors, const Unit &U) {
  llvm::ArrayRef<Token> Tokens = U.Tokens;
  bool Any = false;
  for (size_t I = 0; I + 2 < Tokens.size(); ++I) {
    if (!Tokens[I].isOneOf(tok::period, tok::arrow) || Tokens[I + 1].isNot(tok::identifier) ||
        Tokens[I + 2].isNot(tok::less))
      continue;
    size_t Close = closingOfCall(Tokens, I + 2);
    bool Stumbled = Close && llvm::any_of(Errors, [&](SourceLocation Error) {
      return llvm::any_of(Tokens.slice(I + 1, Close - I + 2), [&](const Token &T) {
        return T.getLocation() == Error;
      });
    });
    if (Stumbled)
      Any |= Changes
                 .try_emplace(placeOf(U.SM, Tokens[I + 1].getLocation()),
                              Change{"template", false})
                 .second;
  }
  return Any;
}

std::vector<Token> Leniency::apply(std::vector<Token> Tokens, Unit &U) const {
  if (Changes.empty())
    return Tokens;
  Preprocessor &PP = U.CI.getPreprocessor();
  std::vector<Token> Out;
  Out.reserve(Tokens.size() + Changes.size());
  for (const Token &T : Tokens) {
    auto It = T.isAnnotation() || !U.isUserLocation(T.getLocation())
                  ? Changes.end()
                  : Changes.find(placeOf(U.SM, T.getLocation()));
    if (It == Changes.end()) {
      Out.push_back(T);
      continue;
    }
    const auto &[Text, Replaces] = It->second;
    if (Text == "&") {
      // The name of a variable; the reference stands in front of it.
      if (!Out.empty() && Out.back().is(tok::amp) && U.isUserLocation(Out.back().getLocation())) {
        Out.back().setKind(tok::ampamp);
        U.LeniencyFixes.push_back(
            FixItHint::CreateInsertion(Out.back().getLocation(), Text));
      }
      Out.push_back(T);
      continue;
    }
    IdentifierInfo *Keyword = PP.getIdentifierInfo(Text);
    Token New = T;
    New.setKind(Keyword->getTokenID());
    New.setIdentifierInfo(Keyword);
    Out.push_back(New);
    if (Replaces) {
      U.LeniencyFixes.push_back(FixItHint::CreateReplacement(T.getLocation(), Text));
    } else {
      U.LeniencyFixes.push_back(FixItHint::CreateInsertion(T.getLocation(), Text + " "));
      Out.push_back(T);
    }
  }
  return Out;
}

} // namespace amp2hip
