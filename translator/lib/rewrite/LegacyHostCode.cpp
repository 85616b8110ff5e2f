//===--- LegacyHostCode.cpp - What C++17 no longer has --------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   register int n = 0;  void f() throw(std::bad_alloc);
//   int n = 0;           void f();
//
// The output needs C++17; C++ AMP programs were written for C++11.
//
//===----------------------------------------------------------------------===//
#include "clang/Basic/IdentifierTable.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"

using namespace clang;

namespace amp2hip {

void planLegacyHostCode(RewriteContext &C) {
  for (const Token &T : C.U.Tokens)
    if (T.is(tok::kw_register))
      if (std::optional<TextRange> R = C.Source.spelled(T.getLocation())) {
        StringRef Text = C.Source.text(R->File);
        while (R->End < Text.size() && (Text[R->End] == ' ' || Text[R->End] == '\t'))
          ++R->End;
        C.E.remove(*R);
      }
  for (SourceRange Spec : C.M.DynamicExceptionSpecs)
    if (std::optional<TextRange> R = C.Source.range(Spec))
      C.E.removeWithSpace(*R);
}

} // namespace amp2hip
