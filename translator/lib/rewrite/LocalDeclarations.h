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
#include "model/Model.h"
#include "rewrite/MovedClasses.h"
#include <map>
#include <set>
#include <string>
#include <vector>

namespace amp2hip {

/// The constants, typedefs and types of cpu functions that amp lambdas use.
///
/// Constants and typedefs become members of the function object, and leave the
/// function if nothing else there uses them. A class or enumeration that both
/// sides use, or that is a kernel itself, is hoisted out of the function: into a
/// namespace named after the function, or, where template parameters or a class
/// are round it, into a class; both sides name it by an alias.
class LocalDeclarations {
public:
  explicit LocalDeclarations(RewriteContext &C);

  /// Tells the context what types without a name are called from now on.
  void nameTypes();
  /// True if \p L stands in a member of a type that leaves its function.
  bool isInHoistedType(const AmpLambda &L) const;
  /// The local class with the member function that \p L is written in, if \p L uses a
  /// type around it that leaves the function; else null.
  const clang::CXXRecordDecl *classUsedBy(const AmpLambda &L);
  /// Writes the hoisted types, and plans what stands where they stood.
  void writeHoisted(MovedClasses &Moved);

  /// The declarations that the function object of \p L holds, as text, one a
  /// line, in source order. Types that have no name among its members become
  /// parameters of \p Template.
  std::vector<std::string> membersFor(const AmpLambda &L, TemplateText &Template);
  /// Declarations with which the body of \p L begins: copies of the constants that the body
  /// names as objects, `f(k)` with a reference for parameter, `a[i]`. They are members of its
  /// class, \p Class, or arrays that the body alone names. Device code has no object for a
  /// static member. A constant that is a parameter of \p Template is a value everywhere.
  std::vector<std::string> constantObjects(const AmpLambda &L, const std::string &Class,
                                           const TemplateText &Template);
  /// The variables of which \p L uses nothing but the type, without capturing
  /// them: in `decltype(x)`, `sizeof(x)`.
  std::vector<CapturedVariable> namedOnly(const AmpLambda &L);
  /// True if no code but that of kernels, and that without capturing it, names
  /// \p V.
  bool isUnused(const clang::VarDecl *V) const;
  /// Plans that what has moved, and nothing else uses, leaves its function.
  void planRemovals();

private:
  /// True if \p V, one of the declarations \p Needed by \p L, is an array that the body
  /// declares again, and nothing else names.
  bool isArrayOfBody(const clang::VarDecl *V, const AmpLambda &L,
                     llvm::ArrayRef<const clang::NamedDecl *> Needed) const;
  struct Use {
    std::vector<clang::SourceLocation> Cpu; ///< in cpu code
    std::vector<const clang::LambdaExpr *> Lambdas;
    /// Of an enumeration: the places of \c Cpu that name this constant.
    std::map<const clang::EnumConstantDecl *, std::vector<clang::SourceLocation>> Constants;
  };
  /// What the types of one function are hoisted into.
  struct Container {
    MovedClass Object;
    bool IsNamespace = true;
    bool Placed = false;
    std::vector<const clang::TagDecl *> Types;
  };
  struct Hoisted {
    const clang::FunctionDecl *Outermost = nullptr;
    std::string Name;
    std::string Scope; ///< inside the container, if the name is there already
  };

  void gather();
  void gatherFrom(const clang::FunctionDecl *Outermost);
  std::vector<const clang::NamedDecl *> needed(const AmpLambda &L);
  std::string declarationText(const clang::NamedDecl *D, bool AsMember);

  void decideArguments();
  void decideHoisting();
  void hoist(const clang::TagDecl *Tag);
  void tellNamesApart();
  void dropKeywords();
  Container &containerFor(const clang::FunctionDecl *Outermost);
  std::string hoistedName(const clang::TagDecl *Tag) const;
  /// `f_local::`
  std::string hoistedScope(const Hoisted &H) const;
  std::string aliasFor(const clang::TagDecl *Tag) const;
  std::string constantsInFunction(const clang::TagDecl *Tag) const;
  std::vector<const clang::NamedDecl *> neededBy(const clang::TagDecl *Tag) const;
  std::vector<std::string> functionsFor(const Container &From) const;
  /// True if the types of \p From cannot stand in an unnamed namespace (see wouldHideOverloads).
  bool hidesOverloads(const Container &From) const;
  std::string textOf(const Container &From);
  llvm::DenseSet<const clang::NamedDecl *>
  writeOutTypes(const clang::NamedDecl *D, const std::vector<const clang::NamedDecl *> &Known);
  std::string definitionOf(const clang::TagDecl *Tag, const Container &From,
                           std::set<std::string> &Written);
  void replaceDefinition(const clang::TagDecl *Tag);
  bool namesSameType(const clang::NamedDecl *D) const;

  void decideLeaving();
  void removeDeclarators(const clang::NamedDecl *D);
  bool isPart(const clang::NamedDecl *D) const;
  bool isArgument(const clang::NamedDecl *D);
  bool isCondition(const clang::VarDecl *V) const;
  bool isInside(clang::SourceLocation Loc, const clang::Decl *D) const;
  bool leaves(clang::SourceLocation Loc) const;
  std::vector<clang::SourceLocation> namesInFunction(const clang::TagDecl *Tag) const;
  bool sharesName(const clang::TagDecl *Tag) const;
  void nameInFunction(const clang::TagDecl *Tag);

  RewriteContext &C;
  std::map<const clang::NamedDecl *, Use> Uses;
  using Declarations = llvm::DenseSet<const clang::NamedDecl *>;
  /// What amp lambdas name, and what they need for that.
  llvm::DenseMap<const clang::LambdaExpr *, Declarations> Named, Needs;
  /// The enumerators among them, of which only the enumeration is in \c Needs.
  llvm::DenseMap<const clang::LambdaExpr *, llvm::DenseSet<const clang::EnumConstantDecl *>>
      NeededConstants;
  /// What a lambda gets as template arguments, since a copy would need a declaration
  /// whose name another one of the lambda has.
  llvm::DenseMap<const clang::LambdaExpr *, Declarations> Arguments;
  std::map<const clang::TagDecl *, Hoisted> Hoists;
  std::map<const clang::FunctionDecl *, Container> Containers;
  std::vector<const clang::TagDecl *> HoistOrder;
  std::set<const clang::NamedDecl *> Leaving;
};

/// The whole declaration of \p D up to its semicolon.
std::optional<TextRange> wholeDeclaration(RewriteContext &C, const clang::NamedDecl *D);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_LOCALDECLARATIONS_H
