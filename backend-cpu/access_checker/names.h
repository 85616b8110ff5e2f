//===--- names.h - names and places from debug information ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds names for messages with readelf and addr2line of the binutils. Without
// these programs, or without debug information, the results are empty.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_ACCESS_CHECKER_NAMES_H
#define AMP2HIP_ACCESS_CHECKER_NAMES_H

#include "trace/debug_types.h"
#include <cstddef>
#include <string>
#include <typeinfo>
#include <vector>

namespace amp2hip::check {

/// Returns "file:line" of the program's code that made an access: of the first of these return
/// addresses, the innermost first, that is not in a header of amp2hip, the system or the compiler.
/// If only the function is known, returns its name.
std::string place_of(const std::vector<void *> &return_addresses);

/// Returns the return addresses of the functions that run now, beginning with \p return_address, or
/// with the caller of this function if none of them has that return address.
std::vector<void *> callers_of(void *return_address);

/// Like place_of(), for the program's code that runs now and called the function with this return
/// address, or the runtime. Finds the code also if the access is in a function of a library.
std::string place_of_caller(void *return_address = nullptr);

/// Returns the name of the data member at \p offset of the class of a kernel, such as `v` or
/// `p.out`: of a container, whose offset may be no_member. \p code is an address in the object file
/// that defines the class.
std::string container_name(const std::type_info &kernel, std::size_t offset, void *code);

/// The thread-local variables of an object file for the calling thread: the tile_static variables
/// of its kernels.
struct thread_block {
  std::string file;
  char *begin;
  std::size_t bytes;
};
std::vector<thread_block> thread_blocks();

/// A thread-local variable.
struct variable {
  std::string name;
  std::size_t offset = 0, bytes = 0; ///< in its thread_block
  bool internal = false;             ///< a variable of the namespace amp2hip
};
/// Returns the variable that contains the byte \p offset of a block. Remembers its results, because
/// readelf takes long.
variable variable_at(const thread_block &block, std::size_t offset);
/// Returns the part of a variable that \p bytes bytes belong to, which begin at its byte \p inside.
trace::variable_part part_of(const thread_block &block, const variable &of, std::size_t inside,
                             std::size_t bytes);

} // namespace amp2hip::check

#endif // AMP2HIP_ACCESS_CHECKER_NAMES_H
