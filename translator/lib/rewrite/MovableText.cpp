//===--- MovableText.cpp - Text that macros and directives tie down -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "rewrite/MovableText.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/SourceManager.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"

using namespace clang;

namespace amp2hip {

bool hasSplitDirectives(RewriteContext &C, const AmpLambda &L) {
  std::optional<TextRange> All = C.Source.range(L.Lambda->getSourceRange());
  std::optional<TextPosition> Body = C.Source.begin(L.Lambda->getBody()->getBeginLoc());
  if (!All || !Body)
    return false;
  StringRef Text = C.Source.text(All->File).slice(All->Begin, All->End);
  size_t BodyAt = Body->Offset - All->Begin;
  int Depth = 0;
  for (size_t At = 0; At < Text.size();) {
    StringRef Line = Text.drop_front(At).split('\n').first;
    StringRef Directive = Line.ltrim();
    if (Directive.consume_front("#")) {
      Directive = Directive.ltrim();
      if (At < BodyAt)
        return true;
      if (Directive.starts_with("if"))
        ++Depth;
      else if (Directive.starts_with("endif") && --Depth < 0)
        return true;
      else if (Directive.starts_with("el") && Depth == 0)
        return true;
    }
    At += Line.size() + 1;
  }
  return Depth != 0;
}

} // namespace amp2hip
