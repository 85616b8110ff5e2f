//===--- ModelBuilder.h - Gather the model from the AST ---------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_MODELBUILDER_H
#define AMP2HIP_MODEL_MODELBUILDER_H

#include "model/Model.h"

namespace amp2hip {

/// Walks the AST of \p U once and returns the C++ AMP constructs that the user's code contains.
/// The first step of buildModel(). May report errors to \p U.
Model collectConstructs(Unit &U, KernelTypes Types);

} // namespace amp2hip

#endif // AMP2HIP_MODEL_MODELBUILDER_H
