//===--- com_string.h - CComBSTR ------------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_ATL_COM_STRING_H
#define AMP2HIP_WINDOWS_ATL_COM_STRING_H

#include "amp2hip_windows/atl/conversions.h"
#include "amp2hip_windows/win32/bstr.h"
#include "amp2hip_windows/win32/com.h"
#include "amp2hip_windows/win32/string_tables.h"
#include "amp2hip_windows/win32/strings.h"
#include <string>
#include <string_view>
#include <utility>

namespace ATL {

/// Owns a BSTR, which may be null. Throws CAtlException without memory.
class CComBSTR {
public:
  CComBSTR() = default;
  explicit CComBSTR(int size) : CComBSTR(size, static_cast<LPCOLESTR>(nullptr)) {}
  CComBSTR(int size, LPCOLESTR text)
      : m_str(valid(SysAllocStringLen(text, static_cast<UINT>(size)))) {}
  CComBSTR(int size, LPCSTR text) { set(CA2W(std::string(text, size_t(size)).c_str()), true); }
  CComBSTR(LPCOLESTR text) { set(text, text != nullptr); }
  CComBSTR(LPCSTR text) { set(CA2W(text), text != nullptr); }
  CComBSTR(const CComBSTR &other) : m_str(other.Copy()) {}
  CComBSTR(CComBSTR &&other) noexcept : m_str(other.Detach()) {}
  explicit CComBSTR(REFGUID id) {
    OLECHAR text[39];
    StringFromGUID2(id, text, 39);
    set(text, true);
  }
  ~CComBSTR() { SysFreeString(m_str); }

  CComBSTR &operator=(const CComBSTR &other) {
    Attach(other.Copy());
    return *this;
  }
  CComBSTR &operator=(CComBSTR &&other) noexcept {
    std::swap(m_str, other.m_str);
    return *this;
  }
  CComBSTR &operator=(LPCOLESTR text) { return *this = CComBSTR(text); }
  CComBSTR &operator=(LPCSTR text) { return *this = CComBSTR(text); }
  operator BSTR() const { return m_str; }
  /// Requires a null text, because its value is lost.
  BSTR *operator&() {
    ATLASSERT(m_str == nullptr);
    return &m_str;
  }
  bool operator!() const { return m_str == nullptr; }

  unsigned int Length() const { return SysStringLen(m_str); }
  unsigned int ByteLength() const { return SysStringByteLen(m_str); }
  BSTR Copy() const {
    return m_str == nullptr ? nullptr : valid(SysAllocStringLen(m_str, SysStringLen(m_str)));
  }
  HRESULT CopyTo(BSTR *to) const {
    if (to == nullptr)
      return E_POINTER;
    *to = Copy();
    return S_OK;
  }
  void Attach(BSTR text) {
    if (text != m_str)
      SysFreeString(m_str);
    m_str = text;
  }
  BSTR Detach() {
    BSTR const result = m_str;
    m_str = nullptr;
    return result;
  }
  void Empty() { Attach(nullptr); }

  HRESULT Append(LPCOLESTR text) {
    return text == nullptr ? S_OK : Append(text, static_cast<int>(wcslen(text)));
  }
  HRESULT Append(LPCOLESTR text, int length) {
    std::wstring all(view());
    all.append(text, static_cast<size_t>(length));
    Attach(valid(SysAllocStringLen(all.c_str(), static_cast<UINT>(all.size()))));
    return S_OK;
  }
  HRESULT Append(LPCSTR text) { return Append(static_cast<LPCOLESTR>(CA2W(text))); }
  HRESULT Append(char c) { return Append(std::string(1, c).c_str()); }
  HRESULT Append(wchar_t c) { return Append(&c, 1); }
  HRESULT Append(const CComBSTR &other) { return AppendBSTR(other.m_str); }
  HRESULT AppendBSTR(BSTR text) {
    return text == nullptr ? S_OK : Append(text, static_cast<int>(SysStringLen(text)));
  }
  HRESULT AssignBSTR(BSTR text) {
    Attach(text == nullptr ? nullptr : valid(SysAllocStringLen(text, SysStringLen(text))));
    return S_OK;
  }
  CComBSTR &operator+=(const CComBSTR &other) { return Append(other), *this; }
  CComBSTR &operator+=(LPCOLESTR text) { return Append(text), *this; }
  HRESULT ToLower() { return CharLowerBuffW(m_str, Length()), S_OK; }
  HRESULT ToUpper() { return CharUpperBuffW(m_str, Length()), S_OK; }
  bool LoadString(UINT number) { return LoadString(nullptr, number); }
  bool LoadString(HINSTANCE module, UINT number) {
    wchar_t text[4096];
    const int length = ::LoadStringW(module, number, text, 4096);
    if (length > 0)
      Attach(valid(SysAllocStringLen(text, static_cast<UINT>(length))));
    return length > 0;
  }

  /// Null is equal to an empty text.
  bool operator==(const CComBSTR &other) const { return view() == other.view(); }
  bool operator!=(const CComBSTR &other) const { return view() != other.view(); }
  bool operator<(const CComBSTR &other) const { return view() < other.view(); }
  bool operator>(const CComBSTR &other) const { return view() > other.view(); }
  bool operator==(LPCOLESTR other) const { return *this == CComBSTR(other); }
  bool operator!=(LPCOLESTR other) const { return !(*this == other); }
  bool operator<(LPCOLESTR other) const { return *this < CComBSTR(other); }
  bool operator>(LPCOLESTR other) const { return *this > CComBSTR(other); }
  bool operator==(LPOLESTR other) const { return *this == CComBSTR(other); }
  bool operator!=(LPOLESTR other) const { return !(*this == other); }
  bool operator==(LPCSTR other) const { return *this == CComBSTR(other); }
  bool operator!=(LPCSTR other) const { return !(*this == other); }
  bool operator==(decltype(nullptr)) const { return m_str == nullptr; }
  bool operator!=(decltype(nullptr)) const { return m_str != nullptr; }

  BSTR m_str = nullptr;

private:
  static BSTR valid(BSTR text) {
    if (text == nullptr)
      AtlThrow(E_OUTOFMEMORY);
    return text;
  }
  void set(LPCOLESTR text, bool exists) { m_str = exists ? valid(SysAllocString(text)) : nullptr; }
  std::wstring_view view() const {
    return m_str == nullptr ? std::wstring_view() : std::wstring_view(m_str, Length());
  }
};

} // namespace ATL

#endif // AMP2HIP_WINDOWS_ATL_COM_STRING_H
