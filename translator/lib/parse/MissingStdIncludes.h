//===--- MissingStdIncludes.h - Standard headers that nobody includes -*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_MISSINGSTDINCLUDES_H
#define AMP2HIP_PARSE_MISSINGSTDINCLUDES_H

#include "clang/Basic/SourceLocation.h"
#include "llvm/ADT/ArrayRef.h"
#include <optional>
#include <string>
#include <vector>

namespace clang {
class Diagnostic;
class Preprocessor;
} // namespace clang

namespace amp2hip {

class Unit;

/// An error of Clang's that a missing header may cause.
struct NameError {
  clang::SourceLocation Loc;
  /// The name that the message tells: `std::array` of an incomplete type. Else
  /// the token at the place tells it.
  std::string Name;
};
NameError nameError(const clang::Diagnostic &Info);

/// Microsoft's <amp.h> included much of the standard library, and programs rely
/// on it. After a parse with errors this class finds the standard names that no
/// included header declares; the next parse includes their headers before the
/// source, and the output includes them in the files that use the names. A
/// program without such errors is parsed once.
class MissingStdIncludes {
public:
  /// Collects the headers that the unit misses; false if it misses no more.
  bool add(llvm::ArrayRef<NameError> Errors, const Unit &U);

  /// Lets \p PP include them before the main file.
  void include(clang::Preprocessor &PP) const;
  /// Adds the directives to the LeniencyFixes of \p U.
  void addFixes(Unit &U) const;
  /// Tells the user of them.
  void report(const Unit &U) const;

private:
  struct Missing {
    std::string File;
    unsigned Offset;
    std::string Name;   ///< `std::vector`
    std::string Header; ///< `<vector>`
  };
  template <typename Function> void forEachFile(const Unit &U, Function Do) const;
  bool add(const Unit &U, clang::SourceLocation Use, llvm::StringRef Scope, llvm::StringRef Name);

  std::vector<Missing> All;
};

} // namespace amp2hip

#endif // AMP2HIP_PARSE_MISSINGSTDINCLUDES_H
