//===--- Checks.cpp - The registry of checks ------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "check/Check.h"

namespace amp2hip {

llvm::ArrayRef<Check> checks() {
  static const Check All[] = {
      checkAtomics,
      checkBarriers,
      checkBoolPointers,
      checkCalls,
      checkCaptures,
      checkCasts,
      checkClosureTypes,
      checkComponents,
      checkConstants,
      checkConstructorRequirements,
      checkContainers,
      checkCalleeRestrictions,
      checkVendorNames,
      checkDeclarations,
      checkDeclarators,
      checkDeclaredTypes,
      checkForbiddenStatements,
      checkFunctionPointers,
      checkFunctionTypes,
      checkKernels,
      checkLaunches,
      checkLiterals,
      checkLocalStorage,
      checkLong,
      checkUnnamedKernelTypes,
      checkOverloads,
      checkPairInstances,
      checkProperties,
      checkRecursion,
      checkTileStatic,
      checkTileStaticSize,
      checkTileStaticTypes,
      checkUsedTypes,
      checkVariables,
  };
  return All;
}

} // namespace amp2hip
