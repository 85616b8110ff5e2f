//===--- LongUses.h - Uses of long in amp code ----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_TYPES_LONGUSES_H
#define AMP2HIP_MODEL_TYPES_LONGUSES_H

#include "model/AmpCode.h"
#include "clang/Basic/Diagnostic.h"
#include <optional>

namespace clang {
class TypedefNameDecl;
}

namespace amp2hip {

/// `long` or `unsigned long` as the program writes it, or by a typedef of the program.
/// `std::size_t` is no use of long.
struct LongUse {
  clang::SourceLocation Loc;
  bool Unsigned = false;
  /// The user's typedef, if the program writes its name; or null.
  const clang::TypedefNameDecl *Named = nullptr;
  /// The edit that makes the type 4 bytes wide; no value in a macro.
  std::optional<clang::FixItHint> Narrower;

  const char *intType() const { return Unsigned ? "unsigned int" : "int"; }
};

/// The use of long that \p T itself is, if any. Does not look into compound types.
std::optional<LongUse> longUse(const Unit &U, clang::TypeLoc T);

} // namespace amp2hip

#endif // AMP2HIP_MODEL_TYPES_LONGUSES_H
