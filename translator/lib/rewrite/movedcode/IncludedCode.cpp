//===--- IncludedCode.cpp - Include directives inside kernels -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "rewrite/movedcode/IncludedCode.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

std::optional<TextRange> includedName(SourceText &Source, const IncludeDirective &I) {
  std::optional<TextPosition> At = Source.begin(I.Hash);
  if (!At)
    return std::nullopt;
  StringRef Text = Source.text(At->File);
  size_t Line = Text.find_first_of("\r\n", At->Offset);
  size_t Open = Text.slice(At->Offset, Line).find_first_of("\"<"), Begin, End;
  if (Open != StringRef::npos) {
    Begin = At->Offset + Open;
    char Close = Text[Begin] == '<' ? '>' : '"';
    End = Text.find(Close, Begin + 1) + 1;
  } else { // a macro
    Begin = Text.find("include", At->Offset) + 7;
    Begin = Text.find_first_not_of(" \t", Begin);
    End = Text.find_first_of(" \t\r\n(", Begin);
  }
  if (End == StringRef::npos || End == 0)
    return std::nullopt;
  return TextRange{At->File, unsigned(Begin), unsigned(End)};
}

std::string includePlaceholder(size_t Number) {
  return "\"amp2hip:include " + std::to_string(Number) + "\"";
}

void planIncludedCode(RewriteContext &C) {
  for (size_t Number = 0; Number < C.Unit.Includes.size(); ++Number) {
    const IncludeDirective &I = C.Unit.Includes[Number];
    auto Holds = [&](const AmpLambda &L) {
      SourceLocation Begin = L.Lambda->getBeginLoc(), End = L.Lambda->getEndLoc();
      return I.File && I.Hash.isFileID() && C.Unit.SM.isWrittenInSameFile(Begin, I.Hash) &&
             C.Unit.SM.isBeforeInTranslationUnit(Begin, I.Hash) &&
             C.Unit.SM.isBeforeInTranslationUnit(I.Hash, End);
    };
    if (llvm::any_of(C.Model.Lambdas, Holds))
      if (std::optional<TextRange> Name = includedName(C.Source, I))
        C.Edits.replace(*Name, includePlaceholder(Number));
  }
}

} // namespace amp2hip
