//===--- UniqueName.h - Names of temporary files ----------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_FILES_UNIQUENAME_H
#define AMP2HIP_FILES_UNIQUENAME_H

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Process.h"
#include <string>

namespace amp2hip {

/// Returns \p Prefix, eight random hexadecimal digits, and \p Suffix. Unlike LLVM's models of
/// names, \p Prefix may contain '%'.
inline std::string uniqueName(llvm::StringRef Prefix, llvm::StringRef Suffix) {
  const uint64_t Random = llvm::sys::Process::GetRandomNumber();
  const std::string Digits = llvm::utohexstr(Random, /*LowerCase=*/true, /*Width=*/8);
  return (Prefix + llvm::StringRef(Digits).take_back(8) + Suffix).str();
}

} // namespace amp2hip

#endif // AMP2HIP_FILES_UNIQUENAME_H
