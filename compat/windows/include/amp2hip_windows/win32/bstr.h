//===--- bstr.h - texts with their length --------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// The functions for BSTR, a wide text whose length is stored before it.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_WIN32_BSTR_H
#define AMP2HIP_WINDOWS_WIN32_BSTR_H

#include "amp2hip_windows/win32/com.h"
#include "amp2hip_windows/win32/types.h"

#define OLESTR(text) L##text
typedef OLECHAR *BSTR;
typedef BSTR *LPBSTR;
typedef short VARIANT_BOOL;
#define VARIANT_TRUE ((VARIANT_BOOL) - 1)
#define VARIANT_FALSE ((VARIANT_BOOL)0)

#ifdef __cplusplus
extern "C" {
#endif

/// Return a copy of a text, which SysFreeString() frees; null for null or without memory.
BSTR SysAllocString(const OLECHAR *text);
/// \p text may be null: then the characters have no values.
BSTR SysAllocStringLen(const OLECHAR *text, UINT length);
/// \p size is in bytes, and the text may be of bytes.
BSTR SysAllocStringByteLen(LPCSTR text, UINT size);
/// Replace the text of \p to. Return FALSE without memory.
int SysReAllocString(BSTR *to, const OLECHAR *text);
int SysReAllocStringLen(BSTR *to, const OLECHAR *text, UINT length);
void SysFreeString(BSTR text);
/// Return the length in characters or in bytes, which is 0 for null.
UINT SysStringLen(BSTR text);
UINT SysStringByteLen(BSTR text);

#ifdef __cplusplus
} // extern "C"
#endif

#endif // AMP2HIP_WINDOWS_WIN32_BSTR_H
