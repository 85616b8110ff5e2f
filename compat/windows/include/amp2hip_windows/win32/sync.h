//===--- sync.h - critical sections, locks and condition variables -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_WIN32_SYNC_H
#define AMP2HIP_WINDOWS_WIN32_SYNC_H

#include "amp2hip_windows/win32/time.h"
#include "amp2hip_windows/win32/types.h"

/// A lock that its thread may enter several times.
typedef struct _RTL_CRITICAL_SECTION {
  long long storage[5];
} CRITICAL_SECTION, *PCRITICAL_SECTION, *LPCRITICAL_SECTION;
/// A lock for one writer or several readers.
typedef struct _RTL_SRWLOCK {
  long long storage[7];
} SRWLOCK, *PSRWLOCK;
typedef struct _RTL_CONDITION_VARIABLE {
  long long storage[11];
} CONDITION_VARIABLE, *PCONDITION_VARIABLE;
typedef struct _RTL_RUN_ONCE {
  long long storage[13];
} INIT_ONCE, *PINIT_ONCE, *LPINIT_ONCE;
#define SRWLOCK_INIT {{0}}
#define CONDITION_VARIABLE_INIT SRWLOCK_INIT
#define INIT_ONCE_STATIC_INIT SRWLOCK_INIT
#define CONDITION_VARIABLE_LOCKMODE_SHARED 1
#define INIT_ONCE_CHECK_ONLY 1
#define INIT_ONCE_ASYNC 2
#define INIT_ONCE_INIT_FAILED 4
#define INIT_ONCE_CTX_RESERVED_BITS 2

typedef BOOL (*PINIT_ONCE_FN)(PINIT_ONCE once, PVOID parameter, PVOID *context);

#ifdef __cplusplus
extern "C" {
#endif

void InitializeCriticalSection(LPCRITICAL_SECTION section);
/// \p spins has no effect.
BOOL InitializeCriticalSectionAndSpinCount(LPCRITICAL_SECTION section, DWORD spins);
BOOL InitializeCriticalSectionEx(LPCRITICAL_SECTION section, DWORD spins, DWORD flags);
/// Returns 0. No effect.
DWORD SetCriticalSectionSpinCount(LPCRITICAL_SECTION section, DWORD spins);
void DeleteCriticalSection(LPCRITICAL_SECTION section);
void EnterCriticalSection(LPCRITICAL_SECTION section);
BOOL TryEnterCriticalSection(LPCRITICAL_SECTION section);
void LeaveCriticalSection(LPCRITICAL_SECTION section);

void InitializeSRWLock(PSRWLOCK lock);
void AcquireSRWLockExclusive(PSRWLOCK lock);
void AcquireSRWLockShared(PSRWLOCK lock);
BOOLEAN TryAcquireSRWLockExclusive(PSRWLOCK lock);
BOOLEAN TryAcquireSRWLockShared(PSRWLOCK lock);
void ReleaseSRWLockExclusive(PSRWLOCK lock);
void ReleaseSRWLockShared(PSRWLOCK lock);

void InitializeConditionVariable(PCONDITION_VARIABLE condition);
/// Fails with ERROR_TIMEOUT. The thread must have entered the section once.
BOOL SleepConditionVariableCS(PCONDITION_VARIABLE condition, LPCRITICAL_SECTION section,
                              DWORD milliseconds);
BOOL SleepConditionVariableSRW(PCONDITION_VARIABLE condition, PSRWLOCK lock, DWORD milliseconds,
                               ULONG flags);
void WakeConditionVariable(PCONDITION_VARIABLE condition);
void WakeAllConditionVariable(PCONDITION_VARIABLE condition);

void InitOnceInitialize(PINIT_ONCE once);
/// Calls \p function once, unless it returned FALSE. Stores the pointer that \p function stored.
BOOL InitOnceExecuteOnce(PINIT_ONCE once, PINIT_ONCE_FN function, PVOID parameter, LPVOID *context);
/// Sets \p pending if the caller must initialize the object and call InitOnceComplete; otherwise,
/// stores the pointer of that call. Other threads wait, or also initialize with INIT_ONCE_ASYNC.
BOOL InitOnceBeginInitialize(PINIT_ONCE once, DWORD flags, PBOOL pending, LPVOID *context);
/// With INIT_ONCE_ASYNC, fails for all threads except for the first.
BOOL InitOnceComplete(PINIT_ONCE once, DWORD flags, LPVOID context);

#ifdef __cplusplus
}
#endif

#endif // AMP2HIP_WINDOWS_WIN32_SYNC_H
