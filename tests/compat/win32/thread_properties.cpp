//===--- thread_properties.cpp - Tests of properties of threads and lists ---===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <atomic>
#include <catch2/catch.hpp>
#include <psapi.h>
#include <string>
#include <thread>
#include <vector>
#include <windows.h>

namespace {
std::atomic<int> freed{0};
void free_value(PVOID value) { freed += *static_cast<int *>(value); }
int value_of_thread = 3;

struct node {
  SLIST_ENTRY entry; // the first member
  int value;
};
} // namespace

TEST_CASE("SetThreadDescription, GetThreadDescription") {
  PWSTR name = nullptr;
  CHECK(SetThreadDescription(GetCurrentThread(), L"compat \u00e4 with a long name") == S_OK);
  CHECK(GetThreadDescription(GetCurrentThread(), &name) == S_OK);
  CHECK(name == std::wstring(L"compat \u00e4 with a long name"));
  LocalFree(name);
  CHECK(FAILED(SetThreadDescription(nullptr, L"x")));
  CHECK(SetThreadDescription(GetCurrentThread(), L"compat_tests") == S_OK);
}

TEST_CASE("times of threads, the process and the computer") {
  FILETIME creation, exit, kernel, user, idle, now;
  REQUIRE(GetThreadTimes(GetCurrentThread(), &creation, &exit, &kernel, &user));
  GetSystemTimeAsFileTime(&now);
  CHECK((CompareFileTime(&creation, &now) <= 0 && exit.dwLowDateTime == 0));
  ULONG64 before = 0, after = 0, all = 0;
  CHECK(QueryThreadCycleTime(GetCurrentThread(), &before));
  volatile unsigned sum = 0;
  for (unsigned i = 0; i < 1000000; ++i)
    sum = sum + i;
  CHECK((QueryThreadCycleTime(GetCurrentThread(), &after) && after > before));
  CHECK((QueryProcessCycleTime(GetCurrentProcess(), &all) && all >= after - before));
  CHECK((!QueryProcessCycleTime(nullptr, &all) &&
         !QueryThreadCycleTime(GetCurrentThread(), nullptr)));
  REQUIRE(GetSystemTimes(&idle, &kernel, &user));
  CHECK(CompareFileTime(&kernel, &idle) >= 0);
  CHECK((SetThreadIdealProcessor(GetCurrentThread(), 0) == 0));
  CHECK((SetThreadIdealProcessor(GetCurrentThread(), 99) == static_cast<DWORD>(-1)));
  CHECK(
      (GetActiveProcessorCount(ALL_PROCESSOR_GROUPS) >= 1 && GetActiveProcessorGroupCount() == 1));
  CHECK((GetMaximumProcessorCount(0) >= GetActiveProcessorCount(0) &&
         GetActiveProcessorCount(7) == 0));
}

TEST_CASE("FlsAlloc: calls the function for values of threads that end") {
  const PFLS_CALLBACK_FUNCTION function = free_value;
  const DWORD slot = FlsAlloc(function);
  REQUIRE(slot != FLS_OUT_OF_INDEXES);
  std::thread([=] {
    CHECK((FlsGetValue(slot) == nullptr && FlsSetValue(slot, &value_of_thread)));
    CHECK(FlsGetValue(slot) == &value_of_thread);
  }).join();
  CHECK(freed == 3);
  CHECK((FlsSetValue(slot, &value_of_thread) && FlsFree(slot) && freed == 6));
  CHECK((!FlsFree(slot) && GetLastError() == ERROR_INVALID_PARAMETER));
}

TEST_CASE("SList: entries of several threads") {
  SLIST_HEADER list;
  PSLIST_HEADER head = &list;
  InitializeSListHead(head);
  CHECK((InterlockedPopEntrySList(head) == nullptr && QueryDepthSList(head) == 0));
  std::vector<node> nodes(400);
  std::vector<std::thread> threads;
  for (size_t t = 0; t < 4; ++t)
    threads.emplace_back([&, t] {
      for (size_t i = 0; i < 100; ++i)
        InterlockedPushEntrySList(head, &nodes[100 * t + i].entry);
    });
  for (std::thread &one : threads)
    one.join();
  CHECK(QueryDepthSList(head) == 400);
  const PSLIST_ENTRY first = InterlockedPopEntrySList(head);
  CHECK((first != nullptr && InterlockedPushEntrySList(head, first) == first->Next));
  int count = 0;
  for (PSLIST_ENTRY one = InterlockedFlushSList(head); one != nullptr; one = one->Next)
    ++count;
  CHECK((count == 400 && QueryDepthSList(head) == 0));
}

TEST_CASE("WaitOnAddress, WakeByAddress") {
  std::atomic<LONG> value{0};
  LONG undesired = 0;
  CHECK((!WaitOnAddress(&value, &undesired, sizeof value, 10) && GetLastError() == ERROR_TIMEOUT));
  std::thread other([&] {
    while (value == 0)
      WaitOnAddress(&value, &undesired, sizeof value, INFINITE);
    value = 2;
    WakeByAddressAll(&value);
  });
  value = 1;
  WakeByAddressSingle(&value);
  LONG one = 1;
  while (value == 1)
    WaitOnAddress(&value, &one, sizeof value, 1000);
  other.join();
  CHECK((value == 2 && WaitOnAddress(&value, &one, sizeof value, INFINITE)));
  CRITICAL_SECTION section;
  InitializeCriticalSection(&section);
  CHECK(SetCriticalSectionSpinCount(&section, 100) == 0);
  DeleteCriticalSection(&section);
}

TEST_CASE("GetProcessMemoryInfo") {
  PROCESS_MEMORY_COUNTERS_EX all;
  PPROCESS_MEMORY_COUNTERS_EX pointer = &all;
  PROCESS_MEMORY_COUNTERS some;
  PPROCESS_MEMORY_COUNTERS small = &some;
  REQUIRE(GetProcessMemoryInfo(GetCurrentProcess(),
                               reinterpret_cast<PPROCESS_MEMORY_COUNTERS>(pointer), sizeof all));
  CHECK((all.cb == sizeof all && all.WorkingSetSize > 100000 && all.PrivateUsage > 0));
  CHECK(all.PeakWorkingSetSize >= all.WorkingSetSize);
  CHECK((GetProcessMemoryInfo(GetCurrentProcess(), small, sizeof some) && some.cb == sizeof some));
  CHECK((!GetProcessMemoryInfo(GetCurrentProcess(), small, 8) &&
         !GetProcessMemoryInfo(nullptr, small, 99)));
}
