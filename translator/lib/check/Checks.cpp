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
      {"atomics", checkAtomics},
      {"barriers", checkBarriers},
      {"bool-pointers", checkBoolPointers},
      {"calls", checkCalls},
      {"captures", checkCaptures},
      {"casts", checkCasts},
      {"closure-types", checkClosureTypes},
      {"components", checkComponents},
      {"constants", checkConstants},
      {"containers", checkContainers},
      {"callee-restrictions", checkCalleeRestrictions},
      {"vendor-names", checkVendorNames},
      {"declarations", checkDeclarations},
      {"declarators", checkDeclarators},
      {"declared-types", checkDeclaredTypes},
      {"forbidden-statements", checkForbiddenStatements},
      {"function-pointers", checkFunctionPointers},
      {"function-types", checkFunctionTypes},
      {"kernels", checkKernels},
      {"launches", checkLaunches},
      {"literals", checkLiterals},
      {"local-storage", checkLocalStorage},
      {"long", checkLong},
      {"unnamed-kernel-types", checkUnnamedKernelTypes},
      {"overloads", checkOverloads},
      {"pair-instances", checkPairInstances},
      {"properties", checkProperties},
      {"recursion", checkRecursion},
      {"tile-static", checkTileStatic},
      {"tile-static-size", checkTileStaticSize},
      {"tile-static-types", checkTileStaticTypes},
      {"used-types", checkUsedTypes},
      {"variables", checkVariables},
  };
  return All;
}

} // namespace amp2hip
