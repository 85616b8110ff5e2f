//===--- element_traits.h - functions for elements of containers ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_ATL_ELEMENT_TRAITS_H
#define AMP2HIP_WINDOWS_ATL_ELEMENT_TRAITS_H

#include "amp2hip_windows/atl/string.h"
#include <functional>
#include <string_view>
#include <type_traits>

/// A place in a list or map; null is the end.
struct __POSITION {};
typedef __POSITION *POSITION;

namespace ATL {

/// How containers compare elements and compute their hash. Programs specialize it for their types.
template <typename T>
class CElementTraits {
public:
  typedef const T &INARGTYPE;
  typedef T &OUTARGTYPE;
  static bool CompareElements(INARGTYPE a, INARGTYPE b) { return a == b; }
  static ULONG Hash(INARGTYPE element) {
    if constexpr (std::is_constructible_v<std::hash<T>>)
      return static_cast<ULONG>(std::hash<T>()(element));
    else
      return static_cast<ULONG>(static_cast<ULONG_PTR>(element));
  }
};
/// The same for CString.
template <typename T>
class CStringElementTraits {
public:
  typedef typename T::PCXSTR INARGTYPE;
  typedef T &OUTARGTYPE;
  static bool CompareElements(INARGTYPE a, const T &b) { return b == a; }
  static ULONG Hash(INARGTYPE element) {
    return static_cast<ULONG>(std::hash<std::basic_string_view<typename T::XCHAR>>()(element));
  }
};
template <typename Character, typename Traits>
class CElementTraits<CStringT<Character, Traits>>
    : public CStringElementTraits<CStringT<Character, Traits>> {};

} // namespace ATL

#endif // AMP2HIP_WINDOWS_ATL_ELEMENT_TRAITS_H
