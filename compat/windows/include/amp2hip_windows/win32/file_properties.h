//===--- file_properties.h - times, locks and places of files -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_WIN32_FILE_PROPERTIES_H
#define AMP2HIP_WINDOWS_WIN32_FILE_PROPERTIES_H

#include "amp2hip_windows/win32/files.h"

#define DRIVE_UNKNOWN 0
#define DRIVE_NO_ROOT_DIR 1
#define DRIVE_REMOVABLE 2
#define DRIVE_FIXED 3
#define DRIVE_REMOTE 4
#define DRIVE_CDROM 5
#define DRIVE_RAMDISK 6

#define LOCKFILE_FAIL_IMMEDIATELY 0x1U
#define LOCKFILE_EXCLUSIVE_LOCK 0x2U

#define FILE_TYPE_UNKNOWN 0U
#define FILE_TYPE_DISK 1U
#define FILE_TYPE_CHAR 2U
#define FILE_TYPE_PIPE 3U

typedef struct _WIN32_FILE_ATTRIBUTE_DATA {
  DWORD dwFileAttributes;
  FILETIME ftCreationTime, ftLastAccessTime, ftLastWriteTime;
  DWORD nFileSizeHigh, nFileSizeLow;
} WIN32_FILE_ATTRIBUTE_DATA, *LPWIN32_FILE_ATTRIBUTE_DATA;
typedef struct _BY_HANDLE_FILE_INFORMATION {
  DWORD dwFileAttributes;
  FILETIME ftCreationTime, ftLastAccessTime, ftLastWriteTime;
  DWORD dwVolumeSerialNumber, nFileSizeHigh, nFileSizeLow, nNumberOfLinks, nFileIndexHigh,
      nFileIndexLow;
} BY_HANDLE_FILE_INFORMATION, *LPBY_HANDLE_FILE_INFORMATION;
#define SYMBOLIC_LINK_FLAG_DIRECTORY 1U
typedef enum _GET_FILEEX_INFO_LEVELS { GetFileExInfoStandard } GET_FILEEX_INFO_LEVELS;

#ifdef __cplusplus
extern "C" {
#endif

/// Each time may be null. The creation time cannot be set; 0 leaves a time as it is.
BOOL GetFileTime(HANDLE file, LPFILETIME creation, LPFILETIME access, LPFILETIME write);
BOOL SetFileTime(HANDLE file, const FILETIME *creation, const FILETIME *access,
                 const FILETIME *write);
/// Store a WIN32_FILE_ATTRIBUTE_DATA.
BOOL GetFileAttributesExA(LPCSTR name, GET_FILEEX_INFO_LEVELS level, LPVOID data);
BOOL GetFileAttributesExW(LPCWSTR name, GET_FILEEX_INFO_LEVELS level, LPVOID data);
BOOL GetFileInformationByHandle(HANDLE file, LPBY_HANDLE_FILE_INFORMATION info);
/// Create another name for the file \p old. \p security must be null.
BOOL CreateHardLinkA(LPCSTR name, LPCSTR old, LPSECURITY_ATTRIBUTES security);
BOOL CreateHardLinkW(LPCWSTR name, LPCWSTR old, LPSECURITY_ATTRIBUTES security);
/// Create a symbolic link to \p target. The flags have no effect.
BYTE CreateSymbolicLinkA(LPCSTR name, LPCSTR target, DWORD flags);
BYTE CreateSymbolicLinkW(LPCWSTR name, LPCWSTR target, DWORD flags);
/// Set or remove the permission to write; other attributes have no effect.
BOOL SetFileAttributesA(LPCSTR name, DWORD attributes);
BOOL SetFileAttributesW(LPCWSTR name, DWORD attributes);
/// Locks a part of a file for other handles. Fails with ERROR_LOCK_VIOLATION. Programs of Linux
/// see the lock only if they ask for it.
BOOL LockFile(HANDLE file, DWORD low, DWORD high, DWORD size_low, DWORD size_high);
BOOL UnlockFile(HANDLE file, DWORD low, DWORD high, DWORD size_low, DWORD size_high);
/// Do the same for the part that begins at the offset in \p at, which must not be null. Without
/// LOCKFILE_EXCLUSIVE_LOCK, other handles may lock the part in the same way. Without
/// LOCKFILE_FAIL_IMMEDIATELY, LockFileEx waits for the lock.
BOOL LockFileEx(HANDLE file, DWORD flags, DWORD reserved, DWORD size_low, DWORD size_high,
                LPOVERLAPPED at);
BOOL UnlockFileEx(HANDLE file, DWORD reserved, DWORD size_low, DWORD size_high, LPOVERLAPPED at);
/// Returns FILE_TYPE_CHAR for a terminal, and FILE_TYPE_UNKNOWN if \p file is no file.
DWORD GetFileType(HANDLE file);

/// Return DRIVE_FIXED for a folder on a disk of this computer; null means the current folder.
UINT GetDriveTypeA(LPCSTR folder);
UINT GetDriveTypeW(LPCWSTR folder);
/// Store numbers of bytes: those that the user may write, all, and those that are free.
BOOL GetDiskFreeSpaceExA(LPCSTR folder, PULARGE_INTEGER available, PULARGE_INTEGER total,
                         PULARGE_INTEGER free);
BOOL GetDiskFreeSpaceExW(LPCWSTR folder, PULARGE_INTEGER available, PULARGE_INTEGER total,
                         PULARGE_INTEGER free);

/// Store the number of sectors in a cluster, the size of a sector, and numbers of clusters.
BOOL GetDiskFreeSpaceA(LPCSTR folder, LPDWORD sectors, LPDWORD bytes, LPDWORD free, LPDWORD total);
BOOL GetDiskFreeSpaceW(LPCWSTR folder, LPDWORD sectors, LPDWORD bytes, LPDWORD free, LPDWORD total);

// These return like GetFullPathName.
/// Store the name of a file that exists; there are no short names.
DWORD GetLongPathNameA(LPCSTR name, LPSTR buffer, DWORD size);
DWORD GetLongPathNameW(LPCWSTR name, LPWSTR buffer, DWORD size);
DWORD GetShortPathNameA(LPCSTR name, LPSTR buffer, DWORD size);
DWORD GetShortPathNameW(LPCWSTR name, LPWSTR buffer, DWORD size);
/// Search a file in the folders of \p path, which `;` separates. If it is null, search the folder
/// of the program, the current folder and those of the variable PATH. \p extension is appended to
/// a name without an extension.
DWORD SearchPathA(LPCSTR path, LPCSTR name, LPCSTR extension, DWORD size, LPSTR buffer,
                  LPSTR *file);
DWORD SearchPathW(LPCWSTR path, LPCWSTR name, LPCWSTR extension, DWORD size, LPWSTR buffer,
                  LPWSTR *file);
/// Store `FOLDER/PREXXXX.TMP` with three characters of the prefix and \p number in hexadecimal. If
/// it is 0, choose a number and create the file. Return the number, or 0 on an error.
UINT GetTempFileNameA(LPCSTR folder, LPCSTR prefix, UINT number, LPSTR buffer);
UINT GetTempFileNameW(LPCWSTR folder, LPCWSTR prefix, UINT number, LPWSTR buffer);

#ifdef __cplusplus
} // extern "C"
#endif

#define GetFileAttributesEx AMP2HIP_A_OR_W(GetFileAttributesEx)
#define SetFileAttributes AMP2HIP_A_OR_W(SetFileAttributes)
#define GetDriveType AMP2HIP_A_OR_W(GetDriveType)
#define CreateHardLink AMP2HIP_A_OR_W(CreateHardLink)
#define CreateSymbolicLink AMP2HIP_A_OR_W(CreateSymbolicLink)
#define GetDiskFreeSpace AMP2HIP_A_OR_W(GetDiskFreeSpace)
#define GetDiskFreeSpaceEx AMP2HIP_A_OR_W(GetDiskFreeSpaceEx)
#define GetLongPathName AMP2HIP_A_OR_W(GetLongPathName)
#define GetShortPathName AMP2HIP_A_OR_W(GetShortPathName)
#define SearchPath AMP2HIP_A_OR_W(SearchPath)
#define GetTempFileName AMP2HIP_A_OR_W(GetTempFileName)

#endif // AMP2HIP_WINDOWS_WIN32_FILE_PROPERTIES_H
