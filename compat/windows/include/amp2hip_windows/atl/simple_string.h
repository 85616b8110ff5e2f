//===--- simple_string.h - CSimpleString ----------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// The base class of CString: the memory of a text.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_ATL_SIMPLE_STRING_H
#define AMP2HIP_WINDOWS_ATL_SIMPLE_STRING_H

#include "amp2hip_windows/atl/errors.h"
#include "amp2hip_windows/atl/string_traits.h"
#include "amp2hip_windows/win32/types.h"
#include <stdlib.h>
#include <string.h>

namespace amp2hip_windows {

/// The lengths, without the null character, before the characters of a text.
struct string_header {
  int length;
  int capacity; ///< 0 for the text that all empty strings share
};
/// The null character of the text that all empty strings share, in the library: compilers that see
/// its size warn about code that does not run for it.
extern wchar_t *const no_text;

} // namespace amp2hip_windows

namespace ATL {

/// A text whose only member points to the characters. Each object has its own memory.
template <typename BaseType, bool t_bMFCDLL = false>
class CSimpleStringT {
protected:
  using functions = amp2hip_windows::string_functions<BaseType>;

public:
  typedef BaseType XCHAR;
  typedef BaseType *PXSTR;
  typedef const BaseType *PCXSTR;
  typedef typename functions::other YCHAR;
  typedef YCHAR *PYSTR;
  typedef const YCHAR *PCYSTR;

  CSimpleStringT() : text_(shared()) {}
  CSimpleStringT(const CSimpleStringT &other) : text_(shared()) {
    SetString(other.text_, other.GetLength());
  }
  CSimpleStringT(CSimpleStringT &&other) noexcept : text_(other.text_) { other.text_ = shared(); }
  CSimpleStringT(PCXSTR text) : text_(shared()) { SetString(text); }
  CSimpleStringT(PCXSTR text, int length) : text_(shared()) { SetString(text, length); }
  ~CSimpleStringT() { release(); }

  CSimpleStringT &operator=(const CSimpleStringT &other) {
    SetString(other.text_, other.GetLength());
    return *this;
  }
  CSimpleStringT &operator=(CSimpleStringT &&other) noexcept {
    swap(other);
    return *this;
  }
  CSimpleStringT &operator=(PCXSTR text) {
    SetString(text);
    return *this;
  }
  CSimpleStringT &operator+=(const CSimpleStringT &other) {
    Append(other);
    return *this;
  }
  CSimpleStringT &operator+=(PCXSTR text) {
    Append(text);
    return *this;
  }
  CSimpleStringT &operator+=(XCHAR c) {
    AppendChar(c);
    return *this;
  }

  operator PCXSTR() const { return text_; }
  PCXSTR GetString() const { return text_; }
  int GetLength() const { return header()->length; }
  bool IsEmpty() const { return GetLength() == 0; }
  int GetAllocLength() const { return header()->capacity; }
  /// \p index may be the length, for the null character.
  XCHAR operator[](int index) const { return GetAt(index); }
  XCHAR GetAt(int index) const {
    check(index >= 0 && index <= GetLength());
    return text_[index];
  }
  void SetAt(int index, XCHAR c) {
    check(index >= 0 && index < GetLength());
    text_[index] = c;
  }

  void Empty() { release(); }
  void SetString(PCXSTR text) { SetString(text, StringLength(text)); }
  /// \p text may be a part of this text.
  void SetString(PCXSTR text, int length) {
    check(length >= 0 && (text != nullptr || length == 0));
    if (length == 0)
      return Empty();
    if (text >= text_ && text <= text_ + GetLength()) {
      memmove(text_, text, static_cast<size_t>(length) * sizeof(XCHAR));
      return set_length(length);
    }
    Preallocate(length);
    memcpy(text_, text, static_cast<size_t>(length) * sizeof(XCHAR));
    set_length(length);
  }
  void Append(PCXSTR text) { Append(text, StringLength(text)); }
  void Append(const CSimpleStringT &text) { Append(text.text_, text.GetLength()); }
  /// \p text may be a part of this text.
  void Append(PCXSTR text, int length) {
    check(length >= 0);
    if (length == 0)
      return;
    const int old = GetLength();
    const bool is_part = text >= text_ && text <= text_ + old;
    const ptrdiff_t offset = text - text_;
    grow(old + length);
    memmove(text_ + old, is_part ? text_ + offset : text,
            static_cast<size_t>(length) * sizeof(XCHAR));
    set_length(old + length);
  }
  void AppendChar(XCHAR c) { Append(&c, 1); }
  void Truncate(int length) {
    check(length >= 0 && length <= GetLength());
    if (length < GetLength())
      set_length(length);
  }

  /// Return the characters, for at least \p length of them; call ReleaseBuffer() after a change.
  PXSTR GetBuffer() { return GetBuffer(GetLength()); }
  PXSTR GetBuffer(int length) {
    check(length >= 0);
    Preallocate(length > GetLength() ? length : GetLength());
    return text_;
  }
  PXSTR GetBufferSetLength(int length) {
    PXSTR result = GetBuffer(length);
    set_length(length);
    return result;
  }
  PXSTR LockBuffer() { return GetBuffer(); }
  void UnlockBuffer() {}
  void ReleaseBuffer(int length = -1) {
    if (length == -1)
      length = static_cast<int>(strlen_within(header()->capacity));
    ReleaseBufferSetLength(length);
  }
  void ReleaseBufferSetLength(int length) {
    check(length >= 0 && length <= header()->capacity);
    if (header()->capacity != 0)
      set_length(length);
  }
  void Preallocate(int length) {
    // The buffer of an empty string may be written, too.
    if (header()->capacity == 0 || header()->capacity < length)
      reallocate(length < 7 ? 7 : length);
  }
  void FreeExtra() {
    if (GetLength() == 0)
      release();
    else
      reallocate(GetLength());
  }

  static int StringLength(PCXSTR text) { return functions::length(text); }
  static void CopyChars(XCHAR *to, const XCHAR *from, int count) {
    memcpy(to, from, static_cast<size_t>(count) * sizeof(XCHAR));
  }
  static void CopyCharsOverlapped(XCHAR *to, const XCHAR *from, int count) {
    memmove(to, from, static_cast<size_t>(count) * sizeof(XCHAR));
  }

protected:
  static void check(bool is_valid) {
    if (!is_valid)
      AtlThrow(E_INVALIDARG);
  }
  void swap(CSimpleStringT &other) noexcept {
    PXSTR const text = text_;
    text_ = other.text_;
    other.text_ = text;
  }
  void set_length(int length) {
    header()->length = length;
    text_[length] = 0;
  }

private:
  using header_type = amp2hip_windows::string_header;
  static PXSTR shared() { return reinterpret_cast<PXSTR>(amp2hip_windows::no_text); }
  header_type *header() const { return reinterpret_cast<header_type *>(text_) - 1; }
  size_t strlen_within(int limit) const {
    size_t length = 0;
    while (length < static_cast<size_t>(limit) && text_[length] != 0)
      ++length;
    return length;
  }
  /// Makes room for \p length characters, and for more so that many appended characters need little
  /// time.
  void grow(int length) {
    check(length >= 0);
    if (length > header()->capacity)
      Preallocate(length < 0x3FFFFFFF ? length + length / 2 : length);
  }
  void reallocate(int capacity) {
    const int length = GetLength();
    void *old = header()->capacity == 0 ? nullptr : header();
    void *memory =
        realloc(old, sizeof(header_type) + (static_cast<size_t>(capacity) + 1) * sizeof(XCHAR));
    if (memory == nullptr)
      AtlThrow(E_OUTOFMEMORY);
    text_ = reinterpret_cast<PXSTR>(static_cast<header_type *>(memory) + 1);
    header()->capacity = capacity;
    set_length(length);
  }
  void release() {
    if (header()->capacity != 0)
      free(header());
    text_ = shared();
  }

  PXSTR text_;
};

typedef CSimpleStringT<TCHAR> CSimpleString;
typedef CSimpleStringT<char> CSimpleStringA;
typedef CSimpleStringT<wchar_t> CSimpleStringW;

} // namespace ATL

#endif // AMP2HIP_WINDOWS_ATL_SIMPLE_STRING_H
