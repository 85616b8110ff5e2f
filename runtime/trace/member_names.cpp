//===--- member_names.cpp - names of the members of kernels ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "member_names.h"
#include "amp2hip/error/type_name.h"
#include "elf.h"
#include "symbols.h"

namespace amp2hip::trace {

std::string last_component(const std::string &name) {
  int depth = 0;
  for (std::size_t i = name.size(); i-- > 1;) {
    depth += name[i] == '>' || name[i] == ')';
    depth -= name[i] == '<' || name[i] == '(';
    if (depth == 0 && name[i] == ':' && name[i - 1] == ':')
      return name.substr(i + 1);
  }
  return name;
}

std::string member_names::find(const std::type_info &kernel, std::size_t offset,
                               const std::string &file, const std::string &source) {
  if (file.empty())
    return "";
  const auto [types, is_new] = files_.try_emplace(file);
  if (is_new)
    read_elf("--debug-dump=info", file,
             [&of_file = types->second](const std::string &line) { of_file.use(line); });
  const std::string unit = file_name(source);
  return types->second.member_at(last_component(type_name(kernel)), offset,
                                 unit.substr(0, unit.find('.')));
}

} // namespace amp2hip::trace
