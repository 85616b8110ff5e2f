// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Checks for the conformance programs. A failed check prints its line and its condition, and the
// program goes on. `main` returns `failures`.

#ifndef CONFORMANCE_CHECK_H
#define CONFORMANCE_CHECK_H

#include <cstdio>

/// 1 if a check has failed, otherwise 0.
inline int failures = 0;

/// Checks that the arguments, which are one condition, are true.
#define CHECK(...)                                                                                 \
  ((__VA_ARGS__) ? void()                                                                          \
                 : void((std::printf("line %d: %s\n", __LINE__, #__VA_ARGS__), failures = 1)))

/// Checks that `got`, the value of `what`, equals `expected`.
inline void check(const char *what, double got, double expected) {
  if (got == expected)
    return;
  std::printf("%s: %g, expected %g\n", what, got, expected);
  failures = 1;
}

#endif
