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

class DroppedText;

/// Moves the local constants, typedefs and types of cpu functions that amp lambdas use.
///
/// Constants and typedefs become members of the function object. They are removed from the function
/// if no other code in it uses them.
///
/// A class or enumeration that both cpu and amp code use, or that is a kernel itself, is hoisted:
/// it moves out of the function. Its new place is a namespace named after the function or, if the
/// function is a template or a member, a class. Cpu and amp code refer to hoisted types by aliases.
class LocalDeclarations {
public:
  explicit LocalDeclarations(RewriteContext &C);

  /// Records the new names of unnamed hoisted types in RewriteContext::NewNames. Also removes the
  /// `struct` or `enum` keyword before the name of a hoisted type, because the name becomes an
  /// alias.
  void nameTypes();
  /// True if \p L is inside the definition of a hoisted type.
  bool isInHoistedType(const AmpLambda &L) const;
  /// Returns the class of which the function object of \p L must be a member; null if there is no
  /// such class. This is the class of the member function that contains \p L. It must be a hoisted
  /// local class, or nested in one, and \p L must use the hoisted class.
  const clang::CXXRecordDecl *classUsedBy(const AmpLambda &L);
  /// Plans the definitions of the hoisted types at their new places. In the functions, plans
  /// aliases or other code that replaces the definitions.
  void writeHoisted(MovedClasses &Moved);

  /// Returns the local declarations that \p L needs, in source order. Excludes declarations that
  /// only a hoisted type or a template argument needs.
  std::vector<const clang::NamedDecl *> needed(const AmpLambda &L);
  /// Returns the texts of the declarations to repeat as members of \p L's function object, in
  /// source order. A declaration that cannot be repeated there becomes a parameter of \p Template.
  std::vector<std::string> membersFor(const AmpLambda &L, TemplateText &Template);
  /// Returns declarations for the beginning of the body of \p L. They copy the constants that the
  /// body uses as objects, as in `f(k)` with a reference parameter, or `a[i]`. The static data
  /// member of \p Class, the function object, does not suffice, because device code has no object
  /// for it.
  ///
  /// An array that only the body names is declared in the body only. A constant that is a parameter
  /// of \p Template gets no declaration: it is never an object.
  std::vector<std::string> constantObjects(const AmpLambda &L, const std::string &Class,
                                           const TemplateText &Template);
  /// Returns the variables that \p L names without capturing them. Only their types matter, as in
  /// `decltype(x)` and `sizeof(x)`.
  std::vector<CapturedVariable> namedWithoutCapture(const AmpLambda &L);
  /// True if no cpu code names \p V.
  bool isUnused(const clang::VarDecl *V) const;
  /// Plans the removal of local declarations that only moved code uses.
  void planRemovals();

private:
  /// True if the body of \p L must declare the array \p V again: the body uses \p V as an object,
  /// and neither the parameters of \p L nor another declaration in \p Needed names \p V.
  bool isArrayOfBody(const clang::VarDecl *V, const AmpLambda &L,
                     llvm::ArrayRef<const clang::NamedDecl *> Needed) const;
  struct Use {
    std::vector<clang::SourceLocation> Cpu; ///< the places of uses in cpu code
    std::vector<const clang::LambdaExpr *> Lambdas;
    /// For an enumeration: the places in \c Cpu that name the enumerators, by enumerator.
    std::map<const clang::EnumConstantDecl *, std::vector<clang::SourceLocation>> Constants;
  };
  /// The generated namespace or class, `f_local`, into which the local types of one outermost
  /// function move. It is a class if the function is a member or a template.
  struct Container {
    MovedClass Object;
    bool IsNamespace = true;
    bool Placed = false;
    std::vector<const clang::TagDecl *> Types;
  };
  struct Hoisted {
    const clang::FunctionDecl *Outermost = nullptr;
    std::string Name;
    std::string Scope; ///< nested scope in the container, if another hoisted type has the same name
  };

  void gather();
  void gatherFrom(const clang::FunctionDecl *Outermost, const DroppedText &Dropped);
  void addDroppedUse(const clang::NamedDecl *D, llvm::StringRef Name, clang::SourceLocation Loc);
  std::string declarationText(const clang::NamedDecl *D, bool AsMember);

  void decideArguments();
  void decideHoisting();
  void hoist(const clang::TagDecl *Tag);
  void makeNamesUnique();
  void dropKeywords();
  Container &containerFor(const clang::FunctionDecl *Outermost);
  std::string hoistedName(const clang::TagDecl *Tag) const;
  /// Returns the qualifier of the hoisted type \p H: `f_local::`.
  std::string hoistedScope(const Hoisted &H) const;
  std::string aliasFor(const clang::TagDecl *Tag) const;
  std::string constantsInFunction(const clang::TagDecl *Tag) const;
  std::vector<const clang::NamedDecl *> neededBy(const clang::TagDecl *Tag) const;
  std::vector<std::string> functionsFor(const Container &From) const;
  /// True if the types of \p From cannot be in an unnamed namespace, where they would call other
  /// overloads (see wouldHideOverloads()).
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
  /// \c Named: the local declarations that each amp lambda names. \c Needs: these declarations and
  /// all local declarations on which they depend.
  llvm::DenseMap<const clang::LambdaExpr *, Declarations> Named, Needs;
  /// The enumerators that each amp lambda needs; \c Needs contains only the enumerations.
  llvm::DenseMap<const clang::LambdaExpr *, llvm::DenseSet<const clang::EnumConstantDecl *>>
      NeededConstants;
  /// Declarations that become template arguments of each lambda's function object. They cannot be
  /// members, because they depend on a declaration that shares its name with another declaration
  /// that the lambda needs.
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
