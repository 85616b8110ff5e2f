//===--- Rewrites.cpp - The registry of rewrites --------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "clang/Basic/IdentifierTable.h"

using namespace clang;

namespace amp2hip {

llvm::ArrayRef<Rewrite> rewrites() {
  static const Rewrite All[] = {
      {"restriction-specifiers", planRestrictionSpecifiers},
      {"legacy-host-code", planLegacyHostCode},
      {"missing-keywords", planMissingKeywords},
      {"names", planNames},
      {"properties", planProperties},
      {"tile-static", planTileStatic},
      {"array-references", planArrayReferences},
      {"overload-names", planOverloadNames},
      // From here on code is moved.
      {"function-objects", planFunctionObjects},
      {"overload-pairs", planOverloadPairs},
  };
  return All;
}

NameTable::NameTable(const Unit &U) {
  for (const Token &T : U.Tokens)
    if (const IdentifierInfo *II = T.getIdentifierInfo())
      Used.insert(II->getName());
}

std::string NameTable::unique(const std::string &Wanted) {
  std::string Name = Wanted;
  for (unsigned N = 2; !Used.insert(Name).second; ++N)
    Name = Wanted + "_" + std::to_string(N);
  return Name;
}

} // namespace amp2hip
