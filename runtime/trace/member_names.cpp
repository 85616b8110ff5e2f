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

const debug_types &member_names::types_of(const std::string &file) {
  const auto [types, is_new] = files_.try_emplace(file);
  if (is_new)
    read_elf("--debug-dump=info", file,
             [&of_file = types->second](const std::string &line) { of_file.use(line); });
  return types->second;
}

std::string member_names::find(const std::type_info &kernel, std::size_t offset,
                               const std::string &file, const std::string &source) {
  if (file.empty())
    return "";
  const std::string unit = file_name(source);
  return types_of(file).member_at(last_component(type_name(kernel)), offset,
                                  unit.substr(0, unit.find('.')));
}

std::optional<std::vector<data_field>>
member_names::fields(const std::type_info &type, std::size_t bytes, const std::string &file) {
  if (file.empty())
    return std::nullopt;
  return types_of(file).fields_of(type_name(type), bytes);
}

} // namespace amp2hip::trace
