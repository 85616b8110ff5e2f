//===--- KeptFile.h - Files that are not overwritten ------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_LIB_WRITE_KEPTFILE_H
#define AMP2HIP_LIB_WRITE_KEPTFILE_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace amp2hip {

/// Why a file that holds \p Existing is not overwritten by \p Text: "was not
/// written by amp2hip and is not overwritten: ". Empty if it may be: amp2hip
/// wrote it and nobody has edited it, it is empty, or nothing would be lost.
std::string whyKept(llvm::StringRef Existing, llvm::StringRef Text);

} // namespace amp2hip

#endif // AMP2HIP_LIB_WRITE_KEPTFILE_H
