//===--- LongUses.h - Where amp code says long ---------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_LONGUSES_H
#define AMP2HIP_MODEL_LONGUSES_H

#include "model/AmpCode.h"
#include "clang/Basic/Diagnostic.h"
#include <optional>

namespace clang {
class TypedefNameDecl;
}

namespace amp2hip {

/// `long` or `unsigned long` as a program writes it; `std::size_t` is none.
struct LongUse {
  clang::SourceLocation Loc;
  bool Unsigned = false;
  /// The user's own name for it, if that is what is written.
  const clang::TypedefNameDecl *Named = nullptr;
  /// Makes it 4 bytes wide: nothing in a macro.
  std::optional<clang::FixItHint> Narrower;

  const char *intType() const { return Unsigned ? "unsigned int" : "int"; }
};

/// \p T itself, not what it points to or is made of.
std::optional<LongUse> longUse(const Unit &U, clang::TypeLoc T);

} // namespace amp2hip

#endif // AMP2HIP_MODEL_LONGUSES_H
