//===--- error.h - vendor errors as exceptions ------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_HIP_ERROR_H
#define AMP2HIP_HIP_ERROR_H

#include "vendor.h"
#include <sstream>
#include <string>

namespace amp2hip::hip {

/// Throws the exception that the specification requires for \p code (§12.2):
///  - out_of_memory;
///  - accelerator_view_removed if the device is lost, so that later calls fail;
///  - invalid_compute_domain for a launch whose shape the device rejects;
///  - unsupported_feature;
///  - runtime_exception for all other errors.
///
/// \p operation describes the failed operation with its operands. what()
/// contains \p operation and the vendor's message.
[[noreturn]] void raise(hipError_t code, const std::string &operation);

/// Calls raise() if \p code is an error. \p parts form the description of the
/// operation; they are printed only in this case:
///
///   check(hipMemcpyAsync(...), "copying ", bytes, " bytes to ", device);
template <typename... Parts> void check(hipError_t code, const Parts &...parts) {
  if (code == hipSuccess)
    return;
  std::ostringstream operation;
  (operation << ... << parts);
  raise(code, operation.str());
}

/// Clears the vendor's last error after it was handled. Otherwise a later call
/// by the program itself would report it.
inline void clear_error() { (void)hipGetLastError(); }

} // namespace amp2hip::hip

#endif // AMP2HIP_HIP_ERROR_H
