//===--- HiddenMacros.h - Macros that library headers do not see -*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_HEADERS_HIDDENMACROS_H
#define AMP2HIP_PARSE_CORRECTIONS_HEADERS_HIDDENMACROS_H

#include "clang/Basic/SourceLocation.h"
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace clang {
class Preprocessor;
} // namespace clang

namespace amp2hip {

class Unit;

/// Macros of the program that Microsoft's library headers tolerate, and those of Linux do not:
/// `min`, `max` and `new`. Microsoft's headers write `(max)(a, b)` and undefine `new`. The output
/// hides the macros from the headers:
///
///   #define max(a, b) ((a) > (b) ? (a) : (b))
///   #pragma push_macro("max")
///   #undef max // a name of the C++ library
///   #include <limits>
///   #pragma pop_macro("max")
class HiddenMacros {
public:
  /// The comment after each `#undef`.
  static constexpr const char *Comment = " // a name of the C++ library";

  /// Makes \p PP hide the macros from headers of the system and of amp2hip, and records the
  /// include directives of user files that require it. This object and \p U must outlive the
  /// preprocessor's work.
  void hide(clang::Preprocessor &PP, const Unit &U);

  /// Adds the directives of the output to Unit::SourceFixes. Must precede other insertions of
  /// include directives: at the same place, these are between its lines.
  void addFixes(Unit &U) const;

  /// Returns \p Directive, which includes a library header at \p Loc. If necessary, it is between
  /// lines that hide the macros that are defined there.
  std::string withHidden(const std::string &Directive, clang::SourceLocation Loc,
                         const Unit &U) const;

private:
  friend class MacroHider;

  using Names = std::set<std::string>;
  struct Directive {
    clang::SourceLocation Hash;
    clang::SourceLocation End; ///< the end of the file name
    Names Defined;             ///< The macros to hide.
  };

  static std::pair<std::string, std::string> linesAround(const Names &Macros);

  std::vector<Directive> Found;
};

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_HEADERS_HIDDENMACROS_H
