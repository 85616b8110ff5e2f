//===--- LoopVariables.h - Variables that outlive their loop ----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_LOOPVARIABLES_H
#define AMP2HIP_PARSE_CORRECTIONS_LOOPVARIABLES_H

#include "parse/corrections/MissingIncludes.h"
#include "llvm/ADT/ArrayRef.h"
#include <map>
#include <string>

namespace amp2hip {

class Unit;

/// With `/Zc:forScope-`, the variables of a `for` statement live until the end of the block around
/// it. Returns the texts of the files in which \p Errors name such a variable behind its loop, by
/// absolute path: with `int i; for (i = 0; ...)` instead of `for (int i = 0; ...)`.
std::map<std::string, std::string> textsWithLoopVariables(llvm::ArrayRef<NameError> Errors,
                                                          const Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_LOOPVARIABLES_H
