//===--- ResultFile.h - The record of a translation -------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TOOL_RESULTFILE_H
#define AMP2HIP_TOOL_RESULTFILE_H

#include "amp2hip/DiagnosticSummary.h"
#include "amp2hip/Translator.h"
#include "llvm/Support/Error.h"

namespace amp2hip {

/// Writes the record of a translation to \p File as JSON (`--result`; the format
/// is that of migrate/FileRecord.h). \p Input is the source, \p Seconds the
/// duration. If \p Failed is set, the translation or the writing of its outputs
/// has failed. Files below Options.MirrorRoot, or else below the current
/// directory, have a path relative to it. The file is replaced as a whole.
llvm::Error writeResultFile(llvm::StringRef File, llvm::StringRef Input,
                            const TranslateOptions &Options, const Translation &Result,
                            const DiagnosticSummary &Summary, bool Failed, double Seconds);

/// Returns an error that names \p File if it cannot be written.
llvm::Error checkResultFile(llvm::StringRef File);

} // namespace amp2hip

#endif // AMP2HIP_TOOL_RESULTFILE_H
