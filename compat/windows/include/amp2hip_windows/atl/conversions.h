//===--- conversions.h - CW2A and the other conversions -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// Objects that convert a text between narrow and wide characters and contain the result. Narrow
/// texts are of the code page CP_ACP, which is UTF-8 here, or of another code page.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_ATL_CONVERSIONS_H
#define AMP2HIP_WINDOWS_ATL_CONVERSIONS_H

#include "amp2hip_windows/atl/errors.h"
#include "amp2hip_windows/win32/code_pages.h"
#include "amp2hip_windows/win32/types.h"
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

namespace amp2hip_windows {

inline int converted_size(const char *text, UINT page) {
  return MultiByteToWideChar(page, 0, text, -1, nullptr, 0);
}
inline int converted_size(const wchar_t *text, UINT page) {
  return WideCharToMultiByte(page, 0, text, -1, nullptr, 0, nullptr, nullptr);
}
inline bool convert(const char *text, UINT page, wchar_t *to, int size) {
  return MultiByteToWideChar(page, 0, text, -1, to, size) != 0;
}
inline bool convert(const wchar_t *text, UINT page, char *to, int size) {
  return WideCharToMultiByte(page, 0, text, -1, to, size, nullptr, nullptr) != 0;
}
inline int converted_size(const char *text) { return static_cast<int>(strlen(text)) + 1; }
inline int converted_size(const wchar_t *text) { return static_cast<int>(wcslen(text)) + 1; }
template <typename Character>
bool convert(const Character *text, Character *to, int size) {
  memcpy(to, text, static_cast<size_t>(size) * sizeof(Character));
  return true;
}

/// Contains a text of \p To, in itself if the text has less than \p Length characters, else on the
/// heap. A null pointer stays null. Throws CAtlException if the text cannot be converted.
template <typename From, typename To, int Length>
class converted_text {
public:
  converted_text(const From *text) : converted_text(text, CP_ACP) {}
  converted_text(const From *text, UINT page) {
    if (text == nullptr)
      return;
    if constexpr (sizeof(From) == sizeof(To)) {
      reserve(converted_size(text));
      convert(text, m_psz, size_);
    } else {
      reserve(converted_size(text, page));
      if (!convert(text, page, m_psz, size_)) {
        release();
        ATL::AtlThrowLastWin32();
      }
    }
  }
  ~converted_text() { release(); }
  converted_text(const converted_text &) = delete;
  converted_text &operator=(const converted_text &) = delete;
  operator To *() const { return m_psz; }

  To *m_psz = nullptr;
  To m_szBuffer[Length];

private:
  /// Throws if \p size is 0, the result of a conversion that fails.
  void reserve(int size) {
    if (size <= 0)
      ATL::AtlThrowLastWin32();
    size_ = size;
    m_psz = size <= Length ? m_szBuffer
                           : static_cast<To *>(malloc(static_cast<size_t>(size) * sizeof(To)));
    if (m_psz == nullptr)
      ATL::AtlThrow(E_OUTOFMEMORY);
  }
  void release() {
    if (m_psz != m_szBuffer)
      free(m_psz);
  }

  int size_ = 0;
};

/// Refers to a text that needs no conversion.
template <typename Character>
class unconverted_text {
public:
  unconverted_text(const Character *text) : m_psz(text) {}
  unconverted_text(const Character *text, UINT) : m_psz(text) {}
  unconverted_text(const unconverted_text &) = delete;
  unconverted_text &operator=(const unconverted_text &) = delete;
  operator const Character *() const { return m_psz; }

  const Character *m_psz;
};

} // namespace amp2hip_windows

namespace ATL {

template <int Length = 128>
class CW2AEX : public amp2hip_windows::converted_text<wchar_t, char, Length> {
  using amp2hip_windows::converted_text<wchar_t, char, Length>::converted_text;
};
template <int Length = 128>
class CA2WEX : public amp2hip_windows::converted_text<char, wchar_t, Length> {
  using amp2hip_windows::converted_text<char, wchar_t, Length>::converted_text;
};
template <int Length = 128>
class CA2AEX : public amp2hip_windows::converted_text<char, char, Length> {
  using amp2hip_windows::converted_text<char, char, Length>::converted_text;
};
template <int Length = 128>
class CW2WEX : public amp2hip_windows::converted_text<wchar_t, wchar_t, Length> {
  using amp2hip_windows::converted_text<wchar_t, wchar_t, Length>::converted_text;
};
template <int = 128>
class CA2CAEX : public amp2hip_windows::unconverted_text<char> {
  using amp2hip_windows::unconverted_text<char>::unconverted_text;
};
template <int = 128>
class CW2CWEX : public amp2hip_windows::unconverted_text<wchar_t> {
  using amp2hip_windows::unconverted_text<wchar_t>::unconverted_text;
};

typedef CW2AEX<> CW2A;
typedef CA2WEX<> CA2W;
typedef CA2AEX<> CA2A;
typedef CW2WEX<> CW2W;
typedef CA2CAEX<> CA2CA;
typedef CW2CWEX<> CW2CW;

} // namespace ATL

#define CW2CA CW2A
#define CA2CW CA2W
#if defined(UNICODE)
#define CT2A CW2A
#define CT2CA CW2A
#define CT2W CW2W
#define CT2CW CW2CW
#define CA2T CA2W
#define CA2CT CA2W
#define CW2T CW2W
#define CW2CT CW2CW
#define CT2AEX CW2AEX
#define CT2CAEX CW2AEX
#define CT2WEX CW2WEX
#define CT2CWEX CW2CWEX
#define CA2TEX CA2WEX
#define CA2CTEX CA2WEX
#define CW2TEX CW2WEX
#define CW2CTEX CW2CWEX
#else
#define CT2A CA2A
#define CT2CA CA2CA
#define CT2W CA2W
#define CT2CW CA2W
#define CA2T CA2A
#define CA2CT CA2CA
#define CW2T CW2A
#define CW2CT CW2A
#define CT2AEX CA2AEX
#define CT2CAEX CA2CAEX
#define CT2WEX CA2WEX
#define CT2CWEX CA2WEX
#define CA2TEX CA2AEX
#define CA2CTEX CA2CAEX
#define CW2TEX CW2AEX
#define CW2CTEX CW2AEX
#endif
// OLE's characters are wide.
#define COLE2A CW2A
#define COLE2CA CW2A
#define COLE2W CW2W
#define COLE2CW CW2CW
#define COLE2T CW2T
#define COLE2CT CW2CT
#define CA2OLE CA2W
#define CA2COLE CA2W
#define CW2OLE CW2W
#define CW2COLE CW2CW
#define CT2OLE CT2W
#define CT2COLE CT2CW

#endif // AMP2HIP_WINDOWS_ATL_CONVERSIONS_H
