//===--- thread_properties.h - names, times and values of threads ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_WIN32_THREAD_PROPERTIES_H
#define AMP2HIP_WINDOWS_WIN32_THREAD_PROPERTIES_H

#include "amp2hip_windows/win32/errors.h"
#include "amp2hip_windows/win32/handles.h"

#define FLS_OUT_OF_INDEXES 0xFFFFFFFFU
#define ALL_PROCESSOR_GROUPS 0xFFFF
#define MAXIMUM_PROCESSORS 64

typedef void (*PFLS_CALLBACK_FUNCTION)(PVOID value);

#ifdef __cplusplus
extern "C" {
#endif

/// Name a thread, also for debuggers, which see the first 15 bytes.
HRESULT SetThreadDescription(HANDLE thread, PCWSTR name);
/// Stores the name in memory for LocalFree.
HRESULT GetThreadDescription(HANDLE thread, PWSTR *name);
/// Stores the times of a thread that runs: its start, 0, and the time it has used.
BOOL GetThreadTimes(HANDLE thread, LPFILETIME creation, LPFILETIME exit, LPFILETIME kernel,
                    LPFILETIME user);
/// Store the time that a thread or the process has used, in nanoseconds instead of cycles.
BOOL QueryThreadCycleTime(HANDLE thread, PULONG64 cycles);
BOOL QueryProcessCycleTime(HANDLE process, PULONG64 cycles);
/// Returns 0, the previous processor. No effect.
DWORD SetThreadIdealProcessor(HANDLE thread, DWORD processor);

/// Values of threads. \p callback is called at the end of a thread for a value that is not null;
/// FlsFree calls it for the current thread only.
DWORD FlsAlloc(PFLS_CALLBACK_FUNCTION callback);
BOOL FlsFree(DWORD slot);
PVOID FlsGetValue(DWORD slot);
BOOL FlsSetValue(DWORD slot, PVOID value);

/// Store the times that all processors were idle, in the kernel (with those idle), and in programs.
BOOL GetSystemTimes(LPFILETIME idle, LPFILETIME kernel, LPFILETIME user);
/// All processors are in group 0.
DWORD GetActiveProcessorCount(WORD group);
DWORD GetMaximumProcessorCount(WORD group);
WORD GetActiveProcessorGroupCount(void);

#ifdef __cplusplus
} // extern "C"
#endif

#endif // AMP2HIP_WINDOWS_WIN32_THREAD_PROPERTIES_H
