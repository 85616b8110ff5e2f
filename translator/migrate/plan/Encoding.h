//===--- Encoding.h - UTF-16 text -------------------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Conversion of sources that Visual Studio saved as UTF-16, which compilers on
// Linux cannot read.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_PLAN_ENCODING_H
#define AMP2HIP_MIGRATE_PLAN_ENCODING_H

#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace amp2hip::migrate {

/// Returns \p Bytes as UTF-8 with a byte order mark if they are UTF-16: they begin
/// with a byte order mark of UTF-16, or every other byte is zero in the first
/// characters. Returns nothing if they are not UTF-16 or malformed.
std::optional<std::string> utf8FromUtf16(llvm::StringRef Bytes);

/// Returns \p Bytes, the contents of a source, as compilers on Linux can read them, if they cannot
/// read \p Bytes: UTF-16 as UTF-8, other text as readableText() returns it.
std::optional<std::string> readableCopy(llvm::StringRef Bytes);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_PLAN_ENCODING_H
