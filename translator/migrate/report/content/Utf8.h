//===--- Utf8.h - Text for JSON ---------------------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_REPORT_CONTENT_UTF8_H
#define AMP2HIP_MIGRATE_REPORT_CONTENT_UTF8_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/JSON.h"
#include <string>

namespace amp2hip::migrate {

/// Returns \p Text with U+FFFD instead of bytes that are not UTF-8, which JSON does
/// not allow.
inline std::string utf8(llvm::StringRef Text) {
  return llvm::json::isUTF8(Text) ? Text.str() : llvm::json::fixUTF8(Text);
}

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_REPORT_CONTENT_UTF8_H
