//===--- assert.h - the assertions of unit tests -------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_UNIT_TEST_ASSERT_H
#define AMP2HIP_WINDOWS_UNIT_TEST_ASSERT_H

#include "amp2hip_windows/unit_test/to_string.h"
#include <cstring>
#include <cwchar>
#include <string>
#include <strings.h>
#include <wchar.h>

namespace Microsoft {
namespace VisualStudio {
namespace CppUnitTestFramework {

/// The place of an assertion, which LINE_INFO() makes.
struct __LineInfo {
  __LineInfo(const wchar_t *file, const char *function, int line)
      : pszFile(file), pszFunc(function), line(line) {}
  const __LineInfo *self() const { return this; } ///< valid until the end of the expression
  const wchar_t *const pszFile;
  const char *const pszFunc;
  int line;
};

/// The functions throw an object that is not derived from std::exception if the assertion does not
/// hold. The message and the place, which may be null, are part of the report. Without a place,
/// the report has that of the caller.
class Assert {
  struct caller {
    const char *file;
    int line;
    static constexpr caller current(const char *file = __builtin_FILE(),
                                    int line = __builtin_LINE()) {
      return {file, line};
    }
  };
  [[noreturn]] static void fail(const std::wstring &text, const wchar_t *message,
                                const __LineInfo *place, caller at);
  static void check(bool holds, const wchar_t *text, const wchar_t *message,
                    const __LineInfo *place, caller at) {
    if (!holds)
      fail(text, message, place, at);
  }
  template <typename T, typename U>
  static void check(bool holds, const wchar_t *relation, const T &expected, const U &actual,
                    const wchar_t *message, const __LineInfo *place, caller at) {
    if (!holds)
      fail(relation + (L"<" + ToString(expected)) + L"> Actual:<" + ToString(actual) + L">",
           message, place, at);
  }
  template <typename Float>
  static void check_near(bool near, Float expected, Float actual, Float tolerance,
                         const wchar_t *message, const __LineInfo *place, caller at) {
    const Float difference = expected > actual ? expected - actual : actual - expected;
    check((difference <= tolerance) == near, near ? L"Expected:" : L"Expected any value except:",
          expected, actual, message, place, at); // a NaN is near to nothing
  }
  static bool equal(const char *a, const char *b, bool ignore_case) {
    return a == nullptr || b == nullptr ? a == b
                                        : (ignore_case ? strcasecmp(a, b) : std::strcmp(a, b)) == 0;
  }
  static bool equal(const wchar_t *a, const wchar_t *b, bool ignore_case) {
    return a == nullptr || b == nullptr ? a == b
                                        : (ignore_case ? wcscasecmp(a, b) : std::wcscmp(a, b)) == 0;
  }

#define AMP2HIP_ASSERT_PLACE                                                                       \
  const wchar_t *message = nullptr, const __LineInfo *place = nullptr, caller at = caller::current()

public:
  template <typename T>
  static void AreEqual(const T &expected, const T &actual, AMP2HIP_ASSERT_PLACE) {
    check(expected == actual, L"Expected:", expected, actual, message, place, at);
  }
  static void AreEqual(double expected, double actual, double tolerance, AMP2HIP_ASSERT_PLACE) {
    check_near(true, expected, actual, tolerance, message, place, at);
  }
  static void AreEqual(float expected, float actual, float tolerance, AMP2HIP_ASSERT_PLACE) {
    check_near(true, expected, actual, tolerance, message, place, at);
  }
  static void AreEqual(const char *expected, const char *actual, AMP2HIP_ASSERT_PLACE) {
    check(equal(expected, actual, false), L"Expected:", expected, actual, message, place, at);
  }
  static void AreEqual(const wchar_t *expected, const wchar_t *actual, AMP2HIP_ASSERT_PLACE) {
    check(equal(expected, actual, false), L"Expected:", expected, actual, message, place, at);
  }
  static void AreEqual(const char *expected, const char *actual, bool ignore_case,
                       AMP2HIP_ASSERT_PLACE) {
    check(equal(expected, actual, ignore_case), L"Expected:", expected, actual, message, place, at);
  }
  static void AreEqual(const wchar_t *expected, const wchar_t *actual, bool ignore_case,
                       AMP2HIP_ASSERT_PLACE) {
    check(equal(expected, actual, ignore_case), L"Expected:", expected, actual, message, place, at);
  }

  template <typename T>
  static void AreNotEqual(const T &not_expected, const T &actual, AMP2HIP_ASSERT_PLACE) {
    check(!(not_expected == actual), L"Expected any value except:", not_expected, actual, message,
          place, at);
  }
  static void AreNotEqual(double not_expected, double actual, double tolerance,
                          AMP2HIP_ASSERT_PLACE) {
    check_near(false, not_expected, actual, tolerance, message, place, at);
  }
  static void AreNotEqual(float not_expected, float actual, float tolerance, AMP2HIP_ASSERT_PLACE) {
    check_near(false, not_expected, actual, tolerance, message, place, at);
  }
  static void AreNotEqual(const char *not_expected, const char *actual, AMP2HIP_ASSERT_PLACE) {
    AreNotEqual(not_expected, actual, false, message, place, at);
  }
  static void AreNotEqual(const wchar_t *not_expected, const wchar_t *actual,
                          AMP2HIP_ASSERT_PLACE) {
    AreNotEqual(not_expected, actual, false, message, place, at);
  }
  static void AreNotEqual(const char *not_expected, const char *actual, bool ignore_case,
                          AMP2HIP_ASSERT_PLACE) {
    check(!equal(not_expected, actual, ignore_case), L"Expected any value except:", not_expected,
          actual, message, place, at);
  }
  static void AreNotEqual(const wchar_t *not_expected, const wchar_t *actual, bool ignore_case,
                          AMP2HIP_ASSERT_PLACE) {
    check(!equal(not_expected, actual, ignore_case), L"Expected any value except:", not_expected,
          actual, message, place, at);
  }

  template <typename T>
  static void AreSame(const T &expected, const T &actual, AMP2HIP_ASSERT_PLACE) {
    check(&expected == &actual, L"The objects are not the same", message, place, at);
  }
  template <typename T>
  static void AreNotSame(const T &not_expected, const T &actual, AMP2HIP_ASSERT_PLACE) {
    check(&not_expected != &actual, L"The objects are the same", message, place, at);
  }
  template <typename T>
  static void IsNull(const T *actual, AMP2HIP_ASSERT_PLACE) {
    check(actual == nullptr, L"The pointer is not null", message, place, at);
  }
  template <typename T>
  static void IsNotNull(const T *actual, AMP2HIP_ASSERT_PLACE) {
    check(actual != nullptr, L"The pointer is null", message, place, at);
  }
  static void IsTrue(bool condition, AMP2HIP_ASSERT_PLACE) {
    check(condition, L"The condition is false", message, place, at);
  }
  static void IsFalse(bool condition, AMP2HIP_ASSERT_PLACE) {
    check(!condition, L"The condition is true", message, place, at);
  }
  [[noreturn]] static void Fail(AMP2HIP_ASSERT_PLACE) { fail(L"", message, place, at); }

  /// Calls \p function, which must throw an \p Exception.
  template <typename Exception, typename Function>
  static void ExpectException(Function function, AMP2HIP_ASSERT_PLACE) {
    try {
      function();
    } catch (const Exception &) {
      return;
    } catch (...) {
      fail(L"The function throws an exception of another type", message, place, at);
    }
    fail(L"The function throws no exception", message, place, at);
  }

#undef AMP2HIP_ASSERT_PLACE
};

} // namespace CppUnitTestFramework
} // namespace VisualStudio
} // namespace Microsoft

#endif // AMP2HIP_WINDOWS_UNIT_TEST_ASSERT_H
