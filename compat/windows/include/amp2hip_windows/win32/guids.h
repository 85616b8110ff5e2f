//===--- guids.h - unique identifiers -------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_WIN32_GUIDS_H
#define AMP2HIP_WINDOWS_WIN32_GUIDS_H

#include "amp2hip_windows/win32/types.h"
#include <string.h>

#ifdef __cplusplus
extern "C++" {
inline BOOL IsEqualGUID(REFGUID a, REFGUID b) { return memcmp(&a, &b, sizeof(GUID)) == 0; }
inline bool operator==(REFGUID a, REFGUID b) { return IsEqualGUID(a, b) != FALSE; }
inline bool operator!=(REFGUID a, REFGUID b) { return IsEqualGUID(a, b) == FALSE; }
}
#else
#define IsEqualGUID(a, b) (memcmp((a), (b), sizeof(GUID)) == 0)
#endif
#define IsEqualIID IsEqualGUID
#define IsEqualCLSID IsEqualGUID

#endif // AMP2HIP_WINDOWS_WIN32_GUIDS_H
