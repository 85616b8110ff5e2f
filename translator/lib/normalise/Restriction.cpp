//===--- Restriction.cpp - restrict(...) into attributes ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// §2.1 puts the restriction specifier where Clang accepts no attribute: behind
// the cv- and ref-qualifiers and before the exception specification. What
// Clang does accept depends on the declarator:
//   lambda                       right after the parameter list
//   explicit instantiation       behind `template`
//   trailing return type         in front of `auto`
//   everything else              behind the exception specification
//
//===----------------------------------------------------------------------===//
#include "normalise/Restriction.h"
#include "clang/Basic/Diagnostic.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/STLExtras.h"
#include <map>
#include <optional>

using namespace clang;

namespace amp2hip {
namespace {

class Normaliser {
public:
  Normaliser(std::vector<Token> Tokens, Preprocessor &PP,
             std::vector<RestrictClause> &Clauses)
      : Tokens(std::move(Tokens)), PP(PP), Clauses(Clauses),
        Restrict(PP.getIdentifierInfo("restrict")),
        Amp(PP.getIdentifierInfo("amp")), Cpu(PP.getIdentifierInfo("cpu")) {}

  std::vector<Token> run();

private:
  struct Specifier {
    size_t First, Last; ///< the tokens of all clauses, one behind the other
    Restriction Set;
  };

  bool isClause(size_t I) const;
  std::optional<Specifier> parseSpecifier(size_t I);
  void placeAttributes(const Specifier &S);
  size_t openingParen(size_t Close) const;
  size_t parameterList(size_t I) const;
  bool isLambda(size_t Open) const;
  size_t declarationStart(size_t I) const;
  size_t skipExceptionSpecification(size_t I) const;
  void insertAttributes(size_t Before, Restriction Set);
  void error(SourceLocation Loc, const std::string &Message) const;

  const Token *at(size_t I) const { return I < Tokens.size() ? &Tokens[I] : nullptr; }

  std::vector<Token> Tokens;
  Preprocessor &PP;
  std::vector<RestrictClause> &Clauses;
  const IdentifierInfo *Restrict, *Amp, *Cpu;
  std::vector<bool> Dropped;
  std::map<size_t, std::vector<Restriction>> Attributes;
};

constexpr size_t None = ~size_t(0);

/// The tokens that may stand between a parameter list and a specifier.
bool isQualifier(const Token &T) {
  return T.isOneOf(tok::kw_const, tok::kw_volatile, tok::amp, tok::ampamp,
                   tok::kw_mutable);
}

size_t Normaliser::openingParen(size_t Close) const {
  unsigned Depth = 0;
  for (size_t I = Close + 1; I-- > 0;) {
    if (Tokens[I].is(tok::r_paren))
      ++Depth;
    else if (Tokens[I].is(tok::l_paren) && --Depth == 0)
      return I;
    else if (Tokens[I].is(tok::semi) && Depth == 0)
      return None;
  }
  return None;
}

/// The closing parenthesis of the parameter list in front of token \p I, which
/// may be qualifiers and attributes away.
size_t Normaliser::parameterList(size_t I) const {
  while (I-- > 0) {
    if (Dropped[I] || isQualifier(Tokens[I]))
      continue;
    if (Tokens[I].is(tok::r_square)) { // [[attribute]], __attribute__ is a paren
      unsigned Depth = 0;
      size_t J = I + 1;
      while (J-- > 0) {
        if (Tokens[J].is(tok::r_square))
          ++Depth;
        else if (Tokens[J].is(tok::l_square) && --Depth == 0)
          break;
      }
      if (J == None || J == 0 || !Tokens[J + 1].is(tok::l_square))
        return None;
      I = J;
      continue;
    }
    return Tokens[I].is(tok::r_paren) ? I : None;
  }
  return None;
}

bool Normaliser::isLambda(size_t Open) const {
  if (Open == 0)
    return false;
  const Token &Before = Tokens[Open - 1];
  if (!Before.is(tok::r_square))
    return false;
  return !(Open >= 3 && Tokens[Open - 2].is(tok::l_square) &&
           Tokens[Open - 3].is(tok::kw_operator));
}

/// Whether the `restrict` at \p I begins a restriction specifier. An ordinary
/// function of that name is called where no declarator can end: behind
/// `if (...)` and its kin.
bool Normaliser::isClause(size_t I) const {
  if (Tokens[I].getIdentifierInfo() != Restrict || !at(I + 1) ||
      !Tokens[I + 1].is(tok::l_paren) || I == 0)
    return false;
  size_t Close = parameterList(I);
  if (Close == None) {
    // `[] restrict(amp)`: reported by parseSpecifier.
    return Tokens[I - 1].is(tok::r_square);
  }
  size_t Open = openingParen(Close);
  if (Open == None || Open == 0)
    return false;
  return !Tokens[Open - 1].isOneOf(tok::kw_if, tok::kw_while, tok::kw_for,
                                   tok::kw_switch, tok::kw_catch);
}

std::optional<Normaliser::Specifier> Normaliser::parseSpecifier(size_t I) {
  Specifier S{I, I, {}};
  bool Good = true;
  if (parameterList(I) == None) {
    error(Tokens[I].getLocation(),
          "a restriction specifier follows a parameter list; write '()' in front of it");
    Good = false;
  }
  while (at(I) && Tokens[I].getIdentifierInfo() == Restrict && at(I + 1) &&
         Tokens[I + 1].is(tok::l_paren)) {
    RestrictClause Clause;
    Clause.Begin = Tokens[I].getLocation();
    size_t J = I + 2;
    bool WantName = true;
    for (;; ++J) {
      const Token *T = at(J);
      if (!T || T->isOneOf(tok::eof, tok::semi, tok::l_brace)) {
        error(Clause.Begin, "missing ')' after 'restrict('");
        return std::nullopt;
      }
      if (WantName && T->getIdentifierInfo() == Amp)
        Clause.Set.Amp = true;
      else if (WantName && T->getIdentifierInfo() == Cpu)
        Clause.Set.Cpu = true;
      else if (WantName && T->getIdentifierInfo()) {
        error(T->getLocation(), "unknown restriction '" +
                                    T->getIdentifierInfo()->getName().str() +
                                    "'; the restrictions are 'cpu' and 'amp'");
        Good = false;
      } else if (T->is(tok::r_paren)) {
        if (WantName) {
          error(T->getLocation(), "expected 'cpu' or 'amp'");
          Good = false;
        }
        break;
      } else if (WantName || !T->is(tok::comma)) {
        error(T->getLocation(), WantName ? "expected 'cpu' or 'amp'"
                                         : "expected ',' or ')'");
        Good = false;
        // Resynchronise at the parenthesis.
        while (at(J + 1) && !Tokens[J + 1].isOneOf(tok::r_paren, tok::eof, tok::semi))
          ++J;
        WantName = false;
        continue;
      }
      WantName = !WantName;
    }
    Clause.End = Tokens[J].getLocation();
    Clauses.push_back(Clause);
    S.Set.Amp |= Clause.Set.Amp;
    S.Set.Cpu |= Clause.Set.Cpu;
    S.Last = J;
    I = J + 1;
  }
  for (size_t K = S.First; K <= S.Last; ++K)
    Dropped[K] = true;
  if (!Good)
    return std::nullopt;
  return S;
}

/// The first token of the declaration that token \p I is part of.
size_t Normaliser::declarationStart(size_t I) const {
  unsigned Depth = 0;
  while (I-- > 0) {
    const Token &T = Tokens[I];
    if (T.isOneOf(tok::r_paren, tok::r_square))
      ++Depth;
    else if (T.isOneOf(tok::l_paren, tok::l_square)) {
      if (Depth == 0)
        return I + 1;
      --Depth;
    } else if (Depth == 0 &&
               (T.isOneOf(tok::semi, tok::l_brace, tok::r_brace) || T.isAnnotation()))
      return I + 1;
  }
  return 0;
}

size_t Normaliser::skipExceptionSpecification(size_t I) const {
  if (!at(I) || !Tokens[I].isOneOf(tok::kw_noexcept, tok::kw_throw))
    return I;
  ++I;
  if (!at(I) || !Tokens[I].is(tok::l_paren))
    return I;
  unsigned Depth = 0;
  for (; at(I); ++I) {
    if (Tokens[I].is(tok::l_paren))
      ++Depth;
    else if (Tokens[I].is(tok::r_paren) && --Depth == 0)
      return I + 1;
  }
  return I;
}

void Normaliser::placeAttributes(const Specifier &S) {
  size_t Close = parameterList(S.First);
  size_t Open = openingParen(Close);
  if (isLambda(Open)) {
    insertAttributes(Close + 1, S.Set);
    return;
  }
  size_t Start = declarationStart(Open);
  size_t First = Start;
  if (at(First) && Tokens[First].is(tok::kw_extern))
    ++First;
  if (at(First + 1) && Tokens[First].is(tok::kw_template) &&
      !Tokens[First + 1].is(tok::less)) {
    insertAttributes(First + 1, S.Set);
    if (S.Set.Amp)
      Clauses.back().InstantiationPrefix = Tokens[First + 1].getLocation();
    return;
  }
  size_t After = skipExceptionSpecification(S.Last + 1);
  if (at(After) && Tokens[After].is(tok::arrow)) {
    for (size_t I = Open; I-- > Start;)
      if (Tokens[I].is(tok::kw_auto)) {
        insertAttributes(I, S.Set);
        return;
      }
  }
  insertAttributes(After, S.Set);
}

void Normaliser::insertAttributes(size_t Before, Restriction Set) {
  Attributes[Before].push_back(Set);
}

void Normaliser::error(SourceLocation Loc, const std::string &Message) const {
  DiagnosticsEngine &Diags = PP.getDiagnostics();
  Diags.Report(Loc, Diags.getCustomDiagID(DiagnosticsEngine::Error, "%0")) << Message;
}

/// Appends tokens that all stand at one place of the source.
class TokenWriter {
public:
  TokenWriter(std::vector<Token> &Out, Preprocessor &PP, SourceLocation Loc)
      : Out(Out), PP(PP), Loc(Loc) {}

  TokenWriter &token(tok::TokenKind Kind, const char *Name = nullptr) {
    Token T;
    T.startToken();
    T.setKind(Kind);
    T.setLocation(Loc);
    T.setLength(1);
    if (Name)
      T.setIdentifierInfo(PP.getIdentifierInfo(Name));
    Out.push_back(T);
    return *this;
  }
  TokenWriter &string(const char *Spelling) {
    Token T;
    T.startToken();
    T.setKind(tok::string_literal);
    PP.CreateString(Spelling, T, Loc, Loc);
    Out.push_back(T);
    return *this;
  }
  TokenWriter &openAttribute() {
    return token(tok::kw___attribute, "__attribute__").token(tok::l_paren).token(tok::l_paren);
  }
  TokenWriter &closeAttribute() { return token(tok::r_paren).token(tok::r_paren); }

private:
  std::vector<Token> &Out;
  Preprocessor &PP;
  SourceLocation Loc;
};

/// `__attribute__((host))`
void appendAttribute(std::vector<Token> &Out, Preprocessor &PP, const char *Name,
                     SourceLocation Loc) {
  TokenWriter(Out, PP, Loc).openAttribute().token(tok::identifier, Name).closeAttribute();
}

/// `static __attribute__((annotate("amp2hip::tile_static")))`: Clang's own
/// attribute for shared memory refuses classes with constructors.
void appendTileStatic(std::vector<Token> &Out, Preprocessor &PP, SourceLocation Loc) {
  TokenWriter(Out, PP, Loc)
      .token(tok::kw_static, "static")
      .openAttribute()
      .token(tok::identifier, "annotate")
      .token(tok::l_paren)
      .string("\"amp2hip::tile_static\"")
      .token(tok::r_paren)
      .closeAttribute();
}

std::vector<Token> Normaliser::run() {
  Dropped.assign(Tokens.size(), false);
  for (size_t I = 0; I < Tokens.size(); ++I) {
    if (Dropped[I] || Tokens[I].isAnnotation() || !isClause(I))
      continue;
    if (std::optional<Specifier> S = parseSpecifier(I))
      placeAttributes(*S);
  }
  const IdentifierInfo *TileStatic = PP.getIdentifierInfo("tile_static");
  std::vector<Token> Out;
  Out.reserve(Tokens.size() + 12 * Clauses.size());
  for (size_t I = 0; I < Tokens.size(); ++I) {
    if (auto At = Attributes.find(I); At != Attributes.end())
      for (Restriction Set : At->second) {
        // In front of a declaration it begins it; else it belongs to what is in
        // front of it: a declaration must not end behind its last token.
        bool Begins = Tokens[I].is(tok::kw_auto) ||
                      (I > 0 && Tokens[I - 1].is(tok::kw_template));
        SourceLocation Loc = Tokens[Begins || I == 0 ? I : I - 1].getLocation();
        if (Set.Amp)
          appendAttribute(Out, PP, "device", Loc);
        if (Set.Cpu)
          appendAttribute(Out, PP, "host", Loc);
      }
    if (Tokens[I].is(tok::identifier) && Tokens[I].getIdentifierInfo() == TileStatic)
      appendTileStatic(Out, PP, Tokens[I].getLocation());
    else if (!Dropped[I])
      Out.push_back(Tokens[I]);
  }
  return Out;
}

} // namespace

std::vector<Token> normaliseRestrictions(std::vector<Token> Tokens, Preprocessor &PP,
                                         std::vector<RestrictClause> &Clauses) {
  return Normaliser(std::move(Tokens), PP, Clauses).run();
}

} // namespace amp2hip
