//===--- com.h - initialization and memory of COM -------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// Functions that programs call around COM objects, which do not exist: they change no state that
/// others see.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_WIN32_COM_H
#define AMP2HIP_WINDOWS_WIN32_COM_H

#include "amp2hip_windows/win32/errors.h"
#include "amp2hip_windows/win32/guids.h"
#include "amp2hip_windows/win32/types.h"

typedef WCHAR OLECHAR;
typedef OLECHAR *LPOLESTR;
typedef const OLECHAR *LPCOLESTR;
typedef enum tagCOINIT {
  COINIT_MULTITHREADED = 0x0,
  COINIT_APARTMENTTHREADED = 0x2,
  COINIT_DISABLE_OLE1DDE = 0x4,
  COINIT_SPEED_OVER_MEMORY = 0x8
} COINIT;
#define RPC_E_CHANGED_MODE ((HRESULT)0x80010106)
#define CO_E_NOTINITIALIZED ((HRESULT)0x800401F0)
#define CO_E_CLASSSTRING ((HRESULT)0x800401F3)

#ifdef __cplusplus
extern "C" {
#endif

/// Return S_OK for the first call on a thread, S_FALSE for others, and RPC_E_CHANGED_MODE if the
/// thread has the other kind of apartment.
HRESULT CoInitialize(LPVOID reserved);
HRESULT CoInitializeEx(LPVOID reserved, DWORD kind);
void CoUninitialize(void);

LPVOID CoTaskMemAlloc(SIZE_T size);
LPVOID CoTaskMemRealloc(LPVOID memory, SIZE_T size);
void CoTaskMemFree(LPVOID memory);

/// Stores a random identifier.
HRESULT CoCreateGuid(GUID *to);
/// Stores `{XXXXXXXX-XXXX-XXXX-XXXX-XXXXXXXXXXXX}` and returns 39, or 0 if it does not fit.
#ifdef __cplusplus
int StringFromGUID2(REFGUID guid, LPOLESTR buffer, int size);
#else
int StringFromGUID2(const GUID *guid, LPOLESTR buffer, int size);
#endif
/// Store the text of StringFromGUID2 in memory for CoTaskMemFree.
#ifdef __cplusplus
HRESULT StringFromCLSID(REFCLSID id, LPOLESTR *text);
HRESULT StringFromIID(REFIID id, LPOLESTR *text);
#else
HRESULT StringFromCLSID(const CLSID *id, LPOLESTR *text);
HRESULT StringFromIID(const IID *id, LPOLESTR *text);
#endif
/// Reads the text of StringFromGUID2.
HRESULT CLSIDFromString(LPCOLESTR text, CLSID *to);

#ifdef __cplusplus
} // extern "C"
#endif

#endif // AMP2HIP_WINDOWS_WIN32_COM_H
