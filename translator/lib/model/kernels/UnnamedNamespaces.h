//===--- UnnamedNamespaces.h - Ambiguous unnamed namespaces -----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_KERNELS_UNNAMEDNAMESPACES_H
#define AMP2HIP_MODEL_KERNELS_UNNAMEDNAMESPACES_H

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

/// Finds the scopes of a source file in which nvcc would report an ambiguous unnamed namespace.
/// nvcc gives all unnamed namespaces of a file the same name and uses this name to refer to classes
/// of kernels. It reports an ambiguity if lookup of the name finds two unnamed namespaces. Lookup
/// in a namespace also searches its inline namespaces; lookup in the global namespace also searches
/// the namespaces that using directives nominate. The class knows the unnamed namespaces that the
/// user wrote and those that the output adds for function objects.
class UnnamedNamespaces {
public:
  UnnamedNamespaces(const Unit &U, const Model &M);

  /// The innermost named namespace that encloses \p D, or the translation unit.
  static const clang::DeclContext *namedScopeOf(const clang::Decl *D);

  /// True if lookup in the scope \p Own for nvcc's name of its unnamed namespace also finds the
  /// unnamed namespace of a different scope.
  bool isAmbiguous(const clang::DeclContext *Own) const;
  /// True if the output cannot add an unnamed namespace to \p Own. Its name would be ambiguous, or
  /// would make the name of another unnamed namespace with kernels ambiguous.
  bool wouldBeAmbiguous(const clang::DeclContext *Own) const;

  /// The scopes of user-written unnamed namespaces that occur in the types of kernels.
  const std::set<const clang::DeclContext *> &withKernels() const { return WithKernels; }
  /// The scopes in which a header has declarations of internal linkage that contain kernels,
  /// each with one such declaration.
  const std::map<const clang::DeclContext *, const clang::NamedDecl *> &ofHeaders() const {
    return OfHeaders;
  }
  /// The user-written blocks of the unnamed namespace of \p Scope.
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

#endif // AMP2HIP_MODEL_KERNELS_UNNAMEDNAMESPACES_H
