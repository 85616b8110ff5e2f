//===--- string_tables.cpp - LoadString ---------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip_windows/win32/string_tables.h"
#include "amp2hip_windows/win32/errors.h"
#include "text.h"
#include "win32/last_error.h"
#include "win32/module_map.h"
#include <algorithm>
#include <cstring>
#include <cwchar>
#include <dlfcn.h>
#include <mutex>
#include <vector>

using namespace amp2hip_windows;

namespace {

/// The texts that were added in one program or library. Several may share this object, because a
/// library takes symbols from the program.
struct known_tables {
  struct table {
    const link_map *module;
    const string_resource *all;
    int count;
  };
  std::mutex mutex;
  std::vector<table> tables;
};

known_tables &known() {
  static known_tables all;
  return all;
}

/// Returns the text \p number of \p module, or null.
const wchar_t *find(HMODULE module, UINT number) {
  const link_map *const map = map_of_module(module);
  const wchar_t *text = amp2hip_find_string(map, number);
  if (text != nullptr || module == nullptr || map == nullptr)
    return text;
  // A library that the program has loaded has its own tables.
  const auto find_there =
      reinterpret_cast<decltype(&amp2hip_find_string)>(dlsym(module, "amp2hip_find_string"));
  return find_there != nullptr ? find_there(map, number) : nullptr;
}

/// Copies \p text, as much as \p size permits.
template <typename Char>
int copy(const std::basic_string<Char> &text, Char *buffer, int size) {
  if (size <= 0 || buffer == nullptr)
    return 0;
  const std::size_t length = std::min(text.size(), static_cast<std::size_t>(size) - 1);
  std::copy_n(text.begin(), length, buffer);
  buffer[length] = Char();
  return static_cast<int>(length);
}

} // namespace

extern "C" const wchar_t *amp2hip_find_string(const link_map *module, UINT number) {
  known_tables &all = known();
  const std::lock_guard<std::mutex> guard(all.mutex);
  for (const known_tables::table &one : all.tables)
    if (one.module == module)
      for (int i = 0; i < one.count; ++i)
        if (one.all[i].number == number)
          return one.all[i].text;
  return nullptr;
}

namespace amp2hip_windows {

void string_table::add(const string_resource *all, int count) {
  Dl_info info;
  void *map = nullptr;
  if (dladdr1(all, &info, &map, RTLD_DL_LINKMAP) == 0)
    return;
  known_tables &tables = known();
  const std::lock_guard<std::mutex> guard(tables.mutex);
  tables.tables.push_back({static_cast<const link_map *>(map), all, count});
}

} // namespace amp2hip_windows

int LoadStringA(HINSTANCE module, UINT number, LPSTR buffer, int size) {
  if (const wchar_t *const text = find(module, number))
    return copy(narrow(text), buffer, size);
  return fail(ERROR_RESOURCE_NAME_NOT_FOUND), 0;
}

int LoadStringW(HINSTANCE module, UINT number, LPWSTR buffer, int size) {
  const wchar_t *const text = find(module, number);
  if (text == nullptr)
    return fail(ERROR_RESOURCE_NAME_NOT_FOUND), 0;
  if (size != 0 || buffer == nullptr)
    return copy(std::wstring(text), buffer, size);
  std::memcpy(static_cast<void *>(buffer), &text, sizeof text);
  return static_cast<int>(std::wcslen(text));
}
