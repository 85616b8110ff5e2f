//===--- string.h - CString -----------------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// CString, CStringA and CStringW. Narrow texts are UTF-8. As an argument of a function with `...`,
/// a CString requires GetString(), which the translator adds.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_ATL_STRING_H
#define AMP2HIP_WINDOWS_ATL_STRING_H

#include "amp2hip_windows/atl/simple_string.h"
#include "amp2hip_windows/win32/bstr.h"
#include <iosfwd>
#include <ostream>
#include <stdarg.h>
#include <type_traits>
#include <utility>

#ifdef _ATL_CSTRING_EXPLICIT_CONSTRUCTORS
#define AMP2HIP_CSTRING_EXPLICIT explicit
#else
#define AMP2HIP_CSTRING_EXPLICIT
#endif

namespace ATL {

template <typename BaseType, typename StringTraits = StrTraitATL<BaseType>>
class CStringT : public CSimpleStringT<BaseType> {
  using base = CSimpleStringT<BaseType>;
  using typename base::functions;

public:
  using typename base::PCXSTR;
  using typename base::PCYSTR;
  using typename base::PXSTR;
  using typename base::XCHAR;
  using typename base::YCHAR;
  typedef StringTraits StrTraits;
  using base::GetLength;
  using base::GetString;

  CStringT() = default;
  CStringT(const CStringT &) = default;
  CStringT(CStringT &&) noexcept = default;
  CStringT(const base &text) : base(text) {}
  /// \p text may be the number of a text in the resources of the program, by MAKEINTRESOURCE.
  CStringT(PCXSTR text) {
    if (!load_number(text))
      base::SetString(text);
  }
  AMP2HIP_CSTRING_EXPLICIT CStringT(PCYSTR text) {
    if (!load_number(text))
      convert(text, CSimpleStringT<YCHAR>::StringLength(text));
  }
  AMP2HIP_CSTRING_EXPLICIT CStringT(const unsigned char *text)
      : CStringT(reinterpret_cast<const char *>(text)) {}
  /// On Windows, the constructors of one character are explicit only with the macro, too.
  AMP2HIP_CSTRING_EXPLICIT CStringT(char c, int count = 1) { fill(c, count); }
  AMP2HIP_CSTRING_EXPLICIT CStringT(wchar_t c, int count = 1) { fill(c, count); }
  CStringT(PCXSTR text, int length) : base(text, length) {}
  CStringT(PCYSTR text, int length) { convert(text, length); }
  template <typename Traits>
  CStringT(const CStringT<YCHAR, Traits> &text) {
    convert(text.GetString(), text.GetLength());
  }

  CStringT &operator=(const CStringT &) = default;
  CStringT &operator=(CStringT &&) noexcept = default;
  CStringT &operator=(const base &text) { return base::operator=(text), *this; }
  CStringT &operator=(PCXSTR text) { return base::operator=(text), *this; }
  CStringT &operator=(PCYSTR text) {
    return convert(text, CSimpleStringT<YCHAR>::StringLength(text)), *this;
  }
  CStringT &operator=(const unsigned char *text) {
    return *this = reinterpret_cast<const char *>(text);
  }
  CStringT &operator=(char c) { return fill(c, 1), *this; }
  CStringT &operator=(wchar_t c) { return fill(c, 1), *this; }
  template <typename Traits>
  CStringT &operator=(const CStringT<YCHAR, Traits> &text) {
    return *this = CStringT(text);
  }

  CStringT &operator+=(const base &text) { return base::Append(text), *this; }
  CStringT &operator+=(PCXSTR text) { return base::Append(text), *this; }
  CStringT &operator+=(PCYSTR text) { return *this += CStringT(text); }
  template <typename Traits>
  CStringT &operator+=(const CStringT<YCHAR, Traits> &text) {
    return *this += CStringT(text);
  }
  CStringT &operator+=(char c) { return append(c), *this; }
  CStringT &operator+=(unsigned char c) { return append(static_cast<char>(c)), *this; }
  CStringT &operator+=(wchar_t c) { return append(c), *this; }

  int Compare(PCXSTR text) const { return functions::compare(GetString(), valid(text)); }
  int CompareNoCase(PCXSTR text) const {
    return functions::compare_folded(GetString(), valid(text));
  }
  int Collate(PCXSTR text) const { return functions::collate(GetString(), valid(text)); }
  /// Compares without regard to case.
  int CollateNoCase(PCXSTR text) const { return CompareNoCase(text); }

  /// Return the index of the first occurrence from \p start on, or -1.
  int Find(PCXSTR part, int start = 0) const {
    if (part == nullptr || start < 0 || start > GetLength())
      return -1;
    return index_of(functions::find(GetString() + start, part));
  }
  int Find(XCHAR c, int start = 0) const {
    if (start < 0 || start >= GetLength())
      return -1;
    return index_of(functions::find(GetString() + start, c));
  }
  int FindOneOf(PCXSTR set) const { return index_of(functions::find_any(GetString(), valid(set))); }
  int ReverseFind(XCHAR c) const {
    for (int i = GetLength(); i-- > 0;)
      if (GetString()[i] == c)
        return i;
    return -1;
  }

  CStringT Mid(int first) const { return Mid(first, GetLength()); }
  CStringT Mid(int first, int count) const {
    first = within(first);
    count = count < 0 ? 0 : count;
    return CStringT(GetString() + first, count < GetLength() - first ? count : GetLength() - first);
  }
  CStringT Left(int count) const { return Mid(0, count); }
  CStringT Right(int count) const { return Mid(GetLength() - within(count)); }
  /// Return the text up to the first character that is not in \p set, or that is.
  CStringT SpanIncluding(PCXSTR set) const {
    return Left(functions::span(GetString(), valid(set)));
  }
  CStringT SpanExcluding(PCXSTR set) const {
    return Left(functions::span_without(GetString(), valid(set)));
  }
  /// Returns the text from \p start to the next character of \p delimiters, without delimiters
  /// before it, and sets \p start after it. At the end, returns an empty text and sets -1.
  CStringT Tokenize(PCXSTR delimiters, int &start) const {
    base::check(start >= 0);
    if (start < GetLength()) {
      if (delimiters == nullptr || *delimiters == 0)
        return Mid(start);
      const int first = start + functions::span(GetString() + start, delimiters);
      if (first < GetLength()) {
        const int count = functions::span_without(GetString() + first, delimiters);
        start = first + count + 1;
        return Mid(first, count);
      }
    }
    start = -1;
    return CStringT();
  }

  CStringT &MakeUpper() { return functions::upper(base::GetBuffer()), *this; }
  CStringT &MakeLower() { return functions::lower(base::GetBuffer()), *this; }
  CStringT &MakeReverse() {
    PXSTR const text = base::GetBuffer();
    for (int a = 0, b = GetLength() - 1; a < b; ++a, --b)
      std::swap(text[a], text[b]);
    return *this;
  }

  CStringT &Trim() { return TrimRight().TrimLeft(); }
  CStringT &Trim(XCHAR c) { return TrimRight(c).TrimLeft(c); }
  CStringT &Trim(PCXSTR set) { return TrimRight(set).TrimLeft(set); }
  CStringT &TrimLeft() { return trim_left(functions::is_space); }
  CStringT &TrimLeft(XCHAR c) {
    return trim_left([=](XCHAR other) { return other == c; });
  }
  CStringT &TrimLeft(PCXSTR set) {
    return trim_left([=](XCHAR c) { return functions::find(valid(set), c) != nullptr; });
  }
  CStringT &TrimRight() { return trim_right(functions::is_space); }
  CStringT &TrimRight(XCHAR c) {
    return trim_right([=](XCHAR other) { return other == c; });
  }
  CStringT &TrimRight(PCXSTR set) {
    return trim_right([=](XCHAR c) { return functions::find(valid(set), c) != nullptr; });
  }

  /// Return the new length.
  int Insert(int index, PCXSTR text) {
    const CStringT inserted(text, base::StringLength(text));
    index = within(index);
    *this = Left(index) + inserted + Mid(index);
    return GetLength();
  }
  int Insert(int index, XCHAR c) {
    const XCHAR text[] = {c, 0};
    return Insert(index, text);
  }
  int Delete(int index, int count = 1) {
    index = within(index);
    if (count > 0 && index < GetLength()) {
      count = count < GetLength() - index ? count : GetLength() - index;
      *this = Left(index) + Mid(index + count);
    }
    return GetLength();
  }
  /// Return the number of replaced or removed texts.
  int Replace(PCXSTR from, PCXSTR to) {
    const int length = base::StringLength(from);
    if (length == 0)
      return 0;
    CStringT result;
    int count = 0, start = 0;
    for (int next = Find(from); next != -1; next = Find(from, start), ++count) {
      result.Append(GetString() + start, next - start);
      result.Append(to);
      start = next + length;
    }
    if (count != 0) {
      result.Append(GetString() + start, GetLength() - start);
      base::swap(result);
    }
    return count;
  }
  int Replace(XCHAR from, XCHAR to) {
    int count = 0;
    if (from != to)
      for (int i = 0; i < GetLength(); ++i)
        if (GetString()[i] == from)
          base::SetAt(i, to), ++count;
    return count;
  }
  int Remove(XCHAR c) {
    CStringT result;
    for (int i = 0; i < GetLength(); ++i)
      if (GetString()[i] != c)
        result.AppendChar(GetString()[i]);
    base::swap(result);
    return result.GetLength() - GetLength();
  }

  /// The formats are Microsoft's: `%s` of CStringW is a wide text.
  void Format(PCXSTR format, ...) {
    va_list arguments;
    va_start(arguments, format);
    FormatV(format, arguments);
    va_end(arguments);
  }
  /// \p number is that of a text in the resources of the program.
  void Format(UINT number, ...) {
    va_list arguments;
    va_start(arguments, number);
    FormatV(resource(number), arguments);
    va_end(arguments);
  }
  void AppendFormat(PCXSTR format, ...) {
    va_list arguments;
    va_start(arguments, format);
    AppendFormatV(format, arguments);
    va_end(arguments);
  }
  void AppendFormat(UINT number, ...) {
    va_list arguments;
    va_start(arguments, number);
    AppendFormatV(resource(number), arguments);
    va_end(arguments);
  }
  void FormatV(PCXSTR format, va_list arguments) {
    CStringT result;
    result.AppendFormatV(format, arguments);
    base::swap(result);
  }
  /// An argument may be this text.
  void AppendFormatV(PCXSTR format, va_list arguments) {
    base::check(format != nullptr);
    va_list again;
    va_copy(again, arguments);
    const int length = functions::format_length(format, again);
    va_end(again);
    base::check(length >= 0);
    CStringT added;
    functions::format(added.GetBufferSetLength(length), length + 1, format, arguments);
    base::Append(added);
  }

  BOOL LoadString(UINT number) { return LoadString(nullptr, number); }
  BOOL LoadString(HINSTANCE module, UINT number) {
    XCHAR text[4096];
    const int length = functions::load(module, number, text, 4096);
    if (length > 0)
      base::SetString(text, length);
    return length > 0;
  }
  /// Returns FALSE and sets an empty text if the variable does not exist.
  BOOL GetEnvironmentVariable(PCXSTR name) {
    const DWORD size = functions::environment(name, nullptr, 0);
    base::Empty();
    if (size == 0)
      return FALSE;
    functions::environment(name, base::GetBuffer(static_cast<int>(size)), size);
    base::ReleaseBuffer();
    return TRUE;
  }
  BSTR AllocSysString() const {
    const CStringT<wchar_t> wide(*this);
    return SysAllocStringLen(wide.GetString(), static_cast<UINT>(wide.GetLength()));
  }
  /// Replaces the text of \p to, and returns it.
  BSTR SetSysString(BSTR *to) const {
    SysFreeString(*to);
    return *to = AllocSysString();
  }
  /// Narrow texts are UTF-8 in both code pages.
  void AnsiToOem() {}
  void OemToAnsi() {}

private:
  template <typename, typename>
  friend class CStringT;

  static PCXSTR valid(PCXSTR text) {
    base::check(text != nullptr);
    return text;
  }
  int within(int index) const { return index < 0 ? 0 : index < GetLength() ? index : GetLength(); }
  int index_of(PCXSTR found) const {
    return found == nullptr ? -1 : static_cast<int>(found - GetString());
  }
  bool load_number(const void *text) {
    const UINT_PTR number = reinterpret_cast<UINT_PTR>(text);
    return number != 0 && number < 0x10000 && (LoadString(static_cast<UINT>(number)), true);
  }
  static CStringT resource(UINT number) {
    CStringT result;
    base::check(result.LoadString(number));
    return result;
  }
  void convert(PCYSTR text, int length) {
    base::check(length >= 0 && (text != nullptr || length == 0));
    const int size = functions::convert(text, length, nullptr, 0);
    if (size == 0)
      return base::Empty();
    CStringT result;
    functions::convert(text, length, result.GetBufferSetLength(size), size);
    base::swap(result);
  }
  template <typename Character>
  void fill(Character c, int count) {
    CStringT result;
    const CStringT one = of(c);
    for (int i = 0; i < count; ++i)
      result.Append(one);
    base::swap(result);
  }
  template <typename Character>
  void append(Character c) {
    base::Append(of(c));
  }
  template <typename Character>
  static CStringT of(Character c) {
    return CStringT(&c, 1);
  }
  template <typename Predicate>
  CStringT &trim_left(Predicate is_trimmed) {
    int first = 0;
    while (first < GetLength() && is_trimmed(GetString()[first]))
      ++first;
    base::SetString(GetString() + first, GetLength() - first);
    return *this;
  }
  template <typename Predicate>
  CStringT &trim_right(Predicate is_trimmed) {
    int length = GetLength();
    while (length > 0 && is_trimmed(GetString()[length - 1]))
      --length;
    base::Truncate(length);
    return *this;
  }
};

typedef CStringT<TCHAR> CString;
typedef CStringT<char> CStringA;
typedef CStringT<wchar_t> CStringW;
typedef CString CAtlString;
typedef CStringA CAtlStringA;
typedef CStringW CAtlStringW;

} // namespace ATL

#undef AMP2HIP_CSTRING_EXPLICIT

#include "amp2hip_windows/atl/string_operators.h"

#endif // AMP2HIP_WINDOWS_ATL_STRING_H
