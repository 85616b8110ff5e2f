//===--- conversion_macros.h - W2A and the other macros -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// Macros that convert a text on the stack of the function. The result exists until the function
/// returns, so they require a function that contains USES_CONVERSION.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_ATL_CONVERSION_MACROS_H
#define AMP2HIP_WINDOWS_ATL_CONVERSION_MACROS_H

#include "amp2hip_windows/atl/conversions.h"
#include "amp2hip_windows/win32/bstr.h"
#include <memory>
#include <vector>

namespace ATL {

/// Convert a text and its null character. Return \p to, or null if the text cannot be converted.
inline LPWSTR AtlA2WHelper(LPWSTR to, LPCSTR text, int size, UINT page = CP_ACP) {
  return amp2hip_windows::convert(text, page, to, size) ? to : nullptr;
}
inline LPSTR AtlW2AHelper(LPSTR to, LPCWSTR text, int size, UINT page = CP_ACP) {
  return amp2hip_windows::convert(text, page, to, size) ? to : nullptr;
}

} // namespace ATL

namespace amp2hip_windows {

/// Texts that are too long for the stack.
class long_texts {
public:
  void *memory(size_t size) {
    texts_.emplace_back(new char[size]);
    return texts_.back().get();
  }

private:
  std::vector<std::unique_ptr<char[]>> texts_;
};

/// Convert \p text to a BSTR.
inline BSTR make_bstr(const wchar_t *text) { return SysAllocString(text); }
inline BSTR make_bstr(const char *text) {
  return text == nullptr ? nullptr : SysAllocString(ATL::CA2W(text));
}

} // namespace amp2hip_windows

#define USES_CONVERSION ((void)0)
/// The result of the macros whose names end in _EX is on the heap if it is longer than their second
/// argument. Then it exists as long as the block that contains USES_CONVERSION_EX.
#define USES_CONVERSION_EX [[maybe_unused]] amp2hip_windows::long_texts _amp2hip_texts

// Several macros in one expression are evaluated in any order: each has its own variables.
#define AMP2HIP_CONVERT_ON_STACK(helper, from, to, text, page, memory)                             \
  __extension__({                                                                                  \
    const from *const amp2hip_text = (text);                                                       \
    const UINT amp2hip_page = (page);                                                              \
    const int amp2hip_size =                                                                       \
        amp2hip_text == nullptr ? 0 : amp2hip_windows::converted_size(amp2hip_text, amp2hip_page); \
    amp2hip_size == 0 ? static_cast<to *>(nullptr)                                                 \
                      : ATL::helper(static_cast<to *>(memory(amp2hip_size * sizeof(to))),          \
                                    amp2hip_text, amp2hip_size, amp2hip_page);                     \
  })
#define A2W_CP(text, page)                                                                         \
  AMP2HIP_CONVERT_ON_STACK(AtlA2WHelper, char, wchar_t, text, page, __builtin_alloca)
#define W2A_CP(text, page)                                                                         \
  AMP2HIP_CONVERT_ON_STACK(AtlW2AHelper, wchar_t, char, text, page, __builtin_alloca)
#define A2W(text) A2W_CP(text, CP_ACP)
#define W2A(text) W2A_CP(text, CP_ACP)
#define A2CW(text) static_cast<LPCWSTR>(A2W(text))
#define W2CA(text) static_cast<LPCSTR>(W2A(text))

#define AMP2HIP_CONVERT_LONG(helper, from, to, text, threshold)                                    \
  __extension__({                                                                                  \
    const size_t amp2hip_threshold = static_cast<size_t>(threshold);                               \
    AMP2HIP_CONVERT_ON_STACK(helper, from, to, text, CP_ACP, AMP2HIP_MEMORY_FOR_TEXT);             \
  })
#define AMP2HIP_MEMORY_FOR_TEXT(size)                                                              \
  ((size) > amp2hip_threshold ? _amp2hip_texts.memory(size) : __builtin_alloca(size))
#define A2W_EX(text, threshold) AMP2HIP_CONVERT_LONG(AtlA2WHelper, char, wchar_t, text, threshold)
#define W2A_EX(text, threshold) AMP2HIP_CONVERT_LONG(AtlW2AHelper, wchar_t, char, text, threshold)
#define A2CW_EX(text, threshold) static_cast<LPCWSTR>(A2W_EX(text, threshold))
#define W2CA_EX(text, threshold) static_cast<LPCSTR>(W2A_EX(text, threshold))

#if defined(UNICODE)
#define T2A(text) W2A(text)
#define T2CA(text) W2CA(text)
#define A2T(text) A2W(text)
#define A2CT(text) A2CW(text)
#define T2A_EX(text, threshold) W2A_EX(text, threshold)
#define T2CA_EX(text, threshold) W2CA_EX(text, threshold)
#define A2T_EX(text, threshold) A2W_EX(text, threshold)
#define A2CT_EX(text, threshold) A2CW_EX(text, threshold)
#define T2W(text) static_cast<LPWSTR>(text)
#define T2CW(text) static_cast<LPCWSTR>(text)
#define W2T(text) static_cast<LPWSTR>(text)
#define W2CT(text) static_cast<LPCWSTR>(text)
#define T2W_EX(text, threshold) T2W(text)
#define T2CW_EX(text, threshold) T2CW(text)
#define W2T_EX(text, threshold) W2T(text)
#define W2CT_EX(text, threshold) W2CT(text)
#else
#define T2A(text) static_cast<LPSTR>(text)
#define T2CA(text) static_cast<LPCSTR>(text)
#define A2T(text) static_cast<LPSTR>(text)
#define A2CT(text) static_cast<LPCSTR>(text)
#define T2A_EX(text, threshold) T2A(text)
#define T2CA_EX(text, threshold) T2CA(text)
#define A2T_EX(text, threshold) A2T(text)
#define A2CT_EX(text, threshold) A2CT(text)
#define T2W(text) A2W(text)
#define T2CW(text) A2CW(text)
#define W2T(text) W2A(text)
#define W2CT(text) W2CA(text)
#define T2W_EX(text, threshold) A2W_EX(text, threshold)
#define T2CW_EX(text, threshold) A2CW_EX(text, threshold)
#define W2T_EX(text, threshold) W2A_EX(text, threshold)
#define W2CT_EX(text, threshold) W2CA_EX(text, threshold)
#endif

// OLE's characters are wide.
#define A2OLE(text) A2W(text)
#define A2COLE(text) A2CW(text)
#define OLE2A(text) W2A(text)
#define OLE2CA(text) W2CA(text)
#define T2OLE(text) T2W(text)
#define T2COLE(text) T2CW(text)
#define OLE2T(text) W2T(text)
#define OLE2CT(text) W2CT(text)
#define W2OLE(text) static_cast<LPWSTR>(text)
#define W2COLE(text) static_cast<LPCWSTR>(text)
#define OLE2W(text) static_cast<LPWSTR>(text)
#define OLE2CW(text) static_cast<LPCWSTR>(text)

/// Return a text that SysFreeString() frees.
#define A2BSTR(text) amp2hip_windows::make_bstr(static_cast<LPCSTR>(text))
#define W2BSTR(text) amp2hip_windows::make_bstr(static_cast<LPCWSTR>(text))
#define T2BSTR(text) amp2hip_windows::make_bstr(static_cast<LPCTSTR>(text))
#define OLE2BSTR(text) W2BSTR(text)

#endif // AMP2HIP_WINDOWS_ATL_CONVERSION_MACROS_H
