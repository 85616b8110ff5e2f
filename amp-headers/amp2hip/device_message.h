//===--- device_message.h - a message of a kernel ---------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_DEVICE_MESSAGE_H
#define AMP2HIP_DEVICE_MESSAGE_H

#include "amp2hip/config.h"
#include <cstdint>
#include <string>
#include <type_traits>

namespace amp2hip {

/// What a thread of a kernel has to say: a format and its arguments, put
/// together on the host. Plain data, which a GPU writes into the host's memory.
struct device_message {
  enum class kind : unsigned { none, error, abort };
  enum class argument : unsigned char { integer, unsigned_integer, floating, text, pointer };
  static constexpr unsigned max_arguments = 12;
  static constexpr unsigned max_text = 1024;

  unsigned generation; ///< of this message: one more each time the host has taken it
  kind ready;          ///< what it is, once all of it is there
  unsigned count;      ///< of arguments
  argument kinds[max_arguments];
  std::uint64_t values[max_arguments]; ///< of a text: where it begins in `text`
  unsigned used;                       ///< of `text`
  char text[max_text];                 ///< the format, then texts, each with a 0
};

/// Appends a text; cuts it where there is no more room. Gives its begin.
AMP2HIP_CPU_AMP inline unsigned append(device_message &to, const char *text) {
  const unsigned begin = to.used;
  unsigned end = begin;
  while (text != nullptr && *text != 0 && end < device_message::max_text - 1)
    to.text[end++] = *text++;
  to.text[end] = 0;
  to.used = end < device_message::max_text - 1 ? end + 1 : end;
  return begin;
}

AMP2HIP_CPU_AMP inline void append(device_message &to, device_message::argument kind, std::uint64_t value) {
  to.kinds[to.count] = kind;
  to.values[to.count++] = value;
}

/// One argument of any scalar type.
template <typename T>
AMP2HIP_CPU_AMP inline void append_argument(device_message &to, T value) {
  using argument = device_message::argument;
  if constexpr (std::is_floating_point<T>::value) {
    const double wide = static_cast<double>(value);
    std::uint64_t bits;
    __builtin_memcpy(&bits, &wide, sizeof bits);
    append(to, argument::floating, bits);
  } else if constexpr (std::is_convertible<T, const char *>::value) {
    append(to, argument::text, append(to, static_cast<const char *>(value)));
  } else if constexpr (std::is_pointer<T>::value) {
    append(to, argument::pointer, reinterpret_cast<std::uint64_t>(value));
  } else if constexpr (std::is_enum<T>::value) {
    append_argument(to, static_cast<std::underlying_type_t<T>>(value));
  } else if constexpr (std::is_signed<T>::value) {
    append(to, argument::integer, static_cast<std::uint64_t>(static_cast<std::int64_t>(value)));
  } else {
    append(to, argument::unsigned_integer, static_cast<std::uint64_t>(value));
  }
}

/// Begins with a format. What `ready` and `generation` are stays.
template <typename... Arguments>
AMP2HIP_CPU_AMP inline void write(device_message &to, const char *format, Arguments... arguments) {
  to.count = to.used = 0;
  append(to, format);
  (append_argument(to, arguments), ...);
}

/// The text that printf would make of it; an argument of another type than its
/// conversion asks for is converted.
std::string formatted(const device_message &message);

} // namespace amp2hip

#endif // AMP2HIP_DEVICE_MESSAGE_H
