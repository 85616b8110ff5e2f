//===--- TextFile.h - Text files in several encodings -----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads files of Visual Studio and other text files as UTF-8.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_WORKSPACE_FILES_TEXTFILE_H
#define AMP2HIP_MIGRATE_WORKSPACE_FILES_TEXTFILE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <cstdint>
#include <string>

namespace amp2hip::migrate::workspace {

/// The limit for project files, solutions and response files.
constexpr uint64_t ProjectFileLimit = 16 << 20;

/// Returns the text of the regular file \p Path as UTF-8 without byte order mark.
/// Returns an error with one sentence if it cannot be read, is not a regular file, or
/// has more than \p Limit bytes.
llvm::Expected<std::string> readTextFile(llvm::StringRef Path, uint64_t Limit = ProjectFileLimit);

/// Returns an error if \p Text, that of the file \p Path, has the conflict markers of a merge.
llvm::Error checkIsMerged(llvm::StringRef Path, llvm::StringRef Text);

/// Returns \p Bytes as UTF-8 without byte order mark: text in UTF-16 with a byte
/// order mark is converted, and text in other encodings as by asUtf8().
std::string toUtf8(llvm::StringRef Bytes);

} // namespace amp2hip::migrate::workspace

#endif // AMP2HIP_MIGRATE_WORKSPACE_FILES_TEXTFILE_H
