//===--- atomics.h - C++ AMP atomic operations ------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The 23 atomic operations of §6, for amp code only. \p dest points to an element of an array or
/// array_view, to a tile_static variable, or to a member of one of these. If it points to a private
/// variable of the thread, the operations are not atomic: a GPU has no atomic operations there.
///
/// All operations are relaxed: coherent for each location and without a fence (§8.1.2). They are
/// atomic across all tiles of a launch. Integers wrap, including signed ones. The overload set is
/// closed: no 64-bit types, and float for atomic_exchange only. The functions are therefore plain
/// overloads and not templates, which would accept the types of the vendors' larger overload sets.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_SYNC_ATOMICS_H
#define AMP2HIP_SYNC_ATOMICS_H

#include "amp2hip/compiler/config.h"
#if !defined(AMP2HIP_TRANSLATING)
#include "amp2hip/launch/thread_state.h"
#endif

// Defines one overload: `device` is the expression for a GPU, `host` the expression for the CPU
// accelerators. `changed` is the new value of a private variable of the thread, computed from its
// old value `old`.
#if defined(AMP2HIP_TRANSLATING)
#define AMP2HIP_ATOMIC(type, name, parameters, device, host, changed)                              \
  AMP2HIP_AMP type name parameters;
#elif AMP2HIP_DEVICE_PASS
#define AMP2HIP_ATOMIC(type, name, parameters, device, host, changed)                              \
  AMP2HIP_AMP inline type name parameters {                                                        \
    if (AMP2HIP_IS_PRIVATE(dest)) {                                                                \
      const type old = *dest;                                                                      \
      *dest = changed;                                                                             \
      return old;                                                                                  \
    }                                                                                              \
    return device;                                                                                 \
  }
#else
// Inlined even without optimization, so that the access checker finds the line of the call.
#define AMP2HIP_ATOMIC(type, name, parameters, device, host, changed)                              \
  [[gnu::always_inline]] AMP2HIP_AMP inline type name parameters {                                 \
    ::amp2hip::note_atomic_if_checked();                                                           \
    return host;                                                                                   \
  }
#endif

#if !defined(AMP2HIP_TRANSLATING)
namespace amp2hip {

/// Tells a launch on the checking CPU accelerator that a thread has called an atomic operation.
void note_atomic();
inline void note_atomic_if_checked() {
  if (running_here() == running::checked)
    note_atomic();
}

/// Replaces `*dest` by the greater (or lesser) of its value and \p val. Does not write if the value
/// would stay the same. \returns the old value.
template <bool Greater, typename T>
[[gnu::always_inline]] inline T host_fetch_extremum(T *dest, T val) {
  T old = __atomic_load_n(dest, __ATOMIC_RELAXED);
  while ((Greater ? old < val : val < old) &&
         !__atomic_compare_exchange_n(dest, &old, val, true, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {
  }
  return old;
}

/// Replaces `*dest` by \p val. \returns the old value.
[[gnu::always_inline]] inline float host_exchange(float *dest, float val) {
  float old;
  __atomic_exchange(dest, &val, &old, __ATOMIC_RELAXED);
  return old;
}

} // namespace amp2hip
#endif

namespace concurrency {

/// Replaces `*dest` by \p val and returns the old value (§6.2).
AMP2HIP_ATOMIC(float, atomic_exchange, (float *dest, float val),
               ::AMP2HIP_VENDOR(atomicExch)(dest, val), ::amp2hip::host_exchange(dest, val), val)

#define AMP2HIP_ATOMICS_OF(type)                                                                   \
  AMP2HIP_ATOMIC(type, atomic_exchange, (type * dest, type val),                                   \
                 ::AMP2HIP_VENDOR(atomicExch)(dest, val),                                          \
                 __atomic_exchange_n(dest, val, __ATOMIC_RELAXED), val)                            \
  AMP2HIP_ATOMIC(type, atomic_fetch_add, (type * dest, type val),                                  \
                 ::AMP2HIP_VENDOR(atomicAdd)(dest, val),                                           \
                 __atomic_fetch_add(dest, val, __ATOMIC_RELAXED),                                  \
                 static_cast<type>(static_cast<unsigned>(old) + static_cast<unsigned>(val)))       \
  AMP2HIP_ATOMIC(type, atomic_fetch_sub, (type * dest, type val),                                  \
                 ::AMP2HIP_VENDOR(atomicSub)(dest, val),                                           \
                 __atomic_fetch_sub(dest, val, __ATOMIC_RELAXED),                                  \
                 static_cast<type>(static_cast<unsigned>(old) - static_cast<unsigned>(val)))       \
  AMP2HIP_ATOMIC(type, atomic_fetch_max, (type * dest, type val),                                  \
                 ::AMP2HIP_VENDOR(atomicMax)(dest, val),                                           \
                 ::amp2hip::host_fetch_extremum<true>(dest, val), (old < val ? val : old))         \
  AMP2HIP_ATOMIC(type, atomic_fetch_min, (type * dest, type val),                                  \
                 ::AMP2HIP_VENDOR(atomicMin)(dest, val),                                           \
                 ::amp2hip::host_fetch_extremum<false>(dest, val), (val < old ? val : old))        \
  AMP2HIP_ATOMIC(type, atomic_fetch_and, (type * dest, type val),                                  \
                 ::AMP2HIP_VENDOR(atomicAnd)(dest, val),                                           \
                 __atomic_fetch_and(dest, val, __ATOMIC_RELAXED), (old & val))                     \
  AMP2HIP_ATOMIC(type, atomic_fetch_or, (type * dest, type val),                                   \
                 ::AMP2HIP_VENDOR(atomicOr)(dest, val),                                            \
                 __atomic_fetch_or(dest, val, __ATOMIC_RELAXED), (old | val))                      \
  AMP2HIP_ATOMIC(type, atomic_fetch_xor, (type * dest, type val),                                  \
                 ::AMP2HIP_VENDOR(atomicXor)(dest, val),                                           \
                 __atomic_fetch_xor(dest, val, __ATOMIC_RELAXED), (old ^ val))                     \
  /* The vendors' atomicInc and atomicDec wrap at a given limit. */                                \
  AMP2HIP_ATOMIC(type, atomic_fetch_inc, (type * dest),                                            \
                 ::AMP2HIP_VENDOR(atomicAdd)(dest, static_cast<type>(1)),                          \
                 __atomic_fetch_add(dest, 1, __ATOMIC_RELAXED),                                    \
                 static_cast<type>(static_cast<unsigned>(old) + 1u))                               \
  AMP2HIP_ATOMIC(type, atomic_fetch_dec, (type * dest),                                            \
                 ::AMP2HIP_VENDOR(atomicSub)(dest, static_cast<type>(1)),                          \
                 __atomic_fetch_sub(dest, 1, __ATOMIC_RELAXED),                                    \
                 static_cast<type>(static_cast<unsigned>(old) - 1u))

/// `atomic_exchange` and `atomic_fetch_*` replace `*dest` by the result of the operation and return
/// the old value (§6.2, §6.3).
AMP2HIP_ATOMICS_OF(int)
AMP2HIP_ATOMICS_OF(unsigned int)

#undef AMP2HIP_ATOMICS_OF
#undef AMP2HIP_ATOMIC

#if defined(AMP2HIP_TRANSLATING)
#define AMP2HIP_ATOMIC_CAS(type)                                                                   \
  AMP2HIP_AMP bool atomic_compare_exchange(type *dest, type *expected, type val);
#elif AMP2HIP_DEVICE_PASS
#define AMP2HIP_ATOMIC_CAS(type)                                                                   \
  AMP2HIP_AMP inline bool atomic_compare_exchange(type *dest, type *expected, type val) {          \
    const type wanted = *expected;                                                                 \
    const bool own = AMP2HIP_IS_PRIVATE(dest);                                                     \
    const type found = own ? *dest : ::AMP2HIP_VENDOR(atomicCAS)(dest, wanted, val);               \
    if (own && found == wanted)                                                                    \
      *dest = val;                                                                                 \
    *expected = found;                                                                             \
    return found == wanted;                                                                        \
  }
#else
#define AMP2HIP_ATOMIC_CAS(type)                                                                   \
  [[gnu::always_inline]] AMP2HIP_AMP inline bool atomic_compare_exchange(                          \
      type *dest, type *expected, type val) {                                                      \
    ::amp2hip::note_atomic_if_checked();                                                           \
    return __atomic_compare_exchange_n(dest, expected, val, false, __ATOMIC_RELAXED,               \
                                       __ATOMIC_RELAXED);                                          \
  }
#endif

/// Replaces `*dest` by \p val if it equals `*expected`, and stores the old value in `*expected`,
/// which must be a private variable of the thread (§6.2). \returns true if `*dest` was replaced.
AMP2HIP_ATOMIC_CAS(int)
AMP2HIP_ATOMIC_CAS(unsigned int)

#undef AMP2HIP_ATOMIC_CAS

} // namespace concurrency

#endif
