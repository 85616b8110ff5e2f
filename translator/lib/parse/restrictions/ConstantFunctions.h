//===--- ConstantFunctions.h - constexpr functions in amp code ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_RESTRICTIONS_CONSTANTFUNCTIONS_H
#define AMP2HIP_PARSE_RESTRICTIONS_CONSTANTFUNCTIONS_H

#include "clang/Basic/TokenKinds.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include <utility>

namespace clang {
class CXXRecordDecl;
class Decl;
class DeclContext;
class Expr;
class FunctionDecl;
class IdentifierInfo;
class LangOptions;
class NamedDecl;
class Sema;
class Token;
} // namespace clang

namespace amp2hip {

class Unit;

/// Lets amp code use constexpr functions in constant expressions.
///
/// A constexpr function without a restriction specifier is a cpu function
/// (§2.4.3.4), but amp code may use it where the compiler evaluates the call,
/// such as in an array bound. Clang resolves a call before it knows whether to
/// evaluate it. This class therefore gives constexpr functions implicit host
/// and device attributes while Clang parses. Implicit attributes do not count
/// as restrictions, and a check rejects calls that are not evaluated. A
/// function gets no attributes if an amp function has the same name:
/// restrictions must then select the overload.
class ConstantFunctions {
public:
  /// Requires that the tokens and clauses of \p U are complete.
  ConstantFunctions(clang::Sema &S, const Unit &U);

  /// Must be called for every token before Clang's parser handles it.
  void onToken(const clang::Token &T);
  /// Gives \p F host and device attributes if it has none and is a constexpr
  /// function: a static member, or a non-member function of a user file. Does
  /// the same for the function that a failed `assert` calls.
  void mark(clang::FunctionDecl *F);
  /// Calls mark() for the member function templates of \p Class, a class of a
  /// user file.
  void markMemberTemplates(const clang::CXXRecordDecl *Class);

private:
  void findName(const clang::Token &T);
  bool declaresMarked() const;
  /// Marks the functions that were declared since the last call, in the current
  /// namespace and in those around it.
  void markNewFunctions();
  void markNewFunctionsIn(clang::DeclContext *Context);

  clang::Sema &S;
  const Unit &U;
  clang::LangOptions &Lang; ///< those that \c S uses
  /// The names of functions with amp among their restrictions.
  llvm::DenseSet<const clang::IdentifierInfo *> AmpNames;
  /// The functions that have the attributes: the names of their scope and their own.
  llvm::DenseSet<std::pair<const clang::IdentifierInfo *, const clang::IdentifierInfo *>> Marked;
  struct Declaration {
    const clang::IdentifierInfo *Scope = nullptr; ///< before `::` and the name, if it has a name
    const clang::IdentifierInfo *Name = nullptr;  ///< the last one outside of brackets, of the user
    bool IsQualified = false;
    bool IsFriend = false;
    bool IsComplete = false;           ///< The parameters of the function follow.
    unsigned Brackets = 0, Angles = 0; ///< that are open
  };
  bool InConstexpr = false;                              ///< within a constexpr declaration
  Declaration Current;                                   ///< this declaration
  clang::tok::TokenKind LastToken = clang::tok::unknown; ///< of the last token
  /// The last declaration of each context that markNewFunctions() has visited.
  llvm::DenseMap<const clang::DeclContext *, clang::Decl *> Last;
};

/// True for the function of the C library that a failed `assert` calls. All
/// compilers of the output support it in device code, so amp code may use
/// `assert`.
bool isAssertionFailure(const clang::NamedDecl *D);

/// True if \p E calls the function that a failed `assert` calls. In a template,
/// the call may be unresolved.
bool callsAssertionFailure(const clang::Expr *E);

/// Gives \p Guide both restrictions unless it has attributes. A deduction guide
/// determines a type and is never called, so cpu and amp code may use it.
void markGuide(clang::FunctionDecl *Guide);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_RESTRICTIONS_CONSTANTFUNCTIONS_H
