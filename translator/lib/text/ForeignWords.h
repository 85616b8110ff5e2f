//===--- ForeignWords.h - Words that are not in CP1252 ----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TEXT_FOREIGNWORDS_H
#define AMP2HIP_TEXT_FOREIGNWORDS_H

#include "llvm/ADT/StringRef.h"
#include <optional>

namespace amp2hip {

/// Returns the first word in a literal of \p Bytes, a source that is not UTF-8, that is of another
/// code page than 1252: its letters are not ASCII, one after another, and belong to no language of
/// western Europe. Returns nothing if only few such letters of the source are in such words, or if
/// the literal is a table of letters (`"aàâä"`).
std::optional<llvm::StringRef> findForeignWord(llvm::StringRef Bytes);

} // namespace amp2hip

#endif // AMP2HIP_TEXT_FOREIGNWORDS_H
