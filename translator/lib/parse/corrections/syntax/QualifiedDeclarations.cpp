//===--- QualifiedDeclarations.cpp - class a::b; --------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/syntax/QualifiedDeclarations.h"
#include "normalize/TokenView.h"
#include "parse/Unit.h"
#include "parse/corrections/TokenCorrections.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

bool removeQualifiedDeclarations(TokenCorrections &Changes, llvm::ArrayRef<SourceLocation> Errors,
                                 const Unit &U) {
  if (Errors.empty())
    return false;
  const TokenView Tokens(U.Tokens);
  bool Any = false;
  for (size_t I = 0; I + 4 < Tokens.size(); ++I) {
    if (!Tokens.is(I, tok::kw_class, tok::kw_struct, tok::kw_union) ||
        !Tokens.is(I + 1, tok::identifier) || !Tokens.is(I + 2, tok::coloncolon) ||
        !llvm::is_contained(Errors, Tokens[I + 1].getLocation()))
      continue;
    size_t End = I + 1;
    while (Tokens.is(End, tok::identifier, tok::coloncolon))
      ++End;
    if (Tokens.is(End, tok::semi))
      for (size_t Each = I; Each < End; ++Each)
        Any |= Changes.replace(Tokens[Each].getLocation(), "", U);
  }
  return Any;
}

} // namespace amp2hip
