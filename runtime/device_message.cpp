//===--- device_message.cpp - formatting of messages of kernels -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip/error/device_message.h"
#include <cstdio>
#include <cstring>

namespace amp2hip {
namespace {

using argument = device_message::argument;

double floating(const device_message &of, unsigned number) {
  const std::uint64_t bits = of.values[number];
  if (of.kinds[number] == argument::integer)
    return static_cast<double>(static_cast<std::int64_t>(bits));
  if (of.kinds[number] != argument::floating)
    return static_cast<double>(bits);
  double value;
  std::memcpy(&value, &bits, sizeof value);
  return value;
}

long long integer(const device_message &of, unsigned number) {
  return of.kinds[number] == argument::floating ? static_cast<long long>(floating(of, number))
                                                : static_cast<long long>(of.values[number]);
}

/// Prints \p value. \p specification must end with a conversion for the type of \p value.
template <typename T>
void print(std::string &to, const std::string &specification, T value) {
  char text[512]; // a float has at most 309 digits before its point
  const int length = std::snprintf(text, sizeof text, specification.c_str(), value);
  if (length < 0)
    return;
  if (static_cast<std::size_t>(length) < sizeof text) {
    to += text;
    return;
  }
  std::string larger(static_cast<std::size_t>(length) + 1, 0);
  std::snprintf(&larger[0], larger.size(), specification.c_str(), value);
  larger.pop_back();
  to += larger;
}

void print_argument(std::string &to, const device_message &of, unsigned number,
                    const std::string &flags, char conversion) {
  const char wanted[] = {conversion, 0};
  switch (conversion) {
  case 'd':
  case 'i':
    return print(to, flags + "ll" + wanted, integer(of, number));
  case 'u':
  case 'o':
  case 'x':
  case 'X': {
    // Prints a negative int as a 32-bit unsigned number, as printf does, although the value is
    // stored in 64 bits.
    const long long value = integer(of, number);
    const bool narrow =
        of.kinds[number] == argument::integer && value < 0 && value >= -0x80000000LL;
    return print(to, flags + "ll" + wanted,
                 static_cast<unsigned long long>(narrow ? value & 0xffffffffLL : value));
  }
  case 'c':
    return print(to, flags + wanted, static_cast<int>(integer(of, number)));
  case 's':
    if (of.kinds[number] == argument::text)
      return print(to, flags + wanted, of.text + of.values[number]);
    return print(to, flags + "lld", integer(of, number));
  case 'p':
    return print(to, flags + wanted, reinterpret_cast<void *>(of.values[number]));
  default:
    return print(to, flags + wanted, floating(of, number));
  }
}

} // namespace

std::string formatted(const device_message &message) {
  std::string text;
  unsigned next = 0;
  for (const char *at = message.text; *at != 0; ++at) {
    if (*at != '%') {
      text += *at;
      continue;
    }
    const char *const begin = at++;
    std::string flags = "%";
    for (; *at != 0 && std::strchr("-+ #0123456789.*hlLqjzt", *at) != nullptr; ++at) {
      if (*at == '*')
        flags += next < message.count ? std::to_string(integer(message, next++)) : "0";
      else if (std::strchr("hlLqjzt", *at) == nullptr) // the length of each argument is known
        flags += *at;
    }
    if (*at == '%') {
      text += '%';
    } else if (*at != 0 && std::strchr("diuoxXcspfFeEgGaA", *at) != nullptr &&
               next < message.count) {
      print_argument(text, message, next++, flags, *at);
    } else { // copies the text: no valid conversion, or no argument left
      text.append(begin, *at != 0 ? at + 1 : at);
      if (*at == 0)
        break;
    }
  }
  return text;
}

} // namespace amp2hip
