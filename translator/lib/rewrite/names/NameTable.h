//===--- NameTable.h - Names of generated declarations ----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_NAMES_NAMETABLE_H
#define AMP2HIP_REWRITE_NAMES_NAMETABLE_H

#include "clang/Basic/SourceLocation.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"
#include <map>
#include <string>

namespace clang {
class NamedDecl;
} // namespace clang

namespace amp2hip {

class Unit;

/// Selects the names of generated declarations. A name differs from the other identifiers in its
/// file and from the names returned for that file before. In a header, the name depends on that
/// header alone, so the translation of the header is the same for every source that includes it.
class NameTable {
public:
  explicit NameTable(const Unit &U);

  /// Returns \p Wanted, or else the first of `Wanted_2`, `Wanted_3`... that is not in use in the
  /// file of \p Where. In the main file, the name also differs from the identifiers of all headers
  /// and from all macros.
  std::string unique(const std::string &Wanted, clang::SourceLocation Where);
  /// Returns a name as unique() does, for an entity that only one generated function can name. All
  /// calls with the same \p Wanted return the same name for a file.
  std::string local(const std::string &Wanted, clang::SourceLocation Where);
  /// Returns \p Wanted with a hash of \p From, the function, variable or type from which the new
  /// entity is generated. Use this function for entities with external linkage. Names for different
  /// declarations then differ in the whole program, including files that this translation does not
  /// see. Like unique(), avoids names in use in the file of \p Where.
  std::string uniqueInProgram(const std::string &Wanted, clang::SourceLocation Where,
                              const clang::NamedDecl &From);
  /// Returns a name for a declaration at namespace scope: uniqueInProgram() in a header, unique()
  /// in the main file. The main file needs no hashes, because its generated declarations are in an
  /// unnamed namespace or generated from `main`.
  std::string uniqueInNamespace(const std::string &Wanted, clang::SourceLocation Where,
                                const clang::NamedDecl &From);
  /// True if \p File is a header, and the user's code in another file contains the identifier
  /// \p Name.
  bool isWrittenOutside(llvm::StringRef Name, clang::FileID File) const;

private:
  const Unit &U;
  std::map<clang::FileID, llvm::StringSet<>> Used, Written;
  std::map<std::pair<clang::FileID, std::string>, std::string> Local;
};

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_NAMES_NAMETABLE_H
