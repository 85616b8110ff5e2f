//===--- Rewrite.h - The rewrites and their registry ----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_REWRITE_H
#define AMP2HIP_REWRITE_REWRITE_H

#include "model/Model.h"
#include "source/Edits.h"
#include "clang/Basic/FileEntry.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringSet.h"
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>

namespace amp2hip {

class MovedMacros;
class Unit;

/// Chooses the names of generated declarations. A name differs from the other identifiers in its
/// file and from the names returned for that file before. The name of a declaration in a header
/// depends on that header alone, so the output of the header is the same for every including
/// source.
class NameTable {
public:
  explicit NameTable(const Unit &U);

  /// Returns \p Wanted, or else the first of `Wanted_2`, `Wanted_3`... that is not in use in the
  /// file of \p Where. In the main file, the name also differs from the identifiers of all headers
  /// and from all macros.
  std::string unique(const std::string &Wanted, clang::SourceLocation Where);
  /// Same as \c unique, but adds a hash of \p From, the function, variable or type that the new
  /// entity is made from. Use this function for entities with external linkage: names made from
  /// different declarations differ in the whole program, including files that this translation does
  /// not see.
  std::string uniqueInProgram(const std::string &Wanted, clang::SourceLocation Where, const clang::NamedDecl &From);
  /// Returns a name for a declaration at namespace scope: that of \c uniqueInProgram in a header,
  /// of \c unique in the main file. Generated declarations of the main file need no hash: they are
  /// in an unnamed namespace or made from `main`.
  std::string uniqueInNamespace(const std::string &Wanted, clang::SourceLocation Where, const clang::NamedDecl &From);
  /// True if \p File is a header and the user's code in another file contains the identifier
  /// \p Name.
  bool isWrittenOutside(llvm::StringRef Name, clang::FileID File) const;

private:
  const Unit &U;
  std::map<clang::FileID, llvm::StringSet<>> Used, Written;
};

/// The input and output of the rewrites. A rewrite reads the unit and the model, and adds edits to
/// \c E; the files themselves remain unchanged. The maps below pass results from one rewrite to
/// later ones.
struct RewriteContext {
  const Unit &U;
  const Model &M;
  SourceText &Source;
  Edits &E;
  NameTable &Names;
  MovedMacros &Macros;
  /// Names that the output gives to unnamed types, qualified if the type is hoisted out of a
  /// function.
  std::map<const clang::TagDecl *, std::string> TypeNames = {};
  /// Caches of kernelOf() and isInTranslatedHeader(): the name of the member template `kernel_of`
  /// in each header, and the files that contain C++ AMP.
  std::map<clang::FileID, std::string> KernelOfNames = {};
  std::optional<std::set<const clang::FileEntry *>> AmpFiles = std::nullopt;
  /// New names of overloads that have to be renamed (`f_amp`, `f_cpu`), keyed by scope, file and
  /// requested name.
  std::map<std::tuple<const clang::DeclContext *, clang::FileID, std::string>, std::string>
      NewNames = {};
  /// New names of amp functions that get another name at all of their uses. These are overloads
  /// whose cpu overload can never be called from the same code, and members that would override a
  /// virtual function.
  std::map<const clang::FunctionDecl *, std::string> AmpNames = {};
  /// Expressions that replace the names of tile_static objects kept in storage without a variable
  /// of their own: `t_storage.object()`.
  std::map<const clang::VarDecl *, std::string> TileObjects = {};
};

/// One rewrite: its name, for amp2hip's own diagnostics, and the function that plans its edits. To
/// add a rewrite, write a file with such a function, and add a line in Rewrites.cpp.
struct Rewrite {
  const char *Name;
  void (*Plan)(RewriteContext &);
};

/// Returns all rewrites in the order in which they must be planned: first those that change code in
/// place, then those that move the changed code.
llvm::ArrayRef<Rewrite> rewrites();

void planRestrictionSpecifiers(RewriteContext &C);
void planAmbiguousUsings(RewriteContext &C);
void planOverloadRenaming(RewriteContext &C);
void planCapturedTypes(RewriteContext &C);
void planOverloadDisambiguation(RewriteContext &C);
void planHidingFunctions(RewriteContext &C);
void planIncludedCode(RewriteContext &C);
void planLegacyHostCode(RewriteContext &C);
void planLong(RewriteContext &C);
void planFunctorLoops(RewriteContext &C);
void planMissingKeywords(RewriteContext &C);
void planQualifiedNames(RewriteContext &C);
void planProperties(RewriteContext &C);
void planPublicTypes(RewriteContext &C);
void planReplacedAllocation(RewriteContext &C);
void planNestedCaptures(RewriteContext &C);
void planOverloadConstructorTags(RewriteContext &C);
void planTileStatic(RewriteContext &C);
void planUnnamedNamespaces(RewriteContext &C);
void planUnnamedTypes(RewriteContext &C);
void planUsingDeclarations(RewriteContext &C);
void planArrayReferences(RewriteContext &C);
void planFunctionObjects(RewriteContext &C);
void planOverloadPairDeclarations(RewriteContext &C);
void planOverloadPairBodies(RewriteContext &C);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_REWRITE_H
