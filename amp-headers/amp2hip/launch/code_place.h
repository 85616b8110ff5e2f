//===--- code_place.h - the place of a call in the program -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_LAUNCH_CODE_PLACE_H
#define AMP2HIP_LAUNCH_CODE_PLACE_H

namespace amp2hip {

/// A file and line of the program. As the default argument of a parameter, current() returns the
/// place of the call.
struct code_place {
  const char *file; ///< null if the place is not known
  int line;

  static constexpr code_place current(const char *file = __builtin_FILE(),
                                      int line = __builtin_LINE()) {
    return {file, line};
  }
};

} // namespace amp2hip

#endif // AMP2HIP_LAUNCH_CODE_PLACE_H
