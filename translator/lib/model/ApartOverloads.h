//===--- ApartOverloads.h - Overloads that restrictions keep apart --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_APARTOVERLOADS_H
#define AMP2HIP_MODEL_APARTOVERLOADS_H

#include "model/AmpCode.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace clang {
class CallExpr;
class CXXConstructExpr;
class CXXRecordDecl;
class Expr;
class FunctionDecl;
class Stmt;
} // namespace clang

namespace amp2hip {

struct ApartOverloads;
struct ChosenFunction;
struct Model;

/// \p F, or what it was instantiated from, at its first declaration.
const clang::FunctionDecl *patternOf(const clang::FunctionDecl *F);

/// Where \p Call, or what is called, \p Callee, stands by its name; invalid if it is
/// called by no name.
clang::SourceLocation calleeLocation(const clang::CallExpr *Call);
clang::SourceLocation calleeLocation(const clang::Expr *Callee);

/// The function that \p S names, calls, or constructs an object by; or null.
const clang::FunctionDecl *namedFunction(const clang::Stmt *S);

/// The constructor that \p E calls; where a class inherits it, that of the base.
const clang::FunctionDecl *constructorOf(const clang::CXXConstructExpr *E);

/// Where \p E stands, and of which class its object is: the pattern of a template.
std::pair<clang::SourceLocation, const clang::CXXRecordDecl *>
constructionPlace(const clang::CXXConstructExpr *E);

/// True if it is known what \p Chosen, in code of both restrictions, means on the
/// accelerator's side.
bool isResolvedOnAmpSide(const Model &M, const ChosenFunction &Chosen);

/// Finds, for \c Model::Apart, the pairs of templates, and of members of class templates,
/// in source files whose bodies require different things of the template arguments and
/// of which cpu and amp code of \p Code name different instances. One function with both
/// bodies would not compile for an argument that suits one of them.
void findIndependentTemplates(const Unit &U, Model &M, const std::vector<CodeBlock> &Code);

/// Finds, for \c Model::Apart, the overloads of \p Code that the compilers of
/// the output would confuse because they know no restrictions (§2.3.2.1): where
/// a call means `f(double) restrict(amp)` and `f(int)` of the cpu would fit
/// better, the amp functions `f` that are half of no pair get a name of their
/// own, and so do the cpu ones where amp code means an `f` of both restrictions.
/// Constructors, which have no names, get a tag as their first parameter.
void findApartOverloads(const Unit &U, Model &M, const std::vector<CodeBlock> &Code);

/// Calls \p Do with the call operator that each launch of the unit calls, and the amp
/// code that calls it.
void forEachKernelCall(const Unit &U,
                       llvm::function_ref<void(const CodeBlock &, const ChosenFunction &)> Do);

/// The overloads that \p F is one of and that have their own name in the
/// output, or null.
const ApartOverloads *apartOverloadsOf(const Model &M, const clang::FunctionDecl *F);

/// True if \p A and \p B bear different names in the output.
bool areNamedApart(const Model &M, const clang::FunctionDecl *A, const clang::FunctionDecl *B);

} // namespace amp2hip

#endif // AMP2HIP_MODEL_APARTOVERLOADS_H
