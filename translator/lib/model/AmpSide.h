//===--- AmpSide.h - What calls mean on the accelerator's side ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_AMPSIDE_H
#define AMP2HIP_MODEL_AMPSIDE_H

#include "amp2hip/Translator.h"
#include "llvm/ADT/StringRef.h"
#include <map>
#include <string>

namespace amp2hip {

struct CodeBlock;
struct Model;
class Unit;

/// Clang resolves a function of both restrictions for one side only: the host's.
/// A call there that reached a cpu function may reach an amp function of
/// namespace concurrency on the other side (§2.3.2.1), as `sin(x)` does under
/// `using namespace concurrency::fast_math`. Only where \p M has such a call is
/// the unit parsed again, for the accelerator's side, and the call noted in
/// \c Model::ClashingUses, so that it is written with that function's full name:
/// the runtime's function serves both sides. Calls whose type is another one there
/// (§2.2) are noted in \c Model::TypesBySide. \p Texts replace those of files, by
/// absolute path, as they did in the parse of \p U.
void resolveAmpSide(Unit &U, Model &M, const std::vector<CodeBlock> &Code,
                    const clang::tooling::CompilationDatabase &Database, const std::string &Path,
                    const TranslateOptions &Options,
                    const std::map<std::string, std::string> &Texts);

} // namespace amp2hip

#endif // AMP2HIP_MODEL_AMPSIDE_H
