//===--- system.h - OutputDebugString, GetSystemInfo, ExitProcess --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_WIN32_SYSTEM_H
#define AMP2HIP_WINDOWS_WIN32_SYSTEM_H

#include "amp2hip_windows/win32/types.h"

#define MAX_COMPUTERNAME_LENGTH 15
#define PROCESSOR_ARCHITECTURE_AMD64 9

typedef struct _SYSTEM_INFO {
  WORD wProcessorArchitecture, wReserved;
  DWORD dwPageSize;
  LPVOID lpMinimumApplicationAddress, lpMaximumApplicationAddress;
  DWORD_PTR dwActiveProcessorMask;
  DWORD dwNumberOfProcessors, dwProcessorType, dwAllocationGranularity;
  WORD wProcessorLevel, wProcessorRevision;
} SYSTEM_INFO, *LPSYSTEM_INFO;
typedef struct _MEMORYSTATUSEX {
  DWORD dwLength, dwMemoryLoad;
  DWORDLONG ullTotalPhys, ullAvailPhys, ullTotalPageFile, ullAvailPageFile, ullTotalVirtual,
      ullAvailVirtual, ullAvailExtendedVirtual;
} MEMORYSTATUSEX, *LPMEMORYSTATUSEX;
typedef struct _MEMORYSTATUS {
  DWORD dwLength, dwMemoryLoad;
  SIZE_T dwTotalPhys, dwAvailPhys, dwTotalPageFile, dwAvailPageFile, dwTotalVirtual, dwAvailVirtual;
} MEMORYSTATUS, *LPMEMORYSTATUS;

#ifdef __cplusplus
extern "C" {
#endif

/// Write the text to standard error if a debugger is attached or the environment variable
/// AMP2HIP_DEBUG_OUTPUT is set. Windows sends it to the debugger.
void OutputDebugStringA(LPCSTR text);
void OutputDebugStringW(LPCWSTR text);
BOOL IsDebuggerPresent(void);
/// Stops in the debugger; without one, ends the program with SIGTRAP.
void DebugBreak(void);
void ExitProcess(UINT code) __attribute__((noreturn));
/// Ends this process or a child process, without destructors.
BOOL TerminateProcess(HANDLE process, UINT code);

void GetSystemInfo(LPSYSTEM_INFO info);
void GetNativeSystemInfo(LPSYSTEM_INFO info);
/// dwLength must be sizeof(MEMORYSTATUSEX).
BOOL GlobalMemoryStatusEx(LPMEMORYSTATUSEX status);
void GlobalMemoryStatus(LPMEMORYSTATUS status);
/// Stores the memory of the computer in KiB.
BOOL GetPhysicallyInstalledSystemMemory(ULONGLONG *size);
BOOL GetProcessAffinityMask(HANDLE process, PDWORD_PTR mask, PDWORD_PTR system_mask);
/// Sets the cores of all threads of this process.
BOOL SetProcessAffinityMask(HANDLE process, DWORD_PTR mask);
DWORD GetCurrentProcessorNumber(void);

/// Return the length of the value, the required size if it does not fit, or 0 with
/// ERROR_ENVVAR_NOT_FOUND.
DWORD GetEnvironmentVariableA(LPCSTR name, LPSTR buffer, DWORD size);
DWORD GetEnvironmentVariableW(LPCWSTR name, LPWSTR buffer, DWORD size);
/// A null value removes the variable.
BOOL SetEnvironmentVariableA(LPCSTR name, LPCSTR value);
BOOL SetEnvironmentVariableW(LPCWSTR name, LPCWSTR value);
/// Replace `%NAME%` by the value of the variable; names without a variable stay. Return the size of
/// the result with its null character, also if the buffer is too small.
DWORD ExpandEnvironmentStringsA(LPCSTR text, LPSTR buffer, DWORD size);
DWORD ExpandEnvironmentStringsW(LPCWSTR text, LPWSTR buffer, DWORD size);
#ifdef __cplusplus
// The reasons of calls of DllMain(). They are constants and not macros, so that
// compilers print the warning at the user's line.
constexpr DWORD DLL_PROCESS_DETACH = 0;
constexpr DWORD DLL_PROCESS_ATTACH = 1;
#define AMP2HIP_DLL_REASON                                                                         \
  [[deprecated("DllMain is not called for threads on Linux; use thread_local objects, whose "      \
               "destructors run at the end of each thread")]] constexpr DWORD
AMP2HIP_DLL_REASON DLL_THREAD_ATTACH = 2;
AMP2HIP_DLL_REASON DLL_THREAD_DETACH = 3;
#undef AMP2HIP_DLL_REASON
#else
#define DLL_PROCESS_DETACH 0
#define DLL_PROCESS_ATTACH 1
#define DLL_THREAD_ATTACH 2
#define DLL_THREAD_DETACH 3
#endif

/// Store the path of the library \p module, or of the program if it is null. Return its length, or
/// \p size with ERROR_INSUFFICIENT_BUFFER and a truncated path.
DWORD GetModuleFileNameA(HMODULE module, LPSTR buffer, DWORD size);
DWORD GetModuleFileNameW(HMODULE module, LPWSTR buffer, DWORD size);
/// \p process must be this process.
BOOL QueryFullProcessImageNameA(HANDLE process, DWORD flags, LPSTR buffer, PDWORD size);
BOOL QueryFullProcessImageNameW(HANDLE process, DWORD flags, LPWSTR buffer, PDWORD size);
BOOL GetComputerNameA(LPSTR buffer, LPDWORD size);
BOOL GetComputerNameW(LPWSTR buffer, LPDWORD size);
BOOL GetUserNameA(LPSTR buffer, LPDWORD size);
BOOL GetUserNameW(LPWSTR buffer, LPDWORD size);

#ifdef __cplusplus
}
#endif

#define OutputDebugString AMP2HIP_A_OR_W(OutputDebugString)
#define GetEnvironmentVariable AMP2HIP_A_OR_W(GetEnvironmentVariable)
#define SetEnvironmentVariable AMP2HIP_A_OR_W(SetEnvironmentVariable)
#define ExpandEnvironmentStrings AMP2HIP_A_OR_W(ExpandEnvironmentStrings)
#define QueryFullProcessImageName AMP2HIP_A_OR_W(QueryFullProcessImageName)
#define GetModuleFileName AMP2HIP_A_OR_W(GetModuleFileName)
#define GetComputerName AMP2HIP_A_OR_W(GetComputerName)
#define GetUserName AMP2HIP_A_OR_W(GetUserName)

#endif // AMP2HIP_WINDOWS_WIN32_SYSTEM_H
