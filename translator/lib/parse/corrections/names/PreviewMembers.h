//===--- PreviewMembers.h - Members of the preview of C++ AMP ---*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_NAMES_PREVIEWMEMBERS_H
#define AMP2HIP_PARSE_CORRECTIONS_NAMES_PREVIEWMEMBERS_H

#include "clang/Basic/Diagnostic.h"
#include <map>
#include <string>
#include <vector>

namespace amp2hip {

class TokenCorrections;
class Unit;

/// Replaces members that only the preview of C++ AMP has:
///
///   view.grid, view.get_grid()     // view.extent, view.get_extent()
///   g.extent, pg->extent           // g, (*pg) for a grid g
///   i.x, i.get_y(), pi->z          // i[2], i[1], (*pi)[0] for an index<3> i
///
/// Clang reports most of them, those of dependent types only in instances of templates. Members of
/// dependent types that are specializations of C++ AMP's templates, such as `array_view<T, 2>`, are
/// replaced without an instance: otherwise the translation of a header would depend on the
/// templates that a source instantiates.
class PreviewMembers {
public:
  /// Must be called for each diagnostic, in Clang's order.
  void onDiagnostic(clang::DiagnosticsEngine::Level Level, const clang::Diagnostic &Info);

  /// True if the program uses origins of grids, so that `extent` cannot replace the class.
  bool hasOrigins() const { return HasOrigins; }

  /// Adds the corrections for the diagnostics. Returns true if any is new.
  bool add(TokenCorrections &Changes, const Unit &U) const;

  /// Reports what has no equivalent in C++ AMP 1.2, in place of Clang's errors: overloads that
  /// differ only in `writeonly`.
  void reportRest(const Unit &U) const;

private:
  struct Use {
    std::string Name;
    int Component = -1;         ///< of `x`, `get_x` and the like; else -1
    bool IsGridsExtent = false; ///< the member `extent` of a grid
    bool IsAmbiguous = false;   ///< instances of a template differ in the component
  };
  struct Redefinition {
    std::string Name;
    clang::SourceLocation Loc, Previous;
  };
  void onError(const clang::Diagnostic &Info);
  class DependentUses;

  std::map<clang::SourceLocation, Use> Uses;
  std::vector<Redefinition> Redefinitions;
  clang::SourceLocation LastExtent; ///< the last error, if it is about an extent
  bool LastIsRedefinition = false;
  bool HasOrigins = false;
};

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_NAMES_PREVIEWMEMBERS_H
