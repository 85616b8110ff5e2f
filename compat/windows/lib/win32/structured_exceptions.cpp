//===--- structured_exceptions.cpp - RaiseException and filters -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip_windows/language/except.h"
#include "win32/faults.h"
#include "win32/thread_exit.h"
#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <exception>

namespace amp2hip_windows {

thread_local _se_translator_function se_translator = nullptr;

namespace {

constexpr DWORD code_of_cxx_exceptions = 0xE06D7363;

std::atomic<LPTOP_LEVEL_EXCEPTION_FILTER> unhandled_filter{nullptr};
std::terminate_handler earlier_terminate = nullptr;

enum class origin { none, structured, cxx, end_of_thread };

/// Calls \p with for the exception that the innermost handler handles, if it is a structured one.
template <typename Function>
origin with_current(Function with) {
  // Null for the forced unwinding of pthread_exit(), which only passes.
  if (std::current_exception() == nullptr)
    return origin::none;
  try {
    throw;
  } catch (structured_exception &exception) {
    with(exception);
    return origin::structured;
  } catch (const exit_of_thread &) {
    return origin::end_of_thread;
  } catch (...) {
    return origin::cxx;
  }
}

const char *name_of(DWORD code) {
  switch (code) {
  case EXCEPTION_ACCESS_VIOLATION:
    return "access violation";
  case EXCEPTION_IN_PAGE_ERROR:
    return "error in a mapped file";
  case EXCEPTION_INT_DIVIDE_BY_ZERO:
    return "division by zero";
  case EXCEPTION_STACK_OVERFLOW:
    return "stack overflow";
  case EXCEPTION_ILLEGAL_INSTRUCTION:
    return "illegal instruction";
  default:
    return "exception";
  }
}

/// The terminate handler.
[[noreturn]] void end_program() {
  if (std::current_exception() != nullptr) {
    const LPEXCEPTION_POINTERS exception = GetExceptionInformation();
    if (exception != nullptr && exception->ExceptionRecord->ExceptionCode != code_of_cxx_exceptions)
      report_exception(*exception->ExceptionRecord, "nothing handles it");
    if (exception != nullptr)
      filter_unhandled(exception);
  }
  earlier_terminate();
  std::abort();
}

void replace_terminate() {
  [[maybe_unused]] static const bool once = [] {
    earlier_terminate = std::set_terminate(end_program);
    return true;
  }();
}

} // namespace

void report_exception(const EXCEPTION_RECORD &record, const char *problem) {
  std::fprintf(stderr, "%s 0x%08X at address %p: %s\n", name_of(record.ExceptionCode),
               record.ExceptionCode, record.ExceptionAddress, problem);
}

LONG filter_unhandled(LPEXCEPTION_POINTERS exception) {
  static thread_local bool runs = false;
  const LPTOP_LEVEL_EXCEPTION_FILTER filter = unhandled_filter;
  if (filter == nullptr || runs)
    return EXCEPTION_CONTINUE_SEARCH;
  runs = true;
  const LONG result = filter(exception);
  runs = false;
  return result;
}

bool handles_exception(int filter) {
  EXCEPTION_RECORD record = {};
  const origin from = with_current(
      [&](structured_exception &exception) { record = *exception.pointers()->ExceptionRecord; });
  if (from == origin::none || from == origin::end_of_thread)
    return false;
  if (filter < 0) {
    if (from == origin::cxx)
      record.ExceptionCode = code_of_cxx_exceptions;
    report_exception(record, "the filter returned EXCEPTION_CONTINUE_EXECUTION, but a program on "
                             "Linux cannot continue where an exception was raised");
    std::abort();
  }
  return filter > 0;
}

} // namespace amp2hip_windows

using namespace amp2hip_windows;

LPTOP_LEVEL_EXCEPTION_FILTER SetUnhandledExceptionFilter(LPTOP_LEVEL_EXCEPTION_FILTER filter) {
  if (filter != nullptr) {
    replace_terminate();
    handle_faults();
  }
  return unhandled_filter.exchange(filter);
}

_se_translator_function _set_se_translator(_se_translator_function function) {
  if (function != nullptr)
    handle_faults();
  const _se_translator_function old = se_translator;
  se_translator = function;
  return old;
}

void RaiseException(DWORD code, DWORD flags, DWORD argument_count, const ULONG_PTR *arguments) {
  replace_terminate();
  EXCEPTION_RECORD record = {};
  record.ExceptionCode = code & ~0x10000000U; // as on Windows: the bit is reserved
  record.ExceptionFlags = flags & EXCEPTION_NONCONTINUABLE;
  record.ExceptionAddress = __builtin_return_address(0);
  if (arguments != nullptr) {
    record.NumberParameters = std::min<DWORD>(argument_count, EXCEPTION_MAXIMUM_PARAMETERS);
    std::copy_n(arguments, record.NumberParameters, record.ExceptionInformation);
  }
  EXCEPTION_POINTERS pointers = {&record, nullptr};
  if (se_translator != nullptr)
    se_translator(record.ExceptionCode, &pointers);
  throw structured_exception(record);
}

LPEXCEPTION_POINTERS GetExceptionInformation() {
  static thread_local EXCEPTION_RECORD record_of_cxx;
  static thread_local EXCEPTION_POINTERS pointers_of_cxx;
  LPEXCEPTION_POINTERS result = nullptr;
  const origin from =
      with_current([&](structured_exception &exception) { result = exception.pointers(); });
  if (from == origin::cxx) {
    record_of_cxx = {};
    record_of_cxx.ExceptionCode = code_of_cxx_exceptions;
    record_of_cxx.ExceptionFlags = EXCEPTION_NONCONTINUABLE;
    pointers_of_cxx = {&record_of_cxx, nullptr};
    result = &pointers_of_cxx;
  }
  return result;
}
DWORD GetExceptionCode() {
  const LPEXCEPTION_POINTERS exception = GetExceptionInformation();
  return exception != nullptr ? exception->ExceptionRecord->ExceptionCode : 0;
}
