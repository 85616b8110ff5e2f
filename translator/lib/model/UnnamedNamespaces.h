//===--- UnnamedNamespaces.h - Unnamed namespaces by name -*- C++ -* -----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_UNNAMEDNAMESPACES_H
#define AMP2HIP_MODEL_UNNAMEDNAMESPACES_H

#include <map>
#include <set>
#include <vector>

namespace clang {
class Decl;
class DeclContext;
class NamedDecl;
class NamespaceDecl;
} // namespace clang

namespace amp2hip {

struct Model;
class Unit;

/// The scopes of a source file that have unnamed namespaces, written or generated for function
/// objects. nvcc gives all unnamed namespaces of a file the same name, and refers to the classes
/// of kernels by it. Lookup of that name in a namespace also searches its inline namespaces;
/// lookup in the global namespace also searches the namespaces that using directives nominate.
class UnnamedNamespaces {
public:
  UnnamedNamespaces(const Unit &U, const Model &M);

  /// The innermost namespace with a name, or the translation unit, around \p D.
  static const clang::DeclContext *namedScopeOf(const clang::Decl *D);

  /// True if lookup of the name of the unnamed namespace of \p Own finds another one, too.
  bool isAmbiguous(const clang::DeclContext *Own) const;
  /// True if an unnamed namespace in \p Own would be ambiguous, or make another one ambiguous.
  bool wouldBeAmbiguous(const clang::DeclContext *Own) const;

  /// The scopes of those that the user wrote and that the types of kernels contain.
  const std::set<const clang::DeclContext *> &withKernels() const { return WithKernels; }
  /// The scopes of headers with internal functions and variables that function objects are made
  /// from, and one of these each.
  const std::map<const clang::DeclContext *, const clang::NamedDecl *> &ofHeaders() const { return OfHeaders; }
  /// The blocks of the unnamed namespace that the user wrote in \p Scope.
  std::vector<const clang::NamespaceDecl *> blocksIn(const clang::DeclContext *Scope) const;
  bool isInSource(const clang::Decl *D) const;

private:
  std::set<const clang::DeclContext *> lookedUpFrom(const clang::DeclContext *Scope) const;
  void collect(const clang::DeclContext *Scope);

  const Unit &U;
  std::map<const clang::DeclContext *, std::vector<const clang::DeclContext *>> InlineIn;
  std::map<const clang::DeclContext *, std::vector<const clang::NamespaceDecl *>> Blocks;
  std::set<const clang::DeclContext *> All, WithKernels;
  std::map<const clang::DeclContext *, const clang::NamedDecl *> OfHeaders;
};

} // namespace amp2hip

#endif // AMP2HIP_MODEL_UNNAMEDNAMESPACES_H
