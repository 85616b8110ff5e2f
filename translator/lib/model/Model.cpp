//===--- Model.cpp - The steps that build the model -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "model/Model.h"
#include "model/DependentProperties.h"
#include "model/ModelBuilder.h"
#include "model/kernels/KernelTypes.h"
#include "model/names/MathImports.h"
#include "model/overloads/AmpCallees.h"
#include "model/overloads/RenamedOverloads.h"

namespace amp2hip {

Model buildModel(Unit &U, const CodeIndex &Index, const std::vector<CodeBlock> &Code,
                 ParseForAmp Parse) {
  Model M = collectConstructs(U, findKernelTypes(U, Code));
  findCapturedArrays(M, Code);
  // Find independent templates before the amp callees are resolved: a call of such a template has
  // two callees. The other renamed overloads depend on the amp callees.
  findIndependentTemplates(U, M, Code);
  resolveAmpCallees(U, M, Code, Parse);
  findRenamedOverloads(U, Index, M, Code);
  // A call that the output qualifies because its amp callee is a function of the runtime needs
  // no second qualifier. Accessors whose overloads are renamed cannot be called for a property.
  noteMathImports(U, M, Code);
  findDependentProperties(U, M, Code);
  return M;
}

} // namespace amp2hip
