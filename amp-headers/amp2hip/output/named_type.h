//===--- named_type.h - a type as a value ---------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_OUTPUT_NAMED_TYPE_H
#define AMP2HIP_OUTPUT_NAMED_TYPE_H

namespace amp2hip {

/// Contains the type \p T as its member `type`. Generated code uses it for a type that it cannot
/// write directly. For example, a kernel cannot name a private type of another class; a friend
/// function then returns a named_type of that type to the kernel.
template <typename T>
struct named_type {
  using type = T;
};

} // namespace amp2hip

#endif // AMP2HIP_OUTPUT_NAMED_TYPE_H
