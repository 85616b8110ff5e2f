//===--- module_map.h - the libraries behind modules --------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LIB_WIN32_MODULE_MAP_H
#define AMP2HIP_WINDOWS_LIB_WIN32_MODULE_MAP_H

#include "amp2hip_windows/win32/types.h"
#include <link.h>

namespace amp2hip_windows {

/// Returns the entry of the loader for \p module, or of the program if it is null; null for the
/// libraries of Windows.
const link_map *map_of_module(HMODULE module);

} // namespace amp2hip_windows

/// Returns the text \p number that a string_table has added for \p module, or null. LoadString()
/// looks the function up in libraries.
extern "C" const wchar_t *amp2hip_find_string(const link_map *module, UINT number);

#endif // AMP2HIP_WINDOWS_LIB_WIN32_MODULE_MAP_H
