//===--- files.cpp - CreateFile, ReadFile, CopyFile, CreateDirectory -----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip_windows/win32/files.h"
#include "amp2hip_windows/win32/console.h"
#include "console/screen.h"
#include "path_case.h"
#include "text.h"
#include "win32/file_objects.h"
#include "win32/last_error.h"
#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>

using namespace amp2hip_windows;

namespace {

/// Like Windows, distinguishes a missing file from a missing folder.
BOOL fail_for_path(const std::string &name) {
  if (errno == ENOENT) {
    const std::size_t slash = name.rfind('/');
    const bool folder_exists = slash == std::string::npos || slash == 0 ||
                               access(name.substr(0, slash).c_str(), F_OK) == 0;
    return fail(folder_exists ? ERROR_FILE_NOT_FOUND : ERROR_PATH_NOT_FOUND);
  }
  return fail_with_errno();
}
BOOL succeeded_for(const std::string &name, int result) {
  return result == 0 ? TRUE : fail_for_path(name);
}

HANDLE create_file(const std::string &name, DWORD access, DWORD disposition) {
  int flags = O_CLOEXEC;
  if ((access & GENERIC_WRITE) != 0)
    flags |= (access & GENERIC_READ) != 0 ? O_RDWR : O_WRONLY;
  switch (disposition) {
  case CREATE_NEW:
    flags |= O_CREAT | O_EXCL;
    break;
  case CREATE_ALWAYS:
    flags |= O_CREAT | O_TRUNC;
    break;
  case OPEN_ALWAYS:
    flags |= O_CREAT;
    break;
  case OPEN_EXISTING:
    break;
  case TRUNCATE_EXISTING:
    flags |= O_TRUNC;
    break;
  default:
    fail(ERROR_INVALID_PARAMETER);
    return INVALID_HANDLE_VALUE;
  }
  const bool existed = ::access(name.c_str(), F_OK) == 0;
  const int descriptor = open(name.c_str(), flags, 0666);
  struct stat status;
  if (descriptor == -1) {
    fail_for_path(name);
    return INVALID_HANDLE_VALUE;
  }
  if (fstat(descriptor, &status) == 0 && S_ISDIR(status.st_mode)) {
    close(descriptor);
    fail(ERROR_ACCESS_DENIED);
    return INVALID_HANDLE_VALUE;
  }
  const bool says_existed = disposition == CREATE_ALWAYS || disposition == OPEN_ALWAYS;
  SetLastError(says_existed && existed ? ERROR_ALREADY_EXISTS : ERROR_SUCCESS);
  return open_handle(std::make_shared<file>(descriptor, true));
}

/// Moves to the offset of \p overlapped, if it is not null, then calls \p transfer until it has
/// transferred \p size bytes or returns 0. Stores the number of bytes.
template <typename Transfer>
BOOL transfer_all(HANDLE handle, DWORD size, LPDWORD count, LPOVERLAPPED overlapped,
                  Transfer transfer) {
  if (count != nullptr)
    *count = 0;
  const auto of = object_as<file>(handle);
  if (of == nullptr)
    return FALSE;
  if (overlapped != nullptr) {
    const ULONGLONG at = static_cast<ULONGLONG>(overlapped->OffsetHigh) << 32 | overlapped->Offset;
    if (lseek(of->descriptor, static_cast<off_t>(at), SEEK_SET) == -1)
      return fail_with_errno();
  }
  DWORD done = 0;
  while (done < size) {
    const ssize_t more = transfer(of->descriptor, done, size - done);
    if (more == -1 && errno == EINTR)
      continue;
    if (more == -1)
      return fail_with_errno();
    done += static_cast<DWORD>(more);
    if (more == 0 || isatty(of->descriptor) != 0)
      break;
  }
  if (count != nullptr)
    *count = done;
  return TRUE;
}

BOOL delete_file(const std::string &name) { return succeeded_for(name, unlink(name.c_str())); }
BOOL move_file(const std::string &from, const std::string &wanted, DWORD flags) {
  const std::string to = renamed_path(from, wanted);
  if ((flags & MOVEFILE_REPLACE_EXISTING) == 0 && access(to.c_str(), F_OK) == 0)
    return fail(ERROR_ALREADY_EXISTS);
  if (rename(from.c_str(), to.c_str()) == 0)
    return TRUE;
  if (errno != EXDEV)
    return fail_for_path(from);
  std::error_code error;
  std::filesystem::copy_file(from, to, std::filesystem::copy_options::overwrite_existing, error);
  if (error)
    return fail(code_of_errno(error.value()));
  return delete_file(from);
}
BOOL copy_file(const std::string &from, const std::string &to, BOOL fail_if_exists) {
  std::error_code error;
  const auto how = fail_if_exists != FALSE ? std::filesystem::copy_options::none
                                           : std::filesystem::copy_options::overwrite_existing;
  std::filesystem::copy_file(from, to, how, error);
  if (!error)
    return TRUE;
  errno = error.value();
  return fail_for_path(from);
}
BOOL create_folder(const std::string &name) {
  if (mkdir(name.c_str(), 0777) == 0)
    return TRUE;
  if (errno == EEXIST)
    return fail(ERROR_ALREADY_EXISTS);
  return errno == ENOENT ? fail(ERROR_PATH_NOT_FOUND) : fail_with_errno();
}
BOOL remove_folder(const std::string &name) {
  if (rmdir(name.c_str()) == 0)
    return TRUE;
  return errno == ENOTDIR ? fail(ERROR_DIRECTORY) : fail_for_path(name);
}

} // namespace

HANDLE CreateFileA(LPCSTR name, DWORD access, DWORD, LPSECURITY_ATTRIBUTES, DWORD disposition,
                   DWORD, HANDLE) {
  return create_file(path_of(name), access, disposition);
}
HANDLE CreateFileW(LPCWSTR name, DWORD access, DWORD, LPSECURITY_ATTRIBUTES, DWORD disposition,
                   DWORD, HANDLE) {
  return create_file(path_of(name), access, disposition);
}
/// Reads what is in a pipe, and waits if it is empty.
static BOOL read_pipe(int from, LPVOID buffer, DWORD size, LPDWORD count) {
  ssize_t done;
  do
    done = read(from, buffer, size);
  while (done == -1 && errno == EINTR);
  if (count != nullptr)
    *count = static_cast<DWORD>(std::max<ssize_t>(done, 0));
  if (done == -1)
    return fail_with_errno();
  return done > 0 || size == 0 ? TRUE : fail(ERROR_BROKEN_PIPE);
}
BOOL ReadFile(HANDLE handle, LPVOID buffer, DWORD size, LPDWORD count, LPOVERLAPPED overlapped) {
  const auto of = object_as<file>(handle);
  struct stat status;
  if (of != nullptr && fstat(of->descriptor, &status) == 0 && S_ISFIFO(status.st_mode))
    return read_pipe(of->descriptor, buffer, size, count);
  return transfer_all(handle, size, count, overlapped, [=](int from, DWORD done, DWORD rest) {
    return read(from, static_cast<char *>(buffer) + done, rest);
  });
}
BOOL WriteFile(HANDLE handle, LPCVOID buffer, DWORD size, LPDWORD count, LPOVERLAPPED overlapped) {
  if (std::dynamic_pointer_cast<screen>(object_of(handle)) != nullptr)
    return WriteConsoleA(handle, buffer, size, count, nullptr);
  return transfer_all(handle, size, count, overlapped, [=](int to, DWORD done, DWORD rest) {
    return write(to, static_cast<const char *>(buffer) + done, rest);
  });
}

BOOL GetFileSizeEx(HANDLE handle, PLARGE_INTEGER size) {
  const auto of = object_as<file>(handle);
  struct stat status;
  if (of == nullptr || !succeeded(fstat(of->descriptor, &status)))
    return FALSE;
  size->QuadPart = status.st_size;
  return TRUE;
}
DWORD GetFileSize(HANDLE handle, LPDWORD high) {
  LARGE_INTEGER size;
  if (!GetFileSizeEx(handle, &size))
    return INVALID_FILE_SIZE;
  SetLastError(NO_ERROR);
  if (high != nullptr)
    *high = static_cast<DWORD>(size.HighPart);
  return size.LowPart;
}
BOOL SetFilePointerEx(HANDLE handle, LARGE_INTEGER distance, PLARGE_INTEGER position,
                      DWORD origin) {
  const auto of = object_as<file>(handle);
  if (of == nullptr)
    return FALSE;
  const off_t now = lseek(of->descriptor, distance.QuadPart, static_cast<int>(origin));
  if (now == -1)
    return fail_with_errno();
  if (position != nullptr)
    position->QuadPart = now;
  return TRUE;
}
DWORD SetFilePointer(HANDLE handle, LONG distance, PLONG high, DWORD origin) {
  LARGE_INTEGER where, now;
  where.QuadPart = distance;
  if (high != nullptr)
    where.QuadPart = static_cast<LONGLONG>(*high) * (1LL << 32) + static_cast<DWORD>(distance);
  if (!SetFilePointerEx(handle, where, &now, origin))
    return INVALID_SET_FILE_POINTER;
  SetLastError(NO_ERROR);
  if (high != nullptr)
    *high = now.HighPart;
  return now.LowPart;
}
BOOL SetEndOfFile(HANDLE handle) {
  const auto of = object_as<file>(handle);
  return of != nullptr && succeeded(ftruncate(of->descriptor, lseek(of->descriptor, 0, SEEK_CUR)));
}
BOOL FlushFileBuffers(HANDLE handle) {
  const auto of = object_as<file>(handle);
  return of != nullptr && succeeded(fsync(of->descriptor));
}

BOOL DeleteFileA(LPCSTR name) { return delete_file(path_of(name)); }
BOOL DeleteFileW(LPCWSTR name) { return delete_file(path_of(name)); }
BOOL MoveFileA(LPCSTR from, LPCSTR to) { return move_file(path_of(from), path_as_written(to), 0); }
BOOL MoveFileW(LPCWSTR from, LPCWSTR to) {
  return move_file(path_of(from), path_as_written(to), 0);
}
BOOL MoveFileExA(LPCSTR from, LPCSTR to, DWORD flags) {
  return move_file(path_of(from), path_as_written(to), flags);
}
BOOL MoveFileExW(LPCWSTR from, LPCWSTR to, DWORD flags) {
  return move_file(path_of(from), path_as_written(to), flags);
}
BOOL CopyFileA(LPCSTR from, LPCSTR to, BOOL fail_if_exists) {
  return copy_file(path_of(from), path_of(to), fail_if_exists);
}
BOOL CopyFileW(LPCWSTR from, LPCWSTR to, BOOL fail_if_exists) {
  return copy_file(path_of(from), path_of(to), fail_if_exists);
}
BOOL CreateDirectoryA(LPCSTR name, LPSECURITY_ATTRIBUTES) { return create_folder(path_of(name)); }
BOOL CreateDirectoryW(LPCWSTR name, LPSECURITY_ATTRIBUTES) { return create_folder(path_of(name)); }
BOOL RemoveDirectoryA(LPCSTR name) { return remove_folder(path_of(name)); }
BOOL RemoveDirectoryW(LPCWSTR name) { return remove_folder(path_of(name)); }
