//===--- CodeIndex.h - What the code declares and names ---------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_CODEINDEX_H
#define AMP2HIP_MODEL_CODEINDEX_H

#include "model/AmpCode.h"
#include "clang/AST/Decl.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/Casting.h"
#include <optional>
#include <vector>

namespace clang {
class CallExpr;
class CXXForRangeStmt;
class CXXNoexceptExpr;
class CXXRecordDecl;
} // namespace clang

namespace amp2hip {

/// A name in the code that refers to a function of the user.
struct FunctionUse {
  /// The instances that contain a use.
  enum InstanceKind {
    Pattern,         ///< none: the text itself resolves the name
    LambdaInstance,  ///< only instances of generic lambdas
    TemplateInstance ///< an instance of a template
  };

  const clang::FunctionDecl *Function = nullptr; ///< the named function; may be an instance
  clang::SourceLocation Name;
  /// A DeclRefExpr or a MemberExpr; for an operator in an expression, the CXXOperatorCallExpr.
  const clang::Expr *Named = nullptr;
  const clang::CallExpr *Call = nullptr;       ///< the call, if the use is its callee
  const clang::FunctionDecl *Around = nullptr; ///< innermost enclosing function or lambda
  Restriction Restrictions;                    ///< of the code that contains the use
  InstanceKind Instance = Pattern;
  bool IsEvaluated = true; ///< false in operands of sizeof, decltype and noexcept
};

/// A name of a constexpr function in an expression that the compiler evaluates.
struct ConstantUse {
  const clang::FunctionDecl *Function = nullptr;
  clang::SourceLocation Name;
  /// The constexpr function whose body contains the use; null for other constant expressions.
  const clang::FunctionDecl *Body = nullptr;
};

/// A name of a function in the operand of a noexcept operator.
struct NoexceptUse {
  const clang::FunctionDecl *Function = nullptr;
  const clang::CXXNoexceptExpr *Operator = nullptr; ///< innermost enclosing operator
  const clang::FunctionDecl *Around = nullptr;      ///< innermost function around the operator
  Restriction Restrictions;                         ///< of the code that contains the use
};

/// The names that user files contain, in templates and in their instances.
struct NamesInCode {
  std::vector<FunctionUse> Uses;
  /// The indices in \c Uses of the uses of a pattern and its instances.
  llvm::DenseMap<const clang::FunctionDecl *, std::vector<unsigned>> UsesOf;
  std::vector<const clang::CXXRecordDecl *> Classes;
  std::vector<const clang::CXXForRangeStmt *> RangeLoops;
  std::vector<const clang::Expr *> Unresolved;
};

/// Answers which declarations and uses of functions the user's files contain. Checks and rewrites
/// search these lists instead of the AST. A list is in source order, and templates precede their
/// instances. The first request of a list walks over the unit; later requests cost nothing.
///
/// The lists with instances of templates contain the instances that exist at the first request.
/// The checks instantiate templates, so only rewrites may request these lists.
class CodeIndex {
public:
  explicit CodeIndex(const Unit &U) : U(U) {}

  /// Calls \p Do for every declaration of class \p Kind that the files contain as text. Omits
  /// instances of templates and closure types.
  template <typename Kind, typename Body>
  void forEachDeclaration(Body Do) const {
    for (const clang::NamedDecl *D : declarations())
      if (const auto *Wanted = llvm::dyn_cast<Kind>(D))
        Do(Wanted);
  }

  // The lists with instances of templates.

  /// The blocks of collectCode().
  const std::vector<CodeBlock> &code() const;
  /// Definitions of classes.
  llvm::ArrayRef<const clang::CXXRecordDecl *> classes() const { return names().Classes; }
  llvm::ArrayRef<const clang::CXXForRangeStmt *> rangeLoops() const { return names().RangeLoops; }
  /// All uses of the user's functions.
  llvm::ArrayRef<FunctionUse> uses() const { return names().Uses; }
  /// Calls \p Do for every use of \p F, the canonical declaration of a pattern, and its instances.
  template <typename Body>
  void forEachUse(const clang::FunctionDecl *F, Body Do) const {
    if (auto It = names().UsesOf.find(F); It != names().UsesOf.end())
      for (unsigned I : It->second)
        Do(names().Uses[I]);
  }
  /// Names in templates that only instances resolve: OverloadExpr and CXXDependentScopeMemberExpr.
  llvm::ArrayRef<const clang::Expr *> unresolvedNames() const { return names().Unresolved; }
  llvm::ArrayRef<ConstantUse> constantUses() const;
  llvm::ArrayRef<NoexceptUse> noexceptUses() const;

private:
  const std::vector<const clang::NamedDecl *> &declarations() const;
  const NamesInCode &names() const;

  const Unit &U;
  mutable std::optional<std::vector<const clang::NamedDecl *>> Declarations;
  mutable std::optional<std::vector<CodeBlock>> Code;
  mutable std::optional<NamesInCode> Names;
  mutable std::optional<std::vector<ConstantUse>> Constants;
  mutable std::optional<std::vector<NoexceptUse>> Noexcepts;
};

} // namespace amp2hip

#endif // AMP2HIP_MODEL_CODEINDEX_H
