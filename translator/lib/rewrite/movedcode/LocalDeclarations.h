//===--- LocalDeclarations.h - Local declarations that kernels use --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_MOVEDCODE_LOCALDECLARATIONS_H
#define AMP2HIP_REWRITE_MOVEDCODE_LOCALDECLARATIONS_H

#include "model/Model.h"
#include "rewrite/movedcode/MovedClasses.h"
#include "clang/AST/DeclCXX.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include <map>
#include <set>
#include <string>
#include <vector>

namespace amp2hip {

/// The local constants, typedefs and types of cpu functions that amp lambdas use.
///
/// Constants and typedefs become members of the function object, and are removed from the function
/// if no other code there uses them. A class or enumeration that both cpu and amp code use, or that
/// is a kernel itself, is hoisted out of the function. Hoisted types go into a namespace named
/// after the function or, if the function is a template or a member, into a class. Cpu and amp code
/// both refer to them by aliases.
class LocalDeclarations {
public:
  explicit LocalDeclarations(RewriteContext &C);

  /// Records the new names of unnamed hoisted types in RewriteContext::TypeNames, and removes the
  /// `struct` or `enum` keyword where it precedes the name of a hoisted type.
  void nameTypes();
  /// True if \p L is inside the definition of a hoisted type.
  bool isInHoistedType(const AmpLambda &L) const;
  /// If \p L is in a member function of a hoisted local class, or of a class nested in one, and
  /// uses the hoisted class, returns the class of that member function; else null. The function
  /// object of \p L must then be a member of that class.
  const clang::CXXRecordDecl *classUsedBy(const AmpLambda &L);
  /// Plans the definitions of the hoisted types at their new places, and the aliases or other code
  /// that replaces them in their functions.
  void writeHoisted(MovedClasses &Moved);

  /// Returns the declarations to repeat as members of \p L's function object, as text, one a line,
  /// in source order. A declaration that cannot be repeated there becomes a parameter of
  /// \p Template.
  std::vector<std::string> membersFor(const AmpLambda &L, TemplateText &Template);
  /// Returns declarations for the beginning of the body of \p L: copies of the constants that the
  /// body uses as objects, as in `f(k)` with a reference parameter, or `a[i]`. Device code has no
  /// object for a static data member, so the value of the member of \p Class, the function object,
  /// does not suffice. Arrays that only the body names are declared here alone. A constant that is
  /// a parameter of \p Template needs no object: it is always a value.
  std::vector<std::string> constantObjects(const AmpLambda &L, const std::string &Class,
                                           const TemplateText &Template);
  /// Returns the variables that \p L names without capturing them, so that only their type matters:
  /// `decltype(x)`, `sizeof(x)`.
  std::vector<CapturedVariable> namedWithoutCapture(const AmpLambda &L);
  /// True if no cpu code names \p V.
  bool isUnused(const clang::VarDecl *V) const;
  /// Plans the removal of local declarations that only moved code uses.
  void planRemovals();

private:
  /// True if \p V is an array that the body of \p L uses as an object, and that neither the
  /// parameters of \p L nor another declaration \p Needed by \p L names. The body then declares it
  /// again.
  bool isArrayOfBody(const clang::VarDecl *V, const AmpLambda &L,
                     llvm::ArrayRef<const clang::NamedDecl *> Needed) const;
  struct Use {
    std::vector<clang::SourceLocation> Cpu; ///< the places of uses in cpu code
    std::vector<const clang::LambdaExpr *> Lambdas;
    /// For an enumeration: the places in \c Cpu that name each of its enumerators.
    std::map<const clang::EnumConstantDecl *, std::vector<clang::SourceLocation>> Constants;
  };
  /// The generated namespace or class, `f_local`, that the local types of one outermost function
  /// are moved into. A class if the function is a member or a template.
  struct Container {
    MovedClass Object;
    bool IsNamespace = true;
    bool Placed = false;
    std::vector<const clang::TagDecl *> Types;
  };
  struct Hoisted {
    const clang::FunctionDecl *Outermost = nullptr;
    std::string Name;
    std::string Scope; ///< nested scope in the container, for a repeated name
  };

  void gather();
  void gatherFrom(const clang::FunctionDecl *Outermost);
  std::vector<const clang::NamedDecl *> needed(const AmpLambda &L);
  std::string declarationText(const clang::NamedDecl *D, bool AsMember);

  void decideArguments();
  void decideHoisting();
  void hoist(const clang::TagDecl *Tag);
  void makeNamesUnique();
  void dropKeywords();
  Container &containerFor(const clang::FunctionDecl *Outermost);
  std::string hoistedName(const clang::TagDecl *Tag) const;
  /// `f_local::`
  std::string hoistedScope(const Hoisted &H) const;
  std::string aliasFor(const clang::TagDecl *Tag) const;
  std::string constantsInFunction(const clang::TagDecl *Tag) const;
  std::vector<const clang::NamedDecl *> neededBy(const clang::TagDecl *Tag) const;
  std::vector<std::string> functionsFor(const Container &From) const;
  /// True if the types of \p From cannot be in an unnamed namespace (see wouldHideOverloads).
  bool hidesOverloads(const Container &From) const;
  std::string textOf(const Container &From);
  llvm::DenseSet<const clang::NamedDecl *>
  writeOutTypes(const clang::NamedDecl *D, const std::vector<const clang::NamedDecl *> &Known);
  std::string definitionOf(const clang::TagDecl *Tag, const Container &From,
                           std::set<std::string> &Written);
  void replaceDefinition(const clang::TagDecl *Tag);
  bool namesSameType(const clang::NamedDecl *D) const;

  void findRemovable();
  void removeDeclarators(const clang::NamedDecl *D);
  bool isPart(const clang::NamedDecl *D) const;
  bool isArgument(const clang::NamedDecl *D);
  bool isCondition(const clang::VarDecl *V) const;
  bool isInside(clang::SourceLocation Loc, const clang::Decl *D) const;
  bool leavesFunction(clang::SourceLocation Loc) const;
  std::vector<clang::SourceLocation> namesInFunction(const clang::TagDecl *Tag) const;
  bool sharesName(const clang::TagDecl *Tag) const;
  void nameInFunction(const clang::TagDecl *Tag);

  RewriteContext &C;
  std::map<const clang::NamedDecl *, Use> Uses;
  using Declarations = llvm::DenseSet<const clang::NamedDecl *>;
  /// The local declarations that each amp lambda names, and those together with all local
  /// declarations that they depend on.
  llvm::DenseMap<const clang::LambdaExpr *, Declarations> Named, Needs;
  /// The enumerators that each amp lambda needs. \c Needs contains only their enumerations.
  llvm::DenseMap<const clang::LambdaExpr *, llvm::DenseSet<const clang::EnumConstantDecl *>>
      NeededConstants;
  /// Declarations that become template arguments of a function object. A copy would depend on a
  /// declaration whose name another declaration of the same lambda has.
  llvm::DenseMap<const clang::LambdaExpr *, Declarations> Arguments;
  std::map<const clang::TagDecl *, Hoisted> Hoists;
  std::map<const clang::FunctionDecl *, Container> Containers;
  std::vector<const clang::TagDecl *> HoistOrder;
  std::set<const clang::NamedDecl *> Removable;
};

/// Returns the range of the whole declaration of \p D, including its semicolon.
std::optional<TextRange> wholeDeclaration(RewriteContext &C, const clang::NamedDecl *D);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_MOVEDCODE_LOCALDECLARATIONS_H
