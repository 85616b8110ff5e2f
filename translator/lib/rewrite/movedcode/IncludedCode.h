//===--- IncludedCode.h - Include directives inside kernels -----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Replaces the included names of `#include` directives inside kernels by placeholders until the
// output file is written. Translated headers get new names, but the set of translated headers is
// known only after all rewrites. By then the bodies of kernels have moved, so the names cannot be
// edited in place.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_MOVEDCODE_INCLUDEDCODE_H
#define AMP2HIP_REWRITE_MOVEDCODE_INCLUDEDCODE_H

#include "source/SourceText.h"
#include <optional>
#include <string>

namespace amp2hip {

struct IncludeDirective;

/// Returns the range of the included name in \p I: a name with its quotes or angle brackets, or a
/// macro.
std::optional<TextRange> includedName(SourceText &Source, const IncludeDirective &I);

/// Returns the placeholder for the included name of the directive at index \p Number in
/// Unit::Includes.
std::string includePlaceholder(size_t Number);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_MOVEDCODE_INCLUDEDCODE_H
