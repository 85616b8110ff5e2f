//===--- comdef.h - errors of COM -----------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// The class of exceptions for an HRESULT. The other classes are errors with advice.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_INCLUDE_COMDEF_H
#define AMP2HIP_WINDOWS_INCLUDE_COMDEF_H

#include "amp2hip_windows/win32/com.h"
#include "windows.h"
#include <string>

/// An HRESULT and its message.
class _com_error {
public:
  explicit _com_error(HRESULT result) : result_(result) {}
  virtual ~_com_error() = default;

  HRESULT Error() const { return result_; }
  /// Returns the message without the end of its line, or `Unknown error 0x...`. The text lives as
  /// long as the object.
  const TCHAR *ErrorMessage() const {
    if (message_.empty()) {
      TCHAR text[256];
      DWORD length = FormatMessage(FORMAT_MESSAGE_FROM_SYSTEM | FORMAT_MESSAGE_IGNORE_INSERTS, NULL,
                                   static_cast<DWORD>(result_), 0, text, 256, NULL);
      while (length > 0 && (text[length - 1] == '\n' || text[length - 1] == '\r'))
        --length;
      if (length == 0)
        length =
            static_cast<DWORD>(wsprintf(text, TEXT("Unknown error 0x%0lX"),
                                        static_cast<unsigned long>(static_cast<DWORD>(result_))));
      message_.assign(text, length);
    }
    return message_.c_str();
  }
  /// Returns the code of an HRESULT from 0x80040200 on, else 0.
  WORD WCode() const { return HRESULTToWCode(result_); }
  static WORD HRESULTToWCode(HRESULT result) {
    const DWORD code = static_cast<DWORD>(result);
    return code >= 0x80040200U && code <= 0x8004FFFFU ? static_cast<WORD>(code - 0x80040200U) : 0;
  }
  static HRESULT WCodeToHRESULT(WORD code) { return static_cast<HRESULT>(0x80040200U + code); }

private:
  const HRESULT result_;
  mutable std::basic_string<TCHAR> message_;
};

[[noreturn]] inline void _com_raise_error(HRESULT result) { throw _com_error(result); }
[[noreturn]] inline void _com_issue_error(HRESULT result) { throw _com_error(result); }

#define AMP2HIP_NO_COM_CLASS(name, advice)                                                         \
  class __attribute__((unavailable("it does not exist on Linux; " advice))) name;
AMP2HIP_NO_COM_CLASS(_bstr_t, "use std::wstring")
AMP2HIP_NO_COM_CLASS(_variant_t, "use std::variant")
#undef AMP2HIP_NO_COM_CLASS

#endif // AMP2HIP_WINDOWS_INCLUDE_COMDEF_H
