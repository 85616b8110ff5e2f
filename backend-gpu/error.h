//===--- error.h - vendor errors as exceptions ------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_GPU_ERROR_H
#define AMP2HIP_GPU_ERROR_H

#include "vendor.h"
#include <locale>
#include <sstream>
#include <string>

namespace amp2hip::AMP2HIP_GPU_NAMESPACE {

/// The categories of vendor errors, one for each exception and error code (§12.2).
enum class error_category {
  out_of_memory,
  removed,
  hung,
  bad_domain,
  unsupported,
  bad_argument,
  other
};

/// Returns the category of \p code, from the table in the vendor's error_table.cpp.
/// An error that the table does not list is `other` and leaves the device
/// usable.
error_category category_of(gpuError_t code);

/// Throws the exception that the specification requires for \p code (§12.2):
///  - out_of_memory;
///  - accelerator_view_removed if the device is lost, so that later calls fail;
///  - invalid_compute_domain for a launch whose shape the device rejects;
///  - unsupported_feature;
///  - runtime_exception for all other errors.
///
/// \p operation describes the failed operation with its operands. what()
/// contains \p operation and the vendor's message.
[[noreturn]] void raise(gpuError_t code, const std::string &operation);

/// Calls raise() if \p code is an error. \p parts are printed one after another as the description
/// of the failed operation, only if there is an error:
///
///     check(gpuMemcpyAsync(...), "copying ", bytes, " bytes to ", device);
template <typename... Parts>
void check(gpuError_t code, const Parts &...parts) {
  if (code == gpuSuccess)
    return;
  std::ostringstream operation;
  operation.imbue(std::locale::classic()); // the program may set a locale that writes 1,024
  (operation << ... << parts);
  raise(code, operation.str());
}

/// Clears the vendor's last error, which the runtime has handled. Otherwise a later call by the
/// program would report this error.
inline void clear_error() { (void)gpuGetLastError(); }

} // namespace amp2hip::AMP2HIP_GPU_NAMESPACE

#endif // AMP2HIP_GPU_ERROR_H
