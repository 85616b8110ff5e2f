//===--- CapturedNames.h - Names that a kernel's members hide -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a lambda captures becomes members. Among them a captured variable's name
// means the member: as a type it means nothing, and in `decltype` of it, what has
// no declaration yet, or another thing than the variable. The names of parameters
// mean nothing there.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_CAPTUREDNAMES_H
#define AMP2HIP_REWRITE_CAPTUREDNAMES_H

#include "clang/AST/TypeLoc.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace clang {
class ASTContext;
class TypedefNameDecl;
} // namespace clang

namespace amp2hip {

struct AmpLambda;

/// True if the type written as \p Text cannot stand among the members of \p L: it
/// has the name of one unqualified.
bool namesMember(llvm::StringRef Text, const AmpLambda &L);

/// The same for the type written at \p Loc, where a local typedef in it stands for
/// what that is declared as.
bool namesMember(clang::TypeLoc Loc, const AmpLambda &L);

/// True if a name in type \p T, written at \p Loc if anywhere, may mean something else
/// in the class that \p L becomes: a function, class or namespace around \p L has
/// another of that name.
bool mayMeanOther(clang::QualType T, clang::TypeLoc Loc, const AmpLambda &L);

/// True if \p L captures a variable of this name.
bool isCaptured(llvm::StringRef Name, const AmpLambda &L);

/// True if a copy of the local typedef \p D cannot stand among the members of \p L:
/// its type or its own name is that of one.
bool clashesWithMembers(const clang::TypedefNameDecl *D, const AmpLambda &L);

/// True if a copy of the local constant \p V cannot stand among the members of \p L:
/// its type or value names what is not there, or what one of \p Members, the other
/// declarations that are copied, hides.
bool clashesWithMembers(const clang::VarDecl *V, const AmpLambda &L,
                        llvm::ArrayRef<const clang::NamedDecl *> Members,
                        const clang::ASTContext &Ctx);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_CAPTUREDNAMES_H
