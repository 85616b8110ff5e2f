//===--- com.cpp - Tests of functions around COM and of signals -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <atomic>
#include <catch2/catch.hpp>
#include <comdef.h>
#include <csignal>
#include <objbase.h>
#include <rpcndr.h>
#include <string>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <windows.h>

#include "support.h"

namespace {
std::atomic<int> events{0};
BOOL first(DWORD event) { return event == CTRL_C_EVENT ? (events += 1, TRUE) : FALSE; }
BOOL second(DWORD) { return events += 10, FALSE; }
LONG filter(LPEXCEPTION_POINTERS) { return EXCEPTION_EXECUTE_HANDLER; }

/// Runs \p function in a child process. Returns its exit status, or minus its signal.
template <typename Function>
int status_of(Function function) {
  const pid_t child = fork();
  if (child == 0)
    _exit(function());
  int status = 0;
  waitpid(child, &status, 0);
  return WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
}
void wait_for_events(int value) {
  for (int i = 0; i < 1000 && events < value; ++i)
    Sleep(5);
}
} // namespace

TEST_CASE("CoInitialize: counts for each thread") {
  std::thread([] {
    CHECK((CoInitialize(nullptr) == S_OK && CoInitialize(nullptr) == S_FALSE));
    const COINIT kind = COINIT_MULTITHREADED;
    CHECK(CoInitializeEx(nullptr, kind) == RPC_E_CHANGED_MODE);
    CoUninitialize();
    CoUninitialize();
    CHECK(CoInitializeEx(nullptr, COINIT_MULTITHREADED) == S_OK);
    CoUninitialize();
  }).join();
  void *memory = CoTaskMemRealloc(CoTaskMemAlloc(8), 16);
  CHECK(memory != nullptr);
  CoTaskMemFree(memory);
}

TEST_CASE("byte, boolean: types of one byte without a sign") {
  const ::byte largest = static_cast<::byte>(-1);
  const boolean yes = TRUE;
  CHECK((largest == 255 && sizeof(largest) == 1 && yes == 1 && sizeof(yes) == 1));
}

TEST_CASE("CoCreateGuid, StringFromGUID2, IsEqualGUID") {
  const GUID known = {0x01234567, 0x89AB, 0xCDEF, {1, 2, 3, 4, 5, 6, 7, 0xFF}};
  OLECHAR text[39];
  LPOLESTR buffer = text;
  CHECK((StringFromGUID2(known, buffer, 39) == 39 && StringFromGUID2(known, text, 38) == 0));
  LPCOLESTR written = text;
  CHECK(written == std::wstring(L"{01234567-89AB-CDEF-0102-0304050607FF}"));
  CLSID read;
  CHECK((CLSIDFromString(text, &read) == S_OK && IsEqualGUID(read, known) &&
         IsEqualIID(read, known)));
  CHECK((CLSIDFromString(L"{0123}", &read) == CO_E_CLASSSTRING && IsEqualCLSID(read, GUID())));
  LPOLESTR allocated = nullptr;
  REQUIRE(StringFromCLSID(known, &allocated) == S_OK);
  CHECK(written == std::wstring(allocated));
  CoTaskMemFree(allocated);
  CHECK((StringFromIID(known, &allocated) == S_OK && written == std::wstring(allocated)));
  CoTaskMemFree(allocated);
  CHECK(StringFromCLSID(known, nullptr) == E_INVALIDARG);
  GUID one, two;
  CHECK((CoCreateGuid(&one) == S_OK && CoCreateGuid(&two) == S_OK && one != two && one == one));
  CHECK((one.Data3 >> 12 == 4 && CoCreateGuid(nullptr) == E_INVALIDARG));
}

TEST_CASE("_com_error: the message of a result") {
  const _com_error denied(E_ACCESSDENIED), unknown(static_cast<HRESULT>(0x80041234));
  CHECK((denied.Error() == E_ACCESSDENIED &&
         denied.ErrorMessage() == std::string("Access is denied.")));
  CHECK((unknown.ErrorMessage() == std::string("Unknown error 0x80041234")));
  CHECK((unknown.WCode() == 0x1034 && _com_error::HRESULTToWCode(E_FAIL) == 0));
  CHECK(_com_error::WCodeToHRESULT(0x1034) == unknown.Error());
  CHECK_THROWS_AS(_com_raise_error(E_FAIL), _com_error);
  CHECK_THROWS_AS(_com_issue_error(E_FAIL), _com_error);
}

TEST_CASE("SetErrorMode, SetUnhandledExceptionFilter: return the previous value") {
  CHECK((SetErrorMode(SEM_FAILCRITICALERRORS) == 0 && GetErrorMode() == SEM_FAILCRITICALERRORS));
  CHECK(SetErrorMode(0) == SEM_FAILCRITICALERRORS);
  const PTOP_LEVEL_EXCEPTION_FILTER none = nullptr;
  const LPTOP_LEVEL_EXCEPTION_FILTER mine = filter;
  CHECK((SetUnhandledExceptionFilter(mine) == none && SetUnhandledExceptionFilter(none) == mine));
  EXCEPTION_RECORD record = {};
  PEXCEPTION_RECORD pointer = &record;
  PCONTEXT context = nullptr;
  const CONTEXT *same = context;
  EXCEPTION_POINTERS both = {pointer, context};
  PEXCEPTION_POINTERS address = &both;
  CHECK((address->ExceptionRecord->ExceptionCode == 0 && same == nullptr && filter(address) == 1));
}

TEST_CASE("SetConsoleCtrlHandler: the last added function first") {
  const PHANDLER_ROUTINE routine = first;
  CHECK(status_of([=] {
          const bool added =
              SetConsoleCtrlHandler(routine, TRUE) && SetConsoleCtrlHandler(second, TRUE);
          kill(getpid(), SIGINT);
          wait_for_events(11);
          return added && events == 11 ? 0 : 1;
        }) == 0);
  CHECK(status_of([=] {
          if (!SetConsoleCtrlHandler(routine, TRUE) || !SetConsoleCtrlHandler(routine, FALSE) ||
              SetConsoleCtrlHandler(routine, FALSE))
            return 1;
          kill(getpid(), SIGINT);
          Sleep(5000);
          return 2;
        }) == -SIGINT);
  CHECK(status_of([] {
          SetConsoleCtrlHandler(nullptr, TRUE);
          kill(getpid(), SIGINT);
          return 0;
        }) == 0);
  CHECK(status_of([] {
          SetConsoleCtrlHandler(second, TRUE);
          kill(getpid(), SIGTERM);
          Sleep(5000);
          return 2;
        }) == -SIGTERM);
}
