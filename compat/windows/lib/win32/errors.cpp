//===--- errors.cpp - GetLastError, FormatMessage ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip_windows/win32/errors.h"
#include "amp2hip_windows/win32/memory.h"
#include "text.h"
#include "win32/error_messages.h"
#include "win32/last_error.h"
#include <algorithm>
#include <cerrno>
#include <string>

namespace amp2hip_windows {
namespace {

thread_local DWORD last_error = 0;

struct pair_of_codes {
  int error;
  DWORD code;
};
constexpr pair_of_codes codes[] = {
    {0, ERROR_SUCCESS},
    {ENOENT, ERROR_FILE_NOT_FOUND},
    {ENOTDIR, ERROR_PATH_NOT_FOUND},
    {EACCES, ERROR_ACCESS_DENIED},
    {EPERM, ERROR_ACCESS_DENIED},
    {EISDIR, ERROR_ACCESS_DENIED},
    {EROFS, ERROR_ACCESS_DENIED},
    {EBADF, ERROR_INVALID_HANDLE},
    {EEXIST, ERROR_FILE_EXISTS},
    {ENOTEMPTY, ERROR_DIR_NOT_EMPTY},
    {ENOMEM, ERROR_NOT_ENOUGH_MEMORY},
    {EINVAL, ERROR_INVALID_PARAMETER},
    {EMFILE, ERROR_TOO_MANY_OPEN_FILES},
    {ENFILE, ERROR_TOO_MANY_OPEN_FILES},
    {ENOSPC, ERROR_DISK_FULL},
    {EBUSY, ERROR_BUSY},
    {EPIPE, ERROR_BROKEN_PIPE},
    {ENAMETOOLONG, ERROR_FILENAME_EXCED_RANGE},
    {ERANGE, ERROR_INSUFFICIENT_BUFFER},
    {ETIMEDOUT, ERROR_TIMEOUT},
    {ENOSYS, ERROR_CALL_NOT_IMPLEMENTED},
    {ENOTSUP, ERROR_NOT_SUPPORTED},
};

/// Returns the text for an error code or a result; empty if there is none.
std::string message_of(DWORD code) {
  if ((code & 0xFFFF0000U) == 0x80070000U) // a result that HRESULT_FROM_WIN32 made
    code &= 0xFFFFU;
  for (const error_message &one : error_messages())
    if (one.code == code)
      return one.text;
  switch (static_cast<HRESULT>(code)) {
  case E_NOTIMPL:
    return "Not implemented";
  case E_NOINTERFACE:
    return "No such interface supported";
  case E_POINTER:
    return "Invalid pointer";
  case E_ABORT:
    return "Operation aborted";
  case E_FAIL:
    return "Unspecified error";
  case E_UNEXPECTED:
    return "Catastrophic failure";
  default:
    return "";
  }
}

template <typename Char>
DWORD store_message(const std::basic_string<Char> &text, DWORD flags, Char *buffer, DWORD size) {
  const auto required = static_cast<DWORD>(text.size()) + 1;
  if ((flags & FORMAT_MESSAGE_ALLOCATE_BUFFER) != 0) {
    auto *memory =
        static_cast<Char *>(LocalAlloc(LMEM_FIXED, std::max(required, size) * sizeof(Char)));
    *reinterpret_cast<Char **>(buffer) = memory;
    if (memory == nullptr)
      return 0;
    buffer = memory;
  } else if (buffer == nullptr || size < required) {
    fail(ERROR_INSUFFICIENT_BUFFER);
    return 0;
  }
  std::copy_n(text.c_str(), required, buffer);
  return required - 1;
}

/// Returns the message, with the end of line that Windows adds, or an empty text after an error.
std::string requested_message(DWORD flags, DWORD code) {
  if ((flags & FORMAT_MESSAGE_FROM_SYSTEM) == 0) {
    fail(ERROR_NOT_SUPPORTED);
    return "";
  }
  const std::string text = message_of(code);
  if (text.empty()) {
    fail(ERROR_MR_MID_NOT_FOUND);
    return "";
  }
  return (flags & FORMAT_MESSAGE_MAX_WIDTH_MASK) != 0 ? text + " " : text + "\r\n";
}

} // namespace

DWORD code_of_errno(int error) {
  for (const pair_of_codes &one : codes)
    if (one.error == error)
      return one.code;
  return ERROR_GEN_FAILURE;
}
BOOL fail(DWORD code) {
  last_error = code;
  return FALSE;
}
BOOL fail_with_errno() { return fail(code_of_errno(errno)); }
BOOL succeeded(long result) { return result != -1 ? TRUE : fail_with_errno(); }

} // namespace amp2hip_windows

using namespace amp2hip_windows;

DWORD GetLastError() { return last_error; }
void SetLastError(DWORD code) { last_error = code; }

DWORD FormatMessageA(DWORD flags, LPCVOID, DWORD code, DWORD, LPSTR buffer, DWORD size, va_list *) {
  const std::string text = requested_message(flags, code);
  return text.empty() ? 0 : store_message(text, flags, buffer, size);
}
DWORD FormatMessageW(DWORD flags, LPCVOID, DWORD code, DWORD, LPWSTR buffer, DWORD size,
                     va_list *) {
  const std::string text = requested_message(flags, code);
  return text.empty() ? 0 : store_message(widen(text), flags, buffer, size);
}
