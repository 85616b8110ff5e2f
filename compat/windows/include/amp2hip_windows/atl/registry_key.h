//===--- registry_key.h - CRegKey -----------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// A key of the registry (see win32/registry.h) and the functions for its values.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_ATL_REGISTRY_KEY_H
#define AMP2HIP_WINDOWS_ATL_REGISTRY_KEY_H

#include "amp2hip_windows/atl/errors.h"
#include "amp2hip_windows/win32/errors.h"
#include "amp2hip_windows/win32/registry.h"
#include "tchar.h"

namespace ATL {

/// Owns the handle of a key. The functions return ERROR_SUCCESS or the error.
class CRegKey {
public:
  CRegKey() = default;
  /// Takes the handle from \p other.
  CRegKey(CRegKey &other) : m_hKey(other.Detach()) {}
  explicit CRegKey(HKEY key) : m_hKey(key) {}
  ~CRegKey() { Close(); }
  CRegKey &operator=(CRegKey &other) {
    if (this != __builtin_addressof(other)) {
      Close();
      m_hKey = other.Detach();
    }
    return *this;
  }
  operator HKEY() const { return m_hKey; }
  void Attach(HKEY key) {
    ATLASSERT(m_hKey == nullptr);
    m_hKey = key;
  }
  HKEY Detach() {
    HKEY const result = m_hKey;
    m_hKey = nullptr;
    return result;
  }
  LONG Close() { return m_hKey != nullptr ? RegCloseKey(Detach()) : LONG(ERROR_SUCCESS); }
  LONG Flush() { return RegFlushKey(m_hKey); }

  LONG Create(HKEY parent, LPCTSTR name, LPTSTR type = nullptr,
              DWORD options = REG_OPTION_NON_VOLATILE, REGSAM rights = KEY_READ | KEY_WRITE,
              LPSECURITY_ATTRIBUTES security = nullptr, LPDWORD disposition = nullptr) {
    HKEY key = nullptr;
    const LONG error =
        RegCreateKeyEx(parent, name, 0, type, options, rights, security, &key, disposition);
    return replaced_by(key, error);
  }
  LONG Open(HKEY parent, LPCTSTR name, REGSAM rights = KEY_READ | KEY_WRITE) {
    HKEY key = nullptr;
    const LONG error = RegOpenKeyEx(parent, name, 0, rights, &key);
    return replaced_by(key, error);
  }

  LONG SetValue(LPCTSTR name, DWORD type, const void *data, ULONG size) {
    return RegSetValueEx(m_hKey, name, 0, type, static_cast<const BYTE *>(data), DWORD(size));
  }
  LONG SetDWORDValue(LPCTSTR name, DWORD value) {
    return SetValue(name, REG_DWORD, &value, sizeof value);
  }
  LONG SetQWORDValue(LPCTSTR name, ULONGLONG value) {
    return SetValue(name, REG_QWORD, &value, sizeof value);
  }
  LONG SetBinaryValue(LPCTSTR name, const void *data, ULONG size) {
    return SetValue(name, REG_BINARY, data, size);
  }
  LONG SetStringValue(LPCTSTR name, LPCTSTR value, DWORD type = REG_SZ) {
    ATLENSURE_RETURN_VAL(value != nullptr, LONG(ERROR_INVALID_DATA));
    return SetValue(name, type, value, ULONG((length_of(value) + 1) * sizeof(TCHAR)));
  }
  /// \p value ends with an empty text.
  LONG SetMultiStringValue(LPCTSTR name, LPCTSTR value) {
    ATLENSURE_RETURN_VAL(value != nullptr, LONG(ERROR_INVALID_DATA));
    size_t all = 0;
    while (value[all] != 0)
      all += length_of(value + all) + 1;
    return SetValue(name, REG_MULTI_SZ, value, ULONG((all + 1) * sizeof(TCHAR)));
  }
  /// The form of older versions: stores a text.
  LONG SetValue(LPCTSTR value, LPCTSTR name = nullptr) { return SetStringValue(name, value); }
  LONG SetValue(DWORD value, LPCTSTR name) { return SetDWORDValue(name, value); }
  /// Stores a text in a key below this one, which it creates.
  LONG SetKeyValue(LPCTSTR key, LPCTSTR value, LPCTSTR name = nullptr) {
    CRegKey below;
    const LONG error = below.Create(m_hKey, key);
    return error != LONG(ERROR_SUCCESS) ? error : below.SetStringValue(name, value);
  }

  LONG QueryValue(LPCTSTR name, DWORD *type, void *data, ULONG *size) {
    DWORD bytes = size != nullptr ? DWORD(*size) : 0;
    const LONG error = RegQueryValueEx(m_hKey, name, nullptr, type, static_cast<BYTE *>(data),
                                       size != nullptr ? &bytes : nullptr);
    if (size != nullptr)
      *size = bytes;
    return error;
  }
  LONG QueryDWORDValue(LPCTSTR name, DWORD &value) { return query(name, REG_DWORD, value); }
  LONG QueryQWORDValue(LPCTSTR name, ULONGLONG &value) { return query(name, REG_QWORD, value); }
  LONG QueryBinaryValue(LPCTSTR name, void *data, ULONG *size) {
    DWORD type = REG_NONE;
    const LONG error = QueryValue(name, &type, data, size);
    return error == LONG(ERROR_SUCCESS) && type != REG_BINARY ? LONG(ERROR_INVALID_DATA) : error;
  }
  /// \p count is in characters, with the null character.
  LONG QueryStringValue(LPCTSTR name, LPTSTR text, ULONG *count) {
    return query_text(name, text, count, false);
  }
  LONG QueryMultiStringValue(LPCTSTR name, LPTSTR text, ULONG *count) {
    return query_text(name, text, count, true);
  }
  /// The forms of older versions; \p count is in bytes.
  LONG QueryValue(DWORD &value, LPCTSTR name) { return QueryDWORDValue(name, value); }
  LONG QueryValue(LPTSTR text, LPCTSTR name, DWORD *count) {
    return RegQueryValueEx(m_hKey, name, nullptr, nullptr, reinterpret_cast<BYTE *>(text), count);
  }

  LONG EnumKey(DWORD index, LPTSTR name, LPDWORD count, FILETIME *time = nullptr) {
    FILETIME ignored;
    return RegEnumKeyEx(m_hKey, index, name, count, nullptr, nullptr, nullptr,
                        time != nullptr ? time : &ignored);
  }
  LONG DeleteSubKey(LPCTSTR name) { return RegDeleteKey(m_hKey, name); }
  LONG RecurseDeleteKey(LPCTSTR name) { return RegDeleteTree(m_hKey, name); }
  LONG DeleteValue(LPCTSTR name) { return RegDeleteValue(m_hKey, name); }

  HKEY m_hKey = nullptr;

private:
  LONG replaced_by(HKEY key, LONG error) {
    if (error != LONG(ERROR_SUCCESS))
      return error;
    const LONG closed = Close();
    m_hKey = key;
    return closed;
  }
  static size_t length_of(LPCTSTR text) {
    size_t length = 0;
    while (text[length] != 0)
      ++length;
    return length;
  }
  template <typename Number>
  LONG query(LPCTSTR name, DWORD wanted, Number &value) {
    ULONG size = sizeof value;
    DWORD type = REG_NONE;
    Number read = 0;
    const LONG error = QueryValue(name, &type, &read, &size);
    if (error != LONG(ERROR_SUCCESS))
      return error;
    if (type != wanted)
      return LONG(ERROR_INVALID_DATA);
    value = read;
    return error;
  }
  LONG query_text(LPCTSTR name, LPTSTR text, ULONG *count, bool several) {
    ATLENSURE_RETURN_VAL(count != nullptr, LONG(ERROR_INVALID_DATA));
    ULONG size = ULONG(*count * sizeof(TCHAR));
    DWORD type = REG_NONE;
    const LONG error = QueryValue(name, &type, text, &size);
    *count = ULONG(size / sizeof(TCHAR));
    if (error != LONG(ERROR_SUCCESS))
      return error;
    const bool fits = several ? type == REG_MULTI_SZ : type == REG_SZ || type == REG_EXPAND_SZ;
    return fits ? error : LONG(ERROR_INVALID_DATA);
  }
};

} // namespace ATL

#endif // AMP2HIP_WINDOWS_ATL_REGISTRY_KEY_H
