//===--- captured_pack.h - captured parameter packs of a kernel -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_OUTPUT_CAPTURED_PACK_H
#define AMP2HIP_OUTPUT_CAPTURED_PACK_H

#include "amp2hip/compiler/config.h"

namespace amp2hip {

/// Stores the elements of all parameter packs that a kernel captures, one pack after the other. The
/// class that replaces the lambda has one data member of this type, because C++ has no packs of
/// data members.
template <typename... T>
class captured_pack;

template <>
class captured_pack<> {
public:
  /// Calls kernel.unpacked() with \p arguments, followed by all stored elements.
  AMP2HIP_NO_EXEC_CHECK
  template <typename Kernel, typename... Arguments>
  AMP2HIP_CPU_AMP decltype(auto) unpack(Kernel &kernel, Arguments &&...arguments) const {
    return kernel.unpacked(static_cast<Arguments &&>(arguments)...);
  }
};

template <typename First, typename... Rest>
class captured_pack<First, Rest...> {
  First first_;
  captured_pack<Rest...> rest_;

public:
  AMP2HIP_CPU_AMP captured_pack(const First &first, const Rest &...rest)
      : first_(first), rest_{rest...} {}

  AMP2HIP_NO_EXEC_CHECK
  template <typename Kernel, typename... Arguments>
  AMP2HIP_CPU_AMP decltype(auto) unpack(Kernel &kernel, Arguments &&...arguments) const {
    return rest_.unpack(kernel, static_cast<Arguments &&>(arguments)..., first_);
  }
  // Non-const overload. A kernel that captures arrays by reference declares the captured_pack
  // `mutable`, because it may write to the elements of the arrays.
  AMP2HIP_NO_EXEC_CHECK
  template <typename Kernel, typename... Arguments>
  AMP2HIP_CPU_AMP decltype(auto) unpack(Kernel &kernel, Arguments &&...arguments) {
    return rest_.unpack(kernel, static_cast<Arguments &&>(arguments)..., first_);
  }
};

} // namespace amp2hip

#endif // AMP2HIP_OUTPUT_CAPTURED_PACK_H
