//===--- environment.h - environment variables that turn something on -----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_RUNTIME_ENVIRONMENT_H
#define AMP2HIP_RUNTIME_ENVIRONMENT_H

#include <cstdlib>
#include <string_view>

namespace amp2hip {

/// True if the environment variable \p name is set to something else than "" and "0".
inline bool is_set(const char *name) {
  const char *const value = std::getenv(name);
  return value != nullptr && *value != '\0' && std::string_view(value) != "0";
}

} // namespace amp2hip

#endif // AMP2HIP_RUNTIME_ENVIRONMENT_H
