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

/// The place of a declaration that moves out of a function: the class of a function object for an
/// amp lambda, or a local type.
struct Placement {
  TextPosition At;
  std::string Indent;
  /// The class that the declaration becomes a public member of, or null.
  const clang::CXXRecordDecl *Class = nullptr;
  /// Set for a member function that is defined outside its class. \c Class then declares the
  /// function object at this place. The definition is at \c At, before the function, so that names
  /// in its body keep their meaning.
  std::optional<TextPosition> Declaration;
  std::string DeclarationIndent;
  std::string Heads;      ///< `template <typename T>` of the class
  std::string Qualifier;  ///< `matrix<T>::`
  bool Dependent = false; ///< the class is a template or nested in one
  /// The member template of a header class that declares the kernels of member functions defined in
  /// other files (see KernelOf.h); or empty.
  std::string KernelOf;
  /// The class whose members the moved code must qualify, because the code is not in the scope of
  /// this class; or null.
  const clang::CXXRecordDecl *QualifyMembersOf = nullptr;
  std::string MembersQualifier; ///< `matrix<T>::`: the name of that class in the definition
  /// The function is a friend of \c Class, not a member.
  bool Friend = false;
  /// The access of the static data member of \c Class that follows the place: `private`,
  /// `protected`, `public`. Empty if the place is not before a static data member.
  std::string AccessAfter;
  /// `namespace geo {` and `} // namespace geo` if the function is defined outside of its
  /// namespace (`void geo::run() {...}`), whose names its body uses; or empty.
  std::string OpenNamespaces, CloseNamespaces;
  /// The name of an additional namespace around the unnamed namespace that the function object
  /// is declared in (see isUnnamedNamespaceAmbiguous); or empty.
  std::string OwnNamespace;
  /// The place is between the braces of `extern "C" {}`, where templates are ill-formed.
  bool InExternC = false;
};

/// The place for the function object of \p L: before the outermost declaration around \p L, or at
/// the end of the class that this declaration is a member of. All names that the body uses, also
/// private ones, are accessible there. Reports an error and returns nothing if \p L is neither in
/// a function nor in an initializer of a variable.
std::optional<Placement> placeFunctionObject(RewriteContext &C, const AmpLambda &L);
/// The same for a declaration that moves out of \p Anchor, a function or a variable.
std::optional<Placement> placeMoved(RewriteContext &C, const clang::DeclaratorDecl *Anchor);

/// The place before \p D or, if \p D is a member, before the outermost class around it.
std::optional<Placement> placeBefore(RewriteContext &C, const clang::Decl *D);

/// The place at the end of \p Class.
std::optional<Placement> placeInClass(RewriteContext &C, const clang::CXXRecordDecl *Class);

/// True if \p T is a class that encloses \p Place, and thus incomplete there, or an array of it.
/// False for a dependent place.
bool isIncompleteAt(const Placement &Place, clang::QualType T);

/// True if a public member declared at the end of \p Class needs `public:`.
bool needsPublic(const clang::CXXRecordDecl *Class);

/// The start of the line of \p Offset, or of the comment lines directly above it. \p Offset itself
/// if code precedes it in its line.
unsigned declarationLine(llvm::StringRef Text, unsigned Offset);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_MOVEDCODE_PLACEMENT_H
