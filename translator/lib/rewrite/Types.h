//===--- Types.h - Types as text ------------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_TYPES_H
#define AMP2HIP_REWRITE_TYPES_H

#include "clang/AST/TypeLoc.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace amp2hip {

struct RewriteContext;

/// \p T as the user spelled it at \p Loc, with the edits made to it, without
/// references and top-level cv-qualifiers; its full name where it was not
/// spelled out (`auto`) or cannot be taken as it stands.
std::string spellType(RewriteContext &C, clang::TypeLoc Loc, clang::QualType T);
/// The same for an array type, in two halves: `float` and `[16][16]`. For any
/// other type the suffix is empty.
void splitArrayType(RewriteContext &C, clang::TypeLoc Loc, clang::QualType T,
                    std::string &Element, std::string &Suffix);
/// Where \p Loc, or what it refers to, is written as an array; null if it is not.
clang::ArrayTypeLoc arrayLoc(clang::TypeLoc Loc);
/// The fully qualified name of \p T.
std::string qualifiedName(RewriteContext &C, clang::QualType T);

/// The member of a function object that stands for a captured reference to an
/// array: `mutable amp2hip::array_ref<int, 1>`.
std::string arrayHandle(RewriteContext &C, clang::TypeLoc Loc, clang::QualType T);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_TYPES_H
