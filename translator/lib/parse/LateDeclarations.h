//===--- LateDeclarations.h - Declarations that come too late ---*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_LATEDECLARATIONS_H
#define AMP2HIP_PARSE_LATEDECLARATIONS_H

#include "clang/Basic/SourceLocation.h"
#include <map>
#include <set>
#include <string>
#include <vector>

namespace clang {
class Decl;
class DeclContext;
class FunctionDecl;
class NamedDecl;
} // namespace clang

namespace amp2hip {

class Unit;

/// A declaration that the output has before a template, too, or there instead.
///
///     template <typename T> int sum(T v) { return total(v, 0); }
///     template <typename T> int total(T v, int start) {...}
///
///     template <typename T> int total(T v, int start);          // declared
///     template <typename T> int sum(T v) { return total(v, 0); }
struct LateDeclaration {
  const clang::NamedDecl *Declared = nullptr; ///< its first declaration
  /// The declaration at namespace scope that it precedes.
  const clang::Decl *Before = nullptr;
  /// The `#` of the include directive that it precedes instead, if it is
  /// declared in another file than the template.
  clang::SourceLocation Include;
  /// The whole declaration moves; else a forward declaration is added.
  bool Moves = false;
  /// The namespaces to open around it, outermost first.
  std::vector<std::string> Namespaces;
};

/// True if an unqualified name at \p Place, in code of \p Around, finds the
/// members of the namespace \p Home. \p Directives are those of inner blocks.
bool isOpenAt(const Unit &U, const clang::DeclContext *Home, clang::SourceLocation Place,
              const clang::DeclContext *Around,
              const std::vector<const clang::DeclContext *> &Directives = {});

/// Plans declarations before templates, together with those that they need
/// themselves.
class LateDeclarations {
public:
  explicit LateDeclarations(const Unit &U) : U(U) {}

  /// How much of a declaration the template needs.
  enum class Need { Name, Definition };

  /// Plans that \p D is declared before \p Template. False if that is
  /// impossible; \p Why says what prevents it.
  bool declare(const clang::NamedDecl *D, const clang::FunctionDecl *Template, Need Needed,
               std::string &Why);

  const std::vector<LateDeclaration> &planned() const { return Planned; }

private:
  struct Place {
    const clang::Decl *Before = nullptr;
    clang::SourceLocation Include;
    clang::SourceLocation Loc; ///< of either
    const clang::DeclContext *Around = nullptr;
  };

  bool placeFor(const clang::NamedDecl *D, const clang::FunctionDecl *Template, Place &At) const;
  bool plan(const clang::NamedDecl *D, const Place &At, Need Needed, std::string &Why);
  bool needsMove(const clang::NamedDecl *D, Need Needed) const;
  bool canMove(const clang::NamedDecl *D, std::string &Why) const;
  bool isKnownAt(const clang::NamedDecl *D, const Place &At, Need Needed) const;

  const Unit &U;
  std::vector<LateDeclaration> Planned;
  /// Where what is planned is known from, by first declaration.
  std::map<const clang::Decl *, std::pair<clang::SourceLocation, Need>> Known;
  std::set<const clang::Decl *> InProgress;
};

} // namespace amp2hip

#endif // AMP2HIP_PARSE_LATEDECLARATIONS_H
