//===--- type_name.h - names of types for messages ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_ERROR_TYPE_NAME_H
#define AMP2HIP_ERROR_TYPE_NAME_H

#include <cstdlib>
#include <cxxabi.h>
#include <string>
#include <typeinfo>

namespace amp2hip {

/// Returns the demangled name of a type.
inline std::string type_name(const std::type_info &type) {
  int status = 0;
  char *const readable = abi::__cxa_demangle(type.name(), nullptr, nullptr, &status);
  const std::string name(readable != nullptr ? readable : type.name());
  std::free(readable);
  return name;
}

} // namespace amp2hip

#endif // AMP2HIP_ERROR_TYPE_NAME_H
