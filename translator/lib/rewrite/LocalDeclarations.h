//===--- LocalDeclarations.h - What a moved body uses of its function -----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_LOCALDECLARATIONS_H
#define AMP2HIP_REWRITE_LOCALDECLARATIONS_H

#include "clang/AST/DeclCXX.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include <map>
#include <string>
#include <vector>

namespace amp2hip {

struct AmpLambda;
struct RewriteContext;

/// The constants, typedefs and types of cpu functions that amp lambdas use.
///
/// Constants and typedefs become members of the function object, and leave the
/// function if nothing else there uses them. A class or enumeration that both
/// sides use, or that is a kernel itself, is hoisted to namespace scope, into a
/// namespace named after its function; both sides name it by an alias.
class LocalDeclarations {
public:
  explicit LocalDeclarations(RewriteContext &C);

  /// Plans the edits in the functions themselves.
  void plan();
  /// Tells the context what types without a name are called from now on.
  void nameTypes();
  /// The functions with types to be hoisted, in source order.
  std::vector<const clang::FunctionDecl *> hoistingFunctions() const;

  /// The declarations that the function object of \p L holds, as text, one a
  /// line, in source order.
  std::vector<std::string> membersFor(const AmpLambda &L);
  /// The text of the namespace with the types hoisted out of \p Outermost, or
  /// nothing.
  std::string hoistedFrom(const clang::FunctionDecl *Outermost);
  /// The name of a hoisted or otherwise nameable local type, from namespace
  /// scope; empty if \p Tag is not local.
  std::string hoistedName(const clang::TagDecl *Tag) const;

private:
  struct Use {
    bool Elsewhere = false; ///< used in cpu code as well
    std::vector<const clang::LambdaExpr *> Lambdas;
  };
  struct Hoisted {
    std::string Namespace, Name;
    std::string TemplateHead, TemplateArguments;
  };

  void gather();
  void gatherFrom(const clang::FunctionDecl *Outermost);
  void decideHoisting();
  void hoist(const clang::TagDecl *Tag);
  std::string declarationText(const clang::NamedDecl *D, bool AsMember);
  std::vector<const clang::NamedDecl *> neededBy(const clang::TagDecl *Tag) const;
  static std::vector<std::string> enumerators(const clang::TagDecl *Tag);
  std::string aliasFor(const clang::TagDecl *Tag) const;

  RewriteContext &C;
  std::map<const clang::NamedDecl *, Use> Uses;
  llvm::DenseMap<const clang::LambdaExpr *, llvm::DenseSet<const clang::NamedDecl *>> Needs;
  std::map<const clang::TagDecl *, Hoisted> Hoists;
  std::map<const clang::FunctionDecl *, std::string> Namespaces;
  std::vector<const clang::TagDecl *> HoistOrder;
};

/// `<T, N>` for the named parameters of a template, `template <typename T, int
/// N>` in front of what is made from it; both empty without parameters.
struct TemplateText {
  std::string Head, Arguments;
};
TemplateText templateText(RewriteContext &C, const clang::FunctionDecl *Function);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_LOCALDECLARATIONS_H
