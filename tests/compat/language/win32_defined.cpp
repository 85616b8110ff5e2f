//===--- win32_defined.cpp - _WIN32 defined by AMP2HIP_DEFINE_WIN32 ------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// With AMP2HIP_DEFINE_WIN32, amp2hip_msvc.h defines _WIN32. This file defines it in the same way,
// because amp2hip_msvc.h is included before its first line.
#define AMP2HIP_DEFINE_WIN32
#undef AMP2HIP_WINDOWS_LANGUAGE_PREDEFINED_H
#include "amp2hip_windows/language/predefined.h"

#include <catch2/catch.hpp>
#include <concurrent_vector.h>
#include <cvmarkersobj.h>
#include <filesystem>
#include <ppl.h>
#include <windows.h>
#if defined(_WIN32) && defined(_WIN64) && defined(WIN32)
#include <SDKDDKVer.h>
#include <amprt.h>
#include <excpt.h>
#include <winsdkver.h>
#endif

#if !defined(_M_X64) || !defined(_M_AMD64) || defined(_MSC_VER)
#error "the macros of Windows for x64 are defined, without that of the compiler"
#endif

TEST_CASE("_WIN32: the headers of the C++ library and of oneTBB remain those of Linux") {
  static_assert(std::is_same<std::filesystem::path::value_type, char>::value, "");
  concurrency::concurrent_vector<int> values;
  concurrency::parallel_for(0, 10, [&](int) { values.push_back(1); });
  CHECK(values.size() == 10);
}

TEST_CASE("markers of the Concurrency Visualizer have no effect") {
  concurrency::diagnostic::marker_series series(TEXT("name"));
  series.write_flag(TEXT("flag"));
  series.write_message(concurrency::diagnostic::high_importance, TEXT("%d"), 1);
  series.write_alert(TEXT("alert"));
  const concurrency::diagnostic::marker_importance importance =
      concurrency::diagnostic::low_importance;
  concurrency::diagnostic::span interval(series, importance, TEXT("interval"));
  CHECK_FALSE(series.is_enabled());
}
