//===--- Placement.h - Where moved declarations are inserted --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_MOVEDCODE_PLACEMENT_H
#define AMP2HIP_REWRITE_MOVEDCODE_PLACEMENT_H

#include "source/SourceText.h"
#include <optional>
#include <string>

namespace clang {
class CXXRecordDecl;
class Decl;
class DeclaratorDecl;
class QualType;
} // namespace clang

namespace amp2hip {

struct AmpLambda;
struct RewriteContext;

/// The place to which a declaration moves out of a function. The declaration is the class of a
/// function object, or a local type.
struct Placement {
  TextPosition At;
  std::string Indent;
  /// The class of which the declaration becomes a public member; null for a place at namespace
  /// scope.
  const clang::CXXRecordDecl *Class = nullptr;
  /// Set for a member function that is defined outside its class. \c Class declares the function
  /// object at this place. The definition of the function object is at \c At, before the member
  /// function, so that names in its body keep their meaning.
  std::optional<TextPosition> Declaration;
  std::string DeclarationIndent;
  std::string Heads;      ///< the template heads of the class: `template <typename T>`
  std::string Qualifier;  ///< the qualifier of the class: `matrix<T>::`
  bool Dependent = false; ///< the class is a template or nested in one
  /// The name of the member template through which a header class declares the kernels of functions
  /// that other files define (see KernelOf.h). Empty if the class needs none.
  std::string KernelOf;
  /// The class whose members the moved code must qualify, because the place is not in the scope of
  /// this class. Null if no qualification is necessary.
  const clang::CXXRecordDecl *QualifyMembersOf = nullptr;
  std::string MembersQualifier; ///< the qualifier for \c QualifyMembersOf: `matrix<T>::`
  /// True if the function is a friend of \c Class, not a member.
  bool Friend = false;
  /// The access specifier to repeat after the declaration, `private`, `protected` or `public`: that
  /// of the static data member of \c Class after the place. Empty at other places.
  std::string AccessAfter;
  /// `namespace geo {` and `} // namespace geo`, if the function is defined outside its namespace,
  /// as `void geo::run() {...}`. The moved code uses the names of this namespace. Empty otherwise.
  std::string OpenNamespaces, CloseNamespaces;
  /// The name of an additional namespace around the unnamed namespace that contains the function
  /// object; needed if isUnnamedNamespaceAmbiguous() or wouldHideOverloads() is true. Empty
  /// otherwise.
  std::string OwnNamespace;
  /// True if the place is between the braces of `extern "C" {}`, where templates are ill-formed.
  bool InExternC = false;
};

/// Returns the place for the function object of \p L. There, the body can access all names that it
/// uses, including private ones. The place depends on the outermost function around \p L or,
/// outside of functions, on the variable or data member that \p L initializes
/// (AmpLambda::NamespaceLevel):
/// - For a member of a class, the place is in the class, mostly at its end (see placeMoved()).
/// - If only a friend of a class can access the names, this class declares the function object.
/// - Otherwise, the place is before the function or variable.
/// Reports an error and returns nothing if there is no such function, variable or data member.
std::optional<Placement> placeFunctionObject(RewriteContext &C, const AmpLambda &L);
/// Returns the place for a declaration that moves out of \p Anchor, a function or a variable.
std::optional<Placement> placeMoved(RewriteContext &C, const clang::DeclaratorDecl *Anchor);

/// Returns the place before \p D. If \p D is a member, returns the place before the outermost class
/// around \p D.
std::optional<Placement> placeBefore(RewriteContext &C, const clang::Decl *D);

/// Returns the place at the end of \p Class.
std::optional<Placement> placeInClass(RewriteContext &C, const clang::CXXRecordDecl *Class);

/// True if \p T is incomplete at \p Place: it is a class that encloses \p Place, or an array of
/// this class. False for a dependent place.
bool isIncompleteAt(const Placement &Place, clang::QualType T);

/// True if a public member declared at the end of \p Class needs `public:`.
bool needsPublic(const clang::CXXRecordDecl *Class);

/// Returns the start of the line of \p Offset, or of the comment lines directly above this line. If
/// code precedes \p Offset in its line, returns \p Offset itself.
unsigned declarationLine(llvm::StringRef Text, unsigned Offset);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_MOVEDCODE_PLACEMENT_H
