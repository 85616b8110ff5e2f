//===--- library_functions.cpp - accesses of the C library ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The compiler does not observe the functions of the C library. These functions replace those that
// access the program's data, report the accesses, and call the originals. They are also called by
// the other libraries, such as that of C++.
//
//===----------------------------------------------------------------------===//

#include "checker.h"
#include <cstdio>
#include <cstring>
#include <dlfcn.h>
#include <unistd.h>

using amp2hip::check::access_kind;
using amp2hip::check::checker;

namespace {

/// Must be inlined, so that its frame is that of the function that the accessing code calls.
[[gnu::always_inline]] inline void note(void *memory, std::size_t bytes, access_kind kind,
                                        void *place) {
  char *const address = static_cast<char *>(memory);
  if (bytes != 0 && checker::must_see(address, bytes, kind, __builtin_frame_address(0)))
    checker::instance()->accessed(address, bytes, kind, place, false);
}
[[gnu::always_inline]] inline void note(const void *memory, std::size_t bytes, access_kind kind,
                                        void *place) {
  note(const_cast<void *>(memory), bytes, kind, place);
}

/// Returns the function of the C library with a name.
template <typename Function>
Function original(const char *name) {
  return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

// The functions may run before the dynamic linker is ready. Their own loops access volatile memory,
// so that the compiler does not replace them by calls of the functions.
using copy_function = void *(*)(void *, const void *, std::size_t);
using set_function = void *(*)(void *, int, std::size_t);
using compare_function = int (*)(const void *, const void *, std::size_t);
copy_function libc_memcpy, libc_memmove;
set_function libc_memset;
compare_function libc_memcmp;

[[gnu::constructor(101)]] void find_functions() {
  libc_memcpy = original<copy_function>("memcpy");
  libc_memmove = original<copy_function>("memmove");
  libc_memset = original<set_function>("memset");
  libc_memcmp = original<compare_function>("memcmp");
}

} // namespace

#define PLACE __builtin_return_address(0)

// NOLINTBEGIN(bugprone-reserved-identifier,cert-dcl37-c,cert-dcl51-cpp,readability-inconsistent-declaration-parameter-name)
extern "C" {

void *memmove(void *to, const void *from, std::size_t bytes) noexcept {
  note(from, bytes, access_kind::read, PLACE);
  note(to, bytes, access_kind::write, PLACE);
  if (libc_memmove != nullptr)
    return libc_memmove(to, from, bytes);
  auto *const a = static_cast<volatile char *>(to);
  const auto *const b = static_cast<const volatile char *>(from);
  for (std::size_t i = 0; i < bytes; ++i) {
    const std::size_t at = a <= b ? i : bytes - 1 - i;
    a[at] = b[at];
  }
  return to;
}
void *memcpy(void *to, const void *from, std::size_t bytes) noexcept {
  note(from, bytes, access_kind::read, PLACE);
  note(to, bytes, access_kind::write, PLACE);
  return libc_memcpy != nullptr ? libc_memcpy(to, from, bytes) : memmove(to, from, bytes);
}
void *memset(void *to, int value, std::size_t bytes) noexcept {
  note(to, bytes, access_kind::write, PLACE);
  if (libc_memset != nullptr)
    return libc_memset(to, value, bytes);
  for (std::size_t i = 0; i < bytes; ++i)
    static_cast<volatile char *>(to)[i] = static_cast<char>(value);
  return to;
}
int memcmp(const void *a, const void *b, std::size_t bytes) noexcept {
  note(a, bytes, access_kind::read, PLACE);
  note(b, bytes, access_kind::read, PLACE);
  if (libc_memcmp != nullptr)
    return libc_memcmp(a, b, bytes);
  const auto *const first = static_cast<const volatile unsigned char *>(a);
  const auto *const second = static_cast<const volatile unsigned char *>(b);
  for (std::size_t i = 0; i < bytes; ++i)
    if (first[i] != second[i])
      return first[i] < second[i] ? -1 : 1;
  return 0;
}
int bcmp(const void *a, const void *b, std::size_t bytes) noexcept { return memcmp(a, b, bytes); }

std::size_t fwrite(const void *from, std::size_t size, std::size_t count, FILE *file) {
  note(from, size * count, access_kind::read, PLACE);
  static const auto next = original<decltype(&fwrite)>("fwrite");
  return next(from, size, count, file);
}
std::size_t fread(void *to, std::size_t size, std::size_t count, FILE *file) {
  note(to, size * count, access_kind::write, PLACE);
  static const auto next = original<decltype(&fread)>("fread");
  return next(to, size, count, file);
}
ssize_t write(int file, const void *from, std::size_t bytes) {
  note(from, bytes, access_kind::read, PLACE);
  static const auto next = original<decltype(&write)>("write");
  return next(file, from, bytes);
}
ssize_t read(int file, void *to, std::size_t bytes) {
  note(to, bytes, access_kind::write, PLACE);
  static const auto next = original<decltype(&read)>("read");
  return next(file, to, bytes);
}
}
// NOLINTEND(bugprone-reserved-identifier,cert-dcl37-c,cert-dcl51-cpp,readability-inconsistent-declaration-parameter-name)
