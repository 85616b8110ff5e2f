//===--- LateDeclarations.h - Declarations after their use ------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_TEMPLATES_LATEDECLARATIONS_H
#define AMP2HIP_PARSE_CORRECTIONS_TEMPLATES_LATEDECLARATIONS_H

#include "parse/corrections/templates/DeclarationPlaces.h"
#include "clang/Basic/SourceLocation.h"
#include <map>
#include <set>
#include <string>
#include <vector>

namespace clang {
class Decl;
class DeclContext;
class NamedDecl;
} // namespace clang

namespace amp2hip {

class Unit;

/// A declaration that the source has after a template that uses it, and that
/// the output declares before the template.
///
///   template <typename T> int sum(T v) { return total(v, 0); }
///   template <typename T> int total(T v, int start) {...}
///
/// becomes
///
///   template <typename T> int total(T v, int start);
///   template <typename T> int sum(T v) { return total(v, 0); }
///   template <typename T> int total(T v, int start) {...}
struct LateDeclaration {
  /// The first declaration; for a class that moves, its definition.
  const clang::NamedDecl *Declared = nullptr;
  /// The declaration at namespace scope that \c Declared precedes in the
  /// output.
  const clang::Decl *Before = nullptr;
  /// If valid, the `#` of the include directive that \c Declared precedes in the
  /// output, instead of \c Before. The directive leads to the template.
  clang::SourceLocation Include;
  /// True if the whole declaration moves, false if the output adds a forward
  /// declaration.
  bool Moves = false;
  /// True if \c Declared is in another file than its new declaration.
  bool IsInOtherFile = false;
  /// True if the forward declaration takes the default arguments of \c Declared,
  /// which then loses them. In another file, \c Declared keeps them if possible.
  bool TakesDefaults = true;
  /// The namespaces to open around the declaration, outermost first:
  /// `namespace geo`, `inline namespace v1`.
  std::vector<std::string> Namespaces;
};

/// True if unqualified lookup at \p Place finds the members of namespace
/// \p Home. Lookup begins in \p Around: for a place in a function, this is the
/// namespace or class that contains the function. \p Directives are the
/// namespaces that using directives in the function's blocks nominate.
bool isOpenAt(const Unit &U, const clang::DeclContext *Home, clang::SourceLocation Place,
              const clang::DeclContext *Around,
              const std::vector<const clang::DeclContext *> &Directives = {});

/// Plans the declarations that the output has before templates. The plan
/// includes the declarations to which a planned declaration refers. Functions,
/// function templates and variables with external linkage get a forward
/// declaration if that suffices; other declarations move.
class LateDeclarations {
public:
  explicit LateDeclarations(const Unit &U) : U(U) {}

  /// What the template requires: a declaration of the name, or the definition.
  enum class Need { Name, Definition };

  /// Plans a declaration of \p D before \p User, a template or other declaration. With
  /// \p NeedsDefaults, \p User uses a default argument. If the declaration is impossible, returns
  /// false and sets \p Why to the reason, a clause of a message.
  bool declare(const clang::NamedDecl *D, const clang::Decl *User, Need Needed, bool NeedsDefaults,
               std::string &Why);

  /// The planned declarations, each after the declarations to which it refers.
  const std::vector<LateDeclaration> &planned() const { return Planned; }

private:
  using Place = DeclarationPlace;

  /// Plans the declarations to which \p D refers, and then \p D.
  bool plan(const clang::NamedDecl *D, const Place &At, Need Needed, std::string &Why);
  /// True if a forward declaration of \p D is impossible or does not suffice.
  bool needsMove(const clang::NamedDecl *D, Need Needed) const;
  /// True if \p D can move without a change of its meaning. Sets \p Why
  /// otherwise.
  bool canMove(const clang::NamedDecl *D, std::string &Why) const;
  /// True if the source or the plan has \p D before \p At, in the form that
  /// \p Needed requires.
  bool isKnownAt(const clang::NamedDecl *D, const Place &At, Need Needed) const;

  /// Returns the first planned declaration of \p D, or null.
  LateDeclaration *plannedFor(const clang::NamedDecl *D);

  const Unit &U;
  std::vector<LateDeclaration> Planned;
  /// For each planned entity, by its first declaration: the location that the
  /// planned declaration precedes, and whether it is a definition.
  std::map<const clang::Decl *, std::pair<clang::SourceLocation, Need>> Known;
  /// The declarations whose references plan() is visiting; detects cycles.
  std::set<const clang::Decl *> InProgress;
};

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_TEMPLATES_LATEDECLARATIONS_H
