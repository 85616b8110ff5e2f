//===--- guids.h - unique identifiers -------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_WIN32_GUIDS_H
#define AMP2HIP_WINDOWS_WIN32_GUIDS_H

#include "amp2hip_windows/language/uuid.h"
#include "amp2hip_windows/win32/types.h"
#include <string.h>
#ifdef __cplusplus
#include <type_traits>
#endif

#ifdef __cplusplus
extern "C++" {
inline BOOL IsEqualGUID(REFGUID a, REFGUID b) { return memcmp(&a, &b, sizeof(GUID)) == 0; }
inline bool operator==(REFGUID a, REFGUID b) { return IsEqualGUID(a, b) != FALSE; }
inline bool operator!=(REFGUID a, REFGUID b) { return IsEqualGUID(a, b) == FALSE; }
}
#else
#define IsEqualGUID(a, b) (memcmp((a), (b), sizeof(GUID)) == 0)
#endif
#define IsEqualIID IsEqualGUID
#define IsEqualCLSID IsEqualGUID

// With INITGUID, the identifiers are defined, once for all sources.
#ifdef INITGUID
#define DEFINE_GUID(name, l, w1, w2, b1, b2, b3, b4, b5, b6, b7, b8)                               \
  EXTERN_C const GUID name __attribute__((weak)) = {l, w1, w2, {b1, b2, b3, b4, b5, b6, b7, b8}}
#else
#define DEFINE_GUID(name, l, w1, w2, b1, b2, b3, b4, b5, b6, b7, b8) EXTERN_C const GUID name
#endif

#ifdef __cplusplus
extern "C++" {
namespace amp2hip_windows {
template <unsigned long long high, unsigned long long low>
struct uuid {
  static constexpr GUID value = {static_cast<DWORD>(high >> 32),
                                 static_cast<WORD>(high >> 16),
                                 static_cast<WORD>(high),
                                 {static_cast<BYTE>(low >> 56), static_cast<BYTE>(low >> 48),
                                  static_cast<BYTE>(low >> 40), static_cast<BYTE>(low >> 32),
                                  static_cast<BYTE>(low >> 24), static_cast<BYTE>(low >> 16),
                                  static_cast<BYTE>(low >> 8), static_cast<BYTE>(low)}};
};

/// The class that `__uuidof` means: \p type may be a pointer, a reference or an array.
template <typename type>
using uuid_class = std::remove_cv_t<
    std::remove_pointer_t<std::remove_all_extents_t<std::remove_reference_t<type>>>>;

/// The identifier of a class that AMP2HIP_UUID has declared; as an lvalue, since programs take its
/// address.
template <typename type>
inline constexpr const GUID &uuid_of =
    decltype(amp2hip_uuid(static_cast<uuid_class<type> **>(nullptr)))::value;
} // namespace amp2hip_windows
} // extern "C++"

// The translator's Clang must see the keyword. The operand is a type or an expression.
#if !defined(AMP2HIP_TRANSLATING)
#define __uuidof(...) (amp2hip_windows::uuid_of<__typeof__(__VA_ARGS__)>)
#define _uuidof(...) __uuidof(__VA_ARGS__)
#endif
#endif // __cplusplus

#endif // AMP2HIP_WINDOWS_WIN32_GUIDS_H
