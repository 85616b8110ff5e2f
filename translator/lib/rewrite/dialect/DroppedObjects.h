//===--- DroppedObjects.h - Objects in dropped text -------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_DIALECT_DROPPEDOBJECTS_H
#define AMP2HIP_REWRITE_DIALECT_DROPPEDOBJECTS_H

#include "clang/Basic/SourceLocation.h"
#include "llvm/ADT/StringMap.h"
#include <vector>

namespace clang {
class CXXRecordDecl;
class FunctionDecl;
class NamedDecl;
class VarDecl;
} // namespace clang

namespace amp2hip {

class Unit;

/// Resolves member accesses in text that the preprocessor has dropped, such as the argument of
/// `ASSERT(g.cells > 0)` in a Release build. Finds the variable `g` of the enclosing function by
/// its name, and then the member of its class.
class DroppedObjects {
public:
  explicit DroppedObjects(const Unit &U);

  /// Returns the member \p Member of the variable \p Object (or `this`) that is visible at \p Loc;
  /// null if it is not known. \p IsArrow is true for `->`.
  const clang::NamedDecl *memberOf(llvm::StringRef Object, bool IsArrow, llvm::StringRef Member,
                                   clang::SourceLocation Loc) const;

private:
  const clang::CXXRecordDecl *classOf(llvm::StringRef Object, bool IsArrow,
                                      clang::SourceLocation Loc) const;
  const clang::FunctionDecl *functionAround(clang::SourceLocation Loc) const;

  const Unit &U;
  llvm::StringMap<std::vector<const clang::VarDecl *>> Variables;
  std::vector<const clang::FunctionDecl *> Functions; ///< definitions, without lambdas
};

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_DIALECT_DROPPEDOBJECTS_H
