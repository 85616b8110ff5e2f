//===--- Specifiers.cpp - Restriction specifiers in token lists -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Searches the tokens for `restrict (`, and backward from there for a parameter
// list. §2.1 makes `restrict` a keyword only in these sequences:
//
//   function    := declarator '(' parameters ')' suffix* specifier
//   lambda      := '[' captures ']' [ '<' template-parameters '>' ]
//                  '(' parameters ')' suffix* specifier
//   suffix      := 'const' | 'volatile' | '__restrict' | '&' | '&&' | 'mutable'
//                | '[[' ... ']]' | '__attribute__' '(' ... ')'
//   specifier   := clause+
//   clause      := 'restrict' '(' restriction ( ',' restriction )* ')'
//   restriction := 'cpu' | 'amp'
//
// The exception specification, trailing return type and body follow the
// specifier and are left to Clang. `[[...]]` before the specifier of a function
// and a qualifier after any specifier are recognized, but reported (AMP1004).
// The kind of a specifier (see DeclaratorKind) follows from its declarator. With
// `(int)` as the parameter list:
//
//   f(int)   (f)(int)   operator+(int)   (*f(int))(double)      Function
//   [x](int)   [x]<typename T>(int)                             Lambda
//   template int f(int);   extern template int f(int);          Instantiation
//   typedef int F(int);   using F = int(int);   (*p)(int)
//   void g(int f(int));   function<int(int)>                    Type
//
// Elsewhere, `restrict (cpu)` may call or declare a function named `restrict`.
// It is a misplaced specifier where the language allows neither: see
// MisplacedSpecifiers.cpp.
//
//===----------------------------------------------------------------------===//
#include "normalize/Specifiers.h"
#include "amp2hip/Rules.h"
#include "text/Format.h"
#include "clang/Basic/Diagnostic.h"
#include "clang/Lex/Preprocessor.h"

using namespace clang;

namespace amp2hip {

SpecifierFinder::SpecifierFinder(const TokenView &Tokens, Preprocessor &PP,
                                 std::vector<RestrictClause> &Clauses)
    : Dropped(Tokens.size(), false), Tokens(Tokens), PP(PP), Clauses(Clauses) {}

void SpecifierFinder::run() {
  for (size_t I = 0; I < Tokens.size();) {
    if (Tokens.is(I, tok::identifier) && Tokens.isNamed(I, "tile_static"))
      reportSecondStorageClass(I);
    I = isClauseAt(I) ? processClause(I) : I + 1;
  }
}

/// True if `restrict (` begins at \p I.
bool SpecifierFinder::isClauseAt(size_t I) const {
  return Tokens.is(I, tok::identifier) && Tokens.isNamed(I, "restrict") &&
         Tokens.is(I + 1, tok::l_paren);
}

/// True if \p I is a qualifier that may precede a specifier.
static bool isQualifier(const TokenView &Tokens, size_t I) {
  return Tokens.is(I, tok::kw_const, tok::kw_volatile, tok::amp, tok::ampamp, tok::kw_mutable,
                   tok::kw_restrict);
}

/// Returns the `)` of the parameter list before \p I, or TokenView::None. Skips
/// qualifiers, attributes and clauses. Sets \p AfterAttribute if it skips a
/// `[[...]]`.
size_t SpecifierFinder::parameterListBefore(size_t I, bool &AfterAttribute) const {
  while (I-- > 0) {
    size_t Begin;
    if (Dropped[I] || isQualifier(Tokens, I))
      continue;
    if (Tokens.attributeEndsAt(I, Begin)) {
      AfterAttribute = true;
      I = Begin;
      continue;
    }
    if (!Tokens.is(I, tok::r_paren) || Tokens.match(I) == TokenView::None)
      return TokenView::None;
    size_t Open = Tokens.match(I);
    if (Tokens.is(Open - 1, tok::kw___attribute)) {
      I = Open - 1;
      continue;
    }
    return declaratorAt(Open) ? I : TokenView::None;
  }
  return TokenView::None;
}

/// Returns the first token of the exception specification that ends before
/// \p I, or TokenView::None.
size_t SpecifierFinder::exceptionSpecificationBefore(size_t I) const {
  if (Tokens.is(I - 1, tok::kw_noexcept))
    return I - 1;
  size_t Open = Tokens.is(I - 1, tok::r_paren) ? Tokens.match(I - 1) : TokenView::None;
  return Open != TokenView::None && Tokens.is(Open - 1, tok::kw_noexcept, tok::kw_throw)
             ? Open - 1
             : TokenView::None;
}

/// True if a type can end with the token \p I.
bool SpecifierFinder::isTypeEnd(size_t I) const {
  return Tokens.isTypeKeyword(I) || Tokens.closedAngles(I) ||
         Tokens.is(I, tok::identifier, tok::star, tok::amp, tok::ampamp);
}

/// True if \p I is `override` or `final`.
bool SpecifierFinder::isVirtSpecifier(size_t I) const {
  return Tokens.is(I, tok::identifier) &&
         (Tokens.isNamed(I, "override") || Tokens.isNamed(I, "final"));
}

/// Returns the `->` of the trailing return type that ends before \p I, or TokenView::None.
size_t SpecifierFinder::trailingReturnBefore(size_t I) const {
  for (size_t J = I; J-- > 0;) {
    if (Tokens.is(J, tok::arrow)) {
      bool Attribute = false;
      size_t At = J;
      if (size_t Spec = exceptionSpecificationBefore(J); Spec != TokenView::None)
        At = Spec;
      size_t Close = parameterListBefore(At, Attribute);
      if (J + 1 == I || Close == TokenView::None)
        return TokenView::None;
      std::optional<DeclaratorKind> Kind = declaratorAt(Tokens.match(Close));
      if (Kind == DeclaratorKind::Lambda)
        return J;
      for (size_t K = Tokens.declarationStart(Tokens.match(Close)); K < Close; ++K)
        if (Tokens.is(K, tok::kw_auto, tok::kw_operator))
          return J;
      return TokenView::None;
    }
    if (Tokens.is(J, tok::r_paren, tok::r_square)) {
      J = Tokens.match(J);
      if (J == TokenView::None)
        return TokenView::None;
    } else if (Tokens.closedAngles(J) && Tokens.matchAngle(J) != TokenView::None) {
      J = Tokens.matchAngle(J);
    } else if (!isTypeEnd(J) && !Tokens.is(J, tok::coloncolon, tok::kw_const, tok::kw_volatile,
                                           tok::kw_typename, tok::kw_decltype, tok::kw_template,
                                           tok::kw_struct, tok::kw_class, tok::kw_enum)) {
      return TokenView::None;
    }
  }
  return TokenView::None;
}

/// True if a pointer or reference declarator in parentheses ends before
/// \p Open: `(*name)`, `(&name)`, `(Class::*name)`, or `(*)` without a name.
bool SpecifierFinder::isNestedPointer(size_t Open) const {
  size_t First = Tokens.match(Open - 1);
  if (First == TokenView::None)
    return false;
  for (size_t I = First + 1; I < Open - 1; ++I) {
    if (Tokens.is(I, tok::star, tok::amp, tok::ampamp, tok::caret))
      return true;
    if (!Tokens.is(I, tok::identifier, tok::coloncolon, tok::less, tok::comma, tok::kw___attribute,
                   tok::kw_typename) &&
        !Tokens.closedAngles(I) && !Tokens.isTypeKeyword(I))
      return false;
  }
  return false;
}

std::optional<DeclaratorKind> SpecifierFinder::declaratorAt(size_t Open) const {
  if (Open == TokenView::None || Open == 0)
    return std::nullopt;
  size_t Name = Open - 1;
  size_t Start = Tokens.declarationStart(Open);
  // name [[attribute]] (parameters)
  for (size_t Begin = 0; Tokens.attributeEndsAt(Name, Begin) && Begin > Start;)
    Name = Begin - 1;
  // [captures](parameters), []<typename T>(parameters)
  size_t Before = Name;
  if (Tokens.closedAngles(Name) && Tokens.matchAngle(Name) != TokenView::None &&
      Tokens.is(Tokens.matchAngle(Name) - 1, tok::r_square))
    Before = Tokens.matchAngle(Name) - 1;
  if (Tokens.is(Before, tok::r_square) && Tokens.isLambdaIntroducer(Tokens.match(Before)))
    return DeclaratorKind::Lambda;

  bool Operator = false, Typedef = false, Alias = false;
  for (size_t I = Start; I < Open; ++I) {
    Operator |= Tokens.is(I, tok::kw_operator);
    Typedef |= Tokens.is(I, tok::kw_typedef);
    Alias |= Tokens.is(I, tok::kw_using);
    if (Tokens.is(I, tok::l_paren, tok::l_square) && Tokens.match(I) != TokenView::None &&
        Tokens.match(I) < Open)
      I = Tokens.match(I);
  }
  if (Operator && !Typedef)
    return DeclaratorKind::Function;
  bool Nested = Tokens.is(Name, tok::r_paren);
  bool Named = Tokens.is(Name, tok::identifier);
  bool Template = Tokens.closedAngles(Name) != 0;
  bool Pointer = Tokens.is(Name, tok::star, tok::amp, tok::ampamp);
  if (Nested && !isNestedPointer(Open) && !Tokens.is(Tokens.match(Name) + 1, tok::identifier))
    return std::nullopt; // a call, a cast
  if (Pointer) {
    size_t I = Name;
    while (Tokens.is(I, tok::star, tok::amp, tok::ampamp, tok::kw_const, tok::kw_volatile))
      --I;
    if (!Tokens.isTypeKeyword(I) && !Tokens.is(I, tok::identifier) && !Tokens.closedAngles(I))
      return std::nullopt;
  }
  if (!Nested && !Named && !Template && !Pointer && !Tokens.isTypeKeyword(Name) &&
      !Tokens.is(Name, tok::kw_const, tok::kw_volatile))
    return std::nullopt;

  if (Typedef || Alias || (!Named && !Template && !Nested))
    return DeclaratorKind::Type;
  if (Nested && isNestedPointer(Open))
    return DeclaratorKind::Type;
  // In parentheses: a parameter, a cast, or a function that returns a pointer
  // to a function or an array: `int (*f(int))(double)`.
  if (Start > 0 && Tokens.is(Start - 1, tok::l_paren)) {
    size_t Close = Tokens.match(Start - 1);
    bool Returned = Tokens.is(Start, tok::star, tok::amp, tok::ampamp) &&
                    Tokens.is(Close + 1, tok::l_paren, tok::l_square) && Start > 1;
    if (!Returned)
      return DeclaratorKind::Type;
    size_t Outer = Tokens.declarationStart(Start - 1);
    for (size_t I = Outer; I < Start; ++I)
      if (Tokens.is(I, tok::kw_typedef, tok::kw_using))
        return DeclaratorKind::Type;
    return DeclaratorKind::Function;
  }
  // A template argument: `function<T(int) restrict(cpu)>`.
  int Angles = 0;
  for (size_t I = Open; I-- > Start;) {
    if (Tokens.is(I, tok::r_paren, tok::r_square) && Tokens.match(I) != TokenView::None)
      I = Tokens.match(I);
    else if (Tokens.is(I, tok::less))
      --Angles;
    else
      Angles += Tokens.closedAngles(I);
    if (Angles < 0)
      break;
  }
  bool AfterType = isTypeEnd(Name - 1) || Tokens.is(Name - 1, tok::kw_const);
  if (Angles < 0 && !(Named && AfterType))
    return DeclaratorKind::Type;
  size_t First = Tokens.is(Start, tok::kw_extern) ? Start + 1 : Start;
  if (Tokens.is(First, tok::kw_template) && !Tokens.is(First + 1, tok::less))
    return DeclaratorKind::Instantiation;
  return DeclaratorKind::Function;
}

/// Returns the consecutive clauses at \p I if they contain only names and
/// commas, and at least one `cpu` or `amp`; else nothing. Such clauses are
/// probably a specifier, even in a wrong place.
std::optional<SpecifierFinder::ClauseRun> SpecifierFinder::readNames(size_t I) const {
  ClauseRun Run{I, {}};
  while (isClauseAt(Run.End)) {
    size_t Close = Tokens.match(Run.End + 1);
    if (Close == TokenView::None)
      return std::nullopt;
    for (size_t J = Run.End + 2; J < Close; ++J) {
      Run.Set.Amp |= Tokens.isNamed(J, "amp");
      Run.Set.Cpu |= Tokens.isNamed(J, "cpu");
      if (!Tokens.is(J, tok::identifier, tok::comma))
        return std::nullopt;
    }
    Run.End = Close + 1;
  }
  Run.Names = Run.Set.Amp || Run.Set.Cpu;
  return Run.Names ? std::optional(Run) : std::nullopt;
}

/// Parses the list of a clause and reports errors in it. \p J is its first
/// token and becomes the `)`. Returns false if there is no `)`.
bool SpecifierFinder::parseList(size_t &J, Restriction &Set) {
  size_t Close = Tokens.match(J - 1);
  if (Close == TokenView::None) {
    error(J - 2, Rule::RestrictionList, "missing ')' after 'restrict('");
    return false;
  }
  bool WantName = true;
  for (; J <= Close; ++J, WantName = !WantName) {
    if (WantName && Tokens.isNamed(J, "amp"))
      Set.Amp = true;
    else if (WantName && Tokens.isNamed(J, "cpu"))
      Set.Cpu = true;
    else if (WantName && Tokens.is(J, tok::kw_auto))
      error(J, Rule::UnknownRestriction,
            "'restrict(auto)' is not part of C++ AMP 1.2; write 'cpu', 'amp' or both");
    else if (WantName && Tokens.name(J))
      error(J, Rule::UnknownRestriction,
            fmt::format("unknown restriction '{}'; use 'cpu', 'amp' or both",
                        Tokens.name(J)->getName()));
    else if (J == Close && !WantName)
      break;
    else if (WantName || !Tokens.is(J, tok::comma)) {
      error(J, Rule::RestrictionList, WantName ? "expected 'cpu' or 'amp'" : "expected ',' or ')'");
      for (J = J + 1; J < Close; ++J) { // use the other names anyway
        Set.Amp |= Tokens.isNamed(J, "amp");
        Set.Cpu |= Tokens.isNamed(J, "cpu");
      }
      break;
    }
  }
  J = Close;
  return true;
}

/// Parses the specifier at \p I, which follows the parameter list that ends at
/// \p Close, and appends its clauses to \c Clauses. Returns nothing if a `)` is
/// missing.
std::optional<SpecifierFinder::ClauseRun> SpecifierFinder::parse(size_t I, size_t Close) {
  ClauseRun Run{I, {}};
  while (isClauseAt(Run.End)) {
    RestrictClause Clause;
    Clause.Begin = Tokens[Run.End].getLocation();
    Clause.ParametersEnd = Tokens[Close].getLocation();
    size_t J = Run.End + 2;
    if (!parseList(J, Clause.Set))
      return std::nullopt;
    Clause.End = Tokens[J].getLocation();
    Clauses.push_back(Clause);
    Run.Set.Amp |= Clause.Set.Amp;
    Run.Set.Cpu |= Clause.Set.Cpu;
    Run.End = J + 1;
  }
  // No known restriction: assume both, so that calls cause no further errors.
  if (!Run.Set.Amp && !Run.Set.Cpu)
    Run.Set = {true, true};
  return Run;
}

/// Drops the tokens of \p Run, which begins at \p First. Unless \p Close is
/// TokenView::None, also records a specifier for the parameter list that ends there.
void SpecifierFinder::record(size_t First, const ClauseRun &Run, size_t Close) {
  for (size_t I = First; I < Run.End; ++I)
    Dropped[I] = true;
  if (Close == TokenView::None)
    return;
  Specifier S;
  S.Open = Tokens.match(Close);
  S.Close = Close;
  S.Set = Run.Set;
  S.Kind = declaratorAt(S.Open).value_or(DeclaratorKind::Function);
  Specifiers.push_back(S);
}

/// Processes the `restrict (` at \p I. Returns the index to continue at.
size_t SpecifierFinder::processClause(size_t I) {
  bool AfterAttribute = false;
  size_t Close = I > 0 ? parameterListBefore(I, AfterAttribute) : TokenView::None;
  if (Close == TokenView::None || exceptionSpecificationBefore(I) != TokenView::None)
    return reportMisplaced(I);
  // `f(x) && restrict(y)` calls a function named `restrict`.
  if (Tokens.is(I - 1, tok::amp, tok::ampamp) && !readNames(I))
    return I + 1;
  std::optional<ClauseRun> Run = parse(I, Close);
  if (!Run)
    return I + 1;
  record(I, *Run, Close);
  // The attributes of a lambda precede its specifier (§2.1.2).
  bool Lambda = declaratorAt(Tokens.match(Close)) == DeclaratorKind::Lambda;
  size_t Last = I - 1, Attribute = TokenView::None;
  while (AfterAttribute && !Tokens.attributeEndsAt(Last, Attribute))
    --Last;
  bool Second = false;
  for (size_t J = Close + 1; AfterAttribute && J < Attribute; ++J)
    Second |= Dropped[J];
  if (AfterAttribute && (!Lambda || Second))
    error(I, Rule::RestrictionOrder, "restriction specifier must precede the attributes");
  else if (isQualifier(Tokens, Run->End))
    error(I, Rule::RestrictionOrder,
          fmt::format("restriction specifier must follow '{}'", PP.getSpelling(Tokens[Run->End])));
  return Run->End;
}

/// Reports \p Message, with the number of the rule, at the token \p I.
void SpecifierFinder::error(size_t I, Rule Violated, const std::string &Message) {
  DiagnosticsEngine &Diags = PP.getDiagnostics();
  Diags.Report(Tokens[I].getLocation(), Diags.getCustomDiagID(DiagnosticsEngine::Error, "%0"))
      << fmt::format("{} {}", Message, info(Violated).tag());
}

} // namespace amp2hip
