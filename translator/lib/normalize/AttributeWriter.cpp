//===--- AttributeWriter.cpp - Attributes for restrictions ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "normalize/AttributeWriter.h"
#include "normalize/CallTarget.h"
#include "normalize/TileStatic.h"
#include "clang/Lex/Preprocessor.h"

using namespace clang;

namespace amp2hip {

/// Returns the first token at or after \p I that does not belong to a
/// qualifier, a restriction specifier, an exception specification or an
/// attribute.
size_t AttributeWriter::skipSuffix(size_t I) const {
  for (;;) {
    size_t Before = I;
    while (I < Tokens.size() && Dropped[I])
      ++I;
    if (Tokens.is(I, tok::kw_const, tok::kw_volatile, tok::amp, tok::ampamp))
      ++I;
    if (Tokens.is(I, tok::kw_noexcept, tok::kw_throw)) {
      ++I;
      if (Tokens.is(I, tok::l_paren) && Tokens.match(I) != TokenView::None)
        I = Tokens.match(I) + 1;
    }
    I = Tokens.skipAttributes(I);
    if (I == Before)
      return I;
  }
}

/// Returns the first token after the declarator of \p S.
size_t AttributeWriter::afterDeclarator(const Specifier &S) const {
  size_t I = skipSuffix(S.Close + 1);
  // In `int (*f(int))(double)`, the declarator ends after `(double)`.
  while (Tokens.is(I, tok::r_paren) && Tokens.match(I) != TokenView::None &&
         Tokens.match(I) < S.Open) {
    ++I;
    while (Tokens.is(I, tok::l_paren, tok::l_square) && Tokens.match(I) != TokenView::None)
      I = skipSuffix(Tokens.match(I) + 1);
  }
  return I;
}

void AttributeWriter::place(const Specifier &S) {
  switch (S.Kind) {
  case DeclaratorKind::Type:
    return; // Clang's types cannot store it: see RestrictClause::ParametersEnd
  case DeclaratorKind::Lambda: {
    placeSet(S.Close + 1, S.Set);
    size_t I = S.Close + 1;
    while (Tokens.is(I, tok::kw_mutable) || skipSuffix(I) != I)
      I = Tokens.is(I, tok::kw_mutable) ? I + 1 : skipSuffix(I);
    if (Tokens.is(I, tok::arrow))
      placeMarkers(I, S.Set);
    return;
  }
  case DeclaratorKind::Instantiation: {
    size_t I = Tokens.declarationStart(S.Open);
    placeSet(Tokens.is(I, tok::kw_extern) ? I + 2 : I + 1, S.Set);
    return;
  }
  case DeclaratorKind::Function:
    break;
  }
  size_t After = afterDeclarator(S);
  if (!Tokens.is(After, tok::arrow))
    return placeSet(After, S.Set);
  placeMarkers(After, S.Set);
  size_t Start = Tokens.declarationStart(S.Open), End = S.Open;
  for (size_t I = Start; I < S.Open; ++I)
    if (Tokens.is(I, tok::kw_operator))
      End = I;
  for (size_t I = End; I-- > Start;)
    if (Tokens.is(I, tok::kw_auto))
      return placeSet(I, S.Set);
  placeSet(After, S.Set);
}

/// Plans attributes for \p Set before the token \p Before.
void AttributeWriter::placeSet(size_t Before, Restriction Set) {
  if (Set.Amp)
    Marks[Before].push_back(Mark::Amp);
  if (Set.Cpu)
    Marks[Before].push_back(Mark::Cpu);
}

/// Plans markers for \p Set around the type after the `->` at \p Arrow, if it
/// may contain expressions. The specifier applies to these (§2.1.1), but Clang
/// parses them before it knows the function; see CallTarget.h.
void AttributeWriter::placeMarkers(size_t Arrow, Restriction Set) {
  bool Expressions = false;
  size_t I = Arrow + 1;
  for (; I < Tokens.size(); ++I) {
    if (Tokens.is(I, tok::l_brace, tok::semi, tok::equal, tok::r_paren, tok::r_brace, tok::colon,
                  tok::kw_try) ||
        Tokens.isNamed(I, "override") || Tokens.isNamed(I, "final"))
      break;
    Expressions |= Tokens.is(I, tok::kw_decltype, tok::kw_sizeof, tok::kw_noexcept);
    if (Tokens.is(I, tok::l_paren, tok::l_square) && Tokens.match(I) != TokenView::None) {
      size_t Close = Tokens.match(I);
      for (; I < Close; ++I)
        Expressions |= Tokens.is(I, tok::kw_decltype, tok::kw_sizeof, tok::kw_noexcept);
    }
  }
  if (!Expressions)
    return;
  while (Tokens.is(I - 1, tok::star, tok::amp, tok::ampamp, tok::kw_const, tok::kw_volatile))
    --I;
  Marks[Arrow + 1].push_back(Set.both() ? Mark::EnterBoth
                             : Set.Amp  ? Mark::EnterAmp
                                        : Mark::EnterCpu);
  Marks[I].push_back(Mark::Leave);
}

namespace {

/// Appends tokens with a common source location.
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
  TokenWriter &openAttribute(const char *Name) {
    return token(tok::kw___attribute, "__attribute__")
        .token(tok::l_paren)
        .token(tok::l_paren)
        .token(tok::identifier, Name);
  }
  TokenWriter &closeAttribute() { return token(tok::r_paren).token(tok::r_paren); }

private:
  std::vector<Token> &Out;
  Preprocessor &PP;
  SourceLocation Loc;
};

} // namespace

/// Appends the tokens of \p M, which precede the token \p Before.
void AttributeWriter::append(std::vector<Token> &Out, size_t Before, Mark M) const {
  // An attribute at the start of a declaration gets the location of the
  // following token. Others get that of the token before them, so that they do
  // not extend the source range of the declaration beyond its last token.
  bool Begins = Tokens.is(Before, tok::kw_auto) || Tokens.is(Before - 1, tok::kw_template);
  TokenWriter W(Out, PP, Tokens[Begins || Before == 0 ? Before : Before - 1].getLocation());
  switch (M) {
  case Mark::Amp:
    W.openAttribute("device").closeAttribute();
    return;
  case Mark::Cpu:
    W.openAttribute("host").closeAttribute();
    return;
  case Mark::EnterAmp:
  case Mark::EnterCpu:
  case Mark::EnterBoth:
  case Mark::Leave:
    W.openAttribute("aligned") // Clang looks up the argument, but ignores `aligned` on a type
        .token(tok::l_paren)
        .token(tok::identifier, M == Mark::EnterAmp    ? EnterAmpName
                                : M == Mark::EnterCpu  ? EnterCpuName
                                : M == Mark::EnterBoth ? EnterBothName
                                                       : LeaveName)
        .token(tok::r_paren)
        .closeAttribute();
    return;
  }
}

/// Appends `static __attribute__((amp2hip_tile_static))`.
static void appendTileStatic(std::vector<Token> &Out, Preprocessor &PP, SourceLocation Loc) {
  TokenWriter(Out, PP, Loc)
      .token(tok::kw_static, "static")
      .openAttribute(TileStaticAttribute)
      .closeAttribute();
}

std::vector<Token> AttributeWriter::write() const {
  const IdentifierInfo *TileStatic = PP.getIdentifierInfo("tile_static");
  std::vector<Token> Out;
  Out.reserve(Tokens.size() + 12 * Marks.size());
  for (size_t I = 0; I < Tokens.size(); ++I) {
    if (auto At = Marks.find(I); At != Marks.end())
      for (Mark M : At->second)
        append(Out, I, M);
    if (Tokens.is(I, tok::identifier) && Tokens.name(I) == TileStatic)
      appendTileStatic(Out, PP, Tokens[I].getLocation());
    else if (!Dropped[I])
      Out.push_back(Tokens[I]);
  }
  return Out;
}

} // namespace amp2hip
