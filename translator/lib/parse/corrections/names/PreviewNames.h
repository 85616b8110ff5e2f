//===--- PreviewNames.h - Names of the preview of C++ AMP -------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_NAMES_PREVIEWNAMES_H
#define AMP2HIP_PARSE_CORRECTIONS_NAMES_PREVIEWNAMES_H

#include "clang/Lex/Token.h"
#include <vector>

namespace amp2hip {

class Unit;

/// Replaces names of the Developer Preview of Visual Studio 11 by those of C++
/// AMP 1.2, in \p Tokens and by edits in Unit::SourceFixes:
///
///   restrict(direct3d)                  // restrict(amp)
///   grid<2> g(h, w);                    // extent<2> g(h, w);
///   tiled_grid<8, 8> t;                 // tiled_extent<8, 8> t;
///   array_view<writeonly<float>, 2> v   // array_view<float, 2> v
///   get_accelerators()                  // accelerator::get_all()
///
///   using concurrency::grid;            // using concurrency::extent;
///
/// The name of a class template of the program is not replaced. PreviewMembers replaces
/// members. If \p HasOrigins is set, `grid` stays: the output declares this class in
/// <amp2hip/preview/grid.h>.
std::vector<clang::Token> replacePreviewNames(std::vector<clang::Token> Tokens, Unit &U,
                                              bool HasOrigins);

/// Returns the uses of the class template `grid` in \p U; none if the program declares it.
std::vector<clang::SourceLocation> findGrids(const Unit &U);

/// True if \p U has names of the preview that the program does not declare.
bool usesPreviewNames(const Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_NAMES_PREVIEWNAMES_H
