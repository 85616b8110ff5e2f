//===--- elf.h - the output of readelf ------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_RUNTIME_TRACE_ELF_H
#define AMP2HIP_RUNTIME_TRACE_ELF_H

#include <functional>
#include <string>

namespace amp2hip::trace {

/// Runs readelf on a file, which is the program if \p file is "". Calls \p use for each line of the
/// output.
void read_elf(const char *options, const std::string &file,
              const std::function<void(const std::string &)> &use);

/// Returns the value in a line `<position> DW_AT_name : (strp) (offset: 0x12): value`. The groups
/// in parentheses depend on the version of readelf.
std::string attribute_value(const std::string &line);

} // namespace amp2hip::trace

#endif // AMP2HIP_RUNTIME_TRACE_ELF_H
