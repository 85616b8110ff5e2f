//===--- device_message.h - messages of kernels to the host ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_ERROR_DEVICE_MESSAGE_H
#define AMP2HIP_ERROR_DEVICE_MESSAGE_H

#include "amp2hip/compiler/config.h"
#include <cstdint>
#include <string>
#include <type_traits>

namespace amp2hip {

/// A message from a thread of a kernel: a format and its arguments, which the host formats. The
/// class is plain data, because a GPU writes it to host memory.
struct device_message {
  enum class kind : unsigned { none, error, abort };
  enum class argument : unsigned char { integer, unsigned_integer, floating, text, pointer };
  static constexpr unsigned max_arguments = 12;
  static constexpr unsigned max_text = 1024;

  unsigned generation; ///< number of the message; the host adds 1 when it takes the message
  kind published_kind; ///< the kind of the message; set when the message is complete
  unsigned count;      ///< number of arguments
  argument kinds[max_arguments];
  std::uint64_t values[max_arguments]; ///< the arguments; for a text, its offset in `text`
  unsigned used;                       ///< number of bytes used in `text`
  char text[max_text];                 ///< the format and the texts, each null-terminated
};

/// Appends a text to the member `text` of \p to, and returns the offset of the new text. Truncates
/// it if there is not enough room.
AMP2HIP_CPU_AMP inline unsigned append(device_message &to, const char *text) {
  const unsigned begin = to.used;
  unsigned end = begin;
  while (text != nullptr && *text != 0 && end < device_message::max_text - 1)
    to.text[end++] = *text++;
  to.text[end] = 0;
  to.used = end < device_message::max_text - 1 ? end + 1 : end;
  return begin;
}

AMP2HIP_CPU_AMP inline void append(device_message &to, device_message::argument kind,
                                   std::uint64_t value) {
  to.kinds[to.count] = kind;
  to.values[to.count++] = value;
}

/// Appends one argument of any scalar type.
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

/// Writes a format and its arguments. Leaves `published_kind` and `generation` unchanged.
template <typename... Arguments>
AMP2HIP_CPU_AMP inline void write(device_message &to, const char *format, Arguments... arguments) {
  to.count = to.used = 0;
  append(to, format);
  (append_argument(to, arguments), ...);
}

/// Returns the text that printf would print. Converts an argument whose type does not match its
/// conversion specification.
std::string formatted(const device_message &message);

} // namespace amp2hip

#endif // AMP2HIP_ERROR_DEVICE_MESSAGE_H
