//===--- exceptions.cpp - Tests of the exception classes ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support.h"
#include <type_traits>

using namespace concurrency;

TEST_CASE("exceptions: messages and error codes (E-12.2.1-b, E-12.2.1-d, E-12.2.2-a, E-12.2.5-a)") {
  const runtime_exception told("said", E_INVALIDARG);
  CHECK(std::string(told.what()) == "said");
  CHECK(told.get_error_code() == E_INVALIDARG);
  runtime_exception copy(E_FAIL);
  copy = told;
  CHECK(std::string(copy.what()) == "said");
  CHECK(std::string(runtime_exception(nullptr, E_FAIL).what()).empty());
  CHECK(out_of_memory().get_error_code() == E_OUTOFMEMORY);
  CHECK(accelerator_view_removed("gone", 42).get_view_removed_reason() == 42);
  static_assert(std::is_nothrow_copy_constructible<runtime_exception>::value, "");
  static_assert(std::is_nothrow_copy_assignable<runtime_exception>::value, "");
  static_assert(!std::is_convertible<HRESULT, runtime_exception>::value, "explicit");
  static_assert(sizeof(HRESULT) == 4, "");
}

TEST_CASE("exceptions: all are runtime_exceptions, and std::exceptions (E-12.2-b, G-1.3-a)") {
  CHECK_THROWS_AS(throw invalid_compute_domain("x"), runtime_exception);
  CHECK_THROWS_AS(throw unsupported_feature("x"), runtime_exception);
  CHECK_THROWS_AS(throw out_of_memory("x"), runtime_exception);
  CHECK_THROWS_AS(throw accelerator_view_removed(E_FAIL), std::exception);
  std::exception_ptr kept = std::make_exception_ptr(out_of_memory("kept"));
  CHECK_THROWS_WITH(std::rethrow_exception(kept), "kept");
}
