//===--- error.h - vendor errors as the runtime's exceptions ----*- C++ -*-===//
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

/// Throws the exception that the specification gives `code` (§12.2):
/// out_of_memory; accelerator_view_removed where the device's context is lost,
/// which every later call then reports too; invalid_compute_domain for a launch
/// of a shape that the device refuses; else runtime_exception. `operation` says
/// what was asked, with its operands; what() adds the vendor's text to it.
[[noreturn]] void raise(hipError_t code, const std::string &operation);

/// Raises unless `code` is success; the operation's parts are put together only
/// then: check(hipMemcpyAsync(...), "copying ", bytes, " bytes to ", device).
template <typename... Parts> void check(hipError_t code, const Parts &...parts) {
  if (code == hipSuccess)
    return;
  std::ostringstream operation;
  (operation << ... << parts);
  raise(code, operation.str());
}

/// Drops an error that is answered in another way, so that no later call of the
/// program's own reports it.
inline void forget_error() { (void)hipGetLastError(); }

} // namespace amp2hip::hip

#endif // AMP2HIP_HIP_ERROR_H
