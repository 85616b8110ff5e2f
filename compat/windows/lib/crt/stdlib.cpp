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
#include <unistd.h>
#include <utility>

using namespace amp2hip_windows;

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
  return system(command != nullptr ? narrow(command).c_str() : nullptr);
}
void _swab(char *from, char *to, int count) { swab(from, to, count); }
