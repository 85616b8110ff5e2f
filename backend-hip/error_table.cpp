//===--- error_table.cpp - categories of the vendor's errors --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "error.h"

namespace amp2hip::hip {

error_category category_of(hipError_t code) {
  switch (code) {
  case hipErrorOutOfMemory:
    return error_category::out_of_memory;
  // Sticky errors: the context is lost, and every later call fails.
  case hipErrorIllegalAddress:
  case hipErrorLaunchFailure:
  case hipErrorAssert:
  case hipErrorECCNotCorrectable:
  case hipErrorContextIsDestroyed:
    return error_category::removed;
  case hipErrorLaunchTimeOut:
    return error_category::hung;
  case hipErrorInvalidConfiguration:
    return error_category::bad_domain;
  case hipErrorNotSupported:
    return error_category::unsupported;
  case hipErrorInvalidValue:
    return error_category::bad_argument;
  default:
    return error_category::other;
  }
}

} // namespace amp2hip::hip
