//===--- Restriction.cpp - Restriction specifiers as attributes -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Replaces restriction specifiers by attributes in the token list of a
// translation unit:
//
//   int f(int x) restrict(cpu, amp);
//
// becomes
//
//   int f(int x) __attribute__((device)) __attribute__((host));
//
// SpecifierFinder finds the specifiers, inheritedSpecifiers() and
// deletedCpuFunctions() add the functions that have restrictions without a
// specifier, and AttributeWriter writes the new tokens.
//
//===----------------------------------------------------------------------===//
#include "normalize/Restriction.h"
#include "normalize/AttributeWriter.h"
#include "normalize/DeletedFunctions.h"
#include "normalize/Inheritance.h"
#include "normalize/Specifiers.h"
#include "clang/Lex/Preprocessor.h"

using namespace clang;

namespace amp2hip {

/// Sets \c InstantiationPrefix in the last clause of \p S, an explicit
/// instantiation.
static void setInstantiationPrefix(const TokenView &Tokens, const Specifier &S,
                                   std::vector<RestrictClause> &Clauses) {
  size_t Template = Tokens.declarationStart(S.Open);
  if (Tokens.is(Template, tok::kw_extern))
    ++Template;
  for (size_t I = Clauses.size(); I-- > 0;)
    if (Clauses[I].ParametersEnd == Tokens[S.Close].getLocation()) {
      Clauses[I].InstantiationPrefix = Tokens[Template + 1].getLocation();
      return;
    }
}

std::vector<Token> normalizeRestrictions(std::vector<Token> Tokens, Preprocessor &PP,
                                         std::vector<RestrictClause> &Clauses) {
  TokenView View(Tokens);
  SpecifierFinder Finder(View, PP, Clauses);
  Finder.run();
  AttributeWriter Writer(View, Finder.Dropped, PP);
  for (const Specifier &S : Finder.Specifiers) {
    Writer.place(S);
    if (S.Kind == DeclaratorKind::Instantiation && S.Set.Amp)
      setInstantiationPrefix(View, S, Clauses);
  }
  std::vector<Specifier> All = Finder.Specifiers;
  for (const Specifier &S : inheritedSpecifiers(View, Finder)) {
    Writer.place(S);
    All.push_back(S);
  }
  for (const Specifier &S : deletedCpuFunctions(View, All))
    Writer.place(S);
  return Writer.write();
}

} // namespace amp2hip
