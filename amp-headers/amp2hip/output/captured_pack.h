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

/// The elements of the parameter packs that a kernel captures, pack by pack. It is needed because a
/// class cannot have a pack of data members.
template <typename... T>
class captured_pack;

template <>
class captured_pack<> {
public:
  /// Calls \p kernel.unpacked with \p arguments, followed by the elements of the packs.
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
  // The elements may include references to arrays, for which the pack is a mutable member.
  AMP2HIP_NO_EXEC_CHECK
  template <typename Kernel, typename... Arguments>
  AMP2HIP_CPU_AMP decltype(auto) unpack(Kernel &kernel, Arguments &&...arguments) {
    return rest_.unpack(kernel, static_cast<Arguments &&>(arguments)..., first_);
  }
};

} // namespace amp2hip

#endif // AMP2HIP_OUTPUT_CAPTURED_PACK_H
