//===--- RenamedOverloads.h - Overloads that the output must rename -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_OVERLOADS_RENAMEDOVERLOADS_H
#define AMP2HIP_MODEL_OVERLOADS_RENAMEDOVERLOADS_H

#include "model/AmpCode.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace clang {
class CallExpr;
class CXXConstructExpr;
class CXXRecordDecl;
class Expr;
class FunctionDecl;
class FunctionTemplateDecl;
class Stmt;
} // namespace clang

namespace amp2hip {

class CodeIndex;
struct RenamedOverloads;
struct ResolvedCall;
struct Model;

/// The canonical declaration of the pattern that \p F was instantiated from, or of \p F
/// itself if it is not an instance.
const clang::FunctionDecl *patternOf(const clang::FunctionDecl *F);

/// True if \p A and \p B, specializations of function templates, have the same arguments.
bool haveSameTemplateArguments(const clang::FunctionDecl *A, const clang::FunctionDecl *B);

/// The specialization of \p Template with the template arguments of \p Like, or null.
const clang::FunctionDecl *instanceOf(const clang::FunctionTemplateDecl *Template,
                                      const clang::FunctionDecl *Like);

/// The location of the callee's name in \p Call; invalid if the callee is not a name.
clang::SourceLocation calleeLocation(const clang::CallExpr *Call);
clang::SourceLocation calleeLocation(const clang::Expr *Callee);

/// The function that \p S names or calls, or the constructor that it calls; or null.
const clang::FunctionDecl *namedFunction(const clang::Stmt *S);

/// The constructor that \p E calls. For an inherited constructor, the base's constructor.
const clang::FunctionDecl *constructorOf(const clang::CXXConstructExpr *E);

/// Key of the constructor call \p E: its location, and the class, or the pattern of the
/// class, of the constructed object.
std::pair<clang::SourceLocation, const clang::CXXRecordDecl *>
constructionPlace(const clang::CXXConstructExpr *E);

/// True if resolveAmpCallees() found the amp callee of \p Call, a call in code of both
/// restrictions.
bool isResolvedForAmp(const Model &M, const ResolvedCall &Call);

/// Adds to \c Model::Renamed the overload pairs of templates, or of members of class templates,
/// that cannot become one function. A merged function would instantiate both bodies, and one of
/// them may not compile: the bodies have different requirements on the template arguments, and cpu
/// and amp code of \p Code use different instances. Ignores pairs in headers, because sources that
/// include a header may use other instances.
void findIndependentTemplates(const Unit &U, Model &M, const std::vector<CodeBlock> &Code);

/// Adds to \c Model::Renamed the overloads that the compilers of the output would confuse in
/// calls of \p Code, because they ignore restrictions (§2.3.2.1).
///
///   struct wide { wide(int) restrict(cpu, amp); };
///   int f(wide) restrict(amp);                  // the callee for f(x)
///   int f(int);                                 // competing candidate: cpu only, but better
///   int g(int x) restrict(amp) { return f(x); } // f_amp(x) in the output
///
/// The amp-only functions `f` that are not merged with a cpu function are renamed. If amp
/// code calls an `f` of both restrictions, its cpu-only competing candidates are renamed instead.
/// No function is renamed if conversions of the arguments suffice (see conversionsFor()).
/// Constructors have no names to change and get a tag as their first parameter.
void findRenamedOverloads(const Unit &U, const CodeIndex &Index, Model &M,
                          const std::vector<CodeBlock> &Code);

/// Calls \p Do for the call operator of each launched kernel, with the block of runtime code
/// (`amp2hip::kernel_call`) that calls it as amp code.
void forEachKernelCall(const Unit &U,
                       llvm::function_ref<void(const CodeBlock &, const ResolvedCall &)> Do);

/// The renamed overloads that contain \p F, the pattern of \p F, or the template that \p F
/// explicitly specializes. Null if \p F keeps its name.
const RenamedOverloads *renamedOverloadsOf(const Model &M, const clang::FunctionDecl *F);

/// True if the output renames one of \p A and \p B, or gives them different new names.
bool haveDifferentOutputNames(const Model &M, const clang::FunctionDecl *A,
                              const clang::FunctionDecl *B);

} // namespace amp2hip

#endif // AMP2HIP_MODEL_OVERLOADS_RENAMEDOVERLOADS_H
