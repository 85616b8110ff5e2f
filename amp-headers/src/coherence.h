//===--- coherence.h - where data is current -----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_COHERENCE_H
#define AMP2HIP_COHERENCE_H

#include "amp2hip/access_type.h"

namespace amp2hip {

/// The state of one copy of a home's data. At most one copy is `modified`, and
/// then all others are invalid; any number may be `shared`.
enum class copy_state : unsigned char {
  invalid,  ///< out of date, or never made
  shared,   ///< current, and so may others be
  modified, ///< the only current one
};

/// What is about to be done with a copy.
enum class use : unsigned char {
  read,
  write, ///< everything is overwritten: the old contents do not matter
  read_write,
};

/// What a use asks for, and leaves behind.
struct transition {
  copy_state next;        ///< of the copy that is used
  bool fetch;             ///< it must be brought up to date first
  bool invalidate_others; ///< else others that are `modified` become `shared`
};

/// The whole protocol (§5.2, §8.2): rows are states, columns uses.
constexpr transition transitions[3][3] = {
    // read                               write read_write
    {{copy_state::shared, true, false}, {copy_state::modified, false, true}, {copy_state::modified, true, true}},
    {{copy_state::shared, false, false}, {copy_state::modified, false, true}, {copy_state::modified, false, true}},
    {{copy_state::modified, false, false}, {copy_state::modified, false, true}, {copy_state::modified, false, true}},
};

constexpr transition next(copy_state state, use how) {
  return transitions[static_cast<int>(state)][static_cast<int>(how)];
}

/// The use that an access means; a view that may be written counts as read too.
constexpr use use_of(int access) {
  return access == concurrency::access_type_read    ? use::read
         : access == concurrency::access_type_write ? use::write
                                                    : use::read_write;
}

/// How often a home's data was copied, for tests and for those who look why a
/// program is slow.
struct copy_counters {
  unsigned long to_accelerator = 0;
  unsigned long to_host = 0;
  unsigned long between_accelerators = 0;
};

} // namespace amp2hip

#endif // AMP2HIP_COHERENCE_H
