//===--- OverwriteCheck.h - Protection of edited files ----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_FILES_OVERWRITECHECK_H
#define AMP2HIP_FILES_OVERWRITECHECK_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace amp2hip {

/// Returns the reason why a file with the contents \p Existing must not be
/// overwritten by \p Text, as part of a message: "was not written by amp2hip
/// and is not overwritten: ". Returns an empty string if it may be overwritten:
/// it is empty, amp2hip wrote it and nobody has edited it, or it differs from
/// \p Text at most in the mark and in line endings.
std::string reasonNotToOverwrite(llvm::StringRef Existing, llvm::StringRef Text);

} // namespace amp2hip

#endif // AMP2HIP_FILES_OVERWRITECHECK_H
