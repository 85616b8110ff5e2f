//===--- TileLoopWriter.h - Text of work-item loops -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_KERNELS_TILELOOPWRITER_H
#define AMP2HIP_REWRITE_KERNELS_TILELOOPWRITER_H

#include "rewrite/Rewrite.h"
#include "text/CodeTemplate.h"
#include "tileloops/calls/TileFunctions.h"
#include "clang/Basic/SourceLocation.h"
#include <map>
#include <string>
#include <vector>

namespace clang {
class DeclStmt;
} // namespace clang

namespace amp2hip {

/// Writes the body of a function from a TilePlan: of `amp2hip_run_tile` for a kernel, or of the
/// version of a function for whole tiles.
class TileLoopWriter {
public:
  /// \p Tile is the tiled_index or tile_barrier of the code. \p Function is the function that is
  /// written, or null for a kernel.
  TileLoopWriter(RewriteContext &C, const clang::ParmVarDecl *Tile, TileRunner Runner,
                 const TileFunction *Function = nullptr)
      : C(C), Index(Tile), Runner(Runner), Function(Function) {}

  /// Appends the text of \p Steps to \c Out. Returns false if source text is not available.
  bool steps(const std::vector<TileStep> &Steps, const CodeLayout &Layout);
  /// Selects the names of generated variables and parameters. Must be called before steps().
  void nameThings(const TilePlan &Plan);
  /// The type `amp2hip::kept_values<$Type, $Tile::threads>` for values of the type of \p V.
  std::string keptValuesOf(const clang::VarDecl *V);
  /// The name of the parameter or variable that stores the values of \p V for all threads; empty if
  /// \p V is not kept.
  std::string keptName(const clang::VarDecl *V) const;
  /// True if the types in \c Types can certainly be kept, for each size of a tile.
  bool canCertainlyKeep() const { return Bytes <= 128; }

  std::string Kernel, Tile, Whole, Results, Out;
  /// Declarations of tile_static variables that move out of inner blocks.
  std::string Hoisted;
  /// The types that `amp2hip::can_keep` must accept: the types of the tile and of the variables
  /// that live across barriers. \c UninitializedTypes contains the types of those variables that
  /// are declared without a value.
  std::vector<std::string> Types, UninitializedTypes;
  std::vector<clang::QualType> NamedTypes; ///< the types in the texts of \c Types and \c Calls
  std::vector<std::string> Numbers;        ///< types that must be numbers
  /// Functions and arguments of calls that must be valid, because the functions exist for some
  /// types only. The arguments are `std::declval<...>()`.
  std::vector<std::pair<std::string, std::vector<std::string>>> Calls;

private:
  void renameTokens(const clang::NamedDecl *D, const std::string &Name);
  void replaceSizes();
  std::string nameOf(const clang::NamedDecl *D) const;
  void writeOut(clang::QualType T, std::string &Element, std::string &Bounds);
  std::string typeText(const clang::VarDecl *V);
  std::string keptTypeText(const clang::VarDecl *V);
  void addKeptType(const std::string &Text, clang::QualType T);
  std::string text(clang::SourceLocation Begin, clang::SourceLocation End);
  std::string text(clang::SourceLocation Begin, clang::SourceLocation End,
                   const CodeLayout &Layout);
  std::string text(const clang::Expr *E);
  std::string render(const TextRange &R);
  std::string loop(const std::string &Name, const std::string &Length, const TileStep &Step,
                   unsigned D);
  bool once(const TileStep &Step, const CodeLayout &Layout);
  bool hoist(const clang::DeclStmt *D, const CodeLayout &Layout);
  void declareKept(const TileStep &Step, const CodeLayout &Layout);
  bool threads(const TileStep &Step, const CodeLayout &Outer);
  std::string resultType();
  std::string result(const clang::Expr *E);
  std::string declarationOfRest(const BarrierLevelStatement &L, const TileStep &Step);
  void statements(const TileStep &Step, const CodeLayout &Inner);
  bool nested(const TileStep &Step, const CodeLayout &Layout);
  void line(const CodeLayout &Layout, const std::string &Text) {
    Out += Layout.Indent + Text + Layout.Newline;
  }

  // Calls of functions that run for a whole tile (TileCallWriter.cpp).
  std::string copyOf(const TileArgument &A);
  std::string argument(const TileArgument &A);
  std::string valueOfType(const TileArgument &A);
  std::string valueLike(const clang::Expr *E);
  std::string callee(const TileCall &Call);
  std::string calleeInHead(const TileCall &Call, const std::string &Callee);
  void addSaved(const clang::Expr *E, const std::string &Name);
  std::pair<std::string, std::string> resultArray(const TileCall &Call, const CodeLayout &Layout);
  bool call(const TileStep &Step, const CodeLayout &Layout);

  RewriteContext &C;
  const clang::ParmVarDecl *Index;
  TileRunner Runner;
  const TileFunction *Function;
  std::string Slice, Row, Column, Number, End;
  std::map<const clang::VarDecl *, std::string> KeptNames;
  std::map<const clang::Expr *, std::string> CopyNames, CopyTypes; ///< of arguments
  /// Calls and operands whose values are in arrays, with the names of the arrays, in the order of
  /// the source.
  std::vector<std::pair<TextRange, std::string>> SavedValues;
  /// New names, and the tokens that they replace in the order of the source.
  std::map<const clang::NamedDecl *, std::string> NewNames;
  std::map<unsigned, std::pair<TextRange, std::string>> NewTokens;
  const TilePlan *Plan = nullptr;
  uint64_t Bytes = 0; ///< the size of the values that a thread keeps; very large if unknown
  unsigned Depth = 0; ///< nesting depth of blocks
  bool Failed = false;
};

/// Returns template parameters, with a comma before each, that exist only if all \c Calls of \p W
/// are valid.
std::string callConditions(const TileLoopWriter &W, const CodeLayout &Layout);

/// True if \p Text contains a preprocessor directive or a line that ends with a backslash.
bool hasConnectedLines(llvm::StringRef Text);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_KERNELS_TILELOOPWRITER_H
