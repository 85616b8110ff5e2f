//===--- except.cpp - Tests of the class for __except ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <amp2hip_windows/language/except.h>
#include <amp2hip_windows/language/finally.h>
#include <catch2/catch.hpp>
#include <csignal>
#include <cstring>
#include <eh.h>
#include <excpt.h>
#include <functional>
#include <process.h>
#include <stdexcept>
#include <string>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <windows.h>

#include "programs/except_callees.h"

namespace {

// Faults in functions with handlers need g++, and sanitizers have their own handlers of signals.
#if defined(__clang__) || defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool has_faults = false;
#else
constexpr bool has_faults = true;
#endif

int *volatile null = nullptr;
volatile int zero = 0;

/// Runs \p block as `__try` does, with a handler that returns the record of the exception.
template <typename Function>
EXCEPTION_RECORD raised(Function block) {
  try {
    amp2hip_windows::guarded_block guard;
    block();
  } catch (...) {
    if (!amp2hip_windows::handles_exception(EXCEPTION_EXECUTE_HANDLER))
      throw;
    return *GetExceptionInformation()->ExceptionRecord;
  }
  return {};
}

/// Returns the status of a process that runs \p function, and what it writes to stderr.
int status_of(const std::function<void()> &function, std::string &errors) {
  int ends[2];
  REQUIRE(pipe(ends) == 0);
  const pid_t child = fork();
  if (child == 0) {
    const rlimit none = {0, 0};
    setrlimit(RLIMIT_CORE, &none);
    dup2(ends[1], 2);
    [&]() noexcept { function(); }();
    _exit(0);
  }
  close(ends[1]);
  char text[1000];
  errors.clear();
  for (ssize_t size; (size = read(ends[0], text, sizeof(text))) > 0;)
    errors.append(text, static_cast<size_t>(size));
  close(ends[0]);
  int status = 0;
  waitpid(child, &status, 0);
  return status;
}
bool ends_by(int status, int signal) { return WIFSIGNALED(status) && WTERMSIG(status) == signal; }

int overflow(int depth) {
  volatile char block[1000];
  block[depth % 1000] = 1;
  return depth < 0 ? 0 : overflow(depth + 1) + block[0];
}

} // namespace

TEST_CASE("a fault in a function is caught, also twice in a row", "[compat][except]") {
  if (!has_faults)
    return;
  int n = 0;
  for (int round = 0; round < 3; ++round)
    try {
      amp2hip_windows::guarded_block guard;
      ++n;
      *null = 1;
      n += 100;
    } catch (...) {
      if (!amp2hip_windows::handles_exception(GetExceptionCode() == EXCEPTION_ACCESS_VIOLATION
                                                  ? EXCEPTION_EXECUTE_HANDLER
                                                  : EXCEPTION_CONTINUE_SEARCH))
        throw;
      n += 10;
    }
  CHECK(n == 33);
  sigset_t blocked;
  pthread_sigmask(SIG_BLOCK, nullptr, &blocked);
  CHECK(sigismember(&blocked, SIGSEGV) == 0);
}

TEST_CASE("records of faults", "[compat][except]") {
  if (!has_faults)
    return;
  EXCEPTION_RECORD record = raised([] { null[3] = 1; });
  CHECK((record.ExceptionCode == EXCEPTION_ACCESS_VIOLATION && record.NumberParameters == 2));
  CHECK((record.ExceptionInformation[0] == 1 && record.ExceptionInformation[1] == 12));
  CHECK((record.ExceptionAddress != nullptr && record.ExceptionFlags == 0));
  volatile int read = 0;
  record = raised([&] { read = *null; });
  CHECK((record.ExceptionCode == STATUS_ACCESS_VIOLATION && record.ExceptionInformation[0] == 0));
  record = raised([&] { read = 5 / zero; });
  CHECK((record.ExceptionCode == EXCEPTION_INT_DIVIDE_BY_ZERO && record.NumberParameters == 0));
  record = raised([] { __asm__ volatile("ud2"); });
  CHECK(record.ExceptionCode == EXCEPTION_ILLEGAL_INSTRUCTION);
  void (*volatile function)() = nullptr;
  record = raised([&] { function(); });
  CHECK((record.ExceptionCode == STATUS_ACCESS_VIOLATION && record.ExceptionInformation[0] == 8));
  char name[] = "/tmp/compat-XXXXXX";
  const int file = mkstemp(name);
  auto *const page = static_cast<int *>(mmap(nullptr, 4096, PROT_READ, MAP_SHARED, file, 0));
  record = raised([&] { read = *page; });
  CHECK((record.ExceptionCode == EXCEPTION_IN_PAGE_ERROR && record.NumberParameters == 3));
  CHECK(record.ExceptionInformation[1] == reinterpret_cast<ULONG_PTR>(page));
  munmap(page, 4096);
  close(file);
  unlink(name);
}

TEST_CASE("faults in functions that another compiler's flags do not cover", "[compat][except]") {
  if (!has_faults)
    return;
  std::string order;
  for (int round = 0; round < 2; ++round) {
    const EXCEPTION_RECORD record = raised([&] { copy_to_null(order, 20); });
    CHECK(record.ExceptionCode == EXCEPTION_ACCESS_VIOLATION);
    order += 'h';
  }
  // The block of __finally runs, once; the destructor of the same function does not.
  CHECK(order == "bfhbfh");
  order.clear();
  CHECK(raised([&] { write_to_null(order); }).ExceptionCode == EXCEPTION_ACCESS_VIOLATION);
  CHECK(order == "f");
  amp2hip_windows::finally cleanup([&] { order += 'c'; }); // the list of objects is intact
  CHECK(raised([&] { size_of_null(); }).ExceptionCode == EXCEPTION_ACCESS_VIOLATION);
}

TEST_CASE("a stack overflow is caught", "[compat][except]") {
  if (!has_faults)
    return;
  for (int round = 0; round < 2; ++round)
    CHECK(raised([] { overflow(round_trip(1)); }).ExceptionCode == EXCEPTION_STACK_OVERFLOW);
  DWORD code = 0;
  std::thread([&] { code = raised([] { overflow(1); }).ExceptionCode; }).join();
  CHECK(code == EXCEPTION_STACK_OVERFLOW);
}

TEST_CASE("RaiseException with arguments and a filter", "[compat][except]") {
  const ULONG_PTR arguments[] = {7, 8, 9};
  const auto filter = [](DWORD code, const EXCEPTION_POINTERS *pointers) {
    const EXCEPTION_RECORD &record = *pointers->ExceptionRecord;
    CHECK((code == 0xE0000042 && record.ExceptionCode == code && record.NumberParameters == 3));
    CHECK((record.ExceptionInformation[2] == 9 && record.ExceptionRecord == nullptr));
    CHECK((record.ExceptionFlags == EXCEPTION_NONCONTINUABLE && !pointers->ContextRecord));
    return EXCEPTION_EXECUTE_HANDLER;
  };
  bool handled = false;
  try {
    amp2hip_windows::guarded_block guard;
    RaiseException(0xE0000042, EXCEPTION_NONCONTINUABLE, 3, arguments);
  } catch (...) {
    if (!amp2hip_windows::handles_exception(
            filter(_exception_code(), static_cast<EXCEPTION_POINTERS *>(_exception_info()))))
      throw;
    handled = true;
  }
  CHECK(handled);
  CHECK((GetExceptionCode() == 0 && __exception_code() == 0));
  CHECK((GetExceptionInformation() == nullptr && __exception_info() == nullptr));
  // std::exception does not catch it.
  CHECK(raised([] {
          try {
            RaiseException(0xE0000001, 0, 0, nullptr);
          } catch (const std::exception &) {
            FAIL("caught");
          }
        }).ExceptionCode == 0xE0000001);
}

TEST_CASE("the search continues through two levels, after inner __finally", "[compat][except]") {
  std::string order;
  try {
    amp2hip_windows::guarded_block guard;
    try {
      amp2hip_windows::guarded_block guard_2;
      amp2hip_windows::finally cleanup([&](bool abnormal) { order += abnormal ? "1A" : "1N"; });
      try {
        amp2hip_windows::guarded_block guard_3;
        amp2hip_windows::finally cleanup_2([&] { order += "2"; });
        order += "b";
        RaiseException(0xE0000003, 0, 0, nullptr);
        cleanup.end();
      } catch (...) {
        if (!amp2hip_windows::handles_exception((order += "s", EXCEPTION_CONTINUE_SEARCH)))
          throw;
        order += "wrong";
      }
    } catch (...) {
      if (!amp2hip_windows::handles_exception((order += "s", EXCEPTION_CONTINUE_SEARCH)))
        throw;
      order += "wrong";
    }
  } catch (...) {
    if (!amp2hip_windows::handles_exception(GetExceptionCode() == 0xE0000003))
      throw;
    order += "h";
  }
  CHECK(order == "b2s1Ash");
}

TEST_CASE("an exception of C++ has a code", "[compat][except]") {
  CHECK(raised([] { throw std::runtime_error("text"); }).ExceptionCode == 0xE06D7363);
  CHECK(raised([] { throw 1; }).ExceptionCode == 0xE06D7363);
  std::string text;
  try {
    try {
      amp2hip_windows::guarded_block guard;
      throw std::runtime_error("text");
    } catch (...) {
      if (!amp2hip_windows::handles_exception(EXCEPTION_CONTINUE_SEARCH))
        throw;
    }
  } catch (const std::runtime_error &error) {
    text = error.what();
  }
  CHECK(text == "text");
}

TEST_CASE("a handler may have its own exceptions", "[compat][except]") {
  DWORD codes[3] = {};
  try {
    amp2hip_windows::guarded_block guard;
    RaiseException(0xE0000001, 0, 0, nullptr);
  } catch (...) {
    if (!amp2hip_windows::handles_exception(1))
      throw;
    codes[0] = GetExceptionCode();
    codes[1] = raised([] { RaiseException(0xE0000002, 0, 0, nullptr); }).ExceptionCode;
    codes[2] = GetExceptionCode();
  }
  CHECK((codes[0] == 0xE0000001 && codes[1] == 0xE0000002 && codes[2] == 0xE0000001));
}

TEST_CASE("faults in a second thread", "[compat][except]") {
  if (!has_faults)
    return;
  DWORD codes[4] = {};
  std::thread threads[4];
  for (int i = 0; i < 4; ++i)
    threads[i] = std::thread([&codes, i] {
      for (int round = 0; round < 100; ++round)
        codes[i] = raised([] { *null = 1; }).ExceptionCode;
    });
  for (std::thread &thread : threads)
    thread.join();
  for (const DWORD code : codes)
    CHECK(code == EXCEPTION_ACCESS_VIOLATION);
}

TEST_CASE("_endthreadex passes handlers", "[compat][except]") {
  static int calls = 0;
  const auto handle = reinterpret_cast<HANDLE>(_beginthreadex(
      nullptr, 0,
      [](void *) -> unsigned int {
        raised([] { _endthreadex(7); });
        ++calls;
        return 0;
      },
      nullptr, 0, nullptr));
  DWORD code = 0;
  CHECK(
      (WaitForSingleObject(handle, INFINITE) == WAIT_OBJECT_0 && GetExitCodeThread(handle, &code)));
  CHECK((code == 7 && calls == 0));
  CloseHandle(handle);
}

TEST_CASE("_set_se_translator: faults become C++ exceptions", "[compat][except]") {
  const _se_translator_function old =
      _set_se_translator([](unsigned int code, _EXCEPTION_POINTERS *pointers) {
        throw std::runtime_error(
            std::to_string(code) +
            (pointers->ExceptionRecord->ExceptionCode == code ? " same" : " other"));
      });
  std::string texts;
  try {
    RaiseException(2, 0, 0, nullptr);
  } catch (const std::runtime_error &error) {
    texts = error.what();
  }
  CHECK(texts == "2 same");
  if (has_faults) {
    try {
      *null = 1;
    } catch (const std::runtime_error &error) {
      texts = error.what();
    }
    CHECK(texts == std::to_string(EXCEPTION_ACCESS_VIOLATION) + " same");
  }
  _set_se_translator(old);
}

TEST_CASE("without a handler, the program ends", "[compat][except]") {
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
  std::string errors;
  CHECK(ends_by(status_of([] { *null = 1; }, errors), SIGSEGV));
  // After a block, and in the handler of a fault.
  CHECK(ends_by(status_of(
                    [] {
                      raised([] { RaiseException(1, 0, 0, nullptr); });
                      *null = 1;
                    },
                    errors),
                SIGSEGV));
  CHECK(ends_by(status_of(
                    [] {
                      raised([] {});
                      raise(SIGFPE);
                    },
                    errors),
                SIGFPE));
  CHECK(ends_by(status_of([] { RaiseException(0xE0000009, 0, 0, nullptr); }, errors), SIGABRT));
  CHECK(errors.find("exception 0xE0000009 at address") == 0);
  CHECK(ends_by(status_of(
                    [] {
                      try {
                        RaiseException(0xE0000009, 0, 0, nullptr);
                      } catch (...) {
                        amp2hip_windows::handles_exception(EXCEPTION_CONTINUE_EXECUTION);
                      }
                    },
                    errors),
                SIGABRT));
  CHECK(errors.find("EXCEPTION_CONTINUE_EXECUTION") != std::string::npos);
#endif
}

TEST_CASE("a fault that cannot be caught ends the program with advice", "[compat][except]") {
  if (!has_faults)
    return;
  std::string errors;
  CHECK(ends_by(status_of([] { _exit(guard_without_flag()); }, errors), SIGSEGV));
  CHECK(errors.find("-fnon-call-exceptions") != std::string::npos);
}

TEST_CASE("SetUnhandledExceptionFilter: called before the program ends", "[compat][except]") {
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
  const auto filter = [](EXCEPTION_POINTERS *exception) -> LONG {
    std::fprintf(stderr, "filter %X\n", exception->ExceptionRecord->ExceptionCode);
    return EXCEPTION_EXECUTE_HANDLER;
  };
  CHECK(SetUnhandledExceptionFilter(filter) == nullptr);
  std::string errors;
  CHECK(ends_by(status_of([] { *null = 1; }, errors), SIGSEGV));
  CHECK(errors == "filter C0000005\n");
  CHECK(ends_by(status_of([] { throw 1; }, errors), SIGABRT));
  CHECK(errors.find("filter E06D7363\n") == 0);
  CHECK(SetUnhandledExceptionFilter(nullptr) == filter);
  CHECK(status_of(
            [] {
              SetUnhandledExceptionFilter([](EXCEPTION_POINTERS *) -> LONG { _exit(4); });
              *null = 1;
            },
            errors) == 4 << 8);
#endif
}
