//===--- error.cpp - vendor errors as exceptions --------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "error.h"
#include "amp2hip/error/exceptions.h"

namespace amp2hip::AMP2HIP_GPU_NAMESPACE {

namespace {

// The values of DXGI_ERROR_DEVICE_REMOVED and DXGI_ERROR_DEVICE_HUNG, because programs for Windows
// expect these codes (§12.2.5).
constexpr HRESULT device_removed = static_cast<HRESULT>(0x887A0005);
constexpr HRESULT device_hung = static_cast<HRESULT>(0x887A0006);

} // namespace

void raise(gpuError_t code, const std::string &operation) {
  clear_error();
  std::string message =
      operation + ": " + gpuGetErrorString(code) + " (" + gpuGetErrorName(code) + ")";
  if (code == error_no_code)
    message += "; recompile the program for the architecture of this GPU";
  switch (category_of(code)) {
  case error_category::out_of_memory:
    throw concurrency::out_of_memory(message.c_str());
  case error_category::removed:
    throw concurrency::accelerator_view_removed(message.c_str(), device_removed);
  case error_category::hung:
    throw concurrency::accelerator_view_removed(message.c_str(), device_hung);
  case error_category::bad_domain:
    throw concurrency::invalid_compute_domain(message.c_str());
  case error_category::unsupported:
    throw concurrency::unsupported_feature(message.c_str());
  case error_category::bad_argument:
    throw concurrency::runtime_exception(message.c_str(), E_INVALIDARG);
  case error_category::other:
    break;
  }
  throw concurrency::runtime_exception(message.c_str(), E_FAIL);
}

} // namespace amp2hip::AMP2HIP_GPU_NAMESPACE
