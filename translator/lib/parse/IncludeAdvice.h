//===--- IncludeAdvice.h - Advice for includes that Clang does not find ---===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_INCLUDEADVICE_H
#define AMP2HIP_PARSE_INCLUDEADVICE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace amp2hip {

/// Returns advice for an include directive whose file was not found, if Windows
/// would find it: the name has backslashes, a file in one of \p Folders has this
/// name in another case, or it is a header of Windows. Otherwise returns "". \p Name
/// is the name in the directive, without quotes.
std::string adviceForMissingInclude(llvm::StringRef Name, llvm::ArrayRef<std::string> Folders);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_INCLUDEADVICE_H
