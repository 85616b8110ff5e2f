//===--- Texts.h - Texts of source files as UTF-8 ------------- -*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_REPORT_CONTENT_TEXTS_H
#define AMP2HIP_MIGRATE_REPORT_CONTENT_TEXTS_H

#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>
#include <vector>

namespace amp2hip::migrate {

/// Returns \p Bytes in UTF-8, without byte order mark and with "\n" at line ends.
/// Bytes that are neither UTF-8 nor UTF-16 with a byte order mark are read as by
/// asUtf8().
std::string toUtf8Text(llvm::StringRef Bytes);

/// Returns the path of \p Relative below \p Folder; nullopt if \p Relative is not
/// a relative path or contains "..".
std::optional<std::string> pathBelow(llvm::StringRef Folder, llvm::StringRef Relative);

/// Returns the text of a file by toUtf8Text(); nullopt if it cannot be read, is
/// not a regular file or is larger than 16 MiB.
std::optional<std::string> readText(llvm::StringRef Path);

/// Returns the lines of \p Text without line ends. A line end at the end of the
/// text begins no line.
std::vector<llvm::StringRef> linesOf(llvm::StringRef Text);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_REPORT_CONTENT_TEXTS_H
