//===--- Recorder.h - Files and macros of a parse ---------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_RECORDER_H
#define AMP2HIP_PARSE_RECORDER_H

#include "parse/MacroUses.h"
#include "clang/Lex/PPCallbacks.h"
#include <memory>
#include <string>
#include <vector>

namespace amp2hip {

class SourceFileSystem;
class Unit;

/// Returns callbacks that record the files, include directives and macros of \p U while the
/// preprocessor runs; the uses of macros in \p Expansions, and the absolute paths of all files in
/// \p Dependencies. They tell \p Files, which may be null, which files are open.
std::unique_ptr<clang::PPCallbacks> recordFiles(Unit &U, std::vector<MacroUse> &Expansions,
                                                std::vector<std::string> &Dependencies,
                                                SourceFileSystem *Files);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_RECORDER_H
