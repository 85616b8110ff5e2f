//===--- ResizedTypes.h - Types with another size on Windows ----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PORTABILITY_SIZES_RESIZEDTYPES_H
#define AMP2HIP_PORTABILITY_SIZES_RESIZEDTYPES_H

#include "clang/AST/Type.h"
#include <vector>

namespace clang {
class FieldDecl;
} // namespace clang

namespace amp2hip {

class Unit;

/// Returns `long`, `unsigned long` or `wchar_t`, if that is how the program spells
/// \p Type, possibly by a typedef of its own; else null. Typedefs of other headers, such as
/// size_t, have 8 bytes on 64-bit Windows, too, unless they are `wchar_t` there.
const clang::BuiltinType *resizedBuiltin(clang::QualType Type, const Unit &U);

/// True if the program spells \p Type as `long` or `unsigned long`.
bool isSpelledLong(clang::QualType Type, const Unit &U);

/// The types with another size on Windows that a type contains.
struct ResizedTypes {
  const clang::BuiltinType *First = nullptr;     ///< null if there is none
  std::vector<const clang::FieldDecl *> Members; ///< of the program's classes
};

/// Finds the types in \p Type, its elements and its members.
ResizedTypes findResized(clang::QualType Type, const Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PORTABILITY_SIZES_RESIZEDTYPES_H
