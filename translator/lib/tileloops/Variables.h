//===--- Variables.h - What the threads of a tile have in common ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TILELOOPS_VARIABLES_H
#define AMP2HIP_TILELOOPS_VARIABLES_H

#include "tileloops/Shape.h"
#include "tileloops/Uses.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace clang {
class ASTContext;
class ForStmt;
class VarDecl;
} // namespace clang

namespace amp2hip {

/// How a value depends on the thread that computes it. Other than in the check
/// of barriers, what cannot be followed is Unknown.
enum class Dependence {
  Tile,  ///< proven the same for all threads of a tile, whenever computed
  Place, ///< it follows from the thread's place in the tile, whenever computed
  Unknown,
};

/// What becomes of the variables that a kernel declares beside its waits.
class Variables {
public:
  enum Kind {
    Once,     ///< one for the tile: the threads agree on its value at all times
    Repeated, ///< never changed; each thread can compute it anew from its place
    Own,      ///< each thread has its own
  };

  Variables(const std::vector<LevelStatement> &Shape, const clang::CompoundStmt *Body,
            const clang::ParmVarDecl *Tile, const clang::ASTContext &Ctx);

  bool isLevelVariable(const clang::VarDecl *V) const { return Kinds.count(V) != 0; }
  Kind kindOf(const clang::VarDecl *V) const { return Kinds.lookup(V); }
  const VariableUses &uses() const { return Uses; }
  Dependence dependence(const clang::Expr *E) const;

  /// True if \p S changes variables that the tile has once, and does nothing else.
  bool changesOnce(const clang::Stmt *S) const;
  /// True if the head of the loop or conditional \p S is the same for all
  /// threads of a tile.
  bool hasCommonHead(const clang::Stmt *S) const;

private:
  void collect(const std::vector<LevelStatement> &Shape);
  void noteChange(const clang::Stmt *S, const clang::ForStmt *Loop);
  Kind judge(const clang::VarDecl *V) const;
  bool mayRepeat(const clang::VarDecl *V) const;
  Dependence ofVariable(const clang::VarDecl *V) const;
  Dependence ofAll(const clang::Stmt *S) const;
  Dependence ofOperatorCall(const clang::Expr *E) const;

  const clang::ParmVarDecl *Tile;
  const clang::ASTContext &Ctx;
  VariableUses Uses;
  llvm::MapVector<const clang::VarDecl *, Kind> Kinds;
  /// The changes that all threads come to together; of a loop, if it is its
  /// increment.
  llvm::DenseMap<const clang::Expr *, const clang::ForStmt *> Changes;
  llvm::DenseMap<const clang::VarDecl *, const clang::Stmt *> Declared;
};

/// True for index and extent of namespace concurrency, and numbers: values that
/// are cheaply computed anew.
bool isPlainValue(clang::QualType T);

} // namespace amp2hip

#endif // AMP2HIP_TILELOOPS_VARIABLES_H
