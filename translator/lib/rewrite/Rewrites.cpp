//===--- Rewrites.cpp - The registry of rewrites --------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "rewrite/Rewrite.h"
#include "rewrite/dialect/FunctionNames.h"
#include "rewrite/movedcode/InsertLateDeclarations.h"

namespace amp2hip {

llvm::ArrayRef<Rewrite> rewrites() {
  static const Rewrite All[] = {
      {"restriction-macros", Phase::InPlace, planRestrictionMacros, Errors::Accepts},
      {"restriction-specifiers", Phase::InPlace, planRestrictionSpecifiers},
      {"overload-disambiguation", Phase::InPlace, planOverloadDisambiguation},
      {"hiding-functions", Phase::InPlace, planHidingFunctions},
      {"included-code", Phase::InPlace, planIncludedCode},
      {"legacy-declarations", Phase::InPlace, planLegacyDeclarations, Errors::Accepts},
      {"long", Phase::InPlace, planAmpLongAsInt},
      {"function-names", Phase::InPlace, planFunctionNames, Errors::Accepts},
      {"source-fixes", Phase::InPlace, planSourceFixes, Errors::Accepts},
      {"qualified-names", Phase::InPlace, planQualifiedNames},
      {"properties", Phase::InPlace, planProperties, Errors::Accepts},
      {"tile-static", Phase::InPlace, planTileStatic},
      {"unrolled-loops", Phase::InPlace, planUnrolledLoops},
      {"unaligned-views", Phase::InPlace, planUnalignedViews},
      {"nested-captures", Phase::InPlace, planNestedCaptures},
      {"unnamed-types", Phase::InPlace, planUnnamedTypes},
      {"captured-types", Phase::InPlace, planCapturedTypes},
      {"array-references", Phase::InPlace, planArrayReferences},
      {"overload-renaming", Phase::InPlace, planOverloadRenaming},
      {"overload-constructor-tags", Phase::InPlace, planOverloadConstructorTags},
      {"overload-pair-declarations", Phase::InPlace, planOverloadPairDeclarations},
      {"using-declarations", Phase::InPlace, planUsingDeclarations},
      {"ambiguous-usings", Phase::InPlace, planAmbiguousUsings},
      {"tile-functions", Phase::InPlace, planTileFunctions},
      {"functor-loops", Phase::InPlace, planFunctorLoops},
      {"public-types", Phase::InPlace, planPublicTypes},
      {"replaced-allocation", Phase::InPlace, planReplacedAllocation},
      {"unnamed-namespaces", Phase::InPlace, planUnnamedNamespaces},
      {"termination-handlers", Phase::InPlace, planTerminationHandlers, Errors::Accepts},
      {"class-scope-specializations", Phase::Moving, planClassScopeSpecializations,
       Errors::Accepts},
      {"late-declarations", Phase::Moving, planLateDeclarations},
      {"function-objects", Phase::Moving, planFunctionObjects},
      {"overload-pair-bodies", Phase::Moving, planOverloadPairBodies},
  };
  return All;
}

} // namespace amp2hip
