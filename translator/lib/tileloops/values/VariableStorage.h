//===--- VariableStorage.h - Storage of a kernel's variables --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TILELOOPS_VALUES_VARIABLESTORAGE_H
#define AMP2HIP_TILELOOPS_VALUES_VARIABLESTORAGE_H

#include "tileloops/split/BarrierSplit.h"
#include "tileloops/tile/KernelMembers.h"
#include "tileloops/values/VariableUses.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace clang {
class ASTContext;
class DeclContext;
class DeclStmt;
class ForStmt;
class QualType;
class ValueDecl;
class VarDecl;
} // namespace clang

namespace amp2hip {

/// How a value depends on the thread that computes it. The translator relies on it: unlike
/// \c Variance of the check of barriers, it is never a guess. A value that cannot be followed is
/// Unknown.
enum class Dependence {
  Uniform,     ///< proven to be the same for all threads of a tile
  ThreadIndex, ///< proven to depend only on the thread index and on Uniform values
  Unknown,     ///< may be any value
};

/// Decides how the barrier-level variables of a kernel are stored: the variables that its
/// barrier-level statements or the heads of its loops around barriers declare, except tile_static
/// variables.
class VariableStorage {
public:
  enum Kind {
    PerTile,    ///< one variable per tile: its value is always the same for all threads
    Recomputed, ///< never changes; each thread can compute it again from its index, or is a lambda
    PerThread,  ///< one variable per thread; kept if it lives across a barrier
  };

  /// Analyzes the kernel with the barrier-level statements \p Statements, the body \p Body and the
  /// parameter \p Tile. \p Function is null, or the function to analyze instead of a kernel. Its
  /// parameters that are passed by value or per thread are barrier-level variables, too. \p Casts
  /// as for collectUses().
  VariableStorage(const std::vector<BarrierLevelStatement> &Statements,
                  const clang::CompoundStmt *Body, const clang::ParmVarDecl *Tile,
                  const clang::ASTContext &Ctx, const TileFunction *Function = nullptr,
                  std::vector<clang::TypeLoc> *Casts = nullptr);

  /// True if \p V is a barrier-level variable.
  bool isLevelVariable(const clang::VarDecl *V) const { return Kinds.count(V) != 0; }
  /// The kind of the barrier-level variable \p V; PerTile for other variables.
  Kind kindOf(const clang::VarDecl *V) const { return Kinds.lookup(V); }
  /// The dependence of \p E, as far as it can be proven. If \p WithMemory is set, reads of
  /// tile_static variables and of elements with uniform indices count as Uniform: in a program
  /// without races, all threads read the same value if they evaluate \p E between the same
  /// barriers. The value may be another one between other barriers.
  Dependence dependence(const clang::Expr *E, bool WithMemory = false) const;
  /// The members of the kernel's class on which results of dependence() rely.
  const KernelMembers &membersRelied() const { return Members; }

  /// True if \p E is an lvalue that refers to the same object in all threads: a tile_static or
  /// captured variable, a Shared parameter, or a part of one. Also true for the address of such an
  /// object.
  bool isSharedObject(const clang::Expr *E) const;

  /// True if \p V is a local reference or pointer, and each object that it can refer to is memory
  /// that all threads of the tile share: tile_static, captured, or an element of a captured
  /// container. So \p V remains valid after a barrier.
  bool refersToSharedMemory(const clang::VarDecl *V) const;
  /// True if \p V is a local reference to an object that all threads share, such as a tile_static
  /// variable. One reference for the tile replaces those of the threads.
  bool isSharedAlias(const clang::VarDecl *V) const;
  /// True if \p E names a captured variable or data member of the kernel that is not a pointer.
  bool isCapturedObject(const clang::Expr *E) const;
  /// True if the pointer \p E certainly points to such memory, or is null.
  bool isSharedAddress(const clang::Expr *E) const;

  /// A parameter that is passed once for the tile, but whose value differs between the threads
  /// after a change; null if there is none.
  const clang::ParmVarDecl *differingParameter() const;

  /// The variables on which heads of loops and conditionals around barriers depend and that change
  /// in other statements than barrier-level statements, so that they are not proven to remain the
  /// same.
  DecidingVariables changedInBranches() const;

  /// True if nothing but the thread itself, outside of functions that it calls, can change the
  /// value of \p E.
  bool isUnaffected(const clang::Expr *E) const;

  /// True if \p D declares a variable of kind PerTile whose value is read from memory. It must be
  /// declared between the same barriers as in the kernel.
  bool readsMemory(const clang::DeclStmt *D) const;
  /// True if \p S only assigns to, increments or decrements variables of kind
  /// PerTile.
  bool changesOnlyTileVariables(const clang::Stmt *S) const;
  /// True if the head of the loop or conditional \p S is uniform: it uses
  /// values that are the same for all threads and changes only variables of
  /// kind PerTile.
  bool hasUniformHead(const clang::Stmt *S) const;

private:
  void collect(const std::vector<BarrierLevelStatement> &Statements);
  void collectOfHeads(const std::vector<BarrierLevelStatement> &Statements);
  void collectParameters();
  void noteReads(const clang::CompoundStmt *Body);
  bool isSharedReference(const clang::VarDecl *V) const;
  /// True if \p V is a parameter whose pointers are addresses of memory that the threads share.
  bool isAddressParameter(const clang::VarDecl *V) const;
  bool isElement(const clang::Expr *E) const;
  bool isInSharedMemory(const clang::Expr *E) const;
  bool computeRefersToSharedMemory(const clang::VarDecl *V) const;
  bool isOwnValue(const clang::VarDecl *V) const;
  void noteChange(const clang::Stmt *S, const clang::ForStmt *Loop);
  Kind computeKind(const clang::VarDecl *V) const;
  bool hasKnownPosition(const clang::VarDecl *V) const;
  bool isEqualObject(const clang::VarDecl *V) const;
  bool isRepeatableView(const clang::VarDecl *V) const;
  bool isUnchanged(const clang::VarDecl *V, const clang::VarDecl *After) const;
  bool canRecompute(const clang::VarDecl *V) const;
  bool namesLevelVariable(const clang::Expr *E) const;
  Dependence computeDependence(const clang::Expr *E, bool WithMemory) const;
  Dependence ofVariable(const clang::VarDecl *V) const;
  Dependence ofAll(const clang::Stmt *S, bool WithMemory) const;
  Dependence ofOperatorCall(const clang::Expr *E, bool WithMemory) const;

  const clang::ParmVarDecl *Tile;
  const clang::ASTContext &Ctx;
  const TileFunction *Function;
  VariableUses Uses;
  /// Names of variables that are arguments of calls at barrier level and passed by value.
  llvm::SmallPtrSet<const clang::Expr *, 8> Read;
  llvm::MapVector<const clang::VarDecl *, Kind> Kinds;
  /// The changes of variables that are barrier-level statements or part of the head of a `for`
  /// loop; with the loop if the change is in its increment, else null.
  llvm::DenseMap<const clang::Expr *, const clang::ForStmt *> Changes;
  /// The changes `b = x` in `a = b = x`, with the variable `a`.
  llvm::DenseMap<const clang::Expr *, const clang::VarDecl *> Chained;
  /// Barrier-level variables whose values the heads of loops and conditionals around barriers use.
  /// They may be read from memory, as the heads (see hasUniformHead()).
  llvm::SmallPtrSet<const clang::VarDecl *, 8> OfHeads;
  /// The results of refersToSharedMemory().
  mutable llvm::DenseMap<const clang::VarDecl *, bool> SharedAddresses;
  mutable KernelMembers Members;
  mutable unsigned Depth = 0; ///< number of calls of dependence() that did not return
  /// The declaration statements of the barrier-level variables.
  llvm::DenseMap<const clang::VarDecl *, const clang::Stmt *> Declared;
};

/// True if \p V is a local reference that certainly refers to the object that its initializer
/// names, and not to the result of a conversion.
bool isCertainAlias(const clang::VarDecl *V);

/// The captured variable, or data member of the kernel, that \p E names; or
/// null. In a template, Clang does not know all captures before instantiation.
/// A local variable of another function therefore counts as captured.
const clang::ValueDecl *capturedBy(const clang::Expr *E, const clang::ParmVarDecl *Tile);

/// True if \p Function is a member function that changes its object. A version for whole tiles only
/// exists for tile_static objects, which all threads of the tile share.
bool isOfSharedObject(const clang::DeclContext *Function);
/// True if \p E names a data member of such an object in its member function, whose parameter is
/// \p Tile. Pointers and references are excluded.
bool isSharedMember(const clang::Expr *E, const clang::ParmVarDecl *Tile);

/// True for numbers, enumerations and concurrency::index and extent, whose
/// values are cheap to compute again.
bool isPlainValue(clang::QualType T);
/// True for concurrency::index and extent.
bool isIndexOrExtent(clang::QualType T);

} // namespace amp2hip

#endif // AMP2HIP_TILELOOPS_VALUES_VARIABLESTORAGE_H
