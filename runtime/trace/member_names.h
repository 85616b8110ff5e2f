//===--- member_names.h - names of the members of kernels -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_RUNTIME_TRACE_MEMBER_NAMES_H
#define AMP2HIP_RUNTIME_TRACE_MEMBER_NAMES_H

#include "debug_types.h"
#include <cstddef>
#include <map>
#include <string>
#include <typeinfo>

namespace amp2hip::trace {

/// Finds the names of the data members of kernels in the debug information of the program, with
/// readelf of the binutils. A member of the function object that replaces a lambda has the name of
/// the captured variable. Reads each object file once.
class member_names {
public:
  /// Returns the name of the member at \p offset of \p kernel, such as `v` or `p.out`. \p file is
  /// the object file that defines the kernel, and \p source the source file of a launch, or "".
  /// Returns "" if there is no debug information of types.
  std::string find(const std::type_info &kernel, std::size_t offset, const std::string &file,
                   const std::string &source);

  /// Returns the fields of a class (debug_types.h).
  std::optional<std::vector<data_field>> fields(const std::type_info &type, std::size_t bytes,
                                                const std::string &file);

private:
  const debug_types &types_of(const std::string &file);

  std::map<std::string, debug_types> files_;
};

/// Returns the last component of a qualified name. Skips template arguments and parameters.
/// Returns the name without namespaces and classes: `kernel<a::b>` of `n::kernel<a::b>`.
std::string last_component(const std::string &name);

} // namespace amp2hip::trace

#endif // AMP2HIP_RUNTIME_TRACE_MEMBER_NAMES_H
