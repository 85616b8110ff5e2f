//===--- LinesChanged.h - Number of changed lines ---------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_RUN_MESSAGES_LINESCHANGED_H
#define AMP2HIP_MIGRATE_RUN_MESSAGES_LINESCHANGED_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace amp2hip::migrate {

/// Returns the number of lines that a diff between \p Original and its
/// translation adds and removes. The mark of the translation does not count.
int64_t linesChanged(llvm::StringRef Original, llvm::StringRef Translation);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_RUN_MESSAGES_LINESCHANGED_H
