//===--- string_tables.h - LoadString -----------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The strings of a STRINGTABLE. `amp2hip migrate` writes a source with a string_table for each
/// resource script (.rc) that has texts; there are no other resources.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_WIN32_STRING_TABLES_H
#define AMP2HIP_WINDOWS_WIN32_STRING_TABLES_H

#include "amp2hip_windows/win32/types.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Copy the text \p number of \p module, or of the program if it is null, with a null character at
/// the end; at most \p size characters. Return the number of characters without the last one, or 0
/// with ERROR_RESOURCE_NAME_NOT_FOUND. With \p size 0, LoadStringW stores a pointer to the text,
/// which is read-only, in \p buffer.
int LoadStringA(HINSTANCE module, UINT number, LPSTR buffer, int size);
int LoadStringW(HINSTANCE module, UINT number, LPWSTR buffer, int size);

#ifdef __cplusplus
} // extern "C"

namespace amp2hip_windows {

struct string_resource {
  UINT number;
  const wchar_t *text;
};

/// A static object that adds texts to the program or shared library that contains it.
class string_table {
public:
  template <int Count>
  explicit string_table(const string_resource (&all)[Count]) {
    add(all, Count);
  }

private:
  static void add(const string_resource *all, int count);
};

} // namespace amp2hip_windows
#endif

#define LoadString AMP2HIP_A_OR_W(LoadString)

#endif // AMP2HIP_WINDOWS_WIN32_STRING_TABLES_H
