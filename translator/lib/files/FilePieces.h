//===--- FilePieces.h - Files that are read in pieces -----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions for files of any size, such as data beside sources. They need memory for a few pieces
// only.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_FILES_FILEPIECES_H
#define AMP2HIP_FILES_FILEPIECES_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <system_error>

namespace amp2hip {

/// The size of all pieces of a file but the last.
inline constexpr size_t PieceSize = 16 << 20;

/// Calls \p Use for each piece of the file at \p Path, in order.
std::error_code readPieces(llvm::StringRef Path, llvm::function_ref<void(llvm::StringRef)> Use);

/// Returns hashOfOriginal() of the contents of the file at \p Path, or "" if it cannot be read.
std::string hashOfFile(llvm::StringRef Path);

/// True if both files can be read and have the same contents.
bool haveEqualContents(llvm::StringRef A, llvm::StringRef B);

/// True if both files can be read and differ at most in `\n` and `\r\n`.
bool areEqualExceptLineEnds(llvm::StringRef A, llvm::StringRef B);

} // namespace amp2hip

#endif // AMP2HIP_FILES_FILEPIECES_H
