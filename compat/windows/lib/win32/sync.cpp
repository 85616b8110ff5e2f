//===--- sync.cpp - critical sections, locks and condition variables -----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip_windows/win32/sync.h"
#include "win32/last_error.h"
#include <cerrno>
#include <cstring>
#include <new>
#include <pthread.h>

using namespace amp2hip_windows;

namespace {

// The objects of Windows store those of the system. An object whose bytes are 0 is initialized,
// except for a critical section.

pthread_mutex_t *mutex_of(LPCRITICAL_SECTION section) {
  static_assert(sizeof(pthread_mutex_t) <= sizeof(CRITICAL_SECTION), "");
  return reinterpret_cast<pthread_mutex_t *>(section);
}
pthread_rwlock_t *lock_of(PSRWLOCK lock) {
  static_assert(sizeof(pthread_rwlock_t) <= sizeof(SRWLOCK), "");
  return reinterpret_cast<pthread_rwlock_t *>(lock);
}

/// A condition with a mutex of its own. A waiting thread locks it before it releases the lock of
/// the program, so that it misses no wake-up.
struct condition_with_mutex {
  pthread_mutex_t mutex;
  pthread_cond_t condition;
};
condition_with_mutex *condition_of(PCONDITION_VARIABLE condition) {
  static_assert(sizeof(condition_with_mutex) <= sizeof(CONDITION_VARIABLE), "");
  return reinterpret_cast<condition_with_mutex *>(condition);
}

template <typename Release, typename Acquire>
BOOL sleep_on(PCONDITION_VARIABLE condition, DWORD milliseconds, Release release, Acquire acquire) {
  condition_with_mutex *on = condition_of(condition);
  pthread_mutex_lock(&on->mutex);
  release();
  int result;
  if (milliseconds == INFINITE) {
    result = pthread_cond_wait(&on->condition, &on->mutex);
  } else {
    timespec until;
    clock_gettime(CLOCK_MONOTONIC, &until);
    until.tv_sec += milliseconds / 1000;
    until.tv_nsec += milliseconds % 1000 * 1000000L;
    if (until.tv_nsec >= 1000000000) {
      until.tv_nsec -= 1000000000;
      ++until.tv_sec;
    }
    result = pthread_cond_clockwait(&on->condition, &on->mutex, CLOCK_MONOTONIC, &until);
  }
  pthread_mutex_unlock(&on->mutex);
  acquire();
  return result == 0 ? TRUE : fail(ERROR_TIMEOUT);
}

} // namespace

BOOL InitializeCriticalSectionEx(LPCRITICAL_SECTION section, DWORD, DWORD) {
  pthread_mutexattr_t attributes;
  pthread_mutexattr_init(&attributes);
  pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
  pthread_mutex_init(mutex_of(section), &attributes);
  pthread_mutexattr_destroy(&attributes);
  return TRUE;
}
void InitializeCriticalSection(LPCRITICAL_SECTION section) {
  InitializeCriticalSectionEx(section, 0, 0);
}
BOOL InitializeCriticalSectionAndSpinCount(LPCRITICAL_SECTION section, DWORD spins) {
  return InitializeCriticalSectionEx(section, spins, 0);
}
DWORD SetCriticalSectionSpinCount(LPCRITICAL_SECTION, DWORD) { return 0; }
void DeleteCriticalSection(LPCRITICAL_SECTION section) { pthread_mutex_destroy(mutex_of(section)); }
void EnterCriticalSection(LPCRITICAL_SECTION section) { pthread_mutex_lock(mutex_of(section)); }
BOOL TryEnterCriticalSection(LPCRITICAL_SECTION section) {
  return pthread_mutex_trylock(mutex_of(section)) == 0;
}
void LeaveCriticalSection(LPCRITICAL_SECTION section) { pthread_mutex_unlock(mutex_of(section)); }

void InitializeSRWLock(PSRWLOCK lock) { std::memset(lock, 0, sizeof *lock); }
void AcquireSRWLockExclusive(PSRWLOCK lock) { pthread_rwlock_wrlock(lock_of(lock)); }
void AcquireSRWLockShared(PSRWLOCK lock) { pthread_rwlock_rdlock(lock_of(lock)); }
BOOLEAN TryAcquireSRWLockExclusive(PSRWLOCK lock) {
  return pthread_rwlock_trywrlock(lock_of(lock)) == 0;
}
BOOLEAN TryAcquireSRWLockShared(PSRWLOCK lock) {
  return pthread_rwlock_tryrdlock(lock_of(lock)) == 0;
}
void ReleaseSRWLockExclusive(PSRWLOCK lock) { pthread_rwlock_unlock(lock_of(lock)); }
void ReleaseSRWLockShared(PSRWLOCK lock) { pthread_rwlock_unlock(lock_of(lock)); }

void InitializeConditionVariable(PCONDITION_VARIABLE condition) {
  std::memset(condition, 0, sizeof *condition);
}
BOOL SleepConditionVariableCS(PCONDITION_VARIABLE condition, LPCRITICAL_SECTION section,
                              DWORD milliseconds) {
  return sleep_on(
      condition, milliseconds, [=] { LeaveCriticalSection(section); },
      [=] { EnterCriticalSection(section); });
}
BOOL SleepConditionVariableSRW(PCONDITION_VARIABLE condition, PSRWLOCK lock, DWORD milliseconds,
                               ULONG flags) {
  return sleep_on(
      condition, milliseconds, [=] { pthread_rwlock_unlock(lock_of(lock)); },
      [=] {
        if ((flags & CONDITION_VARIABLE_LOCKMODE_SHARED) != 0)
          AcquireSRWLockShared(lock);
        else
          AcquireSRWLockExclusive(lock);
      });
}
void WakeConditionVariable(PCONDITION_VARIABLE condition) {
  condition_with_mutex *on = condition_of(condition);
  pthread_mutex_lock(&on->mutex);
  pthread_cond_signal(&on->condition);
  pthread_mutex_unlock(&on->mutex);
}
void WakeAllConditionVariable(PCONDITION_VARIABLE condition) {
  condition_with_mutex *on = condition_of(condition);
  pthread_mutex_lock(&on->mutex);
  pthread_cond_broadcast(&on->condition);
  pthread_mutex_unlock(&on->mutex);
}
