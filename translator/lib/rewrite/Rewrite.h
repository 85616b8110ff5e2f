//===--- Rewrite.h - The rewrites and their registry ----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_REWRITE_H
#define AMP2HIP_REWRITE_REWRITE_H

#include "amp2hip/LaunchedKernel.h"
#include "model/Model.h"
#include "rewrite/names/OutputNames.h"
#include "source/Edits.h"
#include "llvm/ADT/ArrayRef.h"
#include <memory>
#include <set>
#include <vector>

namespace amp2hip {

class CodeIndex;
class MovedMacros;
class NameTable;
class TileFunctions;
class Unit;

/// The input and output of the rewrites. A rewrite reads the unit and the model, and adds edits to
/// \c Edits; the files themselves remain unchanged. \c NewNames passes results from one rewrite to
/// later ones. \c Kernels receives a description of each kernel.
struct RewriteContext {
  const amp2hip::Unit &Unit;
  const amp2hip::Model &Model;
  const CodeIndex &Index;
  SourceText &Source;
  amp2hip::Edits &Edits;
  NameTable &Names;
  MovedMacros &Macros;
  OutputNames NewNames = {};
  std::vector<LaunchedKernel> Kernels = {};
  /// The names in local declarations that have a qualifier now (see MemberNames.h).
  std::set<clang::SourceLocation> Qualified = {};
  /// The functions with versions for whole tiles; null without --tile-loops.
  std::shared_ptr<TileFunctions> Functions = nullptr;
};

/// The phase in which a rewrite is planned. A rewrite that moves code copies the text with the
/// edits planned so far. An edit of the original text that is planned later would be lost, so
/// rewrites that edit code in place are planned first.
enum class Phase {
  InPlace, ///< changes code where it is
  Moving,  ///< moves code, with all edits of the first phase
};

/// Whether a rewrite is planned for a unit with errors. Those that only change what Microsoft's
/// compiler accepts, or text that a header must have in each source, are.
enum class Errors { Excludes, Accepts };

/// One rewrite: its name, for amp2hip's own diagnostics, its phase, and the function that plans its
/// edits. To add a rewrite, define such a function in a new file, declare it below, and add a line
/// to the table in Rewrites.cpp.
struct Rewrite {
  const char *Name;
  Phase When;
  void (*Plan)(RewriteContext &);
  Errors With = Errors::Excludes;
};

/// Returns all rewrites, grouped by phase, in the order in which they must be planned.
llvm::ArrayRef<Rewrite> rewrites();

/// Removes the restriction specifiers from the definitions of macros that contain nothing else; the
/// invocations stay and expand to nothing. Does so for unused macros, too, because a header has one
/// translation for all sources.
void planRestrictionMacros(RewriteContext &C);
void planRestrictionSpecifiers(RewriteContext &C);
void planAmbiguousUsings(RewriteContext &C);
void planOverloadRenaming(RewriteContext &C);
void planClassScopeSpecializations(RewriteContext &C);
void planCapturedTypes(RewriteContext &C);
void planOverloadDisambiguation(RewriteContext &C);
void planHidingFunctions(RewriteContext &C);
void planIncludedCode(RewriteContext &C);
void planLegacyDeclarations(RewriteContext &C);
void planAmpLongAsInt(RewriteContext &C);
void planFunctorLoops(RewriteContext &C);
void planSourceFixes(RewriteContext &C);
void planQualifiedNames(RewriteContext &C);
void planProperties(RewriteContext &C);
void planPublicTypes(RewriteContext &C);
void planReplacedAllocation(RewriteContext &C);
void planNestedCaptures(RewriteContext &C);
void planOverloadConstructorTags(RewriteContext &C);
void planTerminationHandlers(RewriteContext &C);
void planTileFunctions(RewriteContext &C);
void planTileStatic(RewriteContext &C);
void planUnnamedNamespaces(RewriteContext &C);
void planUnnamedTypes(RewriteContext &C);
void planUnalignedViews(RewriteContext &C);
void planUnrolledLoops(RewriteContext &C);
void planUsingDeclarations(RewriteContext &C);
void planArrayReferences(RewriteContext &C);
void planFunctionObjects(RewriteContext &C);
void planOverloadPairDeclarations(RewriteContext &C);
void planOverloadPairBodies(RewriteContext &C);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_REWRITE_H
