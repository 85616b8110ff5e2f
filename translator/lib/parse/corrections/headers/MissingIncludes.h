//===--- MissingIncludes.h - Missing include directives ---------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_HEADERS_MISSINGINCLUDES_H
#define AMP2HIP_PARSE_CORRECTIONS_HEADERS_MISSINGINCLUDES_H

#include "parse/corrections/names/SystemMacros.h"
#include "clang/Basic/SourceLocation.h"
#include "llvm/ADT/ArrayRef.h"
#include <optional>
#include <string>
#include <vector>

namespace clang {
class Diagnostic;
class Preprocessor;
class Token;
} // namespace clang

namespace amp2hip {

class HiddenMacros;
class Unit;

/// An error from Clang whose cause may be a missing standard header.
struct NameError {
  clang::SourceLocation Loc;
  /// The name in the message, for example of an incomplete type: `std::array`.
  /// Empty if the name is the token at \c Loc.
  std::string Name;
};
/// Returns the location and the name of the error \p Info.
NameError nameError(const clang::Diagnostic &Info);

/// Adds the headers that a program uses but does not include.
///
/// Microsoft's <amp.h> includes much of the standard library, of ppl.h and of
/// windows.h, and programs rely on that; amp2hip's <amp.h> includes little. After
/// a parse with errors, add() finds the standard names that no included header
/// declares, with --from-msvc also the names of compat/windows. The next parse
/// includes their headers before the main file. The output includes each header
/// in the files that use it. A program without such errors is parsed once.
class MissingIncludes {
public:
  /// Finds missing headers after a parse of \p U that had \p Errors. Returns
  /// true if it found new ones, so that another parse is worthwhile.
  bool add(llvm::ArrayRef<NameError> Errors, const Unit &U);

  /// Adds the header that declares \p Name in \p Scope (empty, `std::`,
  /// `std::chrono::` or `concurrency::`) for the use at \p Use. False if there is no such header,
  /// or it is already included or added. With \p IsLate, adds it even if it is included: after
  /// the use.
  bool addName(const Unit &U, clang::SourceLocation Use, llvm::StringRef Scope,
               llvm::StringRef Name, bool IsLate = false);

  /// True if the header of \p Name, with its scope, was added.
  bool contains(llvm::StringRef Name) const;

  /// Makes \p PP include the headers before the main file.
  void include(clang::Preprocessor &PP) const;
  /// Adds the include directives of the output to Unit::SourceFixes.
  void addFixes(Unit &U, const HiddenMacros &Hidden) const;
  /// Reports each added directive with a remark at the use that requires it.
  void report(const Unit &U) const;

  /// Macros that the headers define and the program does not expect.
  SystemMacros Macros;

private:
  /// A missing header, and the use of a name in a file that needs it.
  struct Missing {
    std::string File;
    unsigned Offset;
    std::string Name;   ///< `std::vector`
    std::string Header; ///< `<vector>`
  };
  bool addHeader(const Unit &U, clang::SourceLocation Use, std::string Name, std::string Header,
                 bool IsLate = false);
  bool addIntrinsics(const Unit &U);
  bool addWindowsName(const Unit &U, llvm::ArrayRef<clang::Token> Use, bool IsGlobal,
                      bool InConcurrency);
  template <typename Function>
  void forEachFile(const Unit &U, Function Do) const;

  std::vector<Missing> All;
};

/// Returns the place in \p File for an include directive whose header is used
/// at \p Offset: before the first include of amp2hip's headers if that precedes
/// the use, otherwise after the comments at the beginning of the file and its
/// include guard.
clang::SourceLocation placeOfIncludes(const Unit &U, clang::FileID File, unsigned Offset);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_HEADERS_MISSINGINCLUDES_H
