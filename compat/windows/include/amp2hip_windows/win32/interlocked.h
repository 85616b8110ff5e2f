//===--- interlocked.h - InterlockedIncrement and other atomic operations ---===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Atomic operations on integers of 4 or 8 bytes and on pointers, with full barriers. They are
/// templates, in C macros, since LONG of Windows and `long` are different types here; a `long` is
/// changed as a whole, with its 8 bytes.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_WIN32_INTERLOCKED_H
#define AMP2HIP_WINDOWS_WIN32_INTERLOCKED_H

#ifdef __cplusplus
extern "C++" {

namespace amp2hip_windows {
/// A type that is not deduced from its argument.
template <typename Type>
struct same {
  typedef Type type;
};
} // namespace amp2hip_windows

#define AMP2HIP_INTERLOCKED_OF(name, bits, operation)                                              \
  template <typename Integer>                                                                      \
  inline Integer name##bits(volatile Integer *target,                                              \
                            typename amp2hip_windows::same<Integer>::type value) {                 \
    static_assert(sizeof(Integer) * 8 == bits, #name #bits " needs " #bits " bits");               \
    return operation(target, value, __ATOMIC_SEQ_CST);                                             \
  }
#define AMP2HIP_INTERLOCKED(name, operation)                                                       \
  template <typename Integer>                                                                      \
  inline Integer name(volatile Integer *target,                                                    \
                      typename amp2hip_windows::same<Integer>::type value) {                       \
    static_assert(sizeof(Integer) == 4 || sizeof(Integer) == 8, #name " needs 4 or 8 bytes");      \
    return operation(target, value, __ATOMIC_SEQ_CST);                                             \
  }                                                                                                \
  AMP2HIP_INTERLOCKED_OF(name, 64, operation)                                                      \
  AMP2HIP_INTERLOCKED_OF(name, 16, operation)                                                      \
  AMP2HIP_INTERLOCKED_OF(name, 8, operation)

// Return the old value.
AMP2HIP_INTERLOCKED(InterlockedExchange, __atomic_exchange_n)
AMP2HIP_INTERLOCKED(InterlockedExchangeAdd, __atomic_fetch_add)
AMP2HIP_INTERLOCKED(InterlockedAnd, __atomic_fetch_and)
AMP2HIP_INTERLOCKED(InterlockedOr, __atomic_fetch_or)
AMP2HIP_INTERLOCKED(InterlockedXor, __atomic_fetch_xor)
// Returns the new value.
AMP2HIP_INTERLOCKED(InterlockedAdd, __atomic_add_fetch)
#undef AMP2HIP_INTERLOCKED
#undef AMP2HIP_INTERLOCKED_OF

// Return the new value.
template <typename Integer>
inline Integer InterlockedIncrement(volatile Integer *target) {
  return InterlockedAdd(target, 1);
}
template <typename Integer>
inline Integer InterlockedDecrement(volatile Integer *target) {
  return InterlockedAdd(target, static_cast<Integer>(-1));
}
template <typename Integer>
inline Integer InterlockedIncrement64(volatile Integer *target) {
  return InterlockedAdd64(target, 1);
}
template <typename Integer>
inline Integer InterlockedDecrement64(volatile Integer *target) {
  return InterlockedAdd64(target, static_cast<Integer>(-1));
}

template <typename Integer>
inline Integer InterlockedIncrement16(volatile Integer *target) {
  return InterlockedAdd16(target, 1);
}
template <typename Integer>
inline Integer InterlockedDecrement16(volatile Integer *target) {
  return InterlockedAdd16(target, static_cast<Integer>(-1));
}
/// Returns the old value.
template <typename Integer>
inline Integer InterlockedExchangeSubtract(volatile Integer *target,
                                           typename amp2hip_windows::same<Integer>::type value) {
  return __atomic_fetch_sub(target, value, __ATOMIC_SEQ_CST);
}

/// Stores \p value if the target equals \p expected. Returns the old value.
template <typename Integer>
inline Integer InterlockedCompareExchange(volatile Integer *target,
                                          typename amp2hip_windows::same<Integer>::type value,
                                          typename amp2hip_windows::same<Integer>::type expected) {
  __atomic_compare_exchange_n(target, &expected, value, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
  return expected;
}
template <typename Integer>
inline Integer
InterlockedCompareExchange64(volatile Integer *target,
                             typename amp2hip_windows::same<Integer>::type value,
                             typename amp2hip_windows::same<Integer>::type expected) {
  static_assert(sizeof(Integer) == 8, "InterlockedCompareExchange64 needs 8 bytes");
  return InterlockedCompareExchange(target, value, expected);
}
template <typename Integer>
inline Integer
InterlockedCompareExchange16(volatile Integer *target,
                             typename amp2hip_windows::same<Integer>::type value,
                             typename amp2hip_windows::same<Integer>::type expected) {
  static_assert(sizeof(Integer) == 2, "InterlockedCompareExchange16 needs 2 bytes");
  return InterlockedCompareExchange(target, value, expected);
}
template <typename Pointee>
inline void *InterlockedExchangePointer(Pointee *volatile *target, void *value) {
  return __atomic_exchange_n((void *volatile *)target, value, __ATOMIC_SEQ_CST);
}
template <typename Pointee>
inline void *InterlockedCompareExchangePointer(Pointee *volatile *target, void *value,
                                               void *expected) {
  return InterlockedCompareExchange((void *volatile *)target, value, expected);
}

} // extern "C++"
#else // C
// Return the old value.
#define InterlockedExchange(target, value) __atomic_exchange_n((target), (value), __ATOMIC_SEQ_CST)
#define InterlockedExchangeAdd(target, value)                                                      \
  __atomic_fetch_add((target), (value), __ATOMIC_SEQ_CST)
#define InterlockedAnd(target, value) __atomic_fetch_and((target), (value), __ATOMIC_SEQ_CST)
#define InterlockedOr(target, value) __atomic_fetch_or((target), (value), __ATOMIC_SEQ_CST)
#define InterlockedXor(target, value) __atomic_fetch_xor((target), (value), __ATOMIC_SEQ_CST)
#define InterlockedCompareExchange(target, value, expected)                                        \
  __sync_val_compare_and_swap((target), (expected), (value))
// Return the new value.
#define InterlockedAdd(target, value) __atomic_add_fetch((target), (value), __ATOMIC_SEQ_CST)
#define InterlockedIncrement(target) InterlockedAdd(target, 1)
#define InterlockedDecrement(target) InterlockedAdd(target, -1)

#define InterlockedExchange64 InterlockedExchange
#define InterlockedExchangeAdd64 InterlockedExchangeAdd
#define InterlockedAnd64 InterlockedAnd
#define InterlockedOr64 InterlockedOr
#define InterlockedXor64 InterlockedXor
#define InterlockedCompareExchange64 InterlockedCompareExchange
#define InterlockedAdd64 InterlockedAdd
#define InterlockedIncrement64 InterlockedIncrement
#define InterlockedDecrement64 InterlockedDecrement
#define InterlockedExchange16 InterlockedExchange
#define InterlockedExchange8 InterlockedExchange
#define InterlockedExchangeAdd16 InterlockedExchangeAdd
#define InterlockedExchangeAdd8 InterlockedExchangeAdd
#define InterlockedAnd16 InterlockedAnd
#define InterlockedAnd8 InterlockedAnd
#define InterlockedOr16 InterlockedOr
#define InterlockedOr8 InterlockedOr
#define InterlockedXor16 InterlockedXor
#define InterlockedXor8 InterlockedXor
#define InterlockedIncrement16 InterlockedIncrement
#define InterlockedDecrement16 InterlockedDecrement
#define InterlockedCompareExchange16 InterlockedCompareExchange
#define InterlockedExchangeSubtract(target, value)                                                 \
  __atomic_fetch_sub((target), (value), __ATOMIC_SEQ_CST)
#define InterlockedExchangePointer(target, value)                                                  \
  __atomic_exchange_n((void *volatile *)(target), (void *)(value), __ATOMIC_SEQ_CST)
#define InterlockedCompareExchangePointer(target, value, expected)                                 \
  __sync_val_compare_and_swap((void *volatile *)(target), (void *)(expected), (void *)(value))
#endif // __cplusplus

// The intrinsic functions of <intrin.h>.
#define _InterlockedExchange InterlockedExchange
#define _InterlockedExchange64 InterlockedExchange64
#define _InterlockedExchangeAdd InterlockedExchangeAdd
#define _InterlockedExchangeAdd64 InterlockedExchangeAdd64
#define _InterlockedAnd InterlockedAnd
#define _InterlockedAnd64 InterlockedAnd64
#define _InterlockedOr InterlockedOr
#define _InterlockedOr64 InterlockedOr64
#define _InterlockedXor InterlockedXor
#define _InterlockedXor64 InterlockedXor64
#define _InterlockedIncrement InterlockedIncrement
#define _InterlockedIncrement64 InterlockedIncrement64
#define _InterlockedDecrement InterlockedDecrement
#define _InterlockedDecrement64 InterlockedDecrement64
#define _InterlockedCompareExchange InterlockedCompareExchange
#define _InterlockedCompareExchange64 InterlockedCompareExchange64
#define _InterlockedExchangePointer InterlockedExchangePointer
#define _InterlockedCompareExchangePointer InterlockedCompareExchangePointer
#define _InterlockedExchange8 InterlockedExchange8
#define _InterlockedExchange16 InterlockedExchange16
#define _InterlockedExchangeAdd8 InterlockedExchangeAdd8
#define _InterlockedExchangeAdd16 InterlockedExchangeAdd16
#define _InterlockedAnd8 InterlockedAnd8
#define _InterlockedAnd16 InterlockedAnd16
#define _InterlockedOr8 InterlockedOr8
#define _InterlockedOr16 InterlockedOr16
#define _InterlockedXor8 InterlockedXor8
#define _InterlockedXor16 InterlockedXor16
#define _InterlockedIncrement16 InterlockedIncrement16
#define _InterlockedDecrement16 InterlockedDecrement16
#define _InterlockedCompareExchange16 InterlockedCompareExchange16

// The forms with a weaker order have the same order.
#define InterlockedIncrementAcquire InterlockedIncrement
#define InterlockedIncrementRelease InterlockedIncrement
#define InterlockedIncrementNoFence InterlockedIncrement
#define InterlockedIncrementAcquire64 InterlockedIncrement64
#define InterlockedIncrementRelease64 InterlockedIncrement64
#define InterlockedIncrementNoFence64 InterlockedIncrement64
#define InterlockedDecrementAcquire InterlockedDecrement
#define InterlockedDecrementRelease InterlockedDecrement
#define InterlockedDecrementNoFence InterlockedDecrement
#define InterlockedDecrementAcquire64 InterlockedDecrement64
#define InterlockedDecrementRelease64 InterlockedDecrement64
#define InterlockedDecrementNoFence64 InterlockedDecrement64
#define InterlockedCompareExchangeAcquire InterlockedCompareExchange
#define InterlockedCompareExchangeRelease InterlockedCompareExchange
#define InterlockedCompareExchangeNoFence InterlockedCompareExchange
#define InterlockedCompareExchangeAcquire64 InterlockedCompareExchange64
#define InterlockedCompareExchangeRelease64 InterlockedCompareExchange64
#define InterlockedCompareExchangeNoFence64 InterlockedCompareExchange64
#define InterlockedExchangeAcquire InterlockedExchange
#define InterlockedExchangeRelease InterlockedExchange
#define InterlockedExchangeNoFence InterlockedExchange
#define InterlockedExchangeAcquire64 InterlockedExchange64
#define InterlockedExchangeRelease64 InterlockedExchange64
#define InterlockedExchangeNoFence64 InterlockedExchange64
#define InterlockedExchangeAddAcquire InterlockedExchangeAdd
#define InterlockedExchangeAddRelease InterlockedExchangeAdd
#define InterlockedExchangeAddNoFence InterlockedExchangeAdd
#define InterlockedExchangeAddAcquire64 InterlockedExchangeAdd64
#define InterlockedExchangeAddRelease64 InterlockedExchangeAdd64
#define InterlockedExchangeAddNoFence64 InterlockedExchangeAdd64
#define InterlockedAndAcquire InterlockedAnd
#define InterlockedAndRelease InterlockedAnd
#define InterlockedAndNoFence InterlockedAnd
#define InterlockedOrAcquire InterlockedOr
#define InterlockedOrRelease InterlockedOr
#define InterlockedOrNoFence InterlockedOr
#define InterlockedXorAcquire InterlockedXor
#define InterlockedXorRelease InterlockedXor
#define InterlockedXorNoFence InterlockedXor
#define InterlockedCompareExchangePointerAcquire InterlockedCompareExchangePointer
#define InterlockedCompareExchangePointerRelease InterlockedCompareExchangePointer
#define InterlockedCompareExchangePointerNoFence InterlockedCompareExchangePointer

#define MemoryBarrier() __atomic_thread_fence(__ATOMIC_SEQ_CST)
#define YieldProcessor() __builtin_ia32_pause()
#define ReadAcquire(source) __atomic_load_n((source), __ATOMIC_SEQ_CST)
#define ReadAcquire64(source) __atomic_load_n((source), __ATOMIC_SEQ_CST)
#define ReadPointerAcquire(source) __atomic_load_n((source), __ATOMIC_SEQ_CST)
#define ReadNoFence(source) __atomic_load_n((source), __ATOMIC_SEQ_CST)
#define ReadNoFence64(source) __atomic_load_n((source), __ATOMIC_SEQ_CST)
#define ReadPointerNoFence(source) __atomic_load_n((source), __ATOMIC_SEQ_CST)
#define ReadRaw(source) __atomic_load_n((source), __ATOMIC_SEQ_CST)
#define ReadRaw64(source) __atomic_load_n((source), __ATOMIC_SEQ_CST)
#define ReadPointerRaw(source) __atomic_load_n((source), __ATOMIC_SEQ_CST)
#define WriteRelease(target, value) __atomic_store_n((target), (value), __ATOMIC_SEQ_CST)
#define WriteRelease64(target, value) __atomic_store_n((target), (value), __ATOMIC_SEQ_CST)
#define WritePointerRelease(target, value) __atomic_store_n((target), (value), __ATOMIC_SEQ_CST)
#define WriteNoFence(target, value) __atomic_store_n((target), (value), __ATOMIC_SEQ_CST)
#define WriteNoFence64(target, value) __atomic_store_n((target), (value), __ATOMIC_SEQ_CST)
#define WritePointerNoFence(target, value) __atomic_store_n((target), (value), __ATOMIC_SEQ_CST)
#define WriteRaw(target, value) __atomic_store_n((target), (value), __ATOMIC_SEQ_CST)
#define WriteRaw64(target, value) __atomic_store_n((target), (value), __ATOMIC_SEQ_CST)
#define WritePointerRaw(target, value) __atomic_store_n((target), (value), __ATOMIC_SEQ_CST)

#endif // AMP2HIP_WINDOWS_WIN32_INTERLOCKED_H
