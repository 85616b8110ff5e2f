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
#include <initializer_list>
#include <strings.h>

namespace amp2hip {

/// True if the environment variable \p name turns something on: it is set, and not to "", "0",
/// "off", "no" or "false", in any case.
inline bool is_set(const char *name) {
  const char *const value = std::getenv(name);
  if (value == nullptr)
    return false;
  for (const char *const off : {"", "0", "off", "no", "false"})
    if (strcasecmp(value, off) == 0)
      return false;
  return true;
}

} // namespace amp2hip

#endif // AMP2HIP_RUNTIME_ENVIRONMENT_H
