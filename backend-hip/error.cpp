//===--- error.cpp - vendor errors as exceptions --------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "error.h"
#include "amp2hip/error/exceptions.h"

namespace amp2hip::hip {

namespace {

// The codes DXGI_ERROR_DEVICE_REMOVED and DXGI_ERROR_DEVICE_HUNG, which
// programs for Windows expect (§12.2.5).
constexpr HRESULT device_removed = static_cast<HRESULT>(0x887A0005);
constexpr HRESULT device_hung = static_cast<HRESULT>(0x887A0006);

/// The categories of vendor errors.
enum class kind { out_of_memory, removed, hung, bad_domain, unsupported, bad_argument, other };

/// The category of a vendor error. An error that is not listed here leaves the
/// device usable.
kind kind_of(hipError_t code) {
  switch (code) {
  case hipErrorOutOfMemory:
    return kind::out_of_memory;
  // Sticky errors: the context is lost, and every later call fails.
  case hipErrorIllegalAddress:
  case hipErrorLaunchFailure:
  case hipErrorAssert:
  case hipErrorECCNotCorrectable:
  case hipErrorContextIsDestroyed:
    return kind::removed;
  case hipErrorLaunchTimeOut:
    return kind::hung;
  case hipErrorInvalidConfiguration:
    return kind::bad_domain;
  case hipErrorNotSupported:
    return kind::unsupported;
  case hipErrorInvalidValue:
    return kind::bad_argument;
  default:
    return kind::other;
  }
}

} // namespace

void raise(hipError_t code, const std::string &operation) {
  clear_error();
  std::string message = operation + ": " + hipGetErrorString(code) + " (" + hipGetErrorName(code) + ")";
  if (code == error_no_code)
    message += "; recompile the program for the architecture of this GPU";
  switch (kind_of(code)) {
  case kind::out_of_memory:
    throw concurrency::out_of_memory(message.c_str());
  case kind::removed:
    throw concurrency::accelerator_view_removed(message.c_str(), device_removed);
  case kind::hung:
    throw concurrency::accelerator_view_removed(message.c_str(), device_hung);
  case kind::bad_domain:
    throw concurrency::invalid_compute_domain(message.c_str());
  case kind::unsupported:
    throw concurrency::unsupported_feature(message.c_str());
  case kind::bad_argument:
    throw concurrency::runtime_exception(message.c_str(), E_INVALIDARG);
  case kind::other:
    break;
  }
  throw concurrency::runtime_exception(message.c_str(), E_FAIL);
}

} // namespace amp2hip::hip
