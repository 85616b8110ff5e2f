//===--- IncludeGraph.h - Which file includes which -------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The files of a code base with their include directives. It answers which files
// contain or include C++ AMP, and which cannot be translated.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_PLAN_LEXICAL_INCLUDEGRAPH_H
#define AMP2HIP_MIGRATE_PLAN_LEXICAL_INCLUDEGRAPH_H

#include "migrate/plan/MigrationPlan.h"
#include "migrate/plan/lexical/AmpScan.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/StringMap.h"
#include <map>
#include <set>
#include <string>
#include <vector>

namespace amp2hip::migrate {

class IncludeSearch;

/// Larger C and C++ files are not scanned; they may have C++ AMP.
inline constexpr size_t MaxScannedSize = 32 << 20;

class IncludeGraph {
public:
  /// Reads the C and C++ files among \p Files and the other files that they include.
  /// In all results, a file is the index of an element of \p Files.
  IncludeGraph(const Workspace &W, llvm::ArrayRef<PlannedFile> Files);

  /// Returns the files that contain C++ AMP or include a file that does.
  llvm::BitVector filesWithAmp() const;

  /// Returns filesWithAmp(), and the files that may also have C++ AMP, because they
  /// include a file that was not read: a macro names it, or it is too large.
  llvm::BitVector filesThatMayHaveAmp() const;

  /// Returns, for each file, the value of PlannedFile::Obstacle, given the result of
  /// filesThatMayHaveAmp(). Directives inside `#if` do not count, because the condition
  /// may hold on Windows only.
  std::vector<std::string> obstacles(const llvm::BitVector &Amp) const;

  /// Returns the files that use each library of linkedLibrary(): they, or files that they include,
  /// include one of its headers. Directives inside `#if` do not count, as for obstacles().
  std::map<llvm::StringRef, llvm::BitVector> librariesOfHeaders() const;

  /// Returns the files whose copies differ from them, because of names in include
  /// directives or the encoding, and the files that include such a file.
  llvm::BitVector filesToCorrect() const;

  /// Returns \p Start and all files that these files include.
  llvm::BitVector includedBy(llvm::BitVector Start) const;

  /// Returns the names in the preprocessor's conditions of a file.
  llvm::ArrayRef<TestedName> testedNames(size_t File) const { return Nodes[File].TestedNames; }

private:
  struct Edge {
    size_t To;
    bool Conditional;
  };
  struct Node {
    std::vector<Edge> Includes;
    std::vector<TestedName> TestedNames;
    bool IsRead = false;
    bool HasAmp = false;
    bool HasAmpCode = false;  ///< It has C++ AMP itself, not only the include for it.
    bool IsUnknown = false;   ///< It is not read, or a macro names a file that it includes.
    bool IsCorrected = false; ///< Its copy differs from it.
    /// A technology or dialect that the file uses itself, and where: "Direct3D",
    /// "includes <d3d11.h> on line 3".
    std::string Missing, Use;
    std::set<llvm::StringRef> Libraries; ///< Results of linkedLibrary().
  };

  void read(size_t File, IncludeSearch &Search);
  std::string adviceFor(size_t File, size_t Origin, size_t User, bool MayHaveAmp) const;
  void addInclude(size_t File, const Include &I, IncludeSearch &Search);

  llvm::BitVector includersOf(bool Node::*Property) const;

  llvm::ArrayRef<PlannedFile> Files;
  std::vector<Node> Nodes;
  llvm::StringMap<size_t> ByPath;
  llvm::StringMap<std::vector<size_t>> ByName; ///< By file name in lower case.
  std::vector<size_t> ToRead;
};

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_PLAN_LEXICAL_INCLUDEGRAPH_H
