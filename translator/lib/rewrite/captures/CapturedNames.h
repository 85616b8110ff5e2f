//===--- CapturedNames.h - Names that captures hide in a function object --===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The captures of a lambda become data members of its function object. Inside the generated class,
// a captured variable's name refers to the data member, which may hide a type or be used in
// `decltype` before it is declared. Names of parameters of the enclosing function mean nothing
// there. The functions below find types and constants that therefore cannot be repeated as members.
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

/// True if \p Text, the spelling of a type, contains the unqualified name of a data member of
/// \p L's function object. Such a type cannot be written among these members.
bool namesMember(llvm::StringRef Text, const AmpLambda &L);

/// Same for the type written at \p Loc. Also looks through local typedefs, and rejects names of
/// parameters.
bool namesMember(clang::TypeLoc Loc, const AmpLambda &L);

/// True if a name in the type \p T, written at \p Loc unless that is null, may refer to another
/// entity in the function object of \p L: a function, class or namespace around \p L declares
/// another entity of that name.
bool mayMeanOther(clang::QualType T, clang::TypeLoc Loc, const AmpLambda &L);

/// True if \p L captures a variable of this name.
bool isCaptured(llvm::StringRef Name, const AmpLambda &L);

/// True if the local typedef \p D cannot be repeated as a member of \p L's function object, because
/// its name is that of a captured variable, or its type names one.
bool clashesWithMembers(const clang::TypedefNameDecl *D, const AmpLambda &L);

/// True if the local constant \p V cannot be repeated as a member of \p L's function object. Either
/// its type or value names a local variable that is captured or not constant, or a non-local entity
/// that a captured variable or one of \p Members hides. \p Members are the other declarations that
/// are copied.
bool clashesWithMembers(const clang::VarDecl *V, const AmpLambda &L,
                        llvm::ArrayRef<const clang::NamedDecl *> Members,
                        const clang::ASTContext &Ctx);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_CAPTURES_CAPTUREDNAMES_H
