//===--- HeaderConflict.h - Conflicts of headers ----------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_FILES_HEADERCONFLICT_H
#define AMP2HIP_FILES_HEADERCONFLICT_H

#include "amp2hip/Translator.h"
#include "files/HeaderUses.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace amp2hip {

/// The result of checkHeader().
enum class HeaderState {
  Writable,  ///< The header may be written.
  Conflict,  ///< Another output needs the existing file.
  Protected, ///< The existing file was not written by amp2hip or was edited.
};

/// Checks whether \p Header, a translated header that \p Output needs, may be
/// written to its path in \p Folder. \p Use is the record of this use, and
/// \p Uses the records of the other outputs. If the header must not be written,
/// prints the reason to \p Diagnostics. With \p Force, files that amp2hip did
/// not write or that were edited may be overwritten, but conflicts remain
/// errors.
HeaderState checkHeader(const OutputFile &Header, const HeaderUse &Use, const HeaderUses &Uses,
                        llvm::StringRef Folder, llvm::StringRef Output, bool Force,
                        llvm::raw_ostream &Diagnostics);

} // namespace amp2hip

#endif // AMP2HIP_FILES_HEADERCONFLICT_H
