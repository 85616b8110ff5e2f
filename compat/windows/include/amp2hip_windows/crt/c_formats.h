//===--- c_formats.h - Microsoft's formats in C code ----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// In C code, the functions of standard C interpret Microsoft's formats, because amp2hip does not
/// correct the literals of C code. In C++ code, the output of amp2hip calls the functions
/// `amp2hip_windows_printf` etc. where they are required.
///
//===----------------------------------------------------------------------===//
#if !defined(AMP2HIP_WINDOWS_CRT_C_FORMATS_H) && !defined(__cplusplus)
#define AMP2HIP_WINDOWS_CRT_C_FORMATS_H

#include <stdio.h>
#include <wchar.h>

#define printf amp2hip_windows_printf
#define vprintf amp2hip_windows_vprintf
#define fprintf amp2hip_windows_fprintf
#define vfprintf amp2hip_windows_vfprintf
#define sprintf amp2hip_windows_sprintf
#define vsprintf amp2hip_windows_vsprintf
#define snprintf amp2hip_windows_snprintf
#define vsnprintf amp2hip_windows_vsnprintf
#define scanf amp2hip_windows_scanf
#define vscanf amp2hip_windows_vscanf
#define fscanf amp2hip_windows_fscanf
#define vfscanf amp2hip_windows_vfscanf
#define sscanf amp2hip_windows_sscanf
#define vsscanf amp2hip_windows_vsscanf
#define wprintf amp2hip_windows_wprintf
#define vwprintf amp2hip_windows_vwprintf
#define fwprintf amp2hip_windows_fwprintf
#define vfwprintf amp2hip_windows_vfwprintf
#define swprintf amp2hip_windows_swprintf
#define vswprintf amp2hip_windows_vswprintf
#define wscanf amp2hip_windows_wscanf
#define vwscanf amp2hip_windows_vwscanf
#define fwscanf amp2hip_windows_fwscanf
#define vfwscanf amp2hip_windows_vfwscanf
#define swscanf amp2hip_windows_swscanf
#define vswscanf amp2hip_windows_vswscanf

#endif // AMP2HIP_WINDOWS_CRT_C_FORMATS_H
