//===--- instrumentation.cpp - the functions that instrumented code calls -===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A program built for checking is compiled with -fsanitize=thread, so that the
// compiler inserts a call before each access to memory and replaces atomic
// operations by calls. The program is linked with this file instead of the
// library of ThreadSanitizer. The names are those that GCC and Clang use.
//
//===----------------------------------------------------------------------===//

#include "checker.h"
#include <cstring>

using amp2hip::check::access_kind;
using amp2hip::check::checker;

namespace {

/// Must be inlined, so that its frame is that of the function that the accessing code calls.
[[gnu::always_inline]] inline void note(const volatile void *memory, std::size_t bytes,
                                        access_kind kind, void *place) {
  char *const address = static_cast<char *>(const_cast<void *>(memory));
  if (checker::must_see(address, bytes, kind, __builtin_frame_address(0)))
    checker::instance()->accessed(address, bytes, kind, place, true);
}

} // namespace

// NOLINTBEGIN(bugprone-reserved-identifier,cert-dcl37-c,cert-dcl51-cpp,bugprone-macro-parentheses):
// the compilers' names
#define PLACE __builtin_return_address(0)
#define ACCESSES(bytes)                                                                            \
  void __tsan_read##bytes(void *at) { note(at, bytes, access_kind::read, PLACE); }                 \
  void __tsan_write##bytes(void *at) { note(at, bytes, access_kind::write, PLACE); }               \
  void __tsan_unaligned_read##bytes(void *at) { note(at, bytes, access_kind::read, PLACE); }       \
  void __tsan_unaligned_write##bytes(void *at) { note(at, bytes, access_kind::write, PLACE); }     \
  void __tsan_volatile_read##bytes(void *at) { note(at, bytes, access_kind::read, PLACE); }        \
  void __tsan_volatile_write##bytes(void *at) { note(at, bytes, access_kind::write, PLACE); }

#define UPDATE(bits, type, name, operation)                                                        \
  type __tsan_atomic##bits##_##name(volatile type *at, type value, int) {                          \
    note(at, sizeof(type), access_kind::atomic_update, PLACE);                                     \
    return operation(at, value, __ATOMIC_SEQ_CST);                                                 \
  }
#define ATOMICS(bits, type)                                                                        \
  type __tsan_atomic##bits##_load(const volatile type *at, int) {                                  \
    note(at, sizeof(type), access_kind::atomic_read, PLACE);                                       \
    return __atomic_load_n(at, __ATOMIC_SEQ_CST);                                                  \
  }                                                                                                \
  void __tsan_atomic##bits##_store(volatile type *at, type value, int) {                           \
    note(at, sizeof(type), access_kind::atomic_write, PLACE);                                      \
    __atomic_store_n(at, value, __ATOMIC_SEQ_CST);                                                 \
  }                                                                                                \
  type __tsan_atomic##bits##_exchange(volatile type *at, type value, int) {                        \
    note(at, sizeof(type), access_kind::atomic_write, PLACE);                                      \
    return __atomic_exchange_n(at, value, __ATOMIC_SEQ_CST);                                       \
  }                                                                                                \
  UPDATE(bits, type, fetch_add, __atomic_fetch_add)                                                \
  UPDATE(bits, type, fetch_sub, __atomic_fetch_sub)                                                \
  UPDATE(bits, type, fetch_and, __atomic_fetch_and)                                                \
  UPDATE(bits, type, fetch_or, __atomic_fetch_or)                                                  \
  UPDATE(bits, type, fetch_xor, __atomic_fetch_xor)                                                \
  UPDATE(bits, type, fetch_nand, __atomic_fetch_nand)                                              \
  int __tsan_atomic##bits##_compare_exchange_strong(volatile type *at, type *expected, type value, \
                                                    int, int) {                                    \
    note(at, sizeof(type), access_kind::atomic_update, PLACE);                                     \
    return __atomic_compare_exchange_n(at, expected, value, false, __ATOMIC_SEQ_CST,               \
                                       __ATOMIC_SEQ_CST);                                          \
  }                                                                                                \
  int __tsan_atomic##bits##_compare_exchange_weak(volatile type *at, type *expected, type value,   \
                                                  int, int) {                                      \
    note(at, sizeof(type), access_kind::atomic_update, PLACE);                                     \
    return __atomic_compare_exchange_n(at, expected, value, false, __ATOMIC_SEQ_CST,               \
                                       __ATOMIC_SEQ_CST);                                          \
  }                                                                                                \
  type __tsan_atomic##bits##_compare_exchange_val(volatile type *at, type expected, type value,    \
                                                  int, int) {                                      \
    note(at, sizeof(type), access_kind::atomic_update, PLACE);                                     \
    __atomic_compare_exchange_n(at, &expected, value, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);  \
    return expected;                                                                               \
  }

extern "C" {
ACCESSES(1)
ACCESSES(2)
ACCESSES(4)
ACCESSES(8)
ACCESSES(16)
ATOMICS(8, unsigned char)
ATOMICS(16, unsigned short)
ATOMICS(32, unsigned)
ATOMICS(64, unsigned long)

void __tsan_init() {}
void __tsan_func_entry(void *return_address) { checker::entered(return_address); }
void __tsan_func_exit() { checker::left(); }
void __tsan_vptr_read(void **) {}
void __tsan_vptr_update(void **, void *) {}
void __tsan_atomic_thread_fence(int) { __atomic_thread_fence(__ATOMIC_SEQ_CST); }
void __tsan_atomic_signal_fence(int) { __atomic_signal_fence(__ATOMIC_SEQ_CST); }
void __tsan_read_range(void *at, unsigned long bytes) { note(at, bytes, access_kind::read, PLACE); }
void __tsan_write_range(void *at, unsigned long bytes) {
  note(at, bytes, access_kind::write, PLACE);
}
// Clang replaces the functions of the C library.
void *__tsan_memcpy(void *to, const void *from, std::size_t bytes) {
  note(from, bytes, access_kind::read, PLACE);
  note(to, bytes, access_kind::write, PLACE);
  return std::memcpy(to, from, bytes);
}
void *__tsan_memmove(void *to, const void *from, std::size_t bytes) {
  note(from, bytes, access_kind::read, PLACE);
  note(to, bytes, access_kind::write, PLACE);
  return std::memmove(to, from, bytes);
}
void *__tsan_memset(void *to, int value, std::size_t bytes) {
  note(to, bytes, access_kind::write, PLACE);
  return std::memset(to, value, bytes);
}

/// -fsanitize=bounds calls this function before an access outside of an array. The first argument
/// describes the place, the array and the type of the index.
void __ubsan_handle_out_of_bounds(const void *description, unsigned long index) {
  struct type_description {
    unsigned short kind, info;
    char name[1]; ///< in quotes
  };
  struct {
    const char *file;
    unsigned line, column;
    const type_description *array, *index;
  } found;
  std::memcpy(&found, description, sizeof found);
  const unsigned bits = 1u << (found.index->info >> 1);
  const bool is_signed = (found.index->info & 1) != 0;
  long value = static_cast<long>(index);
  if (bits < 64)
    value = is_signed ? static_cast<long>(index << (64 - bits)) >> (64 - bits)
                      : static_cast<long>(index & ((1ul << bits) - 1));
  if (checker *const all = checker::instance())
    all->index_outside(value, found.array->name, PLACE);
}
}
// NOLINTEND(bugprone-reserved-identifier,cert-dcl37-c,cert-dcl51-cpp,bugprone-macro-parentheses)
