//===--- crtdbg.cpp - assertions and reports with _DEBUG -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#undef _DEBUG
#define _DEBUG 1
#include <catch2/catch.hpp>
#include <crtdbg.h>
#include <csignal>
#include <cstring>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support.h"

/// Runs \p function in a child process. Returns its signal, and what it prints to standard error.
template <typename Function>
static int signal_of(Function function, std::string &printed) {
  int ends[2];
  REQUIRE(pipe(ends) == 0);
  const pid_t child = fork();
  if (child == 0) {
    dup2(ends[1], 2);
    signal(SIGTRAP, SIG_DFL);
    function();
    _exit(0);
  }
  close(ends[1]);
  char bytes[500];
  const ssize_t size = read(ends[0], bytes, sizeof bytes);
  printed.assign(bytes, size > 0 ? static_cast<std::size_t>(size) : 0);
  close(ends[0]);
  int status = 0;
  waitpid(child, &status, 0);
  return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}

TEST_CASE("_ASSERTE: reports the condition and stops in the debugger") {
  int one = 1;
  std::string printed;
  CHECK(signal_of([&] { _ASSERTE(one == 1); }, printed) == 0);
  CHECK(printed.empty());
  CHECK(signal_of([&] { _ASSERTE(one == 2); }, printed) == SIGTRAP);
  CHECK(printed.find("crtdbg.cpp:") != std::string::npos);
  CHECK(printed.find("assertion failed: one == 2") != std::string::npos);
  CHECK(signal_of([&] { _ASSERT(one == 2); }, printed) == SIGTRAP);
  CHECK(signal_of([&] { _ASSERT_EXPR(one == 2, L"wide text"); }, printed) == SIGTRAP);
  CHECK(printed.find("wide text") != std::string::npos);
  CHECK(signal_of([] { _CrtDbgBreak(); }, printed) == SIGTRAP);
  CHECK(signal_of([] { __debugbreak(); }, printed) == SIGTRAP);
}

TEST_CASE("_RPT: warnings only print") {
  std::string printed;
  CHECK(signal_of([] { _RPT0(_CRT_WARN, "100%\n"); }, printed) == 0);
  CHECK(printed == "100%\n");
  CHECK(signal_of(
            [] {
              _RPT1(_CRT_WARN, "%d\n", 1);
              _RPT2(_CRT_WARN, "%d %d\n", 1, 2);
            },
            printed) == 0);
  CHECK(signal_of([] { _RPT3(_CRT_WARN, "%d%d%d\n", 1, 2, 3); }, printed) == 0);
  CHECK(printed == "123\n");
  CHECK(signal_of([] { _RPT4(_CRT_ERROR, "%d%d%d%d\n", 1, 2, 3, 4); }, printed) == SIGTRAP);
  CHECK(signal_of([] { _RPTF0(_CRT_WARN, "x\n"); }, printed) == 0);
  CHECK(printed.find("crtdbg.cpp:") != std::string::npos);
  CHECK(signal_of(
            [] {
              _RPTF1(_CRT_WARN, "%d", 1);
              _RPTF2(_CRT_WARN, "%d%d", 1, 2);
            },
            printed) == 0);
  CHECK(signal_of([] { _RPTF3(_CRT_WARN, "%d%d%d", 1, 2, 3); }, printed) == 0);
  CHECK(signal_of([] { _RPTF4(_CRT_WARN, "%d%d%d%d", 1, 2, 3, 4); }, printed) == 0);
  CHECK(signal_of([] { _CrtDbgReport(_CRT_WARN, nullptr, 0, nullptr, "%S", L"w"); }, printed) == 0);
  CHECK(printed == "w");
}

TEST_CASE("the debug heap is the heap") {
  CHECK(_CrtSetDbgFlag(_CRTDBG_ALLOC_MEM_DF | _CRTDBG_LEAK_CHECK_DF) == 0);
  CHECK(_CrtDumpMemoryLeaks() == 0);
  CHECK(_CrtCheckMemory() == 1);
  CHECK(_CrtSetReportMode(_CRT_WARN, _CRTDBG_MODE_FILE) == 0);
  const _HFILE file = _CRTDBG_FILE_STDERR;
  CHECK(_CrtSetReportFile(_CRT_WARN, file) == file);
  CHECK(_CrtSetBreakAlloc(5) == 5);
  _CrtMemState before, after, difference;
  _CrtMemCheckpoint(&before);
  _CrtMemCheckpoint(&after);
  CHECK(_CrtMemDifference(&difference, &before, &after) == 0);
  _CrtMemDumpStatistics(&difference);
  _CrtMemDumpAllObjectsSince(&before);
  void *memory = _malloc_dbg(10, _NORMAL_BLOCK, __FILE__, __LINE__);
  memory = _realloc_dbg(memory, 20, _NORMAL_BLOCK, __FILE__, __LINE__);
  CHECK(_msize_dbg(memory, _NORMAL_BLOCK) >= 20);
  CHECK((_CrtIsValidHeapPointer(memory) && _CrtIsValidPointer(memory, 20, 1)));
  _free_dbg(memory, _NORMAL_BLOCK);
  memory = _calloc_dbg(2, 2, _NORMAL_BLOCK, __FILE__, __LINE__);
  _free_dbg(memory, _NORMAL_BLOCK);
  delete new (_NORMAL_BLOCK, __FILE__, __LINE__) int(3);
  delete[] new (_CLIENT_BLOCK, __FILE__, __LINE__) int[3];
}

namespace {
std::string reported;
int handle(int type, char *message, int *result) {
  reported += std::to_string(type) + "a" + message;
  *result = 0;
  return 1;
}
int look(int, char *message, int *) { return (reported += "b" + std::string(message)), 0; }
int look_wide(int, wchar_t *message, int *) {
  return (reported += message[0] == L'x' ? "w" : "?"), 0;
}
} // namespace

TEST_CASE("functions that reports call") {
  const _CRT_REPORT_HOOK none = nullptr;
  const _CRT_REPORT_HOOKW wide = look_wide;
  CHECK(_CrtSetReportHook(handle) == none);
  CHECK((_CrtSetReportHook2(_CRT_RPTHOOK_INSTALL, look) == 1 &&
         _CrtSetReportHookW2(_CRT_RPTHOOK_INSTALL, wide) == 1));
  CHECK(_CrtSetReportHook2(_CRT_RPTHOOK_INSTALL, look) == 2);
  CHECK(_CrtDbgReport(_CRT_ERROR, nullptr, 0, nullptr, "x") == 0);
  CHECK(reported == "wbx\n1ax\n");
  CHECK((_CrtSetReportHook2(_CRT_RPTHOOK_REMOVE, look) == 1 &&
         _CrtSetReportHook2(_CRT_RPTHOOK_REMOVE, look) == 0 &&
         _CrtSetReportHook2(_CRT_RPTHOOK_REMOVE, look) == -1));
  CHECK((_CrtSetReportHookW2(_CRT_RPTHOOK_REMOVE, wide) == 0 && _CrtSetReportHook(none) == handle));
  invalid_parameters invalid;
  CHECK((_CrtSetReportHook2(7, look) == -1 && invalid.taken() == 1));
}
