//===--- IncludedCode.h - What kernels include ------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which headers are translated is known when all is rewritten, and by then the
// bodies of kernels have left their places. So what is included in one goes by a
// placeholder until the file is written.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_INCLUDEDCODE_H
#define AMP2HIP_REWRITE_INCLUDEDCODE_H

#include "source/SourceText.h"
#include <optional>
#include <string>

namespace amp2hip {

struct IncludeDirective;

/// The name in \p I, with its quotes or angles, or as a macro.
std::optional<TextRange> includedName(SourceText &Source, const IncludeDirective &I);

/// What stands for the name in the directive of this number among the unit's.
std::string includePlaceholder(size_t Number);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_INCLUDEDCODE_H
