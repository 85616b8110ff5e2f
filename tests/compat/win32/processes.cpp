//===--- processes.cpp - Tests of child processes -------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <process.h>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <windows.h>

#include "support.h"

namespace {
struct child {
  PROCESS_INFORMATION info = {};
  ~child() {
    CloseHandle(info.hProcess);
    CloseHandle(info.hThread);
  }
  DWORD code() {
    CHECK(WaitForSingleObject(info.hProcess, INFINITE) == WAIT_OBJECT_0);
    CHECK(WaitForSingleObject(info.hThread, 0) == WAIT_OBJECT_0);
    DWORD result = 99;
    CHECK(GetExitCodeProcess(info.hProcess, &result));
    return result;
  }
};
/// Starts a program with a command line that Windows may change.
BOOL start(child &to, std::string line, LPSTARTUPINFOA startup = nullptr) {
  return CreateProcessA(nullptr, line.data(), nullptr, nullptr, TRUE, 0, nullptr, nullptr, startup,
                        &to.info);
}
} // namespace

TEST_CASE("CreateProcess, GetExitCodeProcess: the command line has Windows' quotes") {
  child one;
  REQUIRE(start(one, "sh -c \"exit 7\""));
  CHECK((one.info.dwProcessId == GetProcessId(one.info.hProcess) && one.code() == 7));
  child two;
  wchar_t line[] = L"\"sh.exe\" -c \"test \\\"$X\\\" = \u00e4 && test \\\"$(pwd)\\\" = /\"";
  wchar_t variables[] = L"X=\u00e4\0Y=1\0";
  STARTUPINFOW startup = {};
  LPSTARTUPINFOW wide_startup = &startup;
  LPPROCESS_INFORMATION info = &two.info;
  REQUIRE(CreateProcessW(L"/bin/sh", line, nullptr, nullptr, FALSE, CREATE_UNICODE_ENVIRONMENT,
                         variables, L"\\", wide_startup, info));
  CHECK(two.code() == 0);
  child three;
  CHECK((!start(three, "no_such_program x") && GetLastError() == ERROR_FILE_NOT_FOUND));
  STARTUPINFO same = {};
  LPSTARTUPINFO pointer = &same;
  CHECK(!CreateProcess("/bin/sh", nullptr, nullptr, nullptr, FALSE, CREATE_SUSPENDED, nullptr,
                       nullptr, pointer, &three.info));
  CHECK(GetLastError() == ERROR_NOT_SUPPORTED);
}

TEST_CASE("CreateProcess: standard files") {
  const temporary_folder folder;
  const HANDLE file = CreateFileA(folder.file("out").c_str(), GENERIC_READ | GENERIC_WRITE, 0,
                                  nullptr, CREATE_NEW, 0, nullptr);
  STARTUPINFOA startup = {};
  startup.cb = sizeof startup;
  startup.dwFlags = STARTF_USESTDHANDLES | STARTF_USESHOWWINDOW;
  startup.hStdOutput = file;
  LPSTARTUPINFOA pointer = &startup;
  child one;
  REQUIRE(start(one, "echo \"a b\"", pointer));
  CHECK(one.code() == 0);
  char text[10] = "";
  DWORD size = 0;
  SetFilePointer(file, 0, nullptr, FILE_BEGIN);
  CHECK((ReadFile(file, text, 9, &size, nullptr) && text == std::string("a b\n")));
  CloseHandle(file);
}

TEST_CASE("CreatePipe: the output of a child process") {
  HANDLE read = nullptr, write = nullptr;
  REQUIRE((CreatePipe(&read, &write, nullptr, 0) &&
           SetHandleInformation(read, HANDLE_FLAG_INHERIT, 0)));
  STARTUPINFOA startup = {};
  startup.dwFlags = STARTF_USESTDHANDLES;
  startup.hStdOutput = write;
  child one;
  REQUIRE(start(one, "sh -c \"echo a; echo b\"", &startup));
  CHECK(CloseHandle(write));
  std::string output;
  char text[100];
  DWORD size = 0;
  while (ReadFile(read, text, sizeof text, &size, nullptr))
    output.append(text, size);
  CHECK((output == "a\nb\n" && GetLastError() == ERROR_BROKEN_PIPE && one.code() == 0));
  CHECK((CloseHandle(read) && !SetHandleInformation(read, 0, 0)));
}

TEST_CASE("TerminateProcess, and processes that a signal ended") {
  child one, two;
  REQUIRE((start(one, "sleep 100") && start(two, "sh -c \"kill -SEGV $$\"")));
  DWORD code = 0;
  CHECK((GetExitCodeProcess(one.info.hProcess, &code) && code == STILL_ACTIVE));
  CHECK(WaitForSingleObject(one.info.hProcess, 0) == WAIT_TIMEOUT);
  CHECK((TerminateProcess(one.info.hProcess, 42) && one.code() == 42));
  CHECK(two.code() == 0xC0000005);
  CHECK((!TerminateProcess(one.info.hProcess, 1) && GetLastError() == ERROR_ACCESS_DENIED));
  CHECK((GetExitCodeProcess(GetCurrentProcess(), &code) && code == STILL_ACTIVE));
  PPROCESS_INFORMATION info = &one.info;
  CHECK((info->hProcess != nullptr && GetProcessId(GetCurrentProcess()) == GetCurrentProcessId()));
}

TEST_CASE("_spawn: modes, environment and errors") {
  const char *const arguments[] = {"sh", "-c", "\"exit $X\"", nullptr};
  const char *const variables[] = {"X=5", nullptr};
  CHECK(_spawnve(_P_WAIT, "/bin/sh", arguments, variables) == 5);
  CHECK(_spawnvpe(_P_WAIT, "sh", arguments, variables) == 5);
  CHECK(_spawnle(_P_WAIT, "/bin/sh", "sh", "-c", "\"exit $X\"", nullptr, variables) == 5);
  CHECK(_spawnlpe(_P_WAIT, "sh", "sh", "-c", "\"exit $X\"", nullptr, variables) == 5);
  CHECK(_spawnl(_P_WAIT, "/bin/sh", "sh", "-c", "exit", "3", nullptr) == 0); // as on Windows
  CHECK((_spawnv(_P_WAIT, "sh", arguments) == -1 && errno == ENOENT));
  CHECK(_spawnvp(_P_DETACH, "true", arguments) == 0);
  int status = 0;
  const intptr_t handle = _spawnlp(_P_NOWAIT, "sh", "sh", "-c", "\"exit 6\"", nullptr);
  CHECK((_cwait(&status, handle, _WAIT_CHILD) == handle && status == 6));
  CHECK((_cwait(&status, handle, 0) == -1 && errno == ECHILD));
  const wchar_t *const wide[] = {L"sh", L"-c", L"\"exit 8\"", nullptr};
  CHECK((_wspawnv(_P_WAIT, L"/bin/sh", wide) == 8 && _wspawnvp(_P_WAIT, L"sh", wide) == 8));
  CHECK(_wspawnl(_P_WAIT, L"/bin/true", L"true", nullptr) == 0);
  CHECK(_wspawnlp(_P_WAIT, L"true", L"true", nullptr) == 0);
  invalid_parameters invalid;
  CHECK((_spawnl(7, "x", "x", nullptr) == -1 && invalid.taken() == 1));
}

TEST_CASE("_exec: replaces the program") {
  const char *const arguments[] = {"sh", "-c", "\"exit 9\"", nullptr};
  const auto status_of = [](auto function) {
    const int child = fork();
    if (child == 0) {
      function();
      _exit(99);
    }
    DWORD status = 0;
    waitpid(child, reinterpret_cast<int *>(&status), 0);
    return status >> 8;
  };
  CHECK(status_of([&] { _execv("/bin/sh", arguments); }) == 9);
  CHECK(status_of([&] { _execvp("sh", arguments); }) == 9);
  CHECK(status_of([&] { _execl("/bin/sh", "sh", "-c", "\"exit 9\"", nullptr); }) == 9);
  CHECK(status_of([&] { _execlp("sh", "sh", "-c", "\"exit 9\"", nullptr); }) == 9);
  CHECK((_execl("/missing", "x", nullptr) == -1 && errno == ENOENT));
}
