//===--- DeletedFunctions.cpp - Deleted cpu functions ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "normalize/DeletedFunctions.h"
#include "clang/Basic/IdentifierTable.h"
#include <set>
#include <string>

using namespace clang;

namespace amp2hip {
namespace {

/// Returns a key for the name of the function with the parameter list at
/// \p Open, such as `f` or `operator plus`; empty if the name is not
/// recognized.
std::string nameBefore(const TokenView &Tokens, size_t Open) {
  if (Open == 0)
    return "";
  for (size_t I = Open; I-- > 0;) {
    // `operator()` has parentheses, and the type of a conversion function may be long.
    if (I + 3 < Open &&
        Tokens.is(I, tok::semi, tok::l_brace, tok::r_brace, tok::l_paren, tok::r_paren))
      break;
    if (Tokens.is(I, tok::kw_operator)) {
      std::string Name = "operator";
      for (size_t J = I + 1; J < Open; ++J)
        Name += std::string(" ") + tok::getTokenName(Tokens[J].getKind());
      return Name;
    }
  }
  const IdentifierInfo *Name = Tokens.name(Open - 1);
  return Name ? Name->getName().str() : "";
}

/// Returns the `(` of the parameter list before the `=` at \p I, or TokenView::None.
size_t parametersBefore(const TokenView &Tokens, size_t I) {
  while (I > 0) {
    --I;
    if (Tokens.is(I, tok::semi, tok::l_brace, tok::r_brace))
      return TokenView::None;
    if (!Tokens.is(I, tok::r_paren))
      continue;
    size_t Open = Tokens.match(I);
    if (Open == TokenView::None || Open == 0)
      return TokenView::None;
    if (!Tokens.is(Open - 1, tok::kw_noexcept, tok::kw_throw, tok::kw_decltype,
                   tok::kw___attribute))
      return Open;
    I = Open;
  }
  return TokenView::None;
}

} // namespace

std::vector<Specifier> deletedCpuFunctions(const TokenView &Tokens,
                                           const std::vector<Specifier> &Specified) {
  std::set<std::string> AmpNames;
  std::set<size_t> Done;
  for (const Specifier &S : Specified) {
    Done.insert(S.Open);
    if (S.Kind == DeclaratorKind::Function && S.Set.Amp && !S.Set.Cpu)
      AmpNames.insert(nameBefore(Tokens, S.Open));
  }
  std::vector<Specifier> Deleted;
  for (size_t I = 0; !AmpNames.empty() && I + 2 < Tokens.size(); ++I) {
    if (!Tokens.is(I, tok::equal) || !Tokens.is(I + 1, tok::kw_delete) ||
        !Tokens.is(I + 2, tok::semi))
      continue;
    size_t Open = parametersBefore(Tokens, I);
    std::string Name = Open == TokenView::None ? "" : nameBefore(Tokens, Open);
    if (Name.empty() || !AmpNames.count(Name) || Done.count(Open))
      continue;
    Specifier S;
    S.Open = Open;
    S.Close = Tokens.match(Open);
    S.Set = {true, false};
    Deleted.push_back(S);
  }
  return Deleted;
}

} // namespace amp2hip
