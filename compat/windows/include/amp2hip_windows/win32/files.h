//===--- files.h - CreateFile, FindFirstFile, CreateDirectory ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Files and folders. `\` in names is replaced by `/`, and the functions return names with `/`.
/// Sharing, security and overlapped operations are not available.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_WIN32_FILES_H
#define AMP2HIP_WINDOWS_WIN32_FILES_H

#include "amp2hip_windows/win32/time.h"
#include "amp2hip_windows/win32/types.h"

#define GENERIC_READ 0x80000000U
#define GENERIC_WRITE 0x40000000U
#define FILE_SHARE_READ 1
#define FILE_SHARE_WRITE 2
#define FILE_SHARE_DELETE 4
#define CREATE_NEW 1
#define CREATE_ALWAYS 2
#define OPEN_EXISTING 3
#define OPEN_ALWAYS 4
#define TRUNCATE_EXISTING 5
#define FILE_ATTRIBUTE_READONLY 0x1
#define FILE_ATTRIBUTE_HIDDEN 0x2
#define FILE_ATTRIBUTE_SYSTEM 0x4
#define FILE_ATTRIBUTE_DIRECTORY 0x10
#define FILE_ATTRIBUTE_ARCHIVE 0x20
#define FILE_ATTRIBUTE_NORMAL 0x80
#define FILE_ATTRIBUTE_TEMPORARY 0x100
#define FILE_FLAG_SEQUENTIAL_SCAN 0x08000000
#define FILE_FLAG_RANDOM_ACCESS 0x10000000
#define FILE_FLAG_WRITE_THROUGH 0x80000000U
#define INVALID_FILE_ATTRIBUTES 0xFFFFFFFFU
#define INVALID_FILE_SIZE 0xFFFFFFFFU
#define INVALID_SET_FILE_POINTER 0xFFFFFFFFU
#define FILE_BEGIN 0
#define FILE_CURRENT 1
#define FILE_END 2
#define MOVEFILE_REPLACE_EXISTING 1
#define MOVEFILE_COPY_ALLOWED 2

typedef struct _WIN32_FIND_DATAA {
  DWORD dwFileAttributes;
  FILETIME ftCreationTime, ftLastAccessTime, ftLastWriteTime;
  DWORD nFileSizeHigh, nFileSizeLow, dwReserved0, dwReserved1;
  CHAR cFileName[MAX_PATH], cAlternateFileName[14];
} WIN32_FIND_DATAA, *PWIN32_FIND_DATAA, *LPWIN32_FIND_DATAA;
typedef struct _WIN32_FIND_DATAW {
  DWORD dwFileAttributes;
  FILETIME ftCreationTime, ftLastAccessTime, ftLastWriteTime;
  DWORD nFileSizeHigh, nFileSizeLow, dwReserved0, dwReserved1;
  WCHAR cFileName[MAX_PATH], cAlternateFileName[14];
} WIN32_FIND_DATAW, *PWIN32_FIND_DATAW, *LPWIN32_FIND_DATAW;

typedef enum _FINDEX_INFO_LEVELS { FindExInfoStandard, FindExInfoBasic } FINDEX_INFO_LEVELS;
typedef enum _FINDEX_SEARCH_OPS {
  FindExSearchNameMatch,
  FindExSearchLimitToDirectories,
  FindExSearchLimitToDevices
} FINDEX_SEARCH_OPS;
#define FIND_FIRST_EX_CASE_SENSITIVE 1
#define FIND_FIRST_EX_LARGE_FETCH 2

#ifdef __cplusplus
extern "C" {
#endif

/// Returns INVALID_HANDLE_VALUE on an error.
HANDLE CreateFileA(LPCSTR name, DWORD access, DWORD sharing, LPSECURITY_ATTRIBUTES security,
                   DWORD disposition, DWORD flags, HANDLE pattern);
HANDLE CreateFileW(LPCWSTR name, DWORD access, DWORD sharing, LPSECURITY_ATTRIBUTES security,
                   DWORD disposition, DWORD flags, HANDLE pattern);
BOOL ReadFile(HANDLE file, LPVOID buffer, DWORD size, LPDWORD read, LPOVERLAPPED overlapped);
BOOL WriteFile(HANDLE file, LPCVOID buffer, DWORD size, LPDWORD written, LPOVERLAPPED overlapped);
DWORD GetFileSize(HANDLE file, LPDWORD high);
BOOL GetFileSizeEx(HANDLE file, PLARGE_INTEGER size);
DWORD SetFilePointer(HANDLE file, LONG distance, PLONG high, DWORD origin);
BOOL SetFilePointerEx(HANDLE file, LARGE_INTEGER distance, PLARGE_INTEGER position, DWORD origin);
BOOL SetEndOfFile(HANDLE file);
BOOL FlushFileBuffers(HANDLE file);

BOOL DeleteFileA(LPCSTR name);
BOOL DeleteFileW(LPCWSTR name);
BOOL MoveFileA(LPCSTR from, LPCSTR to);
BOOL MoveFileW(LPCWSTR from, LPCWSTR to);
BOOL MoveFileExA(LPCSTR from, LPCSTR to, DWORD flags);
BOOL MoveFileExW(LPCWSTR from, LPCWSTR to, DWORD flags);
BOOL CopyFileA(LPCSTR from, LPCSTR to, BOOL fail_if_exists);
BOOL CopyFileW(LPCWSTR from, LPCWSTR to, BOOL fail_if_exists);
BOOL CreateDirectoryA(LPCSTR name, LPSECURITY_ATTRIBUTES security);
BOOL CreateDirectoryW(LPCWSTR name, LPSECURITY_ATTRIBUTES security);
BOOL RemoveDirectoryA(LPCSTR name);
BOOL RemoveDirectoryW(LPCWSTR name);
DWORD GetFileAttributesA(LPCSTR name);
DWORD GetFileAttributesW(LPCWSTR name);

// Return the length of the path; the size that it requires, with the null character, if that is
// larger than \p size; or 0 on an error.
DWORD GetCurrentDirectoryA(DWORD size, LPSTR buffer);
DWORD GetCurrentDirectoryW(DWORD size, LPWSTR buffer);
DWORD GetFullPathNameA(LPCSTR name, DWORD size, LPSTR buffer, LPSTR *file);
DWORD GetFullPathNameW(LPCWSTR name, DWORD size, LPWSTR buffer, LPWSTR *file);
DWORD GetTempPathA(DWORD size, LPSTR buffer);
DWORD GetTempPathW(DWORD size, LPWSTR buffer);
BOOL SetCurrentDirectoryA(LPCSTR name);
BOOL SetCurrentDirectoryW(LPCWSTR name);

/// Find files by a pattern with `*` and `?`, without regard to case.
HANDLE FindFirstFileA(LPCSTR pattern, LPWIN32_FIND_DATAA found);
HANDLE FindFirstFileW(LPCWSTR pattern, LPWIN32_FIND_DATAW found);
/// The same; the other arguments have no effect, as FindExSearchLimitToDirectories usually on
/// Windows.
HANDLE FindFirstFileExA(LPCSTR pattern, FINDEX_INFO_LEVELS level, LPVOID found,
                        FINDEX_SEARCH_OPS operation, LPVOID filter, DWORD flags);
HANDLE FindFirstFileExW(LPCWSTR pattern, FINDEX_INFO_LEVELS level, LPVOID found,
                        FINDEX_SEARCH_OPS operation, LPVOID filter, DWORD flags);
BOOL FindNextFileA(HANDLE search, LPWIN32_FIND_DATAA found);
BOOL FindNextFileW(HANDLE search, LPWIN32_FIND_DATAW found);
BOOL FindClose(HANDLE search);

#ifdef __cplusplus
}
#endif

#define CreateFile AMP2HIP_A_OR_W(CreateFile)
#define DeleteFile AMP2HIP_A_OR_W(DeleteFile)
#define MoveFile AMP2HIP_A_OR_W(MoveFile)
#define MoveFileEx AMP2HIP_A_OR_W(MoveFileEx)
#define CopyFile AMP2HIP_A_OR_W(CopyFile)
#define CreateDirectory AMP2HIP_A_OR_W(CreateDirectory)
#define RemoveDirectory AMP2HIP_A_OR_W(RemoveDirectory)
#define GetFileAttributes AMP2HIP_A_OR_W(GetFileAttributes)
#define GetCurrentDirectory AMP2HIP_A_OR_W(GetCurrentDirectory)
#define SetCurrentDirectory AMP2HIP_A_OR_W(SetCurrentDirectory)
#define GetFullPathName AMP2HIP_A_OR_W(GetFullPathName)
#define GetTempPath AMP2HIP_A_OR_W(GetTempPath)
#define FindFirstFile AMP2HIP_A_OR_W(FindFirstFile)
#define FindFirstFileEx AMP2HIP_A_OR_W(FindFirstFileEx)
#define FindNextFile AMP2HIP_A_OR_W(FindNextFile)
#define WIN32_FIND_DATA AMP2HIP_A_OR_W(WIN32_FIND_DATA)
#define LPWIN32_FIND_DATA AMP2HIP_A_OR_W(LPWIN32_FIND_DATA)

#endif // AMP2HIP_WINDOWS_WIN32_FILES_H
