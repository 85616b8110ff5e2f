//===--- Rewrites.cpp - The registry of rewrites --------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "rewrite/Rewrite.h"
#include "rewrite/movedcode/LateDeclarations.h"

namespace amp2hip {

llvm::ArrayRef<Rewrite> rewrites() {
  static const Rewrite All[] = {
      {"restriction-specifiers", planRestrictionSpecifiers},
      {"overload-disambiguation", planOverloadDisambiguation},
      {"hiding-functions", planHidingFunctions},
      {"included-code", planIncludedCode},
      {"legacy-host-code", planLegacyHostCode},
      {"long", planLong},
      {"missing-keywords", planMissingKeywords},
      {"qualified-names", planQualifiedNames},
      {"properties", planProperties},
      {"tile-static", planTileStatic},
      {"nested-captures", planNestedCaptures},
      {"unnamed-types", planUnnamedTypes},
      {"captured-types", planCapturedTypes},
      {"array-references", planArrayReferences},
      {"overload-renaming", planOverloadRenaming},
      {"overload-constructor-tags", planOverloadConstructorTags},
      {"overload-pair-declarations", planOverloadPairDeclarations},
      {"using-declarations", planUsingDeclarations},
      {"ambiguous-usings", planAmbiguousUsings},
      {"functor-loops", planFunctorLoops},
      {"public-types", planPublicTypes},
      {"replaced-allocation", planReplacedAllocation},
      {"unnamed-namespaces", planUnnamedNamespaces},
      // The rewrites below move code.
      {"late-declarations", planLateDeclarations},
      {"function-objects", planFunctionObjects},
      {"overload-pair-bodies", planOverloadPairBodies},
  };
  return All;
}

} // namespace amp2hip
