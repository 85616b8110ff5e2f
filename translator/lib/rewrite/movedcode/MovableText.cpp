//===--- MovableText.cpp - Preprocessor conditionals in lambdas -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "rewrite/movedcode/MovableText.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/SourceManager.h"

using namespace clang;

namespace amp2hip {

bool hasSplitDirectives(RewriteContext &C, const AmpLambda &L) {
  std::optional<TextRange> All = C.Source.range(L.Lambda->getSourceRange());
  std::optional<TextPosition> Body = C.Source.begin(L.Lambda->getBody()->getBeginLoc());
  std::optional<TextPosition> Captures = C.Source.end(L.Lambda->getIntroducerRange().getEnd());
  FunctionTypeLoc Type = L.Lambda->getCallOperator()
                             ->getTypeSourceInfo()
                             ->getTypeLoc()
                             .IgnoreParens()
                             .getAs<FunctionTypeLoc>();
  std::optional<TextPosition> Parameters = Type ? C.Source.end(Type.getRParenLoc()) : std::nullopt;
  if (!All || !Body || !Captures)
    return false;
  // Each part of the lambda moves to another place, so a conditional must begin and end in the same
  // part.
  const unsigned Ends[] = {Captures->Offset, Parameters ? Parameters->Offset : Captures->Offset,
                           Body->Offset, All->End};
  const unsigned *End = Ends;
  StringRef Text = C.Source.text(All->File);
  int Depth = 0;
  for (unsigned At = All->Begin; At < All->End;) {
    for (; At >= *End; ++End)
      if (Depth != 0)
        return true;
    StringRef Line = Text.slice(At, All->End).split('\n').first;
    StringRef Directive = Line.ltrim();
    if (Directive.consume_front("#")) {
      Directive = Directive.ltrim();
      if (Directive.starts_with("if"))
        ++Depth;
      else if (Directive.starts_with("endif") && --Depth < 0)
        return true;
      else if (Directive.starts_with("el") && Depth == 0)
        return true;
      else if (End == Ends && !Directive.starts_with("e"))
        return true; // the capture list is not copied
    }
    At += Line.size() + 1;
  }
  return Depth != 0;
}

} // namespace amp2hip
