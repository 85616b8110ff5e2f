//===--- fault.h - a fault that the checker has found ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_ACCESS_CHECKER_FAULT_H
#define AMP2HIP_ACCESS_CHECKER_FAULT_H

#include "shadow.h"
#include "stores.h"
#include <string>
#include <vector>

namespace amp2hip {
struct cpu_kernel;
} // namespace amp2hip

namespace amp2hip::check {

/// A part of a container or tile_static variable.
struct named_part {
  std::string variable;              ///< the container or variable, or ""
  std::vector<std::ptrdiff_t> index; ///< of the element in the container or array
  std::string member;                ///< the member of a variable or its element, or ""

  bool operator==(const named_part &other) const {
    return variable == other.variable && index == other.index && member == other.member;
  }
};

/// An access of a thread.
struct described_access {
  access by;
  std::vector<void *> place; ///< its return addresses
  bool writes = false;
  named_part what;
};

/// Describes a fault for a message.
struct fault {
  enum class kind {
    race,
    without_contents, ///< a read of bytes that nobody has written
    stale,            ///< a read of bytes that another array_view has changed
    overwritten,      ///< a read of bytes that the host's own code has changed
    outside,          ///< an access outside of a container
    outside_array,    ///< an index outside of an array
  };
  kind what;
  described_access first;  ///< of a race, or of the host
  described_access second; ///< the access at which the fault was found
  bool is_tile_static = false;
  bool barrier_between = false; ///< a barrier lies between the accesses, without the needed fence
  change changed;               ///< what has changed the bytes of a stale read
  std::size_t elements = 0;     ///< in the container of an access outside
  std::string array;            ///< the type of an array
};

/// Returns "thread 3 of tile (0, 1)", or "thread 17" of an untiled launch.
std::string thread_name(const access &by, const cpu_kernel &kernel);
/// Returns the message for a fault in a launch of \p kernel.
std::string message_for(const fault &what, const cpu_kernel &kernel);
/// Returns the message for a read at \p place on the host of bytes that a kernel has changed.
std::string host_message(const change &changed, const std::string &place);
/// Returns the message for a synchronization at \p place that replaces what the host has written.
std::string lost_message(const store_state &state, const std::string &place);

} // namespace amp2hip::check

#endif // AMP2HIP_ACCESS_CHECKER_FAULT_H
