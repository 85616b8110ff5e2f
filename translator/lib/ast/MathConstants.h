//===--- MathConstants.h - Builtin functions in HUGE_VAL and NAN ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_AST_MATHCONSTANTS_H
#define AMP2HIP_AST_MATHCONSTANTS_H

#include "clang/AST/Decl.h"
#include "clang/Basic/Builtins.h"

namespace amp2hip {

/// True for the builtin functions in the macros `HUGE_VAL`, `INFINITY` and `NAN` of <math.h>. Amp
/// code may use these macros, because they are constants in Microsoft's header.
inline bool isMathConstant(const clang::FunctionDecl &F) {
  switch (F.getBuiltinID()) {
  case clang::Builtin::BI__builtin_huge_val:
  case clang::Builtin::BI__builtin_huge_valf:
  case clang::Builtin::BI__builtin_inf:
  case clang::Builtin::BI__builtin_inff:
  case clang::Builtin::BI__builtin_nan:
  case clang::Builtin::BI__builtin_nanf:
    return true;
  default:
    return false;
  }
}

} // namespace amp2hip

#endif // AMP2HIP_AST_MATHCONSTANTS_H
