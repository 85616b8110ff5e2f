//===--- math_undef.h - end of a math table -------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Undefines the macros of math_define.h. The file has no include guard, because both math_fast.h
/// and math_precise.h include it.
///
//===----------------------------------------------------------------------===//

#undef AMP2HIP_MATH
#undef AMP2HIP_MATH_VOID
#undef AMP2HIP_MATH_IMPORT
#undef AMP2HIP_MATH_F
