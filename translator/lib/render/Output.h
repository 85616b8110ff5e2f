//===--- Output.h - Rendering the output files ----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_RENDER_OUTPUT_H
#define AMP2HIP_RENDER_OUTPUT_H

#include "amp2hip/Translator.h"
#include "source/Edits.h"
#include <map>
#include <string>

namespace amp2hip {

class Unit;

/// Returns the main output and the translated headers of \p U. Selects the headers to translate,
/// plans the changes of `#include` directives in \p E, and renders all texts. Each text begins with
/// a mark, a line with hashes of the original and of the output. The hash of an original is that of
/// the file on disk, even if the translator parsed the contents in \p Texts (by absolute path)
/// instead. Reports errors to \p U and then returns no files.
std::vector<OutputFile> renderOutput(Unit &U, Edits &E, const TranslateOptions &Options,
                                     const std::map<std::string, std::string> &Texts);

} // namespace amp2hip

#endif // AMP2HIP_RENDER_OUTPUT_H
