//===--- TypeText.h - Types as text -----------------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_TEXT_TYPETEXT_H
#define AMP2HIP_REWRITE_TEXT_TYPETEXT_H

#include "clang/AST/TypeLoc.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace amp2hip {

struct RewriteContext;

/// Returns the type \p T as the source spells it at \p Loc, with planned edits, without references
/// and top-level cv-qualifiers. Returns the qualified name instead if the source does not spell the
/// type (`auto`), or if the spelling has another meaning at \c Edits::Destination.
std::string spellType(RewriteContext &C, clang::TypeLoc Loc, clang::QualType T);
/// Spells an array type in two parts: \p Element, `float`, as spellType() returns it, and
/// \p Suffix, `[16][16]`. For other types, \p Suffix is empty.
void splitArrayType(RewriteContext &C, clang::TypeLoc Loc, clang::QualType T, std::string &Element,
                    std::string &Suffix);
/// True if splitArrayType() takes a bound of \p T from the type, because the declaration does not
/// spell it: `int a[] = {1, 2};`, or a typedef of an array.
bool hasBoundsOfType(RewriteContext &C, clang::TypeLoc Loc, clang::QualType T);
/// Returns the array declarator of \p Loc, or of the type to which \p Loc refers; null if there is
/// none.
clang::ArrayTypeLoc arrayLoc(clang::TypeLoc Loc);
/// Returns the fully qualified name of \p T.
std::string qualifiedName(RewriteContext &C, clang::QualType T);

/// Returns the type of the data member that replaces a captured reference to a concurrency::array:
/// `mutable amp2hip::array_ref<int, 1>`.
std::string arrayHandle(RewriteContext &C, clang::TypeLoc Loc, clang::QualType T);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_TEXT_TYPETEXT_H
