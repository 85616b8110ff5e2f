//===--- atlcomcli.h - pointers to COM objects and CComBSTR ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_ATLCOMCLI_H
#define AMP2HIP_WINDOWS_ATLCOMCLI_H

#include "amp2hip_windows/atl/com_pointers.h"
#include "amp2hip_windows/atl/com_string.h"
#include "amp2hip_windows/atl/unavailable.h"
#include "ole2.h"
#include "tchar.h"

#endif // AMP2HIP_WINDOWS_ATLCOMCLI_H
