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

/// A place where the program writes `long`, `unsigned long`, or the name of a typedef of its own
/// for one of them. A name of the library, such as `std::size_t`, does not count.
struct LongUse {
  clang::SourceLocation Loc;
  bool Unsigned = false;
  /// The user's typedef, if the program writes its name; or null.
  const clang::TypedefNameDecl *Named = nullptr;
  /// The edit that makes the type 4 bytes wide; no value in a macro.
  std::optional<clang::FixItHint> Narrower;

  const char *intType() const { return Unsigned ? "unsigned int" : "int"; }
};

/// Returns the use of long if \p T itself is one; no value otherwise, also for a compound type such
/// as `long *`.
std::optional<LongUse> longUse(const Unit &U, clang::TypeLoc T);

} // namespace amp2hip

#endif // AMP2HIP_MODEL_TYPES_LONGUSES_H
