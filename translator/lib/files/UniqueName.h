//===--- UniqueName.h - Names of temporary files ----------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_FILES_UNIQUENAME_H
#define AMP2HIP_FILES_UNIQUENAME_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>

namespace amp2hip {

/// Returns \p Prefix, eight random hexadecimal digits, and \p Suffix. Unlike LLVM's models of
/// names, \p Prefix may contain '%'.
std::string uniqueName(llvm::StringRef Prefix, llvm::StringRef Suffix);

/// Creates a folder whose name begins with \p Name in the system's folder for temporary files, and
/// returns its path.
llvm::Expected<std::string> createTemporaryFolder(llvm::StringRef Name);

} // namespace amp2hip

#endif // AMP2HIP_FILES_UNIQUENAME_H
