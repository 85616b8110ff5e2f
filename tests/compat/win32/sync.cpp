//===--- sync.cpp - critical sections, locks and condition variables -----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <thread>
#include <vector>
#include <windows.h>

TEST_CASE("critical sections: recursive") {
  CRITICAL_SECTION section;
  InitializeCriticalSection(&section);
  LPCRITICAL_SECTION pointer = &section;
  PCRITICAL_SECTION same = pointer;
  int counter = 0;
  const auto count = [&] {
    for (int i = 0; i < 10000; ++i) {
      EnterCriticalSection(same);
      EnterCriticalSection(same);
      ++counter;
      LeaveCriticalSection(same);
      LeaveCriticalSection(same);
    }
  };
  std::thread other(count);
  count();
  other.join();
  CHECK(counter == 20000);
  EnterCriticalSection(&section);
  BOOL entered = TRUE;
  std::thread([&] { entered = TryEnterCriticalSection(&section); }).join();
  CHECK((!entered && TryEnterCriticalSection(&section)));
  LeaveCriticalSection(&section);
  LeaveCriticalSection(&section);
  DeleteCriticalSection(&section);
  CHECK((InitializeCriticalSectionAndSpinCount(&section, 4000) &&
         InitializeCriticalSectionEx(&section, 0, 0)));
  DeleteCriticalSection(&section);
}

TEST_CASE("SRW locks: one writer or several readers") {
  SRWLOCK lock = SRWLOCK_INIT;
  PSRWLOCK pointer = &lock;
  AcquireSRWLockShared(pointer);
  BOOLEAN shared = FALSE, exclusive = TRUE;
  std::thread([&] {
    if ((shared = TryAcquireSRWLockShared(&lock)) != FALSE)
      ReleaseSRWLockShared(&lock);
    exclusive = TryAcquireSRWLockExclusive(&lock);
  }).join();
  CHECK((shared && !exclusive));
  ReleaseSRWLockShared(&lock);
  AcquireSRWLockExclusive(&lock);
  std::thread([&] { shared = TryAcquireSRWLockShared(&lock); }).join();
  CHECK(!shared);
  ReleaseSRWLockExclusive(&lock);
  InitializeSRWLock(&lock);
  CHECK(TryAcquireSRWLockExclusive(&lock));
  ReleaseSRWLockExclusive(&lock);
}

TEST_CASE("condition variables: with critical sections and SRW locks") {
  CRITICAL_SECTION section;
  InitializeCriticalSection(&section);
  CONDITION_VARIABLE changed = CONDITION_VARIABLE_INIT;
  PCONDITION_VARIABLE pointer = &changed;
  bool ready = false, seen = false;
  std::thread waiter([&] {
    EnterCriticalSection(&section);
    while (!ready)
      SleepConditionVariableCS(pointer, &section, INFINITE);
    seen = true;
    LeaveCriticalSection(&section);
  });
  Sleep(5);
  EnterCriticalSection(&section);
  ready = true;
  LeaveCriticalSection(&section);
  WakeConditionVariable(&changed);
  waiter.join();
  CHECK(seen);
  EnterCriticalSection(&section);
  CHECK((!SleepConditionVariableCS(&changed, &section, 10) && GetLastError() == ERROR_TIMEOUT));
  LeaveCriticalSection(&section);
  DeleteCriticalSection(&section);

  SRWLOCK lock = SRWLOCK_INIT;
  InitializeConditionVariable(&changed);
  int arrived = 0;
  ready = false;
  std::vector<std::thread> waiters;
  for (int i = 0; i < 3; ++i)
    waiters.emplace_back([&] {
      AcquireSRWLockExclusive(&lock);
      while (!ready)
        SleepConditionVariableSRW(&changed, &lock, INFINITE, 0);
      ++arrived;
      ReleaseSRWLockExclusive(&lock);
    });
  AcquireSRWLockExclusive(&lock);
  ready = true;
  ReleaseSRWLockExclusive(&lock);
  WakeAllConditionVariable(&changed);
  for (std::thread &one : waiters)
    one.join();
  CHECK(arrived == 3);
  AcquireSRWLockShared(&lock);
  CHECK(!SleepConditionVariableSRW(&changed, &lock, 5, CONDITION_VARIABLE_LOCKMODE_SHARED));
  ReleaseSRWLockShared(&lock);
}

static BOOL CALLBACK initialize(PINIT_ONCE, PVOID parameter, PVOID *context) {
  int &calls = *static_cast<int *>(parameter);
  *context = parameter;
  return ++calls > 1;
}

TEST_CASE("InitOnceExecuteOnce: calls the function until it succeeds") {
  INIT_ONCE once = INIT_ONCE_STATIC_INIT;
  LPINIT_ONCE pointer = &once;
  const PINIT_ONCE_FN function = initialize;
  int calls = 0;
  void *context = nullptr;
  CHECK((!InitOnceExecuteOnce(pointer, function, &calls, &context) && calls == 1));
  CHECK((InitOnceExecuteOnce(&once, initialize, &calls, &context) && calls == 2 &&
         context == &calls));
  CHECK((InitOnceExecuteOnce(&once, initialize, &calls, &context) && calls == 2));
}

TEST_CASE("InitOnceBeginInitialize: one thread initializes, the others wait") {
  INIT_ONCE once;
  InitOnceInitialize(&once);
  BOOL pending = FALSE;
  int value = 0;
  void *context = nullptr;
  CHECK(!InitOnceBeginInitialize(&once, INIT_ONCE_CHECK_ONLY, &pending, &context));
  CHECK((InitOnceBeginInitialize(&once, 0, &pending, &context) && pending));
  CHECK(InitOnceComplete(&once, INIT_ONCE_INIT_FAILED, nullptr));
  CHECK((InitOnceBeginInitialize(&once, 0, &pending, &context) && pending));
  void *other = nullptr;
  BOOL other_pending = TRUE;
  std::thread thread([&] { InitOnceBeginInitialize(&once, 0, &other_pending, &other); });
  CHECK(InitOnceComplete(&once, 0, &value));
  thread.join();
  CHECK((!other_pending && other == &value));
  CHECK((InitOnceBeginInitialize(&once, INIT_ONCE_CHECK_ONLY, &pending, &context) && !pending &&
         context == &value));
  context = nullptr;
  CHECK((InitOnceExecuteOnce(&once, initialize, nullptr, &context) && context == &value));
}

TEST_CASE("InitOnceBeginInitialize: the first of several results counts") {
  INIT_ONCE once = INIT_ONCE_STATIC_INIT;
  BOOL pending = FALSE;
  int a = 0, b = 0;
  void *context = nullptr;
  CHECK((InitOnceBeginInitialize(&once, INIT_ONCE_ASYNC, &pending, &context) && pending));
  CHECK((InitOnceBeginInitialize(&once, INIT_ONCE_ASYNC, &pending, &context) && pending));
  CHECK(InitOnceComplete(&once, INIT_ONCE_ASYNC, &b));
  CHECK(!InitOnceComplete(&once, INIT_ONCE_ASYNC, &a));
  CHECK((InitOnceBeginInitialize(&once, INIT_ONCE_ASYNC, &pending, &context) && !pending &&
         context == &b));
}
