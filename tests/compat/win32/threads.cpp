//===--- threads.cpp - threads and objects of windows.h ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <atomic>
#include <catch2/catch.hpp>
#include <process.h>
#include <string>
#include <thread>
#include <windows.h>

static DWORD WINAPI add_one(LPVOID argument) {
  ++*static_cast<std::atomic<int> *>(argument);
  return 7;
}
static DWORD WINAPI wait_for_event(LPVOID event) {
  return WaitForSingleObject(event, 5000) == WAIT_OBJECT_0 ? 0 : 1;
}
struct at_end {
  std::atomic<int> &destroyed;
  ~at_end() { ++destroyed; }
};
static DWORD WINAPI exit_early(LPVOID argument) {
  const at_end object{*static_cast<std::atomic<int> *>(argument)};
  ExitThread(9);
}

TEST_CASE("CreateThread: exit codes and waits") {
  std::atomic<int> calls{0};
  DWORD id = 0, code = 0;
  const LPTHREAD_START_ROUTINE start = add_one;
  const PTHREAD_START_ROUTINE same = start;
  HANDLE thread = CreateThread(nullptr, 0, same, &calls, 0, &id);
  REQUIRE(thread != nullptr);
  CHECK((WaitForSingleObject(thread, INFINITE) == WAIT_OBJECT_0 && calls == 1));
  CHECK((GetExitCodeThread(thread, &code) && code == 7));
  CHECK((GetThreadId(thread) == id && id != GetCurrentThreadId()));
  CHECK((CloseHandle(thread) && !CloseHandle(thread) && GetLastError() == ERROR_INVALID_HANDLE));

  thread = CreateThread(nullptr, 1 << 20, add_one, &calls, CREATE_SUSPENDED, nullptr);
  CHECK(WaitForSingleObject(thread, 20) == WAIT_TIMEOUT);
  CHECK((GetExitCodeThread(thread, &code) && code == STILL_ACTIVE && calls == 1));
  CHECK((ResumeThread(thread) == 1 && ResumeThread(thread) == 0));
  CHECK((WaitForSingleObjectEx(thread, 5000, FALSE) == WAIT_OBJECT_0 && calls == 2));
  CloseHandle(thread);

  thread = CreateThread(nullptr, 0, exit_early, &calls, 0, nullptr);
  WaitForSingleObject(thread, INFINITE);
  CHECK((GetExitCodeThread(thread, &code) && code == 9 && calls == 3));
  CloseHandle(thread);
}

static unsigned int __stdcall started(void *argument) {
  ++*static_cast<std::atomic<int> *>(argument);
  _endthreadex(4);
  return 5;
}
static void __cdecl started_simply(void *argument) {
  SetEvent(argument);
  _endthread();
}

TEST_CASE("_beginthreadex, _beginthread") {
  std::atomic<int> calls{0};
  unsigned int id = 0;
  const HANDLE thread =
      reinterpret_cast<HANDLE>(_beginthreadex(nullptr, 0, started, &calls, 0, &id));
  REQUIRE(thread != nullptr);
  WaitForSingleObject(thread, INFINITE);
  DWORD code = 0;
  CHECK((GetExitCodeThread(thread, &code) && code == 4 && calls == 1 && id != 0));
  CloseHandle(thread);
  const HANDLE event = CreateEvent(nullptr, TRUE, FALSE, nullptr);
  REQUIRE(_beginthread(started_simply, 0, event) != uintptr_t(-1));
  CHECK(WaitForSingleObject(event, 5000) == WAIT_OBJECT_0);
  CloseHandle(event);
  CHECK((_getpid() == int(GetCurrentProcessId()) && _getpid() > 1));
}

TEST_CASE("events: manual and automatic reset") {
  const HANDLE manual = CreateEventA(nullptr, TRUE, FALSE, nullptr);
  CHECK((WaitForSingleObject(manual, 0) == WAIT_TIMEOUT && SetEvent(manual)));
  CHECK((WaitForSingleObject(manual, 0) == WAIT_OBJECT_0 && WaitForSingleObject(manual, 0) == 0));
  CHECK((ResetEvent(manual) && WaitForSingleObject(manual, 0) == WAIT_TIMEOUT));
  const HANDLE automatic = CreateEventW(nullptr, FALSE, TRUE, nullptr);
  CHECK(WaitForSingleObject(automatic, 0) == WAIT_OBJECT_0);
  CHECK(WaitForSingleObject(automatic, 0) == WAIT_TIMEOUT);
  const HANDLE thread = CreateThread(nullptr, 0, wait_for_event, automatic, 0, nullptr);
  SetEvent(automatic);
  WaitForSingleObject(thread, INFINITE);
  DWORD code = 9;
  CHECK((GetExitCodeThread(thread, &code) && code == 0));

  const HANDLE both[] = {manual, automatic};
  CHECK(WaitForMultipleObjects(2, both, FALSE, 10) == WAIT_TIMEOUT);
  SetEvent(automatic);
  CHECK(WaitForMultipleObjects(2, both, TRUE, 10) == WAIT_TIMEOUT);
  CHECK(WaitForMultipleObjects(2, both, FALSE, 10) == WAIT_OBJECT_0 + 1);
  SetEvent(automatic);
  SetEvent(manual);
  CHECK(WaitForMultipleObjects(2, both, TRUE, 10) == WAIT_OBJECT_0);
  CHECK(WaitForSingleObject(automatic, 0) == WAIT_TIMEOUT);
  CHECK((WaitForMultipleObjects(0, both, TRUE, 10) == WAIT_FAILED &&
         GetLastError() == ERROR_INVALID_PARAMETER));
  CHECK((!SetEvent(thread) && GetLastError() == ERROR_INVALID_HANDLE));

  HANDLE copy = nullptr;
  CHECK(DuplicateHandle(GetCurrentProcess(), manual, GetCurrentProcess(), &copy, 0, FALSE,
                        DUPLICATE_SAME_ACCESS));
  CloseHandle(manual);
  CHECK(WaitForSingleObject(copy, 0) == WAIT_OBJECT_0);
  for (HANDLE one : {copy, automatic, thread})
    CHECK(CloseHandle(one));
  CHECK(WaitForSingleObject(copy, 0) == WAIT_FAILED);
}

static DWORD WINAPI abandon(LPVOID mutex) { return WaitForSingleObject(mutex, INFINITE); }
static DWORD WINAPI try_mutex(LPVOID mutex) { return WaitForSingleObject(mutex, 10); }
static DWORD result_of(LPTHREAD_START_ROUTINE start, LPVOID argument) {
  const HANDLE thread = CreateThread(nullptr, 0, start, argument, 0, nullptr);
  WaitForSingleObject(thread, INFINITE);
  DWORD code = 0;
  GetExitCodeThread(thread, &code);
  CloseHandle(thread);
  return code;
}

TEST_CASE("mutexes: owned by a thread, recursive, abandoned") {
  const HANDLE mutex = CreateMutex(nullptr, TRUE, nullptr);
  CHECK(WaitForSingleObject(mutex, 0) == WAIT_OBJECT_0);
  CHECK((ReleaseMutex(mutex) && result_of(try_mutex, mutex) == WAIT_TIMEOUT));
  CHECK((ReleaseMutex(mutex) && !ReleaseMutex(mutex) && GetLastError() == ERROR_NOT_OWNER));
  CHECK(result_of(abandon, mutex) == WAIT_OBJECT_0);
  CHECK(WaitForSingleObject(mutex, 1000) == WAIT_ABANDONED);
  CHECK(ReleaseMutex(mutex));
  CHECK(WaitForSingleObject(mutex, 0) == WAIT_OBJECT_0);
  ReleaseMutex(mutex);
  CloseHandle(mutex);
  const HANDLE named = CreateMutexA(nullptr, FALSE, "compat name");
  CHECK(GetLastError() == ERROR_SUCCESS);
  const HANDLE again = CreateMutexW(nullptr, FALSE, L"compat name");
  CHECK((again != nullptr && GetLastError() == ERROR_ALREADY_EXISTS));
  CHECK((CreateEventA(nullptr, FALSE, FALSE, "compat name") == nullptr &&
         GetLastError() == ERROR_INVALID_HANDLE));
  CloseHandle(named);
  CloseHandle(again);
}

TEST_CASE("semaphores: a bounded count") {
  const HANDLE semaphore = CreateSemaphore(nullptr, 1, 3, nullptr);
  CHECK((WaitForSingleObject(semaphore, 0) == 0 &&
         WaitForSingleObject(semaphore, 0) == WAIT_TIMEOUT));
  LONG old = 9;
  CHECK((ReleaseSemaphore(semaphore, 2, &old) && old == 0));
  CHECK((!ReleaseSemaphore(semaphore, 2, &old) && GetLastError() == ERROR_TOO_MANY_POSTS));
  CHECK((WaitForSingleObject(semaphore, 0) == 0 && WaitForSingleObject(semaphore, 0) == 0));
  CHECK(WaitForSingleObject(semaphore, 0) == WAIT_TIMEOUT);
  CloseHandle(semaphore);
  CHECK((CreateSemaphoreA(nullptr, 2, 1, nullptr) == nullptr &&
         GetLastError() == ERROR_INVALID_PARAMETER));
  CHECK(CreateSemaphoreW(nullptr, -1, 1, nullptr) == nullptr);
}

static DWORD slot;
static DWORD WINAPI use_slot(LPVOID) {
  return TlsGetValue(slot) == nullptr && TlsSetValue(slot, &slot);
}

TEST_CASE("thread-local slots, priorities and affinity") {
  slot = TlsAlloc();
  REQUIRE(slot != TLS_OUT_OF_INDEXES);
  int value = 0;
  CHECK((TlsSetValue(slot, &value) && result_of(use_slot, nullptr) == 1 &&
         TlsGetValue(slot) == &value));
  CHECK((TlsFree(slot) && !TlsFree(slot)));
  CHECK(SetThreadPriority(GetCurrentThread(), THREAD_PRIORITY_HIGHEST));
  std::thread other([] {});
  CHECK(SetThreadPriority(other.native_handle(), THREAD_PRIORITY_BELOW_NORMAL));
  other.join();
  CHECK(GetThreadPriority(GetCurrentThread()) ==
        THREAD_PRIORITY_NORMAL); // not a thread of CreateThread
  CHECK(SetPriorityClass(GetCurrentProcess(), HIGH_PRIORITY_CLASS));
  CHECK(GetPriorityClass(GetCurrentProcess()) == HIGH_PRIORITY_CLASS);
  CHECK(GetThreadId(GetCurrentThread()) == GetCurrentThreadId());
  DWORD_PTR mask = 0, system_mask = 0;
  REQUIRE(GetProcessAffinityMask(GetCurrentProcess(), &mask, &system_mask));
  const DWORD_PTR lowest = mask & (~mask + 1);
  CHECK(SetThreadAffinityMask(GetCurrentThread(), lowest) == mask);
  CHECK(SetThreadAffinityMask(GetCurrentThread(), mask) == lowest);
}
