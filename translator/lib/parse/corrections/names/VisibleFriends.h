//===--- VisibleFriends.h - Friends that lookup finds -----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_NAMES_VISIBLEFRIENDS_H
#define AMP2HIP_PARSE_CORRECTIONS_NAMES_VISIBLEFRIENDS_H

#include "clang/Basic/Diagnostic.h"
#include "llvm/ADT/ArrayRef.h"
#include <set>
#include <string>

namespace clang {
class NamedDecl;
class Sema;
} // namespace clang

namespace amp2hip {

class LateDeclarations;
class Unit;

/// True if \p Info reports a name that lookup does not find, as it is for a function that only a
/// class declares, as a friend.
bool mayNameFriend(const clang::Diagnostic &Info);

/// Lets lookup find functions that only a class declares, as friends. Microsoft's compiler finds
/// them, standard C++ only by the arguments of a call without template arguments:
///
///                                          // struct color;
///                                          // template <int n> color mask(const color &c);
///   struct color {
///     template <int n> friend color mask(const color &c) {...}
///   };
///   color c = mask<2>(x);
///
/// Applies to names that Clang does not find otherwise, and to classes that are not templates.
class VisibleFriends {
public:
  /// Finds the friends that are named at \p Errors, locations of diagnostics for which
  /// mayNameFriend() is true. Returns true if any is new, so that another parse is worthwhile.
  bool add(llvm::ArrayRef<clang::SourceLocation> Errors, const Unit &U);

  /// Makes the friends of the classes that \p S is parsing visible. Must be called at the end of
  /// each class.
  void show(clang::Sema &S, const Unit &U) const;

private:
  std::set<std::string> Names;
};

/// True if VisibleFriends::show() has made the function or template \p D visible.
bool isShownFriend(const clang::NamedDecl *D);

/// Returns the first declaration of \p D that lookup of its name finds; null if \p D is only
/// declared in classes, as a friend.
const clang::NamedDecl *firstVisible(const clang::NamedDecl *D);

/// Plans declarations for the friends that VisibleFriends::show() made visible, before their uses.
/// With \p Reports, reports an error for a friend that cannot be declared there.
void planFriends(Unit &U, LateDeclarations &Plans, bool Reports);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_NAMES_VISIBLEFRIENDS_H
