//===--- search.cpp - linear search ---------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip_windows/crt/search.h"
#include "crt/invalid_parameter.h"
#include <cstring>

using namespace amp2hip_windows;

namespace {

template <typename Equal>
void *find(const char *function, const void *key, const void *base, const unsigned int *count,
           size_t size, Equal equal) {
  if (key == nullptr || count == nullptr || (base == nullptr && *count != 0) || size == 0) {
    invalid_parameter(function, "a parameter is null");
    return nullptr;
  }
  const auto *element = static_cast<const char *>(base);
  for (unsigned int i = 0; i < *count; ++i, element += size)
    if (equal(element))
      return const_cast<char *>(element);
  return nullptr;
}

template <typename Equal>
void *find_or_append(const char *function, const void *key, void *base, unsigned int *count,
                     size_t size, Equal equal) {
  if (base == nullptr || key == nullptr || count == nullptr) {
    invalid_parameter(function, "a parameter is null");
    return nullptr;
  }
  if (void *const found = find(function, key, base, count, size, equal))
    return found;
  void *const end = static_cast<char *>(base) + *count * size;
  ++*count;
  return std::memcpy(end, key, size);
}

} // namespace

void *_lfind(const void *key, const void *base, unsigned int *count, unsigned int size,
             int (*compare)(const void *, const void *)) {
  return find("_lfind", key, base, count, size,
              [=](const void *element) { return compare(key, element) == 0; });
}
void *_lfind_s(const void *key, const void *base, unsigned int *count, size_t size,
               int (*compare)(void *, const void *, const void *), void *context) {
  return find("_lfind_s", key, base, count, size,
              [=](const void *element) { return compare(context, key, element) == 0; });
}
void *_lsearch(const void *key, void *base, unsigned int *count, unsigned int size,
               int (*compare)(const void *, const void *)) {
  return find_or_append("_lsearch", key, base, count, size,
                        [=](const void *element) { return compare(key, element) == 0; });
}
void *_lsearch_s(const void *key, void *base, unsigned int *count, size_t size,
                 int (*compare)(void *, const void *, const void *), void *context) {
  return find_or_append("_lsearch_s", key, base, count, size,
                        [=](const void *element) { return compare(context, key, element) == 0; });
}
