//===--- this_file.h - a type that is local to each source file -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_COMPILER_THIS_FILE_H
#define AMP2HIP_COMPILER_THIS_FILE_H

namespace amp2hip {

// nvcc generates a host function in amp2hip for each kernel. An unnamed namespace in amp2hip would
// be confused with that of the kernel's class, so this one is in a namespace of its own.
namespace file_scope {
namespace {
/// A variable template with this argument has its own instantiation in each source file that uses
/// it. Other files have none.
struct this_file;
} // namespace
} // namespace file_scope

/// Returns the vendor's symbol of a variable in device memory.
template <typename T>
const void *symbol_of(const T &variable) {
  return &variable;
}

} // namespace amp2hip

#endif // AMP2HIP_COMPILER_THIS_FILE_H
