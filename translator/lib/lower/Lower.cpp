//===--- Lower.cpp - Constructs as simpler C++ AMP ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "lower/Lower.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "rewrite/movedcode/MovedMacros.h"
#include "rewrite/names/NameTable.h"
#include "source/SourcePlaces.h"
#include "text/Format.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/Support/Path.h"

using namespace clang;

namespace amp2hip {

std::map<std::string, std::string> lowerUnit(Unit &U, const Model &M, const CodeIndex &Index,
                                             const std::vector<CodeBlock> &Code) {
  SourceText Source(U, /*KeepLines=*/true);
  MovedMacros Macros(U, Source);
  for (;;) {
    Edits E(Source);
    NameTable Names(U);
    RewriteContext C{U, M, Index, Source, E, Names, Macros};
    // If local types must be renamed, do nothing else in this round: the texts that the other
    // lowerings generate would contain the old names.
    if (!lowerLocalTypes(C)) {
      lowerSharedDeclarations(C, Code);
      lowerDefaultExpressions(C, Code);
      lowerProperties(C, Code);
      lowerRangeLoops(C, Code);
    }
    if (Source.takeTextChanged())
      continue;
    std::map<std::string, std::string> Texts;
    for (FileID File : U.Files) {
      std::string Path = E.touches(File) ? absolutePath(U.SM, File) : "";
      if (Path.empty())
        continue;
      auto [It, New] = Texts.try_emplace(Path, E.render(File));
      if (!New && It->second != E.render(File)) {
        U.error(U.SM.getIncludeLoc(File),
                fmt::format("header '{}' needs different changes at its inclusions, because macros "
                            "change its code; write a copy of it for this inclusion",
                            llvm::sys::path::filename(Path)));
        return {};
      }
    }
    return Texts;
  }
}

} // namespace amp2hip
