//===--- MisplacedSpecifiers.cpp - Specifiers at wrong positions ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reports restriction specifiers at wrong positions. A specifier has one
// position in a function declarator (§2.1.1) and is not a type specifier
// (§2.1.3). SPEC is one or more clauses with only names in the list, `cpu` or
// `amp` among them:
//
//   function  := ( declarator | '[' captures ']' [ '<' template-parameters '>' ] )
//                '(' parameters ')' suffix*                 see Specifiers.cpp
//   except    := 'noexcept' [ '(' ... ')' ] | 'throw' '(' ... ')'
//   virt      := 'override' | 'final'
//   misplaced := function except SPEC                                 AMP1004
//              | function [ except ] '->' type SPEC                   AMP1004
//              | function [ except ] virt+ SPEC                       AMP1004
//              | function [ except ] virt* '='
//                  ( 'default' | 'delete' | number ) SPEC             AMP1004
//              | '[' captures ']' SPEC                                AMP1003
//              | type name SPEC | declarator '[' ... ']' SPEC         AMP1005
//              | ( 'struct' | 'class' | 'union' ) name [ virt ] SPEC  AMP1005
//              | 'enum' [ 'class' | 'struct' ] name SPEC              AMP1005
//              | 'namespace' name SPEC                                AMP1005
//              | SPEC declaration | type SPEC declarator              AMP1006
//
// With AMP1004, SPEC then applies to the function, and with AMP1006 to the
// first function of the declaration, so that other checks see what the user
// meant. With AMP1003 and AMP1005 it is dropped. After captures, the list may
// contain anything.
//
// Also reports a second storage class in a declaration with `tile_static`.
//
//===----------------------------------------------------------------------===//
#include "amp2hip/Rules.h"
#include "normalize/Specifiers.h"
#include "text/Format.h"
#include "clang/Lex/Preprocessor.h"

using namespace clang;

namespace amp2hip {

/// Reports that the specifier \p Run at \p I belongs before \p What. Applies it
/// to the function whose parameter list ends at \p Close, if that is not TokenView::None.
/// Returns the index to continue at.
size_t SpecifierFinder::reportOrder(size_t I, const ClauseRun &Run, size_t Close,
                                    const std::string &What) {
  error(I, Rule::RestrictionOrder, fmt::format("restriction specifier must precede {}", What));
  if (Close != TokenView::None)
    Clauses.push_back({Tokens[I].getLocation(),
                       Tokens[Run.End - 1].getLocation(),
                       Run.Set,
                       Tokens[Close].getLocation(),
                       {}});
  record(I, Run, Close);
  return Run.End;
}

/// Reports the `tile_static` at \p I if its declaration has another storage
/// class: only one is allowed (§2.4.3.5).
void SpecifierFinder::reportSecondStorageClass(size_t I) {
  auto IsStorageClass = [&](size_t J) {
    return Tokens.is(J, tok::kw_static, tok::kw_extern, tok::kw_thread_local, tok::kw_register);
  };
  auto Ends = [&](size_t J) {
    return Tokens.is(J, tok::semi, tok::l_brace, tok::r_brace, tok::l_paren, tok::r_paren) ||
           Tokens.is(J, tok::equal, tok::l_square, tok::colon, tok::comma);
  };
  bool Second = false;
  for (size_t J = I; J-- > 0 && !Ends(J);)
    Second |= IsStorageClass(J);
  for (size_t J = I + 1; J < Tokens.size() && !Ends(J); ++J)
    Second |= IsStorageClass(J);
  if (Second)
    error(I, Rule::LocalStorageClass,
          "'tile_static' cannot be combined with another storage class; remove one of them");
}

/// Processes the `restrict (` at \p I where no specifier is possible. Reports
/// it if it is a misplaced specifier; otherwise `restrict` is an ordinary name.
/// Returns the index to continue at.
size_t SpecifierFinder::reportMisplaced(size_t I) {
  if (Tokens.is(I - 1, tok::period, tok::coloncolon, tok::tilde, tok::kw_operator, tok::arrow))
    return I + 1;
  // `[] restrict(amp)`, with any list.
  if (Tokens.is(I - 1, tok::r_square) && Tokens.isLambdaIntroducer(Tokens.match(I - 1))) {
    error(I, Rule::LambdaWithoutParameters,
          "lambda with a restriction specifier has no parameter list; write '()' before "
          "'restrict'");
    size_t End = Tokens.match(I + 1) == TokenView::None ? I + 1 : Tokens.match(I + 1) + 1;
    ClauseRun Run{End, {true, true}};
    record(I, readNames(I).value_or(Run), TokenView::None);
    return End;
  }
  std::optional<ClauseRun> Run = readNames(I);
  if (!Run)
    return I + 1;

  bool Attribute = false;
  if (size_t Begin = exceptionSpecificationBefore(I); Begin != TokenView::None)
    return reportOrder(I, *Run, parameterListBefore(Begin, Attribute),
                       "the exception specification");
  if (size_t Arrow = trailingReturnBefore(I); Arrow != TokenView::None) {
    size_t Begin = exceptionSpecificationBefore(Arrow);
    return reportOrder(I, *Run,
                       parameterListBefore(Begin == TokenView::None ? Arrow : Begin, Attribute),
                       "the trailing return type");
  }
  auto ParametersBefore = [&](size_t From) {
    while (isVirtSpecifier(From - 1))
      --From;
    if (size_t Begin = exceptionSpecificationBefore(From); Begin != TokenView::None)
      From = Begin;
    return parameterListBefore(From, Attribute);
  };
  if (isVirtSpecifier(I - 1) && ParametersBefore(I - 1) != TokenView::None)
    return reportOrder(I, *Run, ParametersBefore(I - 1),
                       fmt::format("'{}'", Tokens.name(I - 1)->getName()));
  if (Tokens.is(I - 2, tok::equal) &&
      Tokens.is(I - 1, tok::kw_default, tok::kw_delete, tok::numeric_constant) &&
      ParametersBefore(I - 2) != TokenView::None)
    return reportOrder(I, *Run, ParametersBefore(I - 2),
                       fmt::format("'= {}'", PP.getSpelling(Tokens[I - 1])));

  auto NoFunction = [&](const std::string &What, const char *Advice = "remove it") {
    error(I, Rule::RestrictionOnNonFunction,
          fmt::format("{} cannot have a restriction specifier; {}", What, Advice));
    record(I, *Run, TokenView::None);
    return Run->End;
  };
  if (Tokens.is(I - 1, tok::r_square))
    return NoFunction("an array");
  if (Tokens.is(I - 1, tok::identifier)) {
    size_t Before = I - 2;
    const std::string Name = fmt::format("'{}'", Tokens.name(I - 1)->getName());
    if (isVirtSpecifier(I - 1) && Tokens.is(Before - 1, tok::kw_struct, tok::kw_class))
      return NoFunction("a class", "restrict its member functions");
    if (Tokens.is(Before, tok::kw_class, tok::kw_struct) && Tokens.is(Before - 1, tok::kw_enum))
      return NoFunction(fmt::format("enumeration {}", Name));
    if (Tokens.is(Before, tok::kw_struct, tok::kw_class, tok::kw_union))
      return NoFunction(fmt::format("class {}", Name), "restrict its member functions");
    if (Tokens.is(Before, tok::kw_enum))
      return NoFunction(fmt::format("enumeration {}", Name));
    if (Tokens.is(Before, tok::kw_namespace))
      return NoFunction(fmt::format("namespace {}", Name), "restrict its functions");
    bool Head = Tokens.closedAngles(Before) && Tokens.matchAngle(Before) != TokenView::None &&
                Tokens.is(Tokens.matchAngle(Before) - 1, tok::kw_template);
    if (isTypeEnd(Before) && !Head)
      return NoFunction(fmt::format("{} is not a function and", Name));
  }
  // `restrict(amp) void f()`, `void restrict(amp) f()`, `fn restrict(amp) *p`:
  // the next token begins or continues a declaration, so it cannot follow a
  // call.
  const bool AfterType = Tokens.is(I - 1, tok::identifier) || Tokens.isTypeKeyword(I - 1);
  if (Tokens.isTypeKeyword(Run->End) ||
      (AfterType && Tokens.is(Run->End, tok::star, tok::amp, tok::ampamp)) ||
      (Tokens.is(Run->End, tok::identifier) && !isVirtSpecifier(Run->End)) ||
      Tokens.is(Run->End, tok::kw_struct, tok::kw_class, tok::kw_enum, tok::kw_union,
                tok::kw_typename, tok::kw_static, tok::kw_inline, tok::kw_virtual, tok::kw_explicit,
                tok::kw_constexpr, tok::kw_template, tok::kw_operator)) {
    error(I, Rule::RestrictionAmongSpecifiers,
          "restriction specifier must follow the parameter list");
    for (size_t J = Run->End; J < Tokens.size() && !Tokens.is(J, tok::semi, tok::l_brace); ++J)
      if (Tokens.is(J, tok::l_paren)) {
        bool Function = declaratorAt(J) == DeclaratorKind::Function &&
                        Tokens.match(J) != TokenView::None && !isClauseAt(Tokens.match(J) + 1);
        record(I, *Run, Function ? Tokens.match(J) : TokenView::None);
        return Run->End;
      }
    record(I, *Run, TokenView::None);
    return Run->End;
  }
  return I + 1;
}

} // namespace amp2hip
