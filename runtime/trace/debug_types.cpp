//===--- debug_types.cpp - parts of variables from debug information ------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "debug_types.h"
#include "elf.h"
#include "symbols.h"
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <set>

namespace amp2hip::trace {

void debug_types::use(const std::string &line) {
  int depth = 0;
  std::size_t position = 0;
  char tag[64] = "";
  if (std::sscanf(line.c_str(), " <%d><%zx>: Abbrev Number: %*d (DW_TAG_%63[a-z_])", &depth,
                  &position, tag) >= 2)
    return begin_entry(depth, position, tag);
  const std::size_t attribute = line.find("DW_AT_");
  if (attribute == std::string::npos || position_ == 0)
    return;
  const std::size_t begin = attribute + 6;
  use_attribute(line.substr(begin, line.find_first_of(" :", begin) - begin), line);
}

void debug_types::begin_entry(int depth, std::size_t position, const std::string &tag) {
  static const std::unordered_map<std::string, kind> kinds = {
      {"variable", kind::variable},     {"typedef", kind::other_name},
      {"const_type", kind::other_name}, {"volatile_type", kind::other_name},
      {"array_type", kind::array},      {"subrange_type", kind::range},
      {"structure_type", kind::object}, {"class_type", kind::object},
      {"union_type", kind::object},     {"member", kind::member},
      {"inheritance", kind::base},      {"template_type_param", kind::argument},
  };
  current_ = nullptr;
  position_ = tag.empty() ? 0 : position;
  if (tag.empty())
    return;
  is_unit_ = tag == "compile_unit";
  if (is_unit_)
    units_.emplace_back();
  levels_.resize(std::min(levels_.size(), static_cast<std::size_t>(depth)));
  while (levels_.size() < static_cast<std::size_t>(depth))
    levels_.push_back({0, false, false, ""});
  const bool internal = !levels_.empty() && levels_.back().internal;
  const auto found = kinds.find(tag);
  const bool has_size = tag == "base_type" || tag == "enumeration_type" || tag == "pointer_type" ||
                        tag == "reference_type" || tag == "rvalue_reference_type";
  if (found != kinds.end() || has_size) {
    current_ = &entries_[position];
    current_->what = has_size ? kind::other : found->second;
    current_->internal = internal;
    current_->is_union = tag == "union_type";
    if (current_->what == kind::object)
      for (std::size_t i = 1; i < levels_.size(); ++i) // the first one is the compilation unit
        current_->scope += levels_[i].name + "::";
    if (current_->what == kind::object)
      objects_.push_back({position, units_.size()});
    if (!levels_.empty())
      if (const auto parent = entries_.find(levels_.back().position); parent != entries_.end())
        parent->second.children.push_back(position);
  }
  levels_.push_back(
      {position, tag == "namespace", internal, tag == "namespace" ? "(anonymous namespace)" : ""});
}

/// Returns the position in a value `<0x12>, name`.
static std::size_t reference(const std::string &value) {
  return std::strtoul(value.substr(std::min<std::size_t>(value.size(), 1)).c_str(), nullptr, 16);
}

void debug_types::use_attribute(const std::string &name, const std::string &line) {
  if (name == "name" && !levels_.empty() && levels_.back().is_namespace) {
    const std::string space = attribute_value(line);
    levels_.back().internal |= space == "amp2hip" || space == "concurrency" || space == "std";
  }
  if (name == "name" && !levels_.empty() && levels_.back().position == position_)
    levels_.back().name = attribute_value(line);
  if (name == "name" && is_unit_)
    units_.back() = file_name(attribute_value(line));
  if (current_ == nullptr)
    return;
  const std::string value = attribute_value(line);
  if (name == "name") {
    current_->name = value;
  } else if (name == "type") {
    current_->type = reference(value);
  } else if (name == "abstract_origin" || name == "specification") {
    current_->origin = reference(value);
  } else if (name == "byte_size" || name == "count") {
    current_->bytes = std::strtoul(value.c_str(), nullptr, 0);
  } else if (name == "upper_bound") {
    current_->bytes = std::strtoul(value.c_str(), nullptr, 0) + 1;
  } else if (name == "data_member_location") {
    current_->location = std::strtoul(value.c_str(), nullptr, 0);
    current_->has_location = true;
    current_->is_computed = line.find("DW_OP") != std::string::npos;
  } else if (name == "encoding") {
    current_->encoding = std::strtoul(value.c_str(), nullptr, 0);
  } else if (name == "bit_size") {
    current_->bits = std::strtoul(value.c_str(), nullptr, 0);
  } else if (name == "data_bit_offset") {
    current_->bit = std::strtoul(value.c_str(), nullptr, 0);
    current_->has_location = true;
  } else if (name == "bit_offset") { // before DWARF 4, from the most significant bit
    current_->is_computed = true;
  } else if (name == "location" && line.find("tls_address") != std::string::npos) {
    // `... (DW_OP_const8u: 16; DW_OP_form_tls_address)`
    const std::size_t number = line.find(": ", line.find("DW_OP_const"));
    if (number == std::string::npos)
      return;
    current_->is_thread_local = true;
    current_->location = std::strtoul(line.c_str() + number + 2, nullptr, 10);
    thread_locals_.push_back(position_);
  }
}

const debug_types::entry *debug_types::find(std::size_t position) const {
  const auto found = entries_.find(position);
  return found != entries_.end() ? &found->second : nullptr;
}

/// Returns the type of an entry, without other names of it and without qualifiers.
const debug_types::entry *debug_types::type_of(const entry &of) const {
  const entry *type = find(of.type);
  while (type != nullptr && type->what == kind::other_name)
    type = find(type->type);
  return type;
}

std::size_t debug_types::size_of(const entry *type) const {
  if (type == nullptr || type->what != kind::array || type->bytes != 0)
    return type != nullptr ? type->bytes : 0;
  std::size_t count = 1;
  for (const std::size_t one : type->children)
    if (const entry *const range = find(one); range != nullptr && range->what == kind::range)
      count *= range->bytes;
  return count * size_of(type_of(*type));
}

/// Finds the index of the element that contains the byte \p inside of an object. Returns the type
/// of the element, and makes \p inside relative to it.
const debug_types::entry *debug_types::use_index(const entry *type, std::size_t &inside,
                                                 variable_part &result) const {
  while (type != nullptr && type->what == kind::array) {
    std::size_t rest = size_of(type);
    for (const std::size_t one : type->children) {
      const entry *const range = find(one);
      if (range == nullptr || range->what != kind::range || range->bytes == 0)
        continue;
      rest /= range->bytes;
      if (rest == 0)
        return nullptr;
      result.index.push_back(inside / rest);
      inside %= rest;
    }
    type = type_of(*type);
  }
  return type;
}

/// Finds the member of an object that contains some of its bytes. Classes of the runtime count as
/// objects without members.
void debug_types::use_members(const entry *type, std::size_t inside, std::size_t bytes,
                              variable_part &result) const {
  while (type != nullptr && type->what == kind::object && !type->internal) {
    const entry *next = nullptr;
    for (const std::size_t one : type->children) {
      const entry *const member = find(one);
      if (member == nullptr || (member->what != kind::member && member->what != kind::base) ||
          inside < member->location ||
          inside + bytes > member->location + size_of(type_of(*member)))
        continue;
      next = member;
      break;
    }
    if (next == nullptr)
      return;
    if (next->what == kind::member && !next->name.empty())
      result.member += (result.member.empty() ? "" : ".") + next->name;
    inside -= next->location;
    type = type_of(*next);
    variable_part element;
    const entry *const of_element = use_index(type, inside, element);
    if (of_element == nullptr)
      return;
    for (const std::size_t i : element.index)
      result.member += "[" + std::to_string(i) + "]";
    type = of_element;
  }
}

/// Returns the kind of a number, from its DW_AT_encoding; 0 for enumerations and pointers.
static data_field::kind kind_of(std::size_t encoding, std::size_t bytes) {
  constexpr std::size_t boolean = 2, floating = 4, is_signed = 5, signed_char = 6, is_unsigned = 7,
                        unsigned_char = 8, character = 16;
  if (bytes != 1 && bytes != 2 && bytes != 4 && bytes != 8)
    return data_field::kind::bytes;
  switch (encoding) {
  case floating:
    return bytes >= 4 ? data_field::kind::floating : data_field::kind::bytes;
  case is_signed:
  case signed_char:
    return data_field::kind::signed_number;
  case 0:
  case boolean:
  case is_unsigned:
  case unsigned_char:
  case character:
    return data_field::kind::unsigned_number;
  default:
    return data_field::kind::bytes;
  }
}

static bool is_equal(const data_field &a, const data_field &b) {
  return a.offset == b.offset && a.bytes == b.bytes && a.what == b.what && a.bit == b.bit &&
         a.bits == b.bits;
}
static bool are_equal(const std::vector<data_field> &a, const std::vector<data_field> &b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), is_equal);
}

/// Adds the fields of a union: those of its members if they are the same for all of them, as in the
/// short vectors, else its bytes.
void debug_types::add_union(const entry *type, std::size_t offset,
                            std::vector<data_field> &fields) const {
  std::optional<std::vector<data_field>> common;
  bool are_same = true;
  for (const std::size_t one : type->children) {
    const entry *const member = find(one);
    if (member == nullptr || member->what != kind::member)
      continue;
    std::vector<data_field> of_member;
    are_same = are_same && member->bits == 0 && !member->is_computed &&
               add_fields(type_of(*member), offset, of_member) &&
               (!common || are_equal(*common, of_member));
    common = std::move(of_member);
  }
  if (are_same && common)
    fields.insert(fields.end(), common->begin(), common->end());
  else
    fields.push_back({offset, size_of(type), data_field::kind::of_union});
}

/// Adds the fields of an object of \p type at \p offset. Returns false if they are not known.
bool debug_types::add_fields(const entry *type, std::size_t offset,
                             std::vector<data_field> &fields) const {
  constexpr std::size_t max_fields = 4096;
  const std::size_t bytes = size_of(type);
  if (bytes == 0 || fields.size() >= max_fields)
    return false;
  if (type->what == kind::array) {
    const entry *const element = type_of(*type);
    const std::size_t step = size_of(element);
    for (std::size_t at = 0; step != 0 && at < bytes; at += step)
      if (!add_fields(element, offset + at, fields))
        return false;
    return step != 0;
  }
  if (type->what != kind::object) {
    fields.push_back({offset, bytes, kind_of(type->encoding, bytes)});
    return true;
  }
  if (type->is_union) {
    add_union(type, offset, fields);
    return true;
  }
  for (const std::size_t one : type->children) {
    const entry *const member = find(one);
    if (member == nullptr || (member->what != kind::member && member->what != kind::base))
      continue;
    if (member->is_computed)
      return false;
    if (!member->has_location)
      continue; // a static member
    const entry *const of = type_of(*member);
    if (member->bits == 0) {
      if (!add_fields(of, offset + member->location, fields))
        return false;
    } else if (of == nullptr || member->bits > 64 - 7) {
      return false;
    } else {
      const std::size_t first = offset * 8 + member->bit, end = first + member->bits;
      fields.push_back({first / 8, (end + 7) / 8 - first / 8, kind_of(of->encoding, of->bytes),
                        first, member->bits});
    }
  }
  return true;
}

std::optional<std::vector<data_field>> debug_types::fields_of(const std::string &type,
                                                              std::size_t bytes) const {
  // All classes of one qualified name are one class, except in unnamed namespaces.
  std::optional<std::vector<data_field>> result;
  for (const object &which : objects_) {
    const entry *const one = find(which.position);
    if (one == nullptr || one->bytes != bytes || one->scope + one->name != type)
      continue;
    std::vector<data_field> fields;
    if (!add_fields(one, 0, fields))
      return std::nullopt;
    if (result && !are_equal(*result, fields))
      return std::nullopt;
    result = std::move(fields);
  }
  return result;
}

/// True if \p file, such as `solver.cpp` or `tmpxft_1a-6_solver.cudafe1.cpp` of nvcc, was made from
/// a source file whose name begins with \p unit.
static bool is_made_from(const std::string &file, const std::string &unit) {
  const std::size_t at = file.find(unit + ".");
  return at == 0 || (at != std::string::npos && file[at - 1] == '_');
}

std::string debug_types::member_at(const std::string &type, std::size_t offset,
                                   const std::string &unit) const {
  std::set<std::string> names, names_in_unit;
  for (const object &which : objects_) {
    const entry *const one = find(which.position);
    if (one == nullptr || one->name != type || one->children.empty())
      continue;
    variable_part part;
    use_members(one, offset, 1, part);
    if (part.member.empty())
      continue;
    names.insert(part.member);
    if (!unit.empty() && which.unit != 0 && is_made_from(units_[which.unit - 1], unit))
      names_in_unit.insert(part.member);
  }
  const std::set<std::string> &found = names_in_unit.empty() ? names : names_in_unit;
  return found.size() == 1 ? *found.begin() : "";
}

variable_part debug_types::part_at(const std::string &name, std::size_t offset, std::size_t inside,
                                   std::size_t bytes) const {
  variable_part result;
  for (const std::size_t one : thread_locals_) {
    const entry *variable = find(one);
    if (variable == nullptr || variable->location != offset)
      continue;
    while (variable != nullptr && variable->name.empty())
      variable = find(variable->origin);
    // The linker gives variables that it drops the offset 0.
    if (variable == nullptr || variable->name != name)
      continue;
    result.name = variable->name;
    const entry *type = type_of(*variable);
    if (type != nullptr && type->internal && type->name.rfind("tile_storage<", 0) == 0) {
      // The source's variable `s` is the reference `T (&s)[4] = s_storage.object()`.
      result.name.erase(std::min(result.name.rfind("_storage"), result.name.size()));
      const entry *argument = nullptr;
      for (const std::size_t child : type->children)
        if (const entry *const found = find(child);
            found != nullptr && found->what == kind::argument)
          argument = found;
      type = argument != nullptr ? type_of(*argument) : nullptr;
    }
    type = use_index(type, inside, result);
    use_members(type, inside, bytes, result);
    return result;
  }
  return result;
}

} // namespace amp2hip::trace
