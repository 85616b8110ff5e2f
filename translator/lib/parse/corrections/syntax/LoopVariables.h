//===--- LoopVariables.h - Variables that outlive their loop ----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_SYNTAX_LOOPVARIABLES_H
#define AMP2HIP_PARSE_CORRECTIONS_SYNTAX_LOOPVARIABLES_H

#include "parse/corrections/headers/MissingIncludes.h"
#include "llvm/ADT/ArrayRef.h"
#include <map>
#include <string>

namespace amp2hip {

class Unit;

/// Moves declarations out of `for` statements. With `/Zc:forScope-`, a variable that a `for`
/// statement declares is in scope until the end of the enclosing block. If one of \p Errors is such
/// a use after the loop, `for (int i = 0; ...)` becomes `int i; for (i = 0; ...)`. Returns the new
/// texts of the changed files, by absolute path.
std::map<std::string, std::string> textsWithLoopVariables(llvm::ArrayRef<NameError> Errors,
                                                          const Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_SYNTAX_LOOPVARIABLES_H
