//===--- FileEdits.h - Edits of the text of files ---------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_FILEEDITS_H
#define AMP2HIP_PARSE_CORRECTIONS_FILEEDITS_H

#include "clang/Basic/SourceLocation.h"
#include <map>
#include <string>

namespace clang {
class SourceManager;
} // namespace clang

namespace amp2hip {

/// Edits of one file, by the offset of the first byte that the text replaces. They
/// do not overlap.
struct FileEdit {
  size_t End; ///< offset after the last replaced byte
  std::string Text;
};
using FileEdits = std::map<size_t, FileEdit>;

/// Returns the texts of files after \p Edits, by absolute path without "." and "..".
/// Leaves out buffers that are not files.
std::map<std::string, std::string> editedTexts(const clang::SourceManager &SM,
                                               const std::map<clang::FileID, FileEdits> &Edits);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_FILEEDITS_H
