//===--- Annotations.h - Annotations of Microsoft's compiler ----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_SYNTAX_ANNOTATIONS_H
#define AMP2HIP_PARSE_CORRECTIONS_SYNTAX_ANNOTATIONS_H

#include "clang/Lex/Token.h"
#include <vector>

namespace amp2hip {

class Unit;

/// Removes the annotations of the first version of SAL, such as `__in` and `__out_ecount(n)`, from
/// \p Tokens and from the output. They cannot be macros, because libstdc++ has variables with these
/// names. Those of the second version, such as `_In_`, are macros of the Windows headers for Linux.
void removeAnnotations(std::vector<clang::Token> &Tokens, Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_SYNTAX_ANNOTATIONS_H
