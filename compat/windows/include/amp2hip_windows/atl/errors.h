//===--- errors.h - CAtlException and assertions --------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// The exception of ATL, and the macros that check conditions. ATLASSERT and ATLTRACE do something
/// only if _DEBUG is defined.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_ATL_ERRORS_H
#define AMP2HIP_WINDOWS_ATL_ERRORS_H

#include "amp2hip_windows/atl/namespace.h"
#include "amp2hip_windows/win32/errors.h"
#include "amp2hip_windows/win32/types.h"
#include "crtdbg.h"

namespace ATL {

/// An HRESULT as an exception.
class CAtlException {
public:
  CAtlException() : m_hr(E_FAIL) {}
  CAtlException(HRESULT hr) : m_hr(hr) {}
  operator HRESULT() const { return m_hr; }

  HRESULT m_hr;
};

inline HRESULT AtlHresultFromWin32(DWORD error) { return HRESULT_FROM_WIN32(error); }
inline HRESULT AtlHresultFromLastError() { return AtlHresultFromWin32(GetLastError()); }
[[noreturn]] inline void AtlThrow(HRESULT hr) { throw CAtlException(hr); }
[[noreturn]] inline void AtlThrowLastWin32() { AtlThrow(AtlHresultFromLastError()); }

} // namespace ATL

#ifndef ATLASSERT
#define ATLASSERT(condition) _ASSERTE(condition)
#endif
#if defined(_DEBUG)
#define ATLVERIFY(condition) ATLASSERT(condition)
#else
#define ATLVERIFY(condition) ((void)(condition))
#endif
#define ATLASSUME(condition) ATLASSERT(condition)
#define ATLENSURE_THROW(condition, hr)                                                             \
  do {                                                                                             \
    if (!(condition)) {                                                                            \
      ATLASSERT(!#condition);                                                                      \
      ATL::AtlThrow(hr);                                                                           \
    }                                                                                              \
  } while (0)
#define ATLENSURE(condition) ATLENSURE_THROW(condition, E_FAIL)
#define ATLENSURE_SUCCEEDED(hr)                                                                    \
  do {                                                                                             \
    const HRESULT amp2hip_result = (hr);                                                           \
    ATLENSURE_THROW(SUCCEEDED(amp2hip_result), amp2hip_result);                                    \
  } while (0)
#define ATLENSURE_RETURN_VAL(condition, value)                                                     \
  do {                                                                                             \
    if (!(condition)) {                                                                            \
      ATLASSERT(!#condition);                                                                      \
      return value;                                                                                \
    }                                                                                              \
  } while (0)
#define ATLENSURE_RETURN_HR(condition, hr) ATLENSURE_RETURN_VAL(condition, hr)
#define ATLENSURE_RETURN(condition) ATLENSURE_RETURN_VAL(condition, E_FAIL)

#endif // AMP2HIP_WINDOWS_ATL_ERRORS_H
