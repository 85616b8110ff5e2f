//===--- access_type.h - CPU access and queuing modes (§4.7, §3.3.2) ------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_ACCELERATOR_ACCESS_TYPE_H
#define AMP2HIP_ACCELERATOR_ACCESS_TYPE_H

namespace concurrency {

/// A kind of access to data (§4.7). `access_type_auto` is only valid as an argument: the runtime
/// then chooses the access. No getter returns this value.
enum access_type {
  access_type_none = 0,
  access_type_read = 1,
  access_type_write = 2,
  access_type_read_write = access_type_read | access_type_write,
  access_type_auto = 4,
};

/// The union and the intersection of two accesses, whose enumerators are flags (§4.7).
constexpr access_type operator|(access_type a, access_type b) {
  return static_cast<access_type>(static_cast<int>(a) | static_cast<int>(b));
}
constexpr access_type operator&(access_type a, access_type b) {
  return static_cast<access_type>(static_cast<int>(a) & static_cast<int>(b));
}

/// Whether a view may hold commands back before it submits them to the device (§3.3.2).
enum queuing_mode { queuing_mode_immediate, queuing_mode_automatic };

} // namespace concurrency

#endif // AMP2HIP_ACCELERATOR_ACCESS_TYPE_H
