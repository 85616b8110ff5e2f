//===--- BitFields.h - Bit-fields in another place --------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PORTABILITY_SIZES_BITFIELDS_H
#define AMP2HIP_PORTABILITY_SIZES_BITFIELDS_H

#include "clang/AST/Type.h"

namespace clang {
class FieldDecl;
} // namespace clang

namespace amp2hip {

class Unit;

/// Returns the first bit-field in a class of the program, \p Type or the class of a member,
/// whose type has another size than that of the bit-field before it; null if there is none.
/// Microsoft's compiler stores such a field in a new unit, g++ and Clang in the same one.
///
///   struct { unsigned char kind : 4; unsigned length : 12; };
const clang::FieldDecl *findMovedBitField(clang::QualType Type, const Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PORTABILITY_SIZES_BITFIELDS_H
