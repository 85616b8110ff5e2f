//===--- debug_types.h - parts of variables from debug information --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_RUNTIME_TRACE_DEBUG_TYPES_H
#define AMP2HIP_RUNTIME_TRACE_DEBUG_TYPES_H

#include <cstddef>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace amp2hip::trace {

/// A part of a tile_static variable, as in the source of the program.
struct variable_part {
  std::string name;
  std::vector<std::size_t> index; ///< of the element, if the variable is an array
  std::string member;             ///< of the variable or its element; "" if it has no such member
};

/// A part of an object that is a number, or whose parts are unknown. Other bytes are padding.
struct data_field {
  enum class kind { signed_number, unsigned_number, floating, bytes, of_union };
  std::size_t offset, bytes;
  kind what;
  std::size_t bit = 0, bits = 0; ///< of a bit-field: its first bit in the object, and their number
};

/// The variables and types of a file, from the output of `readelf --debug-dump=info`. An entry is
/// ` <depth><position>: Abbrev Number: 5 (DW_TAG_member)`; its attributes follow.
class debug_types {
public:
  /// Reads the next line of the output.
  void use(const std::string &line);
  /// Returns the part of the thread-local variable \p name that \p bytes bytes belong to. They
  /// begin \p inside bytes after the beginning of the variable, which is at \p offset of the block
  /// of the file. The name of the result is "" if there is no debug information for the variable.
  variable_part part_at(const std::string &name, std::size_t offset, std::size_t inside,
                        std::size_t bytes) const;

  /// Returns the name of the member at \p offset of a class, such as `v`, `p.out` or `rows[2]`. Of
  /// several classes of the name, those in source files whose names begin with \p unit count, if
  /// there are any. Returns "" if the classes have different members there.
  std::string member_at(const std::string &type, std::size_t offset, const std::string &unit) const;

  /// Returns the fields of a class, of its bases and of its members. Returns nothing if the class
  /// is not known, or if it has virtual bases or more than 4096 fields. \p type is the qualified
  /// name.
  std::optional<std::vector<data_field>> fields_of(const std::string &type,
                                                   std::size_t bytes) const;

private:
  enum class kind { other, variable, other_name, array, range, object, member, base, argument };
  struct entry {
    kind what = kind::other;
    bool internal = false; ///< in a namespace of the runtime
    bool is_thread_local = false;
    std::string name;
    std::size_t type = 0;   ///< the position of an entry
    std::size_t origin = 0; ///< the position of an entry that has the attributes missing here
    std::size_t bytes = 0;  ///< the size; of a range, the number of elements
    std::size_t location = 0;
    bool has_location = false; ///< not a static member
    bool is_computed = false;  ///< the location depends on the object: that of a virtual base
    bool is_union = false;
    std::string scope;             ///< of a class: the qualified name of what contains it
    std::size_t encoding = 0;      ///< of a number, as DW_AT_encoding
    std::size_t bit = 0, bits = 0; ///< of a bit-field
    std::vector<std::size_t> children;
  };

  void begin_entry(int depth, std::size_t position, const std::string &tag);
  void use_attribute(const std::string &name, const std::string &line);
  const entry *find(std::size_t position) const;
  const entry *type_of(const entry &of) const;
  std::size_t size_of(const entry *type) const;
  const entry *use_index(const entry *type, std::size_t &inside, variable_part &result) const;
  void add_union(const entry *type, std::size_t offset, std::vector<data_field> &fields) const;
  bool add_fields(const entry *type, std::size_t offset, std::vector<data_field> &fields) const;
  void use_members(const entry *type, std::size_t inside, std::size_t bytes,
                   variable_part &result) const;

  std::unordered_map<std::size_t, entry> entries_;
  std::vector<std::size_t> thread_locals_;
  /// A class, and the compilation unit that contains it.
  struct object {
    std::size_t position, unit;
  };
  std::vector<object> objects_;
  std::vector<std::string> units_; ///< the names of their files
  entry *current_ = nullptr;
  std::size_t position_ = 0; ///< of the current entry
  bool is_unit_ = false;     ///< the current entry is a compilation unit
  /// The entries around the current one.
  struct level {
    std::size_t position;
    bool is_namespace, internal;
    std::string name;
  };
  std::vector<level> levels_;
};

} // namespace amp2hip::trace

#endif // AMP2HIP_RUNTIME_TRACE_DEBUG_TYPES_H
