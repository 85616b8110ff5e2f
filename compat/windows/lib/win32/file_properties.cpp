//===--- file_properties.cpp - times, locks and disks of files ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip_windows/win32/file_properties.h"
#include "text.h"
#include "win32/file_objects.h"
#include "win32/file_times.h"
#include "win32/last_error.h"
#include <cerrno>
#include <fcntl.h>
#include <linux/magic.h>
#include <sys/stat.h>
#include <sys/statfs.h>

using namespace amp2hip_windows;

namespace {

BOOL get_attributes(const std::string &name, DWORD attributes, LPVOID to) {
  struct stat status;
  if (attributes == INVALID_FILE_ATTRIBUTES || !succeeded(stat(name.c_str(), &status)))
    return FALSE;
  auto *const data = static_cast<LPWIN32_FILE_ATTRIBUTE_DATA>(to);
  const auto size = static_cast<ULONGLONG>(status.st_size);
  *data = {attributes,
           file_time_of(status.st_ctim),
           file_time_of(status.st_atim),
           file_time_of(status.st_mtim),
           static_cast<DWORD>(size >> 32),
           static_cast<DWORD>(size)};
  return TRUE;
}
BOOL set_attributes(const std::string &name, DWORD attributes) {
  struct stat status;
  if (!succeeded(stat(name.c_str(), &status)))
    return FALSE;
  const bool read_only = (attributes & FILE_ATTRIBUTE_READONLY) != 0;
  constexpr mode_t writes = S_IWUSR | S_IWGRP | S_IWOTH;
  return succeeded(
      chmod(name.c_str(), read_only ? status.st_mode & ~writes : status.st_mode | S_IWUSR));
}

/// Sets a lock of the open file: it belongs to the handle instead of the process.
BOOL set_lock(HANDLE handle, short type, DWORD low, DWORD high, DWORD size_low, DWORD size_high,
              bool waits = false) {
  const auto of = object_as<file>(handle);
  if (of == nullptr)
    return FALSE;
  struct flock lock = {};
  lock.l_type = type;
  lock.l_whence = SEEK_SET;
  lock.l_start = static_cast<off_t>(static_cast<ULONGLONG>(high) << 32 | low);
  const ULONGLONG size = static_cast<ULONGLONG>(size_high) << 32 | size_low;
  lock.l_len = size > 0x7FFFFFFFFFFFFFFFULL - static_cast<ULONGLONG>(lock.l_start)
                   ? 0 // up to the end
                   : static_cast<off_t>(size);
  int result;
  do
    result = fcntl(of->descriptor, waits ? F_OFD_SETLKW : F_OFD_SETLK, &lock);
  while (result != 0 && errno == EINTR);
  if (result == 0)
    return TRUE;
  return errno == EAGAIN || errno == EACCES ? fail(ERROR_LOCK_VIOLATION) : fail_with_errno();
}

UINT drive_type(const std::string &folder) {
  struct statfs status;
  if (statfs(folder.empty() ? "." : folder.c_str(), &status) != 0)
    return DRIVE_NO_ROOT_DIR;
  switch (static_cast<unsigned long>(status.f_type)) {
  case NFS_SUPER_MAGIC:
  case SMB_SUPER_MAGIC:
  case CIFS_SUPER_MAGIC:
  case SMB2_SUPER_MAGIC:
    return DRIVE_REMOTE;
  case ISOFS_SUPER_MAGIC:
  case UDF_SUPER_MAGIC:
    return DRIVE_CDROM;
  case TMPFS_MAGIC:
  case RAMFS_MAGIC:
    return DRIVE_RAMDISK;
  default:
    return DRIVE_FIXED;
  }
}

BOOL free_space(const std::string &folder, PULARGE_INTEGER available, PULARGE_INTEGER total,
                PULARGE_INTEGER free) {
  struct statfs status;
  if (statfs(folder.empty() ? "." : folder.c_str(), &status) != 0)
    return errno == ENOENT ? fail(ERROR_PATH_NOT_FOUND) : fail_with_errno();
  const auto block = static_cast<ULONGLONG>(status.f_bsize);
  if (available != nullptr)
    available->QuadPart = status.f_bavail * block;
  if (total != nullptr)
    total->QuadPart = status.f_blocks * block;
  if (free != nullptr)
    free->QuadPart = status.f_bfree * block;
  return TRUE;
}

} // namespace

BOOL GetFileTime(HANDLE handle, LPFILETIME creation, LPFILETIME access, LPFILETIME write) {
  const auto of = object_as<file>(handle);
  struct stat status;
  if (of == nullptr || !succeeded(fstat(of->descriptor, &status)))
    return FALSE;
  if (creation != nullptr)
    *creation = file_time_of(status.st_ctim);
  if (access != nullptr)
    *access = file_time_of(status.st_atim);
  if (write != nullptr)
    *write = file_time_of(status.st_mtim);
  return TRUE;
}
BOOL SetFileTime(HANDLE handle, const FILETIME *, const FILETIME *access, const FILETIME *write) {
  const auto of = object_as<file>(handle);
  const auto time_of = [](const FILETIME *time) {
    const bool omitted = time == nullptr || count_of(*time) == 0;
    return omitted ? timespec{0, UTIME_OMIT} : timespec_of(*time);
  };
  const timespec times[] = {time_of(access), time_of(write)};
  return of != nullptr && succeeded(futimens(of->descriptor, times));
}
BOOL GetFileAttributesExA(LPCSTR name, GET_FILEEX_INFO_LEVELS, LPVOID data) {
  return get_attributes(path_of(name), GetFileAttributesA(name), data);
}
BOOL GetFileAttributesExW(LPCWSTR name, GET_FILEEX_INFO_LEVELS, LPVOID data) {
  return get_attributes(path_of(name), GetFileAttributesW(name), data);
}
BOOL SetFileAttributesA(LPCSTR name, DWORD attributes) {
  return set_attributes(path_of(name), attributes);
}
BOOL SetFileAttributesW(LPCWSTR name, DWORD attributes) {
  return set_attributes(path_of(name), attributes);
}
BOOL LockFile(HANDLE file, DWORD low, DWORD high, DWORD size_low, DWORD size_high) {
  return set_lock(file, F_WRLCK, low, high, size_low, size_high);
}
BOOL UnlockFile(HANDLE file, DWORD low, DWORD high, DWORD size_low, DWORD size_high) {
  return set_lock(file, F_UNLCK, low, high, size_low, size_high);
}
BOOL LockFileEx(HANDLE file, DWORD flags, DWORD, DWORD size_low, DWORD size_high, LPOVERLAPPED at) {
  const short type = (flags & LOCKFILE_EXCLUSIVE_LOCK) != 0 ? F_WRLCK : F_RDLCK;
  return set_lock(file, type, at->Offset, at->OffsetHigh, size_low, size_high,
                  (flags & LOCKFILE_FAIL_IMMEDIATELY) == 0);
}
BOOL UnlockFileEx(HANDLE file, DWORD, DWORD size_low, DWORD size_high, LPOVERLAPPED at) {
  return set_lock(file, F_UNLCK, at->Offset, at->OffsetHigh, size_low, size_high);
}
DWORD GetFileType(HANDLE handle) {
  const auto of = object_as<file>(handle);
  struct stat status;
  if (of == nullptr || !succeeded(fstat(of->descriptor, &status)))
    return FILE_TYPE_UNKNOWN;
  if (S_ISCHR(status.st_mode))
    return FILE_TYPE_CHAR;
  return S_ISFIFO(status.st_mode) || S_ISSOCK(status.st_mode) ? FILE_TYPE_PIPE : FILE_TYPE_DISK;
}

UINT GetDriveTypeA(LPCSTR folder) { return drive_type(path_of(folder)); }
UINT GetDriveTypeW(LPCWSTR folder) { return drive_type(path_of(folder)); }
BOOL GetDiskFreeSpaceExA(LPCSTR folder, PULARGE_INTEGER available, PULARGE_INTEGER total,
                         PULARGE_INTEGER free) {
  return free_space(path_of(folder), available, total, free);
}
BOOL GetDiskFreeSpaceExW(LPCWSTR folder, PULARGE_INTEGER available, PULARGE_INTEGER total,
                         PULARGE_INTEGER free) {
  return free_space(path_of(folder), available, total, free);
}
