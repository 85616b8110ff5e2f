//===--- PureFunctions.h - Functions of their arguments alone -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TILELOOPS_VALUES_PUREFUNCTIONS_H
#define AMP2HIP_TILELOOPS_VALUES_PUREFUNCTIONS_H

namespace clang {
class ASTContext;
class CallExpr;
class CXXConstructorDecl;
class CXXRecordDecl;
class FieldDecl;
} // namespace clang

namespace amp2hip {

/// True if \p Call calls a function whose result depends only on its arguments, which are numbers,
/// and which has no side effects: it uses only its parameters, its local variables and constants.
/// A call in a template counts only if all instantiations call the same template.
bool isPureCall(const clang::CallExpr *Call, const clang::ASTContext &Ctx);

/// True if the data members of \p Class are numbers, indices and extents, and it has neither bases
/// nor a destructor.
bool isPlainClass(const clang::CXXRecordDecl *Class);

/// True if \p Constructor only initializes data members with values that it computes from its
/// arguments.
bool isPureConstructor(const clang::CXXConstructorDecl *Constructor,
                       const clang::FieldDecl *Except = nullptr);

} // namespace amp2hip

#endif // AMP2HIP_TILELOOPS_VALUES_PUREFUNCTIONS_H
