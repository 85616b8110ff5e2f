//===--- HeaderConflict.h - May a translated header be replaced -*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_LIB_WRITE_HEADERCONFLICT_H
#define AMP2HIP_LIB_WRITE_HEADERCONFLICT_H

#include "amp2hip/Translator.h"
#include "write/HeaderUses.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace amp2hip {

enum class HeaderState {
  Free,     ///< Not there, the same, or to be replaced.
  Conflict, ///< Another output needs what is there.
  Foreign,  ///< There is a file that must not be overwritten.
};

/// Compares \p Header, needed as \p Use by \p Output, with what is at its place
/// and with the other outputs' \p Uses; says on \p Diagnostics what is in the
/// way. With \p Force a file that amp2hip did not write is no obstacle.
HeaderState checkHeader(const OutputFile &Header, const HeaderUse &Use,
                        const HeaderUses &Uses, llvm::StringRef Folder,
                        llvm::StringRef Output, bool Force,
                        llvm::raw_ostream &Diagnostics);

} // namespace amp2hip

#endif // AMP2HIP_LIB_WRITE_HEADERCONFLICT_H
