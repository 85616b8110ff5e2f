//===--- ExceptionSpecTargets.cpp - Calls in exception specifications -----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "normalize/ExceptionSpecTargets.h"
#include "normalize/CallTarget.h"
#include "normalize/TokenView.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace amp2hip {

ExceptionSpecTargets::ExceptionSpecTargets(Sema &S, const std::vector<Token> &Tokens,
                                           const std::vector<RestrictClause> &Clauses)
    : S(S) {
  llvm::DenseMap<SourceLocation, Restriction> Sets;  // by the last token of a clause
  llvm::DenseMap<SourceLocation, Restriction> Whole; // by the `)` of the parameters
  for (const RestrictClause &Clause : Clauses) {
    Restriction &Set = Whole[Clause.ParametersEnd];
    Set.Cpu |= Clause.Set.Cpu;
    Set.Amp |= Clause.Set.Amp;
    Sets[Clause.End] = Set; // the last clause of a specifier gets the union
  }
  if (Sets.empty())
    return;
  CUDAFunctionTarget Side =
      S.getLangOpts().CUDAIsDevice ? CUDAFunctionTarget::Device : CUDAFunctionTarget::Host;
  TokenView View(Tokens);
  for (size_t I = 0; I + 2 < View.size(); ++I) {
    if (!View.is(I + 1, tok::kw_noexcept) || !View.is(I + 2, tok::l_paren) ||
        View.match(I + 2) == TokenView::None)
      continue;
    auto Set = Sets.find(View[I].getLocation());
    if (Set == Sets.end())
      continue;
    Begins[View[I + 2].getLocation()] = Set->second.both() ? Side
                                        : Set->second.Amp  ? CUDAFunctionTarget::Device
                                                           : CUDAFunctionTarget::Host;
    Ends.insert(View[View.match(I + 2)].getLocation());
  }
}

void ExceptionSpecTargets::onToken(const Token &T) {
  if (IsAtEnd) {
    setCallTarget(S, CUDAFunctionTarget::HostDevice);
    IsInside = IsAtEnd = false;
  }
  if (Begins.empty())
    return;
  if (auto At = Begins.find(T.getLocation()); At != Begins.end()) {
    setCallTarget(S, At->second);
    IsInside = true;
  }
  IsAtEnd = IsInside && T.is(tok::r_paren) && Ends.count(T.getLocation());
}

} // namespace amp2hip
