//===--- stdlib.cpp - the environment, sorting and other functions of <stdlib.h> ---===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip_windows/crt/stdlib.h"
#include "crt/invalid_parameter.h"
#include "crt/string_templates.h"
#include "text.h"
#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <string>
#include <sys/random.h>
#include <thread>
#include <utility>

using namespace amp2hip_windows;

errno_t _dupenv_s(char **buffer, size_t *size, const char *name) {
  if (buffer == nullptr || name == nullptr)
    return invalid_parameter("_dupenv_s", "a parameter is null");
  const char *value = std::getenv(name);
  *buffer = value != nullptr ? strdup(value) : nullptr;
  if (size != nullptr)
    *size = value != nullptr ? std::strlen(value) + 1 : 0;
  return value != nullptr && *buffer == nullptr ? ENOMEM : 0;
}

errno_t getenv_s(size_t *required, char *buffer, size_t size, const char *name) {
  if (required == nullptr || name == nullptr || (buffer == nullptr && size != 0))
    return invalid_parameter("getenv_s", "a parameter is null");
  if (buffer != nullptr && size != 0)
    buffer[0] = 0;
  const char *value = std::getenv(name);
  *required = value != nullptr ? std::strlen(value) + 1 : 0;
  if (*required == 0 || size == 0)
    return 0;
  if (*required > size)
    return ERANGE;
  std::memcpy(buffer, value, *required);
  return 0;
}

errno_t _putenv_s(const char *name, const char *value) {
  if (name == nullptr || value == nullptr)
    return invalid_parameter("_putenv_s", "a parameter is null");
  const int result = *value != 0 ? setenv(name, value, 1) : unsetenv(name);
  return result == 0 ? 0 : errno;
}

int _putenv(const char *assignment) {
  const char *equals = assignment != nullptr ? std::strchr(assignment, '=') : nullptr;
  if (equals == nullptr) {
    invalid_parameter("_putenv", "the assignment contains no '='");
    return -1;
  }
  return _putenv_s(std::string(assignment, equals).c_str(), equals + 1) == 0 ? 0 : -1;
}

errno_t rand_s(unsigned int *value) {
  if (value == nullptr)
    return invalid_parameter("rand_s", "the pointer is null");
  *value = 0;
  return getrandom(value, sizeof *value, 0) == sizeof *value ? 0 : errno;
}

namespace {
using comparison = int (*)(void *, const void *, const void *);
struct comparison_with_context {
  comparison compare;
  void *context;
};
int call(const void *a, const void *b, void *with) {
  const auto *to = static_cast<const comparison_with_context *>(with);
  return to->compare(to->context, a, b);
}
} // namespace

void qsort_s(void *base, size_t count, size_t size, comparison compare, void *context) {
  if (compare == nullptr || (base == nullptr && count != 0) || size == 0) {
    invalid_parameter("qsort_s", "a parameter is null");
    return;
  }
  comparison_with_context with{compare, context};
  if (count != 0)
    qsort_r(base, count, size, call, &with);
}

void *bsearch_s(const void *key, const void *base, size_t count, size_t size, comparison compare,
                void *context) {
  if (compare == nullptr || (base == nullptr && count != 0) || size == 0) {
    invalid_parameter("bsearch_s", "a parameter is null");
    return nullptr;
  }
  const auto *first = static_cast<const char *>(base);
  while (count != 0) {
    const char *middle = first + count / 2 * size;
    const int order = compare(context, key, middle);
    if (order == 0)
      return const_cast<char *>(middle);
    if (order > 0) {
      first = middle + size;
      count -= count / 2 + 1;
    } else {
      count /= 2;
    }
  }
  return nullptr;
}

namespace {
/// mbstowcs_s and wcstombs_s for a converted text. \p count limits the characters of the result.
template <typename Char>
errno_t store_converted(const char *function, size_t *converted, Char *to, size_t size,
                        std::basic_string<Char> text, size_t count) {
  if (converted != nullptr)
    *converted = 0;
  if (to == nullptr && size != 0)
    return invalid_parameter(function, "the buffer is null");
  if (to == nullptr) {
    if (converted != nullptr)
      *converted = text.size() + 1;
    return 0;
  }
  if (count != _TRUNCATE && text.size() > count)
    text.resize(count);
  const errno_t result =
      copy_string(function, to, size, text.c_str(), count == _TRUNCATE ? _TRUNCATE : whole_string);
  if (converted != nullptr && (result == 0 || result == STRUNCATE))
    *converted = std::min(text.size() + 1, size);
  return result;
}
} // namespace

errno_t mbstowcs_s(size_t *converted, wchar_t *to, size_t size, const char *from, size_t count) {
  if (from == nullptr)
    return invalid_parameter("mbstowcs_s", "the source is null");
  return store_converted("mbstowcs_s", converted, to, size, widen(from), count);
}
errno_t wcstombs_s(size_t *converted, char *to, size_t size, const wchar_t *from, size_t count) {
  if (from == nullptr)
    return invalid_parameter("wcstombs_s", "the source is null");
  return store_converted("wcstombs_s", converted, to, size, narrow(from), count);
}

unsigned int _set_abort_behavior(unsigned int flags, unsigned int mask) {
  static unsigned int current = _WRITE_ABORT_MSG | _CALL_REPORTFAULT;
  const unsigned int old = current;
  current = (old & ~mask) | (flags & mask);
  return old;
}
int _set_error_mode(int mode) {
  static int current = _OUT_TO_DEFAULT;
  return std::exchange(current, mode);
}
long long _abs64(long long value) { return value < 0 ? -value : value; }
void _sleep(unsigned long milliseconds) {
  std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds));
}
int _wsystem(const wchar_t *command) {
  return std::system(command != nullptr ? narrow(command).c_str() : nullptr);
}
