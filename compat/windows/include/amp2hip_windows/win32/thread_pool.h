//===--- thread_pool.h - work items and timers ----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_WIN32_THREAD_POOL_H
#define AMP2HIP_WINDOWS_WIN32_THREAD_POOL_H

#include "amp2hip_windows/win32/handles.h"

#define WT_EXECUTEDEFAULT 0x0
#define WT_EXECUTEINTIMERTHREAD 0x20
#define WT_EXECUTEONLYONCE 0x8
#define WT_EXECUTELONGFUNCTION 0x10

typedef void (*WAITORTIMERCALLBACK)(PVOID parameter, BOOLEAN timer_fired);
typedef void (*PTIMERAPCROUTINE)(LPVOID argument, DWORD low, DWORD high);

/// Functions of the pool get a null instance.
typedef struct _TP_CALLBACK_INSTANCE *PTP_CALLBACK_INSTANCE;
typedef struct _TP_WORK *PTP_WORK;
typedef struct _TP_CALLBACK_ENVIRON *PTP_CALLBACK_ENVIRON;
typedef void (*PTP_WORK_CALLBACK)(PTP_CALLBACK_INSTANCE instance, PVOID context, PTP_WORK work);
typedef void (*PTP_SIMPLE_CALLBACK)(PTP_CALLBACK_INSTANCE instance, PVOID context);

#ifdef __cplusplus
extern "C" {
#endif

/// Calls \p function on a thread of a pool.
BOOL QueueUserWorkItem(LPTHREAD_START_ROUTINE function, PVOID parameter, ULONG flags);

/// The environment must be null: there is one pool.
PTP_WORK CreateThreadpoolWork(PTP_WORK_CALLBACK function, PVOID context, PTP_CALLBACK_ENVIRON);
/// Calls the function of \p work once for each call of SubmitThreadpoolWork().
void SubmitThreadpoolWork(PTP_WORK work);
/// Waits for all calls. With \p cancels, calls that have not begun are dropped.
void WaitForThreadpoolWorkCallbacks(PTP_WORK work, BOOL cancels);
/// Frees the work after the last call.
void CloseThreadpoolWork(PTP_WORK work);
BOOL TrySubmitThreadpoolCallback(PTP_SIMPLE_CALLBACK function, PVOID context, PTP_CALLBACK_ENVIRON);

HANDLE CreateTimerQueue(void);
/// Calls \p function on a thread of the pool after \p due milliseconds and then in each period;
/// once if it is 0. A null queue is the default one.
BOOL CreateTimerQueueTimer(PHANDLE timer, HANDLE queue, WAITORTIMERCALLBACK function,
                           PVOID parameter, DWORD due, DWORD period, ULONG flags);
BOOL ChangeTimerQueueTimer(HANDLE queue, HANDLE timer, ULONG due, ULONG period);
/// Stops a timer. Waits for its function if \p completion is INVALID_HANDLE_VALUE, and sets the
/// event if it is one; otherwise fails with ERROR_IO_PENDING if the function runs.
BOOL DeleteTimerQueueTimer(HANDLE queue, HANDLE timer, HANDLE completion);
/// Stops all timers of the queue.
BOOL DeleteTimerQueueEx(HANDLE queue, HANDLE completion);
BOOL DeleteTimerQueue(HANDLE queue);

/// A timer that threads wait for; it stays signaled (manual) or is reset by the first wait.
HANDLE CreateWaitableTimerA(LPSECURITY_ATTRIBUTES security, BOOL manual, LPCSTR name);
HANDLE CreateWaitableTimerW(LPSECURITY_ATTRIBUTES security, BOOL manual, LPCWSTR name);
HANDLE CreateWaitableTimerExA(LPSECURITY_ATTRIBUTES security, LPCSTR name, DWORD flags,
                              DWORD access);
HANDLE CreateWaitableTimerExW(LPSECURITY_ATTRIBUTES security, LPCWSTR name, DWORD flags,
                              DWORD access);
/// \p due is a time in UTC if it is positive, else a duration; both have units of 100 ns. The
/// period has milliseconds. A \p function fails with ERROR_NOT_SUPPORTED.
BOOL SetWaitableTimer(HANDLE timer, const LARGE_INTEGER *due, LONG period,
                      PTIMERAPCROUTINE function, LPVOID argument, BOOL resume);
BOOL CancelWaitableTimer(HANDLE timer);

#ifdef __cplusplus
} // extern "C"
#endif

#define CREATE_WAITABLE_TIMER_MANUAL_RESET 0x1
#define CREATE_WAITABLE_TIMER_HIGH_RESOLUTION 0x2
#define CreateWaitableTimerEx AMP2HIP_A_OR_W(CreateWaitableTimerEx)
#define CreateWaitableTimer AMP2HIP_A_OR_W(CreateWaitableTimer)

#endif // AMP2HIP_WINDOWS_WIN32_THREAD_POOL_H
