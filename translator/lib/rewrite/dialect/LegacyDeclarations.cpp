//===--- LegacyDeclarations.cpp - Code that C++17 rejects -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Replaces host code that C++17 does not allow, or that only Microsoft's compiler accepts:
//
//   register int n = 0;  void f() throw(std::bad_alloc);
//   __declspec(nothrow) void g();
//
// becomes
//
//   int n = 0;           void f();
//   __attribute__((nothrow)) void g();
//
// The output is C++17 and must compile with other compilers; C++ AMP programs were written for
// C++11 and Microsoft's compiler.
//
//===----------------------------------------------------------------------===//
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "clang/Basic/IdentifierTable.h"

using namespace clang;

namespace amp2hip {

/// Rewrites `__declspec(nothrow)` to the attribute that all compilers of the output support. Other
/// `__declspec` attributes remain.
static void planNothrow(RewriteContext &C) {
  llvm::ArrayRef<Token> Tokens = C.Unit.Tokens;
  for (size_t I = 0; I + 3 < Tokens.size(); ++I) {
    if (Tokens[I].isNot(tok::kw___declspec) || Tokens[I + 1].isNot(tok::l_paren) ||
        Tokens[I + 2].isNot(tok::identifier) || Tokens[I + 3].isNot(tok::r_paren) ||
        Tokens[I + 2].getIdentifierInfo()->getName() != "nothrow")
      continue;
    std::optional<TextRange> Keyword = C.Source.spelled(Tokens[I].getLocation());
    std::optional<TextRange> Name = C.Source.spelled(Tokens[I + 2].getLocation());
    if (!Keyword || !Name)
      continue;
    C.Edits.replace(*Keyword, "__attribute__");
    C.Edits.replace(*Name, "(nothrow)");
  }
}

void planLegacyDeclarations(RewriteContext &C) {
  for (const Token &T : C.Unit.Tokens)
    if (T.is(tok::kw_register))
      if (std::optional<TextRange> R = C.Source.spelled(T.getLocation())) {
        StringRef Text = C.Source.text(R->File);
        while (R->End < Text.size() && (Text[R->End] == ' ' || Text[R->End] == '\t'))
          ++R->End;
        C.Edits.remove(*R);
      }
  planNothrow(C);
  for (SourceRange Spec : C.Model.DynamicExceptionSpecs)
    if (std::optional<TextRange> R = C.Source.range(Spec))
      C.Edits.removeWithSpace(*R);
}

} // namespace amp2hip
