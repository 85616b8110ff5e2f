//===--- handles.h - threads, events, mutexes and waiting for them -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Kernel objects of this process: handles have no names in other processes, and security
/// attributes have no effect. A name in CreateEvent, CreateMutex or CreateSemaphore finds an object
/// of this process only.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_WIN32_HANDLES_H
#define AMP2HIP_WINDOWS_WIN32_HANDLES_H

#include "amp2hip_windows/win32/time.h"
#include "amp2hip_windows/win32/types.h"
#ifdef __cplusplus
#include <sys/types.h>
#include <type_traits>
#endif

#define WAIT_OBJECT_0 0U
#define WAIT_ABANDONED 0x80U
#define WAIT_ABANDONED_0 0x80U
#define WAIT_FAILED 0xFFFFFFFFU
#define MAXIMUM_WAIT_OBJECTS 64
#define STILL_ACTIVE 259U
#define CREATE_SUSPENDED 4
#define STACK_SIZE_PARAM_IS_A_RESERVATION 0x10000
#define THREAD_PRIORITY_IDLE (-15)
#define THREAD_PRIORITY_LOWEST (-2)
#define THREAD_PRIORITY_BELOW_NORMAL (-1)
#define THREAD_PRIORITY_NORMAL 0
#define THREAD_PRIORITY_ABOVE_NORMAL 1
#define THREAD_PRIORITY_HIGHEST 2
#define THREAD_PRIORITY_TIME_CRITICAL 15
#define IDLE_PRIORITY_CLASS 0x40
#define BELOW_NORMAL_PRIORITY_CLASS 0x4000
#define NORMAL_PRIORITY_CLASS 0x20
#define ABOVE_NORMAL_PRIORITY_CLASS 0x8000
#define HIGH_PRIORITY_CLASS 0x80
#define REALTIME_PRIORITY_CLASS 0x100
#define TLS_OUT_OF_INDEXES 0xFFFFFFFFU
#define DUPLICATE_CLOSE_SOURCE 1
#define DUPLICATE_SAME_ACCESS 2
#define SYNCHRONIZE 0x00100000U
#define EVENT_MODIFY_STATE 0x2
#define EVENT_ALL_ACCESS 0x1F0003
#define MUTEX_ALL_ACCESS 0x1F0001
#define SEMAPHORE_ALL_ACCESS 0x1F0003

typedef DWORD (*PTHREAD_START_ROUTINE)(LPVOID argument);
typedef PTHREAD_START_ROUTINE LPTHREAD_START_ROUTINE;

#ifdef __cplusplus
extern "C" {
#endif

/// Fails with ERROR_INVALID_HANDLE if the handle is not open.
BOOL CloseHandle(HANDLE handle);
/// Both processes must be GetCurrentProcess().
BOOL DuplicateHandle(HANDLE from_process, HANDLE from, HANDLE to_process, HANDLE *to, DWORD access,
                     BOOL inherit, DWORD options);
/// Wait until objects are signaled: threads and processes that ended, events that are set, mutexes
/// that are free, semaphores above 0. Return WAIT_OBJECT_0 plus the number of the object,
/// WAIT_TIMEOUT or WAIT_FAILED; WAIT_ABANDONED_0 plus the number of a mutex whose thread ended.
DWORD WaitForSingleObject(HANDLE handle, DWORD milliseconds);
DWORD WaitForSingleObjectEx(HANDLE handle, DWORD milliseconds, BOOL alertable);
DWORD WaitForMultipleObjects(DWORD count, const HANDLE *handles, BOOL all, DWORD milliseconds);

HANDLE CreateThread(LPSECURITY_ATTRIBUTES security, SIZE_T stack_size, LPTHREAD_START_ROUTINE start,
                    LPVOID argument, DWORD flags, LPDWORD id);
/// Ends the current thread. Destructors of its local variables run.
void ExitThread(DWORD code) __attribute__((noreturn));
BOOL GetExitCodeThread(HANDLE thread, LPDWORD code);
/// Starts a thread that was created suspended. Returns the previous count, 0 or 1.
DWORD ResumeThread(HANDLE thread);
HANDLE GetCurrentThread(void);
DWORD GetCurrentThreadId(void);
DWORD GetThreadId(HANDLE thread);
HANDLE GetCurrentProcess(void);
DWORD GetCurrentProcessId(void);
/// No effect; return TRUE. Priorities of Linux need privileges.
BOOL SetThreadPriority(HANDLE thread, int priority);
int GetThreadPriority(HANDLE thread);
BOOL SetPriorityClass(HANDLE process, DWORD priority);
DWORD GetPriorityClass(HANDLE process);
/// Binds the current thread to the cores of the mask. Returns the previous mask, or 0 on an error.
DWORD_PTR SetThreadAffinityMask(HANDLE thread, DWORD_PTR mask);

DWORD TlsAlloc(void);
BOOL TlsFree(DWORD slot);
LPVOID TlsGetValue(DWORD slot);
BOOL TlsSetValue(DWORD slot, LPVOID value);

/// An event that stays set (manual) or is reset by the first wait.
HANDLE CreateEventA(LPSECURITY_ATTRIBUTES security, BOOL manual, BOOL set, LPCSTR name);
HANDLE CreateEventW(LPSECURITY_ATTRIBUTES security, BOOL manual, BOOL set, LPCWSTR name);
BOOL SetEvent(HANDLE event);
BOOL ResetEvent(HANDLE event);
HANDLE CreateMutexA(LPSECURITY_ATTRIBUTES security, BOOL owned, LPCSTR name);
HANDLE CreateMutexW(LPSECURITY_ATTRIBUTES security, BOOL owned, LPCWSTR name);
BOOL ReleaseMutex(HANDLE mutex);
HANDLE CreateSemaphoreA(LPSECURITY_ATTRIBUTES security, LONG count, LONG most, LPCSTR name);
HANDLE CreateSemaphoreW(LPSECURITY_ATTRIBUTES security, LONG count, LONG most, LPCWSTR name);
/// The same with flags; \p access has no effect.
HANDLE CreateEventExA(LPSECURITY_ATTRIBUTES security, LPCSTR name, DWORD flags, DWORD access);
HANDLE CreateEventExW(LPSECURITY_ATTRIBUTES security, LPCWSTR name, DWORD flags, DWORD access);
HANDLE CreateMutexExA(LPSECURITY_ATTRIBUTES security, LPCSTR name, DWORD flags, DWORD access);
HANDLE CreateMutexExW(LPSECURITY_ATTRIBUTES security, LPCWSTR name, DWORD flags, DWORD access);
HANDLE CreateSemaphoreExA(LPSECURITY_ATTRIBUTES security, LONG count, LONG most, LPCSTR name,
                          DWORD flags, DWORD access);
HANDLE CreateSemaphoreExW(LPSECURITY_ATTRIBUTES security, LONG count, LONG most, LPCWSTR name,
                          DWORD flags, DWORD access);
DWORD WaitForMultipleObjectsEx(DWORD count, const HANDLE *handles, BOOL all, DWORD milliseconds,
                               BOOL alertable);
BOOL ReleaseSemaphore(HANDLE semaphore, LONG count, LPLONG previous);
/// Return a handle of an object of this process, or null with ERROR_FILE_NOT_FOUND.
HANDLE OpenEventA(DWORD access, BOOL inherit, LPCSTR name);
HANDLE OpenEventW(DWORD access, BOOL inherit, LPCWSTR name);
HANDLE OpenMutexA(DWORD access, BOOL inherit, LPCSTR name);
HANDLE OpenMutexW(DWORD access, BOOL inherit, LPCWSTR name);
HANDLE OpenSemaphoreA(DWORD access, BOOL inherit, LPCSTR name);
HANDLE OpenSemaphoreW(DWORD access, BOOL inherit, LPCWSTR name);
/// Sets an event, or releases a mutex or a semaphore, and then waits for another object.
DWORD SignalObjectAndWait(HANDLE signal, HANDLE wait, DWORD milliseconds, BOOL alertable);

#ifdef __cplusplus
}

/// The same for `native_handle()` of a std::thread, which is no HANDLE on Linux.
template <typename Native>
typename std::enable_if<std::is_same<Native, pthread_t>::value, BOOL>::type
SetThreadPriority(Native, int) {
  return TRUE;
}
#endif

#define OpenEvent AMP2HIP_A_OR_W(OpenEvent)
#define OpenMutex AMP2HIP_A_OR_W(OpenMutex)
#define OpenSemaphore AMP2HIP_A_OR_W(OpenSemaphore)
#define CreateEvent AMP2HIP_A_OR_W(CreateEvent)
#define CREATE_EVENT_MANUAL_RESET 0x1
#define CREATE_EVENT_INITIAL_SET 0x2
#define CREATE_MUTEX_INITIAL_OWNER 0x1
#define CreateEventEx AMP2HIP_A_OR_W(CreateEventEx)
#define CreateMutexEx AMP2HIP_A_OR_W(CreateMutexEx)
#define CreateSemaphoreEx AMP2HIP_A_OR_W(CreateSemaphoreEx)
#define CreateMutex AMP2HIP_A_OR_W(CreateMutex)
#define CreateSemaphore AMP2HIP_A_OR_W(CreateSemaphore)

#endif // AMP2HIP_WINDOWS_WIN32_HANDLES_H
