//===--- LongTypes.h - `int` for `long` with --long=32 ----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_TYPES_LONGTYPES_H
#define AMP2HIP_PARSE_CORRECTIONS_TYPES_LONGTYPES_H

#include "amp2hip/SourcePlace.h"
#include "clang/Basic/Diagnostic.h"
#include "clang/Basic/SourceLocation.h"
#include "llvm/ADT/StringRef.h"
#include <map>
#include <string>
#include <vector>

namespace amp2hip {

class Unit;

/// A declaration for `long` that is a comment in the output.
struct LeftOutDeclaration {
  SourcePlace Place;
  std::string Type;      ///< the name of a type that a system header declares, too; otherwise empty
  std::string Name = {}; ///< the declared name
  bool HasBody = false;  ///< it is a definition
  bool IsHarmless = false; ///< it has the tokens of the declaration that stays
};

/// Gives `long` the size that it has on Windows (--long=32): replaces the texts of the user's files
/// by those of writeIntForLong(). A declaration for `long` that then repeats a declaration for
/// `int` becomes a comment. So does a typedef such as `ulong` that then differs from a typedef of
/// the same name in a system header.
class LongTypes {
public:
  /// Records the declarations that Clang rejects because there is one with the same types, and
  /// the typedefs that differ from an earlier one.
  void onDiagnostic(clang::DiagnosticsEngine::Level Level, const clang::Diagnostic &Info);

  /// True if --long=32 changes the file \p Path: one of the tree that the output mirrors.
  static bool isChanged(llvm::StringRef Path, const Unit &U);

  /// Returns the new texts of the user's files, by absolute path. Leaves out the files that stay.
  static std::map<std::string, std::string> textsWithInt(const Unit &U);

  /// Returns the texts of the files with the recorded declarations for `long` as comments, and adds
  /// the places of these declarations to \p LeftOut.
  std::map<std::string, std::string>
  textsWithoutRepetitions(const Unit &U, std::vector<LeftOutDeclaration> &LeftOut) const;

  /// Warns about the declarations in \p LeftOut, except for harmless ones.
  static void report(Unit &U, const std::vector<LeftOutDeclaration> &LeftOut);

private:
  struct Repetition {
    clang::SourceLocation New;
    clang::SourceLocation Old; ///< invalid if Clang names no earlier declaration
    bool IsTypedef;
  };
  std::vector<Repetition> Repetitions;
  bool LastIsRepetition = false; ///< the notes that follow belong to the last one
};

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_TYPES_LONGTYPES_H
