//===--- bit_test.h - _bittest and related functions ----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// The functions that <intrin.h> declares, with the names of <windows.h>. They return a bit of an
/// array of words before they change it. The words are LONG on Windows: `long` in programs, of 32
/// or here of 64 bits, of which 32 are used.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CRT_BIT_TEST_H
#define AMP2HIP_WINDOWS_CRT_BIT_TEST_H

// The names are macros, because Clang with -fms-extensions knows them as builtin functions.
#define _bittest amp2hip_windows_bittest
#define _bittest64 amp2hip_windows_bittest64
#define _bittestandset amp2hip_windows_bittestandset
#define _bittestandset64 amp2hip_windows_bittestandset64
#define _bittestandreset amp2hip_windows_bittestandreset
#define _bittestandreset64 amp2hip_windows_bittestandreset64
#define _bittestandcomplement amp2hip_windows_bittestandcomplement
#define _bittestandcomplement64 amp2hip_windows_bittestandcomplement64
#define _interlockedbittestandset amp2hip_windows_interlockedbittestandset
#define _interlockedbittestandset64 amp2hip_windows_interlockedbittestandset64
#define _interlockedbittestandreset amp2hip_windows_interlockedbittestandreset
#define _interlockedbittestandreset64 amp2hip_windows_interlockedbittestandreset64
#define BitTest _bittest
#define BitTest64 _bittest64
#define BitTestAndSet _bittestandset
#define BitTestAndSet64 _bittestandset64
#define BitTestAndReset _bittestandreset
#define BitTestAndReset64 _bittestandreset64
#define BitTestAndComplement _bittestandcomplement
#define BitTestAndComplement64 _bittestandcomplement64
#define InterlockedBitTestAndSet _interlockedbittestandset
#define InterlockedBitTestAndSet64 _interlockedbittestandset64
#define InterlockedBitTestAndReset _interlockedbittestandreset
#define InterlockedBitTestAndReset64 _interlockedbittestandreset64

#ifdef __cplusplus
extern "C++" {
template <typename Word>
inline unsigned char _bittest(Word *words, int bit) {
  return (unsigned char)((words[bit >> 5] >> (bit & 31)) & 1);
}
template <typename Word>
inline unsigned char _bittest64(Word *words, long long bit) {
  return (unsigned char)((words[bit >> 6] >> (bit & 63)) & 1);
}
template <typename Word>
inline unsigned char _bittestandset(Word *words, int bit) {
  const unsigned char was_set = _bittest(words, bit);
  words[bit >> 5] = (Word)(words[bit >> 5] | (1U << (bit & 31)));
  return was_set;
}
template <typename Word>
inline unsigned char _bittestandset64(Word *words, long long bit) {
  const unsigned char was_set = _bittest64(words, bit);
  words[bit >> 6] = (Word)(words[bit >> 6] | (1ULL << (bit & 63)));
  return was_set;
}
template <typename Word>
inline unsigned char _bittestandreset(Word *words, int bit) {
  const unsigned char was_set = _bittest(words, bit);
  words[bit >> 5] = (Word)(words[bit >> 5] & ~(1U << (bit & 31)));
  return was_set;
}
template <typename Word>
inline unsigned char _bittestandreset64(Word *words, long long bit) {
  const unsigned char was_set = _bittest64(words, bit);
  words[bit >> 6] = (Word)(words[bit >> 6] & ~(1ULL << (bit & 63)));
  return was_set;
}
template <typename Word>
inline unsigned char _bittestandcomplement(Word *words, int bit) {
  const unsigned char was_set = _bittest(words, bit);
  words[bit >> 5] = (Word)(words[bit >> 5] ^ (1U << (bit & 31)));
  return was_set;
}
template <typename Word>
inline unsigned char _bittestandcomplement64(Word *words, long long bit) {
  const unsigned char was_set = _bittest64(words, bit);
  words[bit >> 6] = (Word)(words[bit >> 6] ^ (1ULL << (bit & 63)));
  return was_set;
}
template <typename Word>
inline unsigned char _interlockedbittestandset(volatile Word *words, int bit) {
  const Word mask = (Word)(1U << (bit & 31));
  return (__atomic_fetch_or(&words[bit >> 5], (Word)mask, __ATOMIC_SEQ_CST) & mask) != 0;
}
template <typename Word>
inline unsigned char _interlockedbittestandset64(volatile Word *words, long long bit) {
  const Word mask = (Word)(1ULL << (bit & 63));
  return (__atomic_fetch_or(&words[bit >> 6], (Word)mask, __ATOMIC_SEQ_CST) & mask) != 0;
}
template <typename Word>
inline unsigned char _interlockedbittestandreset(volatile Word *words, int bit) {
  const Word mask = (Word)(1U << (bit & 31));
  return (__atomic_fetch_and(&words[bit >> 5], (Word)~mask, __ATOMIC_SEQ_CST) & mask) != 0;
}
template <typename Word>
inline unsigned char _interlockedbittestandreset64(volatile Word *words, long long bit) {
  const Word mask = (Word)(1ULL << (bit & 63));
  return (__atomic_fetch_and(&words[bit >> 6], (Word)~mask, __ATOMIC_SEQ_CST) & mask) != 0;
}
}
#else
#define AMP2HIP_BIT_TEST(words, bit, shift, old)                                                   \
  __extension__({                                                                                  \
    __typeof__(&(words)[0]) amp2hip_word = &(words)[(bit) >> (shift)];                             \
    const unsigned long long amp2hip_mask = 1ULL << ((bit) & ((1 << (shift)) - 1));                \
    const unsigned long long amp2hip_old = (unsigned long long)(old);                              \
    (unsigned char)((amp2hip_old & amp2hip_mask) != 0);                                            \
  })
#define AMP2HIP_BIT_CHANGE(words, bit, shift, op, mask)                                            \
  AMP2HIP_BIT_TEST(words, bit, shift, __atomic_fetch_##op(amp2hip_word, mask, __ATOMIC_SEQ_CST))
#define amp2hip_windows_bittest(words, bit) AMP2HIP_BIT_TEST(words, bit, 5, *amp2hip_word)
#define amp2hip_windows_bittest64(words, bit) AMP2HIP_BIT_TEST(words, bit, 6, *amp2hip_word)
#define amp2hip_windows_bittestandset(words, bit)                                                  \
  AMP2HIP_BIT_CHANGE(words, bit, 5, or, amp2hip_mask)
#define amp2hip_windows_bittestandset64(words, bit)                                                \
  AMP2HIP_BIT_CHANGE(words, bit, 6, or, amp2hip_mask)
#define amp2hip_windows_bittestandreset(words, bit)                                                \
  AMP2HIP_BIT_CHANGE(words, bit, 5, and, ~amp2hip_mask)
#define amp2hip_windows_bittestandreset64(words, bit)                                              \
  AMP2HIP_BIT_CHANGE(words, bit, 6, and, ~amp2hip_mask)
#define amp2hip_windows_bittestandcomplement(words, bit)                                           \
  AMP2HIP_BIT_CHANGE(words, bit, 5, xor, amp2hip_mask)
#define amp2hip_windows_bittestandcomplement64(words, bit)                                         \
  AMP2HIP_BIT_CHANGE(words, bit, 6, xor, amp2hip_mask)
#define amp2hip_windows_interlockedbittestandset(words, bit)                                       \
  AMP2HIP_BIT_CHANGE(words, bit, 5, or, amp2hip_mask)
#define amp2hip_windows_interlockedbittestandset64(words, bit)                                     \
  AMP2HIP_BIT_CHANGE(words, bit, 6, or, amp2hip_mask)
#define amp2hip_windows_interlockedbittestandreset(words, bit)                                     \
  AMP2HIP_BIT_CHANGE(words, bit, 5, and, ~amp2hip_mask)
#define amp2hip_windows_interlockedbittestandreset64(words, bit)                                   \
  AMP2HIP_BIT_CHANGE(words, bit, 6, and, ~amp2hip_mask)
#endif

#endif // AMP2HIP_WINDOWS_CRT_BIT_TEST_H
