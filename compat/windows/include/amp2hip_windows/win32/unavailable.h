//===--- unavailable.h - functions that are not available ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Windows functions that programs often call and Linux does not have. A call is an error whose
/// message says what to do.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_WIN32_UNAVAILABLE_H
#define AMP2HIP_WINDOWS_WIN32_UNAVAILABLE_H

#include "amp2hip_windows/language/unavailable.h"
#include "amp2hip_windows/win32/types.h"

#if defined(__cplusplus)

#define AMP2HIP_NO_CONSOLE_CELLS "a terminal cannot be read: keep what you write in an array"
AMP2HIP_UNAVAILABLE_TEXT(ReadConsoleOutput, AMP2HIP_NO_CONSOLE_CELLS)
AMP2HIP_UNAVAILABLE_TEXT(ReadConsoleOutputCharacter, AMP2HIP_NO_CONSOLE_CELLS)
AMP2HIP_UNAVAILABLE(ReadConsoleOutputAttribute, AMP2HIP_NO_CONSOLE_CELLS)
AMP2HIP_UNAVAILABLE_TEXT(ScrollConsoleScreenBuffer, "print new lines, or write all cells again")
#define ReadConsoleOutput AMP2HIP_A_OR_W(ReadConsoleOutput)
#define ReadConsoleOutputCharacter AMP2HIP_A_OR_W(ReadConsoleOutputCharacter)
#define ScrollConsoleScreenBuffer AMP2HIP_A_OR_W(ScrollConsoleScreenBuffer)

#define AMP2HIP_NO_REGISTRY "the registry has no such function: keep the settings in a file"
#define AMP2HIP_NO_MACHINE_REGISTRY "only HKEY_CURRENT_USER has keys: read a file or /proc"
AMP2HIP_UNAVAILABLE(HKEY_LOCAL_MACHINE, AMP2HIP_NO_MACHINE_REGISTRY)
AMP2HIP_UNAVAILABLE(HKEY_CLASSES_ROOT, AMP2HIP_NO_MACHINE_REGISTRY)
AMP2HIP_UNAVAILABLE(HKEY_USERS, AMP2HIP_NO_MACHINE_REGISTRY)
#define HKEY_LOCAL_MACHINE HKEY_LOCAL_MACHINE()
#define HKEY_CLASSES_ROOT HKEY_CLASSES_ROOT()
#define HKEY_USERS HKEY_USERS()

#define AMP2HIP_NO_VERSION "use uname() of <sys/utsname.h>"
AMP2HIP_UNAVAILABLE(GetVersion, AMP2HIP_NO_VERSION)
AMP2HIP_UNAVAILABLE(VerSetConditionMask, AMP2HIP_NO_VERSION)
AMP2HIP_UNAVAILABLE_TEXT(VerifyVersionInfo, AMP2HIP_NO_VERSION)
#define VerifyVersionInfo AMP2HIP_A_OR_W(VerifyVersionInfo)
AMP2HIP_UNAVAILABLE(OpenProcess, "use kill() and waitpid() with the number of the process")
AMP2HIP_UNAVAILABLE(OpenThread, "use the handle that CreateThread() returns")
AMP2HIP_UNAVAILABLE(PulseEvent, "use a condition variable")
AMP2HIP_UNAVAILABLE(EnumProcessModules, "use dl_iterate_phdr()")
AMP2HIP_UNAVAILABLE(GetSystemPowerStatus, "read /sys/class/power_supply")
AMP2HIP_UNAVAILABLE(PeekNamedPipe, "use poll(2) or the request FIONREAD of ioctl(2)")
AMP2HIP_UNAVAILABLE(SetStdHandle, "use freopen() or _dup2()")
AMP2HIP_UNAVAILABLE(GenerateConsoleCtrlEvent, "use kill() with SIGINT")
AMP2HIP_UNAVAILABLE(WinExec, "use CreateProcess()")
AMP2HIP_UNAVAILABLE_TEXT(GetLocaleInfo, "use localeconv() and nl_langinfo()")
#define GetLocaleInfo AMP2HIP_A_OR_W(GetLocaleInfo)

#define AMP2HIP_NO_NOTIFICATIONS "use inotify(7)"
#define AMP2HIP_NO_OVERLAPPED "read and write on another thread"
#define AMP2HIP_NO_FIBERS "use a thread"
#define AMP2HIP_NO_TOKENS                                                                          \
  "programs have the rights of their user: remove the code that changes them"
AMP2HIP_UNAVAILABLE_TEXT(CreateNamedPipe, "use mkfifo() or a socket")
AMP2HIP_UNAVAILABLE(SuspendThread, "let the thread wait for an event")
AMP2HIP_UNAVAILABLE(TerminateThread, "set a flag that the thread tests")
AMP2HIP_UNAVAILABLE_TEXT(GetWindowsDirectory, "take the folder from an environment variable")
AMP2HIP_UNAVAILABLE_TEXT(GetSystemDirectory, "take the folder from an environment variable")
#define AMP2HIP_NO_KEY_STATE "read keys with _kbhit() and _getch() of <conio.h>"
AMP2HIP_UNAVAILABLE(GetAsyncKeyState, AMP2HIP_NO_KEY_STATE)
AMP2HIP_UNAVAILABLE(GetKeyState, AMP2HIP_NO_KEY_STATE)
AMP2HIP_UNAVAILABLE(GetKeyboardState, AMP2HIP_NO_KEY_STATE)
AMP2HIP_UNAVAILABLE_TEXT(PlaySound, "start a program such as aplay")
AMP2HIP_UNAVAILABLE_TEXT(CopyFileEx, "call CopyFile(), or copy the file in blocks")
AMP2HIP_UNAVAILABLE(ReadDirectoryChangesW, AMP2HIP_NO_NOTIFICATIONS)
AMP2HIP_UNAVAILABLE_TEXT(FindFirstChangeNotification, AMP2HIP_NO_NOTIFICATIONS)
AMP2HIP_UNAVAILABLE(GetOverlappedResult, AMP2HIP_NO_OVERLAPPED)
AMP2HIP_UNAVAILABLE(ReadFileEx, AMP2HIP_NO_OVERLAPPED)
AMP2HIP_UNAVAILABLE(WriteFileEx, AMP2HIP_NO_OVERLAPPED)
AMP2HIP_UNAVAILABLE(CancelIo, AMP2HIP_NO_OVERLAPPED)
AMP2HIP_UNAVAILABLE(CreateIoCompletionPort, AMP2HIP_NO_OVERLAPPED)
AMP2HIP_UNAVAILABLE(GetQueuedCompletionStatus, AMP2HIP_NO_OVERLAPPED)
AMP2HIP_UNAVAILABLE(PostQueuedCompletionStatus, AMP2HIP_NO_OVERLAPPED)
AMP2HIP_UNAVAILABLE(DeviceIoControl, "use ioctl()")
AMP2HIP_UNAVAILABLE(CreateFiber, AMP2HIP_NO_FIBERS)
AMP2HIP_UNAVAILABLE(ConvertThreadToFiber, AMP2HIP_NO_FIBERS)
AMP2HIP_UNAVAILABLE(SwitchToFiber, AMP2HIP_NO_FIBERS)
AMP2HIP_UNAVAILABLE(DeleteFiber, AMP2HIP_NO_FIBERS)
AMP2HIP_UNAVAILABLE_TEXT(CreateJobObject, "use setrlimit() or a control group")
AMP2HIP_UNAVAILABLE(OpenProcessToken, AMP2HIP_NO_TOKENS)
AMP2HIP_UNAVAILABLE(AdjustTokenPrivileges, AMP2HIP_NO_TOKENS)
AMP2HIP_UNAVAILABLE_TEXT(GetFinalPathNameByHandle,
                         "use GetFullPathName() for the name that opened the file")
AMP2HIP_UNAVAILABLE_TEXT(GetModuleHandleEx, "use GetModuleHandle(), or dladdr() for an address")
AMP2HIP_UNAVAILABLE_TEXT(LCMapString, "use CharUpperBuff() or CharLowerBuff()")
AMP2HIP_UNAVAILABLE(LCMapStringEx, "use CharUpperBuff() or CharLowerBuff()")
AMP2HIP_UNAVAILABLE(InterlockedCompareExchange128, "use a lock, or std::atomic of a struct")
#define GetFinalPathNameByHandle AMP2HIP_A_OR_W(GetFinalPathNameByHandle)
#define GetModuleHandleEx AMP2HIP_A_OR_W(GetModuleHandleEx)
#define LCMapString AMP2HIP_A_OR_W(LCMapString)
#define FILE_NAME_NORMALIZED 0x0
#define GET_MODULE_HANDLE_EX_FLAG_PIN 0x1
#define GET_MODULE_HANDLE_EX_FLAG_UNCHANGED_REFCOUNT 0x2
#define GET_MODULE_HANDLE_EX_FLAG_FROM_ADDRESS 0x4
#define LCMAP_LOWERCASE 0x100
#define LCMAP_UPPERCASE 0x200
#define PlaySound AMP2HIP_A_OR_W(PlaySound)
#define CopyFileEx AMP2HIP_A_OR_W(CopyFileEx)
#define FindFirstChangeNotification AMP2HIP_A_OR_W(FindFirstChangeNotification)
#define CreateJobObject AMP2HIP_A_OR_W(CreateJobObject)
// The names add no errors of their own.
#define COPY_FILE_FAIL_IF_EXISTS 0x1
#define PROGRESS_CONTINUE 0
#define PROGRESS_CANCEL 1
#define FILE_NOTIFY_CHANGE_FILE_NAME 0x1
#define FILE_NOTIFY_CHANGE_DIR_NAME 0x2
#define FILE_NOTIFY_CHANGE_ATTRIBUTES 0x4
#define FILE_NOTIFY_CHANGE_SIZE 0x8
#define FILE_NOTIFY_CHANGE_LAST_WRITE 0x10
#define FILE_NOTIFY_CHANGE_LAST_ACCESS 0x20
#define FILE_NOTIFY_CHANGE_CREATION 0x40
#define FILE_ACTION_ADDED 1
#define FILE_ACTION_REMOVED 2
#define FILE_ACTION_MODIFIED 3
#define FILE_ACTION_RENAMED_OLD_NAME 4
#define FILE_ACTION_RENAMED_NEW_NAME 5
typedef struct _FILE_NOTIFY_INFORMATION {
  DWORD NextEntryOffset, Action, FileNameLength;
  WCHAR FileName[1];
} FILE_NOTIFY_INFORMATION, *PFILE_NOTIFY_INFORMATION;
AMP2HIP_UNAVAILABLE(CoCreateInstance, "there is no COM: remove the code that uses it")
AMP2HIP_UNAVAILABLE_TEXT(GetVersionEx, "use uname() of <sys/utsname.h>")
#define CreateNamedPipe AMP2HIP_A_OR_W(CreateNamedPipe)
#define GetWindowsDirectory AMP2HIP_A_OR_W(GetWindowsDirectory)
#define GetSystemDirectory AMP2HIP_A_OR_W(GetSystemDirectory)
#define GetVersionEx AMP2HIP_A_OR_W(GetVersionEx)

#define AMP2HIP_NO_OTHER_PROCESS                                                                   \
  "a program cannot use another process: start it with CreateProcess()"
AMP2HIP_UNAVAILABLE(CreateRemoteThread, AMP2HIP_NO_OTHER_PROCESS)
AMP2HIP_UNAVAILABLE(VirtualAllocEx, AMP2HIP_NO_OTHER_PROCESS)
AMP2HIP_UNAVAILABLE(ReadProcessMemory, AMP2HIP_NO_OTHER_PROCESS)
AMP2HIP_UNAVAILABLE(WriteProcessMemory, AMP2HIP_NO_OTHER_PROCESS)
AMP2HIP_UNAVAILABLE(EnumProcesses, AMP2HIP_NO_OTHER_PROCESS)
#define AMP2HIP_NO_CONTEXT "use ptrace(2) or a debugger"
AMP2HIP_UNAVAILABLE(GetThreadContext, AMP2HIP_NO_CONTEXT)
AMP2HIP_UNAVAILABLE(SetThreadContext, AMP2HIP_NO_CONTEXT)
#define AMP2HIP_NO_PIPES "use mkfifo() or a socket"
AMP2HIP_UNAVAILABLE(ConnectNamedPipe, AMP2HIP_NO_PIPES)
AMP2HIP_UNAVAILABLE(DisconnectNamedPipe, AMP2HIP_NO_PIPES)
AMP2HIP_UNAVAILABLE(TransactNamedPipe, AMP2HIP_NO_PIPES)
AMP2HIP_UNAVAILABLE_TEXT(CallNamedPipe, AMP2HIP_NO_PIPES)
AMP2HIP_UNAVAILABLE_TEXT(WaitNamedPipe, AMP2HIP_NO_PIPES)
AMP2HIP_UNAVAILABLE_TEXT(CreateMailslot, AMP2HIP_NO_PIPES)
#define CallNamedPipe AMP2HIP_A_OR_W(CallNamedPipe)
#define WaitNamedPipe AMP2HIP_A_OR_W(WaitNamedPipe)
#define CreateMailslot AMP2HIP_A_OR_W(CreateMailslot)
#define AMP2HIP_NO_RESOURCES "there are no resources: read a file beside the program"
AMP2HIP_UNAVAILABLE(LoadResource, AMP2HIP_NO_RESOURCES)
AMP2HIP_UNAVAILABLE(LockResource, AMP2HIP_NO_RESOURCES)
AMP2HIP_UNAVAILABLE(SizeofResource, AMP2HIP_NO_RESOURCES)
AMP2HIP_UNAVAILABLE_TEXT(FindResource, AMP2HIP_NO_RESOURCES)
AMP2HIP_UNAVAILABLE_TEXT(FindResourceEx, AMP2HIP_NO_RESOURCES)
#define FindResource AMP2HIP_A_OR_W(FindResource)
#define FindResourceEx AMP2HIP_A_OR_W(FindResourceEx)
#define AMP2HIP_NO_CRYPTOGRAPHY "use std::random_device, or a library such as OpenSSL"
AMP2HIP_UNAVAILABLE(CryptGenRandom, AMP2HIP_NO_CRYPTOGRAPHY)
AMP2HIP_UNAVAILABLE(BCryptGenRandom, AMP2HIP_NO_CRYPTOGRAPHY)
AMP2HIP_UNAVAILABLE(BCryptOpenAlgorithmProvider, AMP2HIP_NO_CRYPTOGRAPHY)
AMP2HIP_UNAVAILABLE_TEXT(CryptAcquireContext, AMP2HIP_NO_CRYPTOGRAPHY)
#define CryptAcquireContext AMP2HIP_A_OR_W(CryptAcquireContext)
#define AMP2HIP_NO_POOL_OBJECT "use CreateThreadpoolWork(), or a thread that waits"
AMP2HIP_UNAVAILABLE(CreateThreadpool, AMP2HIP_NO_POOL_OBJECT)
AMP2HIP_UNAVAILABLE(SetThreadpoolThreadMaximum, AMP2HIP_NO_POOL_OBJECT)
AMP2HIP_UNAVAILABLE(SetThreadpoolThreadMinimum, AMP2HIP_NO_POOL_OBJECT)
AMP2HIP_UNAVAILABLE(InitializeThreadpoolEnvironment, AMP2HIP_NO_POOL_OBJECT)
AMP2HIP_UNAVAILABLE(CreateThreadpoolCleanupGroup, AMP2HIP_NO_POOL_OBJECT)
AMP2HIP_UNAVAILABLE(CreateThreadpoolWait, AMP2HIP_NO_POOL_OBJECT)
AMP2HIP_UNAVAILABLE(CreateThreadpoolIo, AMP2HIP_NO_POOL_OBJECT)
AMP2HIP_UNAVAILABLE(RegisterWaitForSingleObject, AMP2HIP_NO_POOL_OBJECT)
AMP2HIP_UNAVAILABLE(UnregisterWait, AMP2HIP_NO_POOL_OBJECT)
AMP2HIP_UNAVAILABLE(UnregisterWaitEx, AMP2HIP_NO_POOL_OBJECT)
AMP2HIP_UNAVAILABLE(BindIoCompletionCallback, AMP2HIP_NO_POOL_OBJECT)
AMP2HIP_UNAVAILABLE(QueueUserAPC, AMP2HIP_NO_POOL_OBJECT)
#define AMP2HIP_NO_POOL_TIMER "use CreateTimerQueueTimer()"
AMP2HIP_UNAVAILABLE(CreateThreadpoolTimer, AMP2HIP_NO_POOL_TIMER)
AMP2HIP_UNAVAILABLE(SetThreadpoolTimer, AMP2HIP_NO_POOL_TIMER)
AMP2HIP_UNAVAILABLE(RegNotifyChangeKeyValue, AMP2HIP_NO_REGISTRY)
AMP2HIP_UNAVAILABLE_TEXT(RegQueryValue, AMP2HIP_NO_REGISTRY)
AMP2HIP_UNAVAILABLE_TEXT(RegSetValue, AMP2HIP_NO_REGISTRY)
#define RegQueryValue AMP2HIP_A_OR_W(RegQueryValue)
#define RegSetValue AMP2HIP_A_OR_W(RegSetValue)
#define AMP2HIP_NO_MCI "start a program such as aplay or ffplay"
AMP2HIP_UNAVAILABLE_TEXT(mciSendString, AMP2HIP_NO_MCI)
AMP2HIP_UNAVAILABLE_TEXT(mciSendCommand, AMP2HIP_NO_MCI)
AMP2HIP_UNAVAILABLE_TEXT(sndPlaySound, AMP2HIP_NO_MCI)
AMP2HIP_UNAVAILABLE_TEXT(mciGetErrorString, AMP2HIP_NO_MCI)
#define mciSendString AMP2HIP_A_OR_W(mciSendString)
#define mciSendCommand AMP2HIP_A_OR_W(mciSendCommand)
#define sndPlaySound AMP2HIP_A_OR_W(sndPlaySound)
#define mciGetErrorString AMP2HIP_A_OR_W(mciGetErrorString)
AMP2HIP_UNAVAILABLE(SetSystemTime, "the time of the computer is set by its administrator")
AMP2HIP_UNAVAILABLE(SetLocalTime, "the time of the computer is set by its administrator")
AMP2HIP_UNAVAILABLE(CaptureStackBackTrace, "use backtrace() of <execinfo.h>")
AMP2HIP_UNAVAILABLE(RtlCaptureStackBackTrace, "use backtrace() of <execinfo.h>")
AMP2HIP_UNAVAILABLE(AddVectoredExceptionHandler, "handle the signal SIGSEGV with sigaction(2)")
AMP2HIP_UNAVAILABLE(RemoveVectoredExceptionHandler, "handle the signal SIGSEGV with sigaction(2)")
AMP2HIP_UNAVAILABLE(InitializeSynchronizationBarrier,
                    "use std::barrier of C++20, or pthread_barrier_t")
AMP2HIP_UNAVAILABLE(EnterSynchronizationBarrier, "use std::barrier of C++20, or pthread_barrier_t")
AMP2HIP_UNAVAILABLE(DeleteSynchronizationBarrier, "use std::barrier of C++20, or pthread_barrier_t")
AMP2HIP_UNAVAILABLE_TEXT(GetVolumeInformation, "use statvfs(3) with a path of the drive")
#define GetVolumeInformation AMP2HIP_A_OR_W(GetVolumeInformation)
AMP2HIP_UNAVAILABLE(GetLogicalDrives, "there are no drives: all paths begin with /")
AMP2HIP_UNAVAILABLE_TEXT(GetLogicalDriveStrings, "there are no drives: all paths begin with /")
#define GetLogicalDriveStrings AMP2HIP_A_OR_W(GetLogicalDriveStrings)
AMP2HIP_UNAVAILABLE(GetLogicalProcessorInformationEx,
                    "read /proc/cpuinfo and /sys/devices/system/cpu, or use hwloc")
AMP2HIP_UNAVAILABLE(GetNumaNodeProcessorMask,
                    "read /proc/cpuinfo and /sys/devices/system/cpu, or use hwloc")
AMP2HIP_UNAVAILABLE(GetNumaNodeProcessorMaskEx,
                    "read /proc/cpuinfo and /sys/devices/system/cpu, or use hwloc")
AMP2HIP_UNAVAILABLE(GetNumaProcessorNode,
                    "read /proc/cpuinfo and /sys/devices/system/cpu, or use hwloc")
AMP2HIP_UNAVAILABLE(VirtualAllocExNuma, "use numa_alloc_onnode() of libnuma")
AMP2HIP_UNAVAILABLE(SetThreadGroupAffinity, "use sched_setaffinity(2)")
AMP2HIP_UNAVAILABLE(GetThreadGroupAffinity, "use sched_setaffinity(2)")

#endif // __cplusplus

#endif // AMP2HIP_WINDOWS_WIN32_UNAVAILABLE_H
