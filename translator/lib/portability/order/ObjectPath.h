//===--- ObjectPath.h - Parts of variables ----------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PORTABILITY_ORDER_OBJECTPATH_H
#define AMP2HIP_PORTABILITY_ORDER_OBJECTPATH_H

#include "clang/AST/Decl.h"
#include "llvm/ADT/ArrayRef.h"
#include <optional>
#include <tuple>
#include <vector>

namespace clang {
class ASTContext;
class Expr;
} // namespace clang

namespace amp2hip {

/// A step from an object to a part of it, or to the object that it points to.
struct PathStep {
  enum StepKind { Dereference, Member, Element, VariableElement } Kind;
  /// The declaration of a member; a hash of the index of an element.
  uintptr_t Value = 0;

  friend bool operator==(const PathStep &A, const PathStep &B) {
    return A.Kind == B.Kind && A.Value == B.Value;
  }
  friend bool operator<(const PathStep &A, const PathStep &B) {
    return std::tie(A.Kind, A.Value) < std::tie(B.Kind, B.Value);
  }
};

/// The object that an expression refers to: a variable or `*this`, and the steps from it.
///
///   generators[0].seed    // generators, Element 0, Member seed
///   next->count           // next, Dereference, Member count
struct ObjectPath {
  /// The variable, or the function without arguments that returns the object. Null for
  /// `*this`.
  const clang::ValueDecl *Root = nullptr;
  std::vector<PathStep> Steps;

  ObjectPath then(PathStep Step) const;
  ObjectPath then(llvm::ArrayRef<PathStep> More) const;

  /// True if a change of this object changes \p Other, or the value of \p Other contains
  /// this object.
  bool overlaps(const ObjectPath &Other) const;

  friend bool operator<(const ObjectPath &A, const ObjectPath &B) {
    return std::tie(A.Root, A.Steps) < std::tie(B.Root, B.Steps);
  }
};

/// Returns the object that the glvalue \p E refers to, or nothing if it is a temporary or
/// cannot be told.
std::optional<ObjectPath> pathOf(const clang::Expr *E, const clang::ASTContext &Context);

/// Returns the object that the pointer \p E points to.
std::optional<ObjectPath> pathOfPointee(const clang::Expr *E, const clang::ASTContext &Context);

} // namespace amp2hip

#endif // AMP2HIP_PORTABILITY_ORDER_OBJECTPATH_H
