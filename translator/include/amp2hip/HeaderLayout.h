//===--- HeaderLayout.h - Paths of translated headers -----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Functions that compute where translated headers go and how outputs include
/// them. They read and write no files. Relative paths are relative to the
/// current directory. The results depend only on the positions of the files
/// relative to each other, so that a translation is the same on every machine.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_HEADERLAYOUT_H
#define AMP2HIP_HEADERLAYOUT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <map>
#include <string>

namespace amp2hip {

/// Returns the folder for translated headers: \p HeaderDir, or
/// "<OutputPath>.include" if \p HeaderDir is empty. Returns an empty string if
/// \p OutputPath is "-" (standard output) and \p HeaderDir is empty.
std::string headerFolder(llvm::StringRef OutputPath, llvm::StringRef HeaderDir);

/// Returns the output path of each header in \p Headers. The keys are the
/// headers as \p Headers spells them.
///
/// A header keeps its path relative to \p HeaderBase, or relative to the
/// deepest common folder of \p Input and \p Headers if \p HeaderBase is empty.
/// For a header outside \p HeaderBase, the folder "_up" replaces each "..":
/// "../../x/a.h" becomes "_up/_up/x/a.h". Two headers never get the same output
/// path, but two spellings of one header do.
///
/// Returns an error with a message for the user if there are headers but no
/// folder for them: \p OutputPath is "-" and \p HeaderDir is empty.
llvm::Expected<std::map<std::string, std::string>>
planHeaderPaths(llvm::StringRef Input, llvm::ArrayRef<std::string> Headers,
                llvm::StringRef OutputPath, llvm::StringRef HeaderDir, llvm::StringRef HeaderBase);

/// Returns the text to write between the quotes of an `#include "..."` in
/// \p FromOutput so that it includes \p ToFile, a translated or an original
/// header. It is a relative path with forward slashes. If \p FromOutput is "-",
/// it is relative to the current directory.
std::string relativeInclude(llvm::StringRef FromOutput, llvm::StringRef ToFile);

} // namespace amp2hip

#endif // AMP2HIP_HEADERLAYOUT_H
