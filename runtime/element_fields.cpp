//===--- element_fields.cpp - comparison of elements by their fields ------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "element_fields.h"
#include "amp2hip/error/type_name.h"
#include "amp2hip/texture/texel_format.h"
#include "trace/member_names.h"
#include "trace/symbols.h"
#include <algorithm>
#include <cfloat>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <locale>
#include <map>
#include <mutex>
#include <sstream>
#include <typeindex>

namespace amp2hip {

/// Constructs an element from probes. Returns its bytes, and the type of each member in \p runs.
static std::vector<unsigned char> probe(const element_layout &layout, std::size_t size,
                                        std::size_t set, std::vector<scalar_run> &runs,
                                        bool &unknown) {
  std::vector<unsigned char> memory(size + layout.alignment);
  const auto first = reinterpret_cast<std::uintptr_t>(memory.data());
  unsigned char *const at = memory.data() + (layout.alignment - first % layout.alignment);
  probed_object object = {set, runs.data(), false};
  layout.construct(at, object);
  unknown |= object.unknown;
  return {at, at + size};
}

/// Finds the place of each member: sets the bits of one member, and compares the bytes with those
/// of an element without set bits. Returns false if the members cannot be distinguished.
bool element_fields::find_members(const element_layout &layout) {
  bool unknown = false;
  std::vector<scalar_run> runs(layout.members);
  const std::vector<unsigned char> clear = probe(layout, element_, layout.members, runs, unknown);
  std::vector<unsigned char> taken(element_);
  for (std::size_t member = 0; member < layout.members && !unknown; ++member) {
    std::vector<unsigned char> bits = probe(layout, element_, member, runs, unknown);
    std::size_t begin = element_, end = 0;
    for (std::size_t i = 0; i < element_; ++i) {
      bits[i] ^= clear[i];
      if ((bits[i] & taken[i]) != 0)
        return false;
      taken[i] |= bits[i];
      if (bits[i] != 0) {
        begin = std::min(begin, i);
        end = i + 1;
      }
    }
    const scalar_run &run = runs[member];
    if (end == 0 && run.kind == scalar_kind::bytes)
      continue; // an empty class
    if (end <= begin || end - begin > run.bytes)
      return false;
    element_field field = {begin,
                           run,
                           {bits.begin() + static_cast<std::ptrdiff_t>(begin),
                            bits.begin() + static_cast<std::ptrdiff_t>(end)}};
    const bool whole =
        end - begin == run.bytes && std::all_of(field.mask.begin(), field.mask.end(),
                                                [](unsigned char byte) { return byte == 0xff; });
    if (whole)
      field.mask.clear();
    else if (run.kind >= scalar_kind::float_16 || run.vector ||
             (run.kind != scalar_kind::bytes && field.mask.size() > sizeof(std::uint64_t)))
      return false;
    fields_.push_back(std::move(field));
  }
  return !unknown;
}

/// Returns a field of the debug information of the program.
static element_field field_of(const trace::data_field &one) {
  using kind = trace::data_field::kind;
  scalar_kind what = scalar_kind::bytes;
  if (one.what == kind::signed_number)
    what = scalar_kind::signed_integer;
  else if (one.what == kind::unsigned_number)
    what = scalar_kind::unsigned_integer;
  else if (one.what == kind::floating)
    what = one.bytes == sizeof(float) ? scalar_kind::float_32 : scalar_kind::float_64;
  element_field field = {one.offset, {what, one.bytes, one.bytes, nullptr, nullptr, false}, {}};
  field.is_union = one.what == kind::of_union;
  if (one.bits != 0) {
    field.mask.assign(one.bytes, 0);
    for (std::size_t bit = one.bit - 8 * one.offset, end = bit + one.bits; bit < end; ++bit)
      field.mask[bit / 8] |= static_cast<unsigned char>(1 << bit % 8);
  }
  return field;
}

/// Returns the fields of a class from the debug information of the program, or nothing.
static std::optional<std::vector<trace::data_field>> debug_fields(const std::type_info &type,
                                                                  std::size_t bytes) {
  static std::mutex lock;
  static trace::member_names names;
  static std::map<std::type_index, std::optional<std::vector<trace::data_field>>> known;
  const std::lock_guard<std::mutex> guard(lock);
  const auto [found, is_new] = known.try_emplace(type);
  if (is_new)
    found->second = names.fields(type, bytes, trace::object_file(&type));
  return found->second;
}

/// Replaces objects whose members are unknown by their members, if the program has debug
/// information.
void element_fields::find_unknown_members() {
  std::vector<element_field> all;
  for (element_field &one : fields_) {
    const bool is_unknown =
        one.run.kind == scalar_kind::bytes && one.run.type != nullptr && one.mask.empty();
    const auto found = is_unknown ? debug_fields(*one.run.type, one.run.bytes) : std::nullopt;
    if (!found) {
      all.push_back(std::move(one));
      continue;
    }
    for (const trace::data_field &part : *found) {
      all.push_back(field_of(part));
      all.back().offset += one.offset;
    }
  }
  fields_ = std::move(all);
}

element_fields::element_fields(std::size_t element, const element_layout &layout)
    : element_(std::max<std::size_t>(element, 1)) {
  if (layout.members == 0 || !find_members(layout)) {
    scalar_run all = layout.scalars;
    all.bytes = element_;
    fields_.assign(1, {0, all, {}});
  }
  find_unknown_members();
  largest_.assign(fields_.size(), 0);
}

template <typename T>
static T read(const char *from) {
  T value;
  std::memcpy(&value, from, sizeof value);
  return value;
}

static double number(scalar_kind kind, const char *from) {
  switch (kind) {
  case scalar_kind::float_16:
    return static_cast<double>(half_to_float(read<std::uint16_t>(from)));
  case scalar_kind::float_32:
    return static_cast<double>(read<float>(from));
  default:
    return read<double>(from);
  }
}

static std::int64_t signed_number(std::size_t size, const char *from) {
  return size == 1   ? read<std::int8_t>(from)
         : size == 2 ? read<std::int16_t>(from)
         : size == 4 ? read<std::int32_t>(from)
                     : read<std::int64_t>(from);
}

static std::uint64_t unsigned_number(std::size_t size, const char *from) {
  std::uint64_t value = 0;
  std::memcpy(&value, from, std::min(size, sizeof value)); // the machine is little-endian
  return value;
}

/// Returns the shortest decimal number that is converted to \p value.
static std::string shown(scalar_kind kind, double value) {
  const bool single = kind != scalar_kind::float_64;
  for (int digits = 6;; ++digits) {
    std::ostringstream text;
    text.imbue(std::locale::classic());
    text.precision(digits);
    text << value;
    if (digits == (single ? 9 : 17) || !std::isfinite(value))
      return text.str();
    std::istringstream back(text.str());
    back.imbue(std::locale::classic());
    double again = 0;
    back >> again;
    if (single ? static_cast<float>(again) == static_cast<float>(value) : again == value)
      return text.str();
  }
}

static std::string hexadecimal(const char *bytes, std::size_t count) {
  std::string text = "0x";
  for (std::size_t i = std::min<std::size_t>(count, 16); i-- > 0;) {
    char digits[4];
    std::snprintf(digits, sizeof digits, "%02x", static_cast<unsigned char>(bytes[i]));
    text += digits;
  }
  return text;
}

static std::string difference_text(const std::string &gpu, const std::string &cpu) {
  return "is " + gpu + " on the GPU and " + cpu + " on the CPU";
}

void element_fields::include(const char *element) {
  for (std::size_t i = 0; i < fields_.size(); ++i) {
    const scalar_run &run = fields_[i].run;
    if (run.kind < scalar_kind::float_16)
      continue;
    for (std::size_t at = 0; at < run.bytes; at += run.scalar_size)
      if (const double size = std::fabs(number(run.kind, element + fields_[i].offset + at));
          std::isfinite(size))
        largest_[i] = std::max(largest_[i], size);
  }
}

/// Infinity equals only the same infinity, and NaN only NaN.
static bool equal(double x, double y, double relative, double absolute) {
  if (x == y)
    return true;
  if (std::isnan(x) || std::isnan(y))
    return std::isnan(x) && std::isnan(y);
  if (std::isinf(x) || std::isinf(y))
    return false;
  return std::fabs(x - y) <= std::max(relative * std::max(std::fabs(x), std::fabs(y)), absolute);
}

/// Returns the bits of a bit-field, or of a bool, as a decimal number.
static std::string bits_shown(const element_field &field, const char *from) {
  std::uint64_t mask = 0, value = 0;
  std::memcpy(&mask, field.mask.data(), field.mask.size());
  std::memcpy(&value, from, field.mask.size());
  const int shift = __builtin_ctzll(mask);
  mask >>= shift;
  value = (value >> shift) & mask;
  if (field.run.kind == scalar_kind::signed_integer && (value & (mask ^ (mask >> 1))) != 0)
    return std::to_string(static_cast<std::int64_t>(value | ~mask));
  return std::to_string(value);
}

/// Compares a member that does not have all bits of its bytes.
static std::optional<std::string> masked_difference(const element_field &field, const char *gpu,
                                                    const char *cpu) {
  bool same = true;
  for (std::size_t i = 0; i < field.mask.size(); ++i)
    same &= ((gpu[i] ^ cpu[i]) & field.mask[i]) == 0;
  if (same)
    return std::nullopt;
  if (field.run.kind == scalar_kind::bytes)
    return difference_text(hexadecimal(gpu, field.mask.size()),
                           hexadecimal(cpu, field.mask.size()));
  return difference_text(bits_shown(field, gpu), bits_shown(field, cpu));
}

/// Compares objects whose members are unknown.
static std::optional<std::string> bytes_difference(const scalar_run &run, const char *gpu,
                                                   const char *cpu) {
  std::vector<char> a(gpu, gpu + run.bytes), b(cpu, cpu + run.bytes);
  if (run.clear_padding != nullptr) {
    run.clear_padding(a.data());
    run.clear_padding(b.data());
  }
  std::size_t at =
      static_cast<std::size_t>(std::mismatch(a.begin(), a.end(), b.begin()).first - a.begin());
  if (at == run.bytes)
    return std::nullopt;
  at = run.bytes > 16 ? at & ~std::size_t{3} : 0;
  std::string text =
      difference_text(hexadecimal(&a[at], run.bytes - at), hexadecimal(&b[at], run.bytes - at));
  if (run.bytes > 16)
    text += ", from byte " + std::to_string(at) + " on";
  if (run.type != nullptr)
    text += "; the members of '" + type_name(*run.type) +
            "' are unknown, so its bytes are compared" +
            (run.clear_padding == nullptr ? " with those between its members" : "") +
            "; compile the program with -g to compare its members";
  return text;
}

std::optional<std::string> element_fields::difference_of(std::size_t field, const char *gpu,
                                                         const char *cpu,
                                                         const float_bounds &bounds,
                                                         std::string &part) const {
  const element_field &one = fields_[field];
  const scalar_run &run = one.run;
  gpu += one.offset;
  cpu += one.offset;
  if (fields_.size() > 1)
    part = "byte " + std::to_string(one.offset) + " of ";
  if (!one.mask.empty())
    return masked_difference(one, gpu, cpu);
  if (run.kind == scalar_kind::bytes) {
    std::optional<std::string> found = bytes_difference(run, gpu, cpu);
    if (found && one.is_union)
      *found += "; the bytes of a union are compared";
    return found;
  }
  for (std::size_t at = 0; at < run.bytes; at += run.scalar_size) {
    const char *const a = gpu + at, *const b = cpu + at;
    if (std::memcmp(a, b, run.scalar_size) == 0)
      continue;
    if (fields_.size() > 1)
      part = "the number at byte " + std::to_string(one.offset + at) + " of ";
    else if (run.bytes != run.scalar_size)
      part = std::string("component ") + "xyzw"[at / run.scalar_size % 4] + " of ";
    if (run.kind == scalar_kind::signed_integer)
      return difference_text(std::to_string(signed_number(run.scalar_size, a)),
                             std::to_string(signed_number(run.scalar_size, b)));
    if (run.kind == scalar_kind::unsigned_integer)
      return difference_text(std::to_string(unsigned_number(run.scalar_size, a)),
                             std::to_string(unsigned_number(run.scalar_size, b)));
    const double x = number(run.kind, a), y = number(run.kind, b);
    const double last_place = run.kind == scalar_kind::float_16   ? 0x1p-10
                              : run.kind == scalar_kind::float_32 ? double{FLT_EPSILON}
                                                                  : DBL_EPSILON;
    const double absolute =
        bounds.absolute < 0 ? last_place * std::min(1.0, largest_[field]) : bounds.absolute;
    const auto precision =
        static_cast<std::size_t>(run.kind) - static_cast<std::size_t>(scalar_kind::float_16);
    if (!equal(x, y, bounds.relative[precision], absolute))
      return difference_text(shown(run.kind, x), shown(run.kind, y));
  }
  return std::nullopt;
}

std::optional<std::string> element_fields::difference(const char *gpu, const char *cpu,
                                                      const float_bounds &bounds,
                                                      std::string &part) const {
  if (std::memcmp(gpu, cpu, element_) == 0)
    return std::nullopt;
  for (std::size_t field = 0; field < fields_.size(); ++field)
    if (std::optional<std::string> found = difference_of(field, gpu, cpu, bounds, part))
      return found;
  return std::nullopt;
}

} // namespace amp2hip
