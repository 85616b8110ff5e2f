//===--- CapturedNames.h - Names that captures hide in a function object --===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds types and constants that the generated class cannot repeat as members, because names in
// them would change their meaning. The generated class is the function object that replaces a
// lambda; its data members hold the captures.
//
// Inside the class, a captured variable's name refers to the data member. The member may hide a
// type, or a `decltype` may use it before it is declared. A parameter of the enclosing function has
// no name in the class.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_CAPTURES_CAPTUREDNAMES_H
#define AMP2HIP_REWRITE_CAPTURES_CAPTUREDNAMES_H

#include "clang/AST/TypeLoc.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace clang {
class ASTContext;
class NamedDecl;
class TypedefNameDecl;
class VarDecl;
} // namespace clang

namespace amp2hip {

struct AmpLambda;

/// True if \p Text, the spelling of a type, contains the unqualified name of a variable that \p L
/// captures. Such a type cannot be written among the data members of \p L's function object.
bool namesMember(llvm::StringRef Text, const AmpLambda &L);

/// True if the type written at \p Loc names a captured variable of \p L or any function parameter,
/// directly or through a local typedef. Such a type cannot be written among the data members of
/// \p L's function object.
bool namesMember(clang::TypeLoc Loc, const AmpLambda &L);

/// True if a name in the type \p T may refer to another entity in the function object of \p L. This
/// is so if a function, class or namespace around \p L declares another entity of that name. \p Loc
/// is the place where the type is written, or null.
bool mayMeanOther(clang::QualType T, clang::TypeLoc Loc, const AmpLambda &L);

/// True if \p L captures a variable named \p Name.
bool isCaptured(llvm::StringRef Name, const AmpLambda &L);

/// True if the local typedef \p D cannot be repeated as a member of \p L's function object: its
/// name is that of a captured variable, or its type names a captured variable.
bool clashesWithMembers(const clang::TypedefNameDecl *D, const AmpLambda &L);

/// True if the local constant \p V cannot be repeated as a member of \p L's function object. This
/// is so if its type or value names one of these:
/// - a local variable that is captured or not constant,
/// - a non-local entity that a captured variable or one of \p Members hides.
///
/// \p Members are the other declarations that the function object repeats.
bool clashesWithMembers(const clang::VarDecl *V, const AmpLambda &L,
                        llvm::ArrayRef<const clang::NamedDecl *> Members,
                        const clang::ASTContext &Ctx);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_CAPTURES_CAPTUREDNAMES_H
