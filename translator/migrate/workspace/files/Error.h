//===--- Error.h - Errors with a sentence for the user ----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Errors with a sentence for the user.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_WORKSPACE_FILES_ERROR_H
#define AMP2HIP_MIGRATE_WORKSPACE_FILES_ERROR_H

#include "text/Format.h"
#include "llvm/Support/Error.h"
#include <utility>

namespace amp2hip::migrate::workspace {

/// Returns an error whose message is the text that fmt::format() makes of the arguments.
template <typename... Args>
llvm::Error makeError(fmt::format_string<Args...> Format, Args &&...Values) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(),
                                 fmt::format(Format, std::forward<Args>(Values)...));
}

} // namespace amp2hip::migrate::workspace

#endif // AMP2HIP_MIGRATE_WORKSPACE_FILES_ERROR_H
