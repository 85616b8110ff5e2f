//===--- Check.h - The checks and their registry --------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_CHECK_CHECK_H
#define AMP2HIP_CHECK_CHECK_H

#include "llvm/ADT/ArrayRef.h"

namespace amp2hip {

struct Model;
class Unit;

/// One rule of the language: what it looks at is the parsed unit and the model,
/// what it finds wrong it reports at the user's own line. To add one, write a
/// file with such a function, a line in Checks.cpp, and a test in tests/reject.
struct Check {
  const char *Name;
  void (*Run)(const Unit &, const Model &);
};

llvm::ArrayRef<Check> checks();

void checkCalls(const Unit &U, const Model &M);
void checkCaptures(const Unit &U, const Model &M);
void checkKernels(const Unit &U, const Model &M);
void checkProperties(const Unit &U, const Model &M);
void checkTileStatic(const Unit &U, const Model &M);
void checkVariables(const Unit &U, const Model &M);

} // namespace amp2hip

#endif // AMP2HIP_CHECK_CHECK_H
