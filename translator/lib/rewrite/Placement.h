//===--- Placement.h - Where what leaves a function is declared -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_PLACEMENT_H
#define AMP2HIP_REWRITE_PLACEMENT_H

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

/// The place where a function object made from an amp lambda, or a type that
/// was local to a function, is declared.
struct Placement {
  TextPosition At;
  std::string Indent;
  /// The class that it is a public member of, or null.
  const clang::CXXRecordDecl *Class = nullptr;
  /// For a kernel of a member function that is defined outside its class: the
  /// class only declares the function object, at this place, and it is defined
  /// in front of the function, where what the body names is what it was.
  std::optional<TextPosition> Declaration;
  std::string DeclarationIndent;
  std::string Heads;     ///< `template <typename T>` of the class
  std::string Qualifier; ///< `matrix<T>::`
  bool Dependent = false; ///< the class is a template, or in one
  /// The member template that a class in a header has for the kernels of its
  /// member functions that are defined elsewhere (see KernelOf.h).
  std::string KernelOf;
  /// The class whose members are not in reach by their plain names: that of
  /// an out-of-line member function whose class stands in another file.
  const clang::CXXRecordDecl *QualifyMembersOf = nullptr;
  std::string MembersQualifier; ///< `matrix<T>::`, how the definition names that class
  /// The function is a friend of \c Class, not a member.
  bool Friend = false;
  /// It precedes a static data member of \c Class, whose access this is: `private`,
  /// `protected`, `public`.
  std::string AccessAfter;
  /// `namespace geo {` and `} // namespace geo` where the function is defined outside of its
  /// namespace (`void geo::run() {...}`), whose names its body uses; or empty.
  std::string OpenNamespaces, CloseNamespaces;
  /// The name of an additional namespace around the unnamed namespace that the function object
  /// is declared in (see isUnnamedNamespaceAmbiguous); or empty.
  std::string OwnNamespace;
  /// It lies between the braces of `extern "C" {}`, where no template may be.
  bool InExternC = false;
};

/// In front of the outermost declaration around \p L, or at the end of the class
/// that it is a member of: there every name the body uses is in reach, private
/// ones too.
std::optional<Placement> placeFunctionObject(RewriteContext &C, const AmpLambda &L);
/// The same for what leaves \p Anchor, a function or a variable.
std::optional<Placement> placeMoved(RewriteContext &C, const clang::DeclaratorDecl *Anchor);

/// In front of \p D, or of the class around it, at namespace scope.
std::optional<Placement> placeBefore(RewriteContext &C, const clang::Decl *D);

/// At the end of \p Class.
std::optional<Placement> placeInClass(RewriteContext &C, const clang::CXXRecordDecl *Class);

/// True if \p T is a class that is not complete yet where \p Place is in it.
bool isIncompleteAt(const Placement &Place, clang::QualType T);

/// Whether a member declared at the end of \p Class needs `public:`.
bool needsPublic(const clang::CXXRecordDecl *Class);

/// The start of the lines of comment, if any, that stand right in front of the
/// line of \p Offset; else the start of that line.
unsigned declarationLine(llvm::StringRef Text, unsigned Offset);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_PLACEMENT_H
