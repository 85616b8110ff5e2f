//===--- windows_system.cpp - the system and the process -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <string>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <windows.h>

#include "support.h"

/// Runs \p function in a child process. Returns its exit status, or minus its signal.
template <typename Function>
static int status_of(Function function) {
  const pid_t child = fork();
  if (child == 0) {
    signal(SIGTRAP, SIG_DFL);
    function();
    _exit(99);
  }
  int status = 0;
  waitpid(child, &status, 0);
  return WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
}

TEST_CASE("OutputDebugString: writes to standard error if the environment asks for it") {
  int ends[2];
  REQUIRE(pipe(ends) == 0);
  CHECK(status_of([&] {
          dup2(ends[1], 2);
          unsetenv("AMP2HIP_DEBUG_OUTPUT");
          if (!IsDebuggerPresent())
            OutputDebugStringA("invisible");
          setenv("AMP2HIP_DEBUG_OUTPUT", "1", 1);
          OutputDebugStringA("narrow ");
          OutputDebugString("default ");
          OutputDebugStringW(L"w\u00e4");
          OutputDebugStringA(nullptr);
          _exit(0);
        }) == 0);
  char text[100] = {};
  CHECK(read(ends[0], text, sizeof text - 1) > 0);
  CHECK(text == std::string("narrow default w\u00e4"));
  close(ends[0]);
  close(ends[1]);
}

TEST_CASE("the end of the process") {
  CHECK(status_of([] { ExitProcess(3); }) == 3);
  CHECK(status_of([] { TerminateProcess(GetCurrentProcess(), 4); }) == 4);
  CHECK(status_of([] { DebugBreak(); }) == -SIGTRAP);
  CHECK((!TerminateProcess(nullptr, 4) && GetLastError() == ERROR_INVALID_HANDLE));
  CHECK((IsDebuggerPresent() == TRUE || IsDebuggerPresent() == FALSE));
}

TEST_CASE("GetSystemInfo, GlobalMemoryStatusEx, GetProcessAffinityMask") {
  SYSTEM_INFO info, native;
  LPSYSTEM_INFO pointer = &info;
  GetSystemInfo(pointer);
  GetNativeSystemInfo(&native);
  CHECK((info.dwNumberOfProcessors >= 1 && info.dwPageSize == 4096 && native.dwPageSize == 4096));
  CHECK((info.wProcessorArchitecture == PROCESSOR_ARCHITECTURE_AMD64 &&
         info.dwActiveProcessorMask != 0));
  MEMORYSTATUSEX memory;
  LPMEMORYSTATUSEX same = &memory;
  memory.dwLength = sizeof memory;
  REQUIRE(GlobalMemoryStatusEx(same));
  CHECK((memory.ullTotalPhys > memory.ullAvailPhys && memory.ullAvailPhys > 0 &&
         memory.dwMemoryLoad <= 100));
  memory.dwLength = 1;
  CHECK((!GlobalMemoryStatusEx(&memory) && GetLastError() == ERROR_INVALID_PARAMETER));
  DWORD_PTR mask = 0, system = 0;
  CHECK((GetProcessAffinityMask(GetCurrentProcess(), &mask, &system) && mask != 0 &&
         (mask & ~system) == 0));
  const DWORD_PTR first = mask & (~mask + 1);
  CHECK((SetProcessAffinityMask(GetCurrentProcess(), first) &&
         SetProcessAffinityMask(GetCurrentProcess(), mask)));
  CHECK((!SetProcessAffinityMask(GetCurrentProcess(), 0) &&
         GetLastError() == ERROR_INVALID_PARAMETER));
  CHECK(GetCurrentProcessorNumber() < 4096);
}

TEST_CASE("environment variables and names") {
  char text[MAX_PATH];
  wchar_t wide[MAX_PATH];
  CHECK((SetEnvironmentVariableA("COMPAT_WINDOWS", "value") &&
         GetEnvironmentVariableA("COMPAT_WINDOWS", text, 100) == 5));
  CHECK((text == std::string("value") && GetEnvironmentVariable("COMPAT_WINDOWS", text, 3) == 6));
  CHECK((GetEnvironmentVariableW(L"COMPAT_WINDOWS", wide, 100) == 5 &&
         wide == std::wstring(L"value")));
  CHECK((SetEnvironmentVariableW(L"COMPAT_WINDOWS", nullptr) &&
         GetEnvironmentVariableA("COMPAT_WINDOWS", text, 100) == 0));
  CHECK((GetLastError() == ERROR_ENVVAR_NOT_FOUND &&
         SetEnvironmentVariable("COMPAT_WINDOWS", nullptr)));
  const DWORD length = GetModuleFileNameA(nullptr, text, MAX_PATH);
  CHECK((length == std::string(text).size() && text[0] == '/' &&
         GetModuleFileName(nullptr, text, MAX_PATH) == length));
  CHECK(GetModuleFileNameW(nullptr, wide, MAX_PATH) == length);
  CHECK((GetModuleFileNameA(nullptr, text, 4) == 4 && GetLastError() == ERROR_INSUFFICIENT_BUFFER &&
         text[3] == 0));
  DWORD size = MAX_PATH;
  CHECK((GetComputerNameA(text, &size) && size == std::string(text).size()));
  size = MAX_PATH;
  CHECK((GetComputerNameW(wide, &size) && size == std::wstring(wide).size()));
  size = 0;
  CHECK((!GetComputerName(text, &size) && size > 1));
  size = MAX_PATH;
  CHECK((GetUserNameA(text, &size) && size == std::string(text).size() + 1));
  size = MAX_PATH;
  CHECK((GetUserNameW(wide, &size) && size == std::wstring(wide).size() + 1));
  size = 0;
  CHECK((!GetUserName(text, &size) && GetLastError() == ERROR_INSUFFICIENT_BUFFER));
}

TEST_CASE("windows.h declares the time stamp counter") {
  const unsigned long long before = __rdtsc();
  CHECK(ReadTimeStampCounter() >= before);
}

TEST_CASE("ExpandEnvironmentStrings: names in percent signs") {
  SetEnvironmentVariableA("AMP2HIP_TEST_A", "one");
  char text[40];
  CHECK(ExpandEnvironmentStringsA("<%AMP2HIP_TEST_A%>", text, 40) == 6);
  CHECK(text == std::string("<one>"));
  CHECK(ExpandEnvironmentStringsA("50% %NO_SUCH% %AMP2HIP_TEST_A%%", text, 40) == 19);
  CHECK(text == std::string("50% %NO_SUCH% one%"));
  CHECK(ExpandEnvironmentStringsA("%AMP2HIP_TEST_A%", text, 2) == 4);
  wchar_t wide[40];
  CHECK(ExpandEnvironmentStringsW(L"%AMP2HIP_TEST_A%", wide, 40) == 4);
  CHECK(wide == std::wstring(L"one"));
  CHECK(ExpandEnvironmentStrings(TEXT("%"), nullptr, 0) == 2);
}
