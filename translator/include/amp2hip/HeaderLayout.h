//===--- HeaderLayout.h - Where translated headers go -----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Decides on paths only; reads and writes no file. Paths that do not begin
/// with a slash are relative to the current directory. The results depend on
/// where files lie relative to one another, not on where the tree lies, so
/// that a translation is the same on every machine.
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

/// The folder for translated headers: \p HeaderDir, or "<OutputPath>.include"
/// where that is empty. Empty if \p OutputPath is "-" and no folder is given.
std::string headerFolder(llvm::StringRef OutputPath, llvm::StringRef HeaderDir);

/// Where each header's translation goes: header (spelled as in \p Headers) to
/// output path.
///
/// A header keeps its path below \p HeaderBase or, where that is empty, below
/// the deepest common folder of \p Input and \p Headers. A header outside
/// \p HeaderBase goes below one "_up" per folder that one has to leave:
/// "../../x/a.h" to "_up/_up/x/a.h". Two headers never share an output path,
/// whatever their order; two spellings of one header do.
///
/// Fails, with a sentence for the user, when there are headers, \p OutputPath
/// is "-" and \p HeaderDir is empty.
llvm::Expected<std::map<std::string, std::string>>
planHeaderPaths(llvm::StringRef Input, llvm::ArrayRef<std::string> Headers,
                llvm::StringRef OutputPath, llvm::StringRef HeaderDir,
                llvm::StringRef HeaderBase);

/// The text between the quotes of an `#include "..."` that stands in
/// \p FromOutput and means \p ToFile (a translated header or an original),
/// with forward slashes. \p FromOutput "-": relative to the current directory.
std::string relativeInclude(llvm::StringRef FromOutput, llvm::StringRef ToFile);

} // namespace amp2hip

#endif // AMP2HIP_HEADERLAYOUT_H
