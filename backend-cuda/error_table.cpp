//===--- error_table.cpp - categories of the vendor's errors --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "error.h"

namespace amp2hip::cuda {

error_category category_of(cudaError_t code) {
  switch (code) {
  case cudaErrorMemoryAllocation:
    return error_category::out_of_memory;
  // Sticky errors: the context is lost, and every later call fails.
  case cudaErrorIllegalAddress:
  case cudaErrorLaunchFailure:
  case cudaErrorAssert:
  case cudaErrorECCUncorrectable:
  case cudaErrorContextIsDestroyed:
  case cudaErrorHardwareStackError:
  case cudaErrorIllegalInstruction:
  case cudaErrorMisalignedAddress:
  case cudaErrorInvalidAddressSpace:
  case cudaErrorInvalidPc:
  case cudaErrorNvlinkUncorrectable:
    return error_category::removed;
  case cudaErrorLaunchTimeout:
    return error_category::hung;
  case cudaErrorInvalidConfiguration:
    return error_category::bad_domain;
  case cudaErrorNotSupported:
    return error_category::unsupported;
  case cudaErrorInvalidValue:
    return error_category::bad_argument;
  default:
    return error_category::other;
  }
}

} // namespace amp2hip::cuda
