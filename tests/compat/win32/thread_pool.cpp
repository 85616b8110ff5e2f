//===--- thread_pool.cpp - work items, timers and named objects -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <atomic>
#include <catch2/catch.hpp>
#include <windows.h>

namespace {
std::atomic<int> calls{0};
DWORD work(LPVOID event) {
  ++calls;
  return static_cast<DWORD>(SetEvent(event));
}
void count(PVOID parameter, BOOLEAN fired) { *static_cast<std::atomic<int> *>(parameter) += fired; }
void sleep_long(PVOID parameter, BOOLEAN) {
  ++*static_cast<std::atomic<int> *>(parameter);
  Sleep(100);
  ++*static_cast<std::atomic<int> *>(parameter);
}
void completion(LPVOID, DWORD, DWORD) {}
void wait_for(const std::atomic<int> &counter, int value) {
  for (int i = 0; i < 2000 && counter < value; ++i)
    Sleep(5);
  CHECK(counter >= value);
}
LARGE_INTEGER due_in(long milliseconds) {
  LARGE_INTEGER due;
  due.QuadPart = -10000LL * milliseconds;
  return due;
}
} // namespace

TEST_CASE("QueueUserWorkItem: works run at the same time") {
  const HANDLE first = CreateEvent(nullptr, TRUE, FALSE, nullptr);
  const HANDLE second = CreateEvent(nullptr, TRUE, FALSE, nullptr);
  struct both {
    HANDLE wait, set;
  } events = {first, second};
  CHECK(QueueUserWorkItem(
      [](LPVOID of) -> DWORD {
        const both &two = *static_cast<both *>(of);
        WaitForSingleObject(two.wait, INFINITE);
        return static_cast<DWORD>(SetEvent(two.set));
      },
      &events, WT_EXECUTELONGFUNCTION));
  CHECK(QueueUserWorkItem(work, first, WT_EXECUTEDEFAULT));
  CHECK(WaitForSingleObject(second, 10000) == WAIT_OBJECT_0);
  CHECK((calls == 1 && CloseHandle(first) && CloseHandle(second)));
}

TEST_CASE("CreateThreadpoolWork: one call for each submission") {
  std::atomic<int> counter{0};
  const PTP_WORK_CALLBACK function = [](PTP_CALLBACK_INSTANCE, PVOID context, PTP_WORK work) {
    if (work != nullptr)
      ++*static_cast<std::atomic<int> *>(context);
  };
  const PTP_WORK work = CreateThreadpoolWork(function, &counter, nullptr);
  REQUIRE(work != nullptr);
  for (int i = 0; i < 20; ++i)
    SubmitThreadpoolWork(work);
  WaitForThreadpoolWorkCallbacks(work, FALSE);
  CHECK(counter == 20);
  for (int i = 0; i < 20; ++i)
    SubmitThreadpoolWork(work);
  WaitForThreadpoolWorkCallbacks(work, TRUE);
  const int ended = counter;
  CHECK((ended >= 20 && ended <= 40));
  Sleep(20);
  CHECK(counter == ended);
  SubmitThreadpoolWork(work);
  CloseThreadpoolWork(work);
  wait_for(counter, ended + 1);
  const PTP_SIMPLE_CALLBACK simple = [](PTP_CALLBACK_INSTANCE, PVOID context) {
    ++*static_cast<std::atomic<int> *>(context);
  };
  CHECK(TrySubmitThreadpoolCallback(simple, &counter, nullptr));
  wait_for(counter, ended + 2);
  CHECK(!TrySubmitThreadpoolCallback(nullptr, &counter, nullptr));
  const PTP_CALLBACK_ENVIRON standard = nullptr;
  CHECK(CreateThreadpoolWork(nullptr, nullptr, standard) == nullptr);
}

TEST_CASE("timer queues: once, in periods, and the end of a function") {
  std::atomic<int> once{0}, often{0}, slow{0};
  HANDLE timers[3];
  const HANDLE queue = CreateTimerQueue();
  CHECK(CreateTimerQueueTimer(&timers[0], nullptr, count, &once, 10, 0, WT_EXECUTEINTIMERTHREAD));
  const WAITORTIMERCALLBACK function = count;
  CHECK(CreateTimerQueueTimer(&timers[1], queue, function, &often, 0, 5, 0));
  wait_for(often, 3);
  wait_for(once, 1);
  CHECK((DeleteTimerQueueTimer(nullptr, timers[0], INVALID_HANDLE_VALUE) && once == 1));
  CHECK(ChangeTimerQueueTimer(queue, timers[1], 1, 1));
  CHECK(CreateTimerQueueTimer(&timers[2], queue, sleep_long, &slow, 0, 0, WT_EXECUTEONLYONCE));
  wait_for(slow, 1);
  CHECK((!DeleteTimerQueueTimer(queue, timers[2], nullptr) || slow == 2));
  CHECK(DeleteTimerQueueEx(queue, INVALID_HANDLE_VALUE));
  const int after = often;
  Sleep(30);
  CHECK(often == after);
  wait_for(slow, 2);
  CHECK((!DeleteTimerQueueTimer(nullptr, timers[0], nullptr) &&
         GetLastError() == ERROR_INVALID_HANDLE));
  const HANDLE other = CreateTimerQueue(), ended = CreateEvent(nullptr, TRUE, FALSE, nullptr);
  CHECK(CreateTimerQueueTimer(&timers[0], other, sleep_long, &slow, 0, 0, 0));
  wait_for(slow, 3);
  CHECK((!DeleteTimerQueueTimer(other, timers[0], ended) || slow == 4));
  CHECK((WaitForSingleObject(ended, 10000) == WAIT_OBJECT_0 && slow == 4));
  CHECK((DeleteTimerQueue(other) && CloseHandle(ended)));
}

TEST_CASE("waitable timers") {
  const HANDLE timer = CreateWaitableTimer(nullptr, FALSE, nullptr);
  LARGE_INTEGER due = due_in(20);
  CHECK((SetWaitableTimer(timer, &due, 0, nullptr, nullptr, FALSE)));
  CHECK(WaitForSingleObject(timer, 0) == WAIT_TIMEOUT);
  CHECK(WaitForSingleObject(timer, 10000) == WAIT_OBJECT_0);
  CHECK(WaitForSingleObject(timer, 40) == WAIT_TIMEOUT); // reset by the wait
  due = due_in(0);
  CHECK((SetWaitableTimer(timer, &due, 10, nullptr, nullptr, FALSE)));
  for (int i = 0; i < 3; ++i)
    CHECK(WaitForSingleObject(timer, 10000) == WAIT_OBJECT_0);
  CHECK((CancelWaitableTimer(timer) && CloseHandle(timer) && !CancelWaitableTimer(timer)));
  const HANDLE manual = CreateWaitableTimerA(nullptr, TRUE, "compat timer");
  const HANDLE same = CreateWaitableTimerW(nullptr, TRUE, L"compat timer");
  CHECK(GetLastError() == ERROR_ALREADY_EXISTS);
  FILETIME now;
  GetSystemTimeAsFileTime(&now);
  due.LowPart = now.dwLowDateTime;
  due.HighPart = static_cast<LONG>(now.dwHighDateTime);
  CHECK((SetWaitableTimer(manual, &due, 0, nullptr, nullptr, FALSE)));
  CHECK((WaitForSingleObject(same, 10000) == WAIT_OBJECT_0 &&
         WaitForSingleObject(same, 0) == WAIT_OBJECT_0));
  const PTIMERAPCROUTINE routine = completion;
  CHECK((!SetWaitableTimer(manual, &due, 0, routine, nullptr, FALSE)));
  CHECK(GetLastError() == ERROR_NOT_SUPPORTED);
  CHECK((CloseHandle(manual) && CloseHandle(same)));
}

TEST_CASE("OpenEvent, OpenMutex, OpenSemaphore: objects of this process") {
  CHECK(
      (!OpenEventA(EVENT_ALL_ACCESS, FALSE, "compat e") && GetLastError() == ERROR_FILE_NOT_FOUND));
  const HANDLE event = CreateEventA(nullptr, TRUE, FALSE, "compat e");
  const HANDLE mutex = CreateMutexA(nullptr, FALSE, "compat m");
  const HANDLE semaphore = CreateSemaphoreA(nullptr, 0, 1, "compat s");
  const HANDLE opened[] = {OpenEvent(EVENT_ALL_ACCESS, FALSE, "compat e"),
                           OpenEventW(SYNCHRONIZE, FALSE, L"compat e"),
                           OpenMutexA(MUTEX_ALL_ACCESS, FALSE, "compat m"),
                           OpenMutexW(SYNCHRONIZE, FALSE, L"compat m"),
                           OpenSemaphoreA(SEMAPHORE_ALL_ACCESS, FALSE, "compat s"),
                           OpenSemaphoreW(SYNCHRONIZE, FALSE, L"compat s")};
  CHECK((SetEvent(opened[0]) && WaitForSingleObject(opened[1], 0) == WAIT_OBJECT_0));
  CHECK((!OpenMutex(SYNCHRONIZE, FALSE, "compat e") && GetLastError() == ERROR_INVALID_HANDLE));
  CHECK((!OpenSemaphore(SYNCHRONIZE, FALSE, "compat none")));
  CHECK(WaitForSingleObject(opened[2], 0) == WAIT_OBJECT_0);
  CHECK(SignalObjectAndWait(opened[3], event, 0, FALSE) == WAIT_OBJECT_0); // releases the mutex
  CHECK(SignalObjectAndWait(opened[4], opened[5], 0, FALSE) == WAIT_OBJECT_0);
  CHECK(ResetEvent(event));
  CHECK(SignalObjectAndWait(event, opened[1], 0, FALSE) == WAIT_OBJECT_0);
  CHECK((SignalObjectAndWait(nullptr, event, 0, FALSE) == WAIT_FAILED));
  for (const HANDLE one : opened)
    CHECK(CloseHandle(one));
  CHECK((CloseHandle(event) && CloseHandle(mutex) && CloseHandle(semaphore)));
  CHECK(!OpenEventA(SYNCHRONIZE, FALSE, "compat e"));
}
