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

/// Names for what the rewrites declare: unique in the file they stand in,
/// whatever the user calls his own things.
class NameTable {
public:
  explicit NameTable(const Unit &U);

  /// \p Wanted, or the first of `Wanted_2`, `Wanted_3`... that is not in use in
  /// the file of \p Where. What a header declares is called the same whatever includes it.
  std::string unique(const std::string &Wanted, clang::SourceLocation Where);
  /// The same for what is made from \p From, a function, variable or type, and has external
  /// linkage: the name differs from all that are made from other declarations, in files that this
  /// translation does not see, too.
  std::string uniqueInProgram(const std::string &Wanted, clang::SourceLocation Where, const clang::NamedDecl &From);
  /// The same for a name at namespace scope. In a source file, such names are in an unnamed
  /// namespace or made from `main`; in a header they are unique in the program.
  std::string uniqueInNamespace(const std::string &Wanted, clang::SourceLocation Where, const clang::NamedDecl &From);
  /// True if \p File is a header and the user writes \p Name in another file.
  bool isWrittenOutside(llvm::StringRef Name, clang::FileID File) const;

private:
  const Unit &U;
  std::map<clang::FileID, llvm::StringSet<>> Used, Written;
};

/// What a rewrite works on. It plans edits; it changes nothing itself.
struct RewriteContext {
  const Unit &U;
  const Model &M;
  SourceText &Source;
  Edits &E;
  NameTable &Names;
  MovedMacros &Macros;
  /// Types that had no name, or got another one by being moved.
  std::map<const clang::TagDecl *, std::string> TypeNames = {};
  /// What kernelOf found out: the names it gave, by file, and which files hold
  /// C++ AMP.
  std::map<clang::FileID, std::string> KernelOfNames = {};
  std::optional<std::set<const clang::FileEntry *>> AmpFiles = std::nullopt;
  /// What functions are called that overloads by restriction made others of, by
  /// scope, file and the name that was wanted.
  std::map<std::tuple<const clang::DeclContext *, clang::FileID, std::string>, std::string>
      SideNames = {};
  /// What the amp halves of pairs are called that no one caller can confuse.
  std::map<const clang::FunctionDecl *, std::string> AmpNames = {};
  /// What names the tile_static objects that have no variable: `t_storage.object()`.
  std::map<const clang::VarDecl *, std::string> TileObjects = {};
};

/// One rewrite: its name (for messages of amp2hip about itself) and the
/// function that plans it. To add one, write a file with such a function, and a
/// line in Rewrites.cpp.
struct Rewrite {
  const char *Name;
  void (*Plan)(RewriteContext &);
};

/// All rewrites, in the order in which they must be planned: those that change
/// code in place first, those that move it after.
llvm::ArrayRef<Rewrite> rewrites();

void planRestrictionSpecifiers(RewriteContext &C);
void planAmbiguousUsings(RewriteContext &C);
void planApartOverloads(RewriteContext &C);
void planCapturedTypes(RewriteContext &C);
void planChosenOverloads(RewriteContext &C);
void planHidingFunctions(RewriteContext &C);
void planIncludedCode(RewriteContext &C);
void planLegacyHostCode(RewriteContext &C);
void planLong(RewriteContext &C);
void planFunctorLoops(RewriteContext &C);
void planMissingKeywords(RewriteContext &C);
void planNames(RewriteContext &C);
void planProperties(RewriteContext &C);
void planPublicTypes(RewriteContext &C);
void planReplacedAllocation(RewriteContext &C);
void planNestedCaptures(RewriteContext &C);
void planTaggedConstructors(RewriteContext &C);
void planTileStatic(RewriteContext &C);
void planUnnamedNamespaces(RewriteContext &C);
void planUnnamedTypes(RewriteContext &C);
void planUsingDeclarations(RewriteContext &C);
void planArrayReferences(RewriteContext &C);
void planFunctionObjects(RewriteContext &C);
void planOverloadNames(RewriteContext &C);
void planOverloadPairs(RewriteContext &C);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_REWRITE_H
