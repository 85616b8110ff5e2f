//===--- access_type.h - how the host may reach data (§4.7) --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_ACCESS_TYPE_H
#define AMP2HIP_ACCESS_TYPE_H

namespace concurrency {

/// How data is, or will be, accessed (§4.7). `auto` is an input only: the
/// runtime chooses, and no getter returns it.
enum access_type {
  access_type_none = 0,
  access_type_read = 1,
  access_type_write = 2,
  access_type_read_write = access_type_read | access_type_write,
  access_type_auto = 4,
};

/// Whether commands may be held back before they are given to the device
/// (§3.3.2).
/// The enumerators are flags, and together they are an access again (§4.7).
constexpr access_type operator|(access_type a, access_type b) {
  return static_cast<access_type>(static_cast<int>(a) | static_cast<int>(b));
}
constexpr access_type operator&(access_type a, access_type b) {
  return static_cast<access_type>(static_cast<int>(a) & static_cast<int>(b));
}

enum queuing_mode { queuing_mode_immediate, queuing_mode_automatic };

} // namespace concurrency

#endif // AMP2HIP_ACCESS_TYPE_H
