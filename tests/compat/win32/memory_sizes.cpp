//===--- memory_sizes.cpp - pages, sizes and objects with flags -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <string>
#include <windows.h>

TEST_CASE("sizes of memory") {
  HGLOBAL memory = GlobalAlloc(GHND, 10);
  CHECK((GlobalSize(memory) >= 10 && LocalSize(memory) >= 10 && LocalLock(memory) == memory));
  CHECK_FALSE(LocalUnlock(memory));
  memory = GlobalReAlloc(memory, 1000, GMEM_ZEROINIT);
  CHECK((GlobalSize(memory) >= 1000 && static_cast<char *>(memory)[999] == 0));
  memory = LocalReAlloc(memory, 2000, LMEM_MOVEABLE);
  CHECK((HeapValidate(GetProcessHeap(), 0, memory) && HeapCompact(GetProcessHeap(), 0) == 0));
  const HEAP_INFORMATION_CLASS kind = HeapEnableTerminationOnCorruption;
  CHECK(HeapSetInformation(nullptr, kind, nullptr, 0));
  GlobalFree(memory);
  MEMORYSTATUS status;
  LPMEMORYSTATUS same = &status;
  GlobalMemoryStatus(same);
  ULONGLONG kibibytes = 0;
  CHECK((GetPhysicallyInstalledSystemMemory(&kibibytes) && status.dwLength == sizeof status &&
         status.dwTotalPhys / 1024 == kibibytes));
}

TEST_CASE("protection of pages") {
  auto *const page =
      static_cast<char *>(VirtualAlloc(nullptr, 8192, MEM_RESERVE | MEM_COMMIT, PAGE_READWRITE));
  *page = 1;
  DWORD old = 0;
  CHECK((VirtualProtect(page + 5, 10, PAGE_READONLY, &old) && old == PAGE_READWRITE));
  CHECK((*page == 1 && VirtualProtect(page, 1, PAGE_READWRITE, &old) && old == PAGE_READONLY));
  *page = 2;
  CHECK((!VirtualProtect(page, 0, PAGE_READWRITE, &old) &&
         GetLastError() == ERROR_INVALID_PARAMETER));
  CHECK((!VirtualLock(page, 10) || VirtualUnlock(page, 10)));
  CHECK((VirtualFree(page, 0, MEM_RELEASE) && GetLargePageMinimum() == 0));
}

TEST_CASE("objects with flags") {
  const HANDLE event = CreateEventExA(nullptr, nullptr, CREATE_EVENT_INITIAL_SET, 0);
  const HANDLE manual =
      CreateEventExW(nullptr, nullptr, CREATE_EVENT_MANUAL_RESET | CREATE_EVENT_INITIAL_SET, 0);
  CHECK((WaitForSingleObject(event, 0) == WAIT_OBJECT_0 &&
         WaitForSingleObject(event, 0) == WAIT_TIMEOUT));
  const HANDLE both[] = {manual, event};
  CHECK((WaitForMultipleObjectsEx(2, both, FALSE, 0, TRUE) == WAIT_OBJECT_0 &&
         WaitForSingleObject(manual, 0) == WAIT_OBJECT_0));
  const HANDLE handles[] = {
      event,
      manual,
      CreateEventEx(nullptr, nullptr, 0, 0),
      CreateMutexExA(nullptr, nullptr, CREATE_MUTEX_INITIAL_OWNER, 0),
      CreateMutexExW(nullptr, nullptr, 0, 0),
      CreateMutexEx(nullptr, nullptr, 0, 0),
      CreateSemaphoreExA(nullptr, 1, 2, nullptr, 0, 0),
      CreateSemaphoreExW(nullptr, 1, 2, nullptr, 0, 0),
      CreateSemaphoreEx(nullptr, 1, 2, nullptr, 0, 0),
      CreateWaitableTimerExA(nullptr, nullptr, CREATE_WAITABLE_TIMER_MANUAL_RESET, 0),
      CreateWaitableTimerExW(nullptr, nullptr, CREATE_WAITABLE_TIMER_HIGH_RESOLUTION, 0),
      CreateWaitableTimerEx(nullptr, nullptr, 0, 0)};
  CHECK(ReleaseMutex(handles[3]));
  for (const HANDLE handle : handles)
    CHECK(CloseHandle(handle));
}

TEST_CASE("the name of the program's file") {
  char name[MAX_PATH], image[MAX_PATH];
  wchar_t wide[MAX_PATH];
  DWORD size = MAX_PATH, wide_size = MAX_PATH, none = 0, again = MAX_PATH;
  const DWORD length = GetModuleFileNameA(nullptr, name, MAX_PATH);
  CHECK((QueryFullProcessImageNameA(GetCurrentProcess(), 0, image, &size) && size == length &&
         name == std::string(image)));
  CHECK((QueryFullProcessImageNameW(GetCurrentProcess(), 0, wide, &wide_size) && wide[0] == L'/'));
  CHECK_FALSE(QueryFullProcessImageNameA(GetCurrentProcess(), 0, image, &none));
  CHECK(QueryFullProcessImageName(GetCurrentProcess(), 0, image, &again));
}
