//===--- interior.h - threads away from the borders of textures ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TEXTURE_INTERIOR_H
#define AMP2HIP_TEXTURE_INTERIOR_H

#include "amp2hip/index/extent.h"
#include "amp2hip/index/index.h"

// On a CPU accelerator, the loop over the threads of an untiled launch runs the interior threads
// apart from the others. The index of an interior thread is at least interior_margin texels away
// from each border of the textures that have the rank of the launch. A texel at most
// interior_margin texels away from the index exists, so access to it needs no test, and the
// compiler can vectorize the loop.
//
// The loop stores the index in a thread-local variable before it calls the kernel, and resets the
// variable afterwards. After inlining, the compiler replaces each access to the variable by the
// values in the loop and removes the variable. If the compiler does not inline an access to a
// texture, this access reads the variable.

namespace amp2hip {

constexpr int interior_margin = 2;

/// The type of the numbers in the thread-local variables of this file. No other variable has this
/// type. So the compiler knows that the kernel does not change these numbers through a pointer.
enum class interior_number : int { none };

/// The index of the interior thread that runs on this host thread, and its rank. All members are
/// none while no interior thread runs. The class has no array because the compiler replaces loads
/// from arrays only after it has unrolled the loops of the kernel.
struct interior_thread {
  interior_number rank;
  interior_number at_0, at_1, at_2;
};
inline thread_local interior_thread current_interior_thread = {};

// A compiler that inserts a call before each access to memory cannot remove the variable. So a
// program that is built for checking, or with ThreadSanitizer, has no interior threads.
#if defined(__SANITIZE_THREAD__)
#define AMP2HIP_INTERIOR 0
#elif defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define AMP2HIP_INTERIOR 0
#endif
#endif
#ifndef AMP2HIP_INTERIOR
#define AMP2HIP_INTERIOR 1
#endif

/// Stores that no interior thread runs, which is always so outside of an interior_scope. A loop
/// over threads calls the function before its first thread to tell the compiler the values.
inline void leave_interior() {
#if AMP2HIP_INTERIOR
  interior_thread &thread = current_interior_thread;
  thread.rank = thread.at_0 = thread.at_1 = thread.at_2 = interior_number::none;
#endif
}

/// Declares that an interior thread runs, until the end of a scope.
template <int N>
class interior_scope {
public:
  explicit interior_scope(const concurrency::index<N> &i) {
    interior_thread &thread = current_interior_thread;
    thread.rank = interior_number{N};
    thread.at_0 = interior_number{i[0]};
    thread.at_1 = interior_number{N > 1 ? i[N > 1 ? 1 : 0] : 0};
    thread.at_2 = interior_number{N > 2 ? i[N > 2 ? 2 : 0] : 0};
  }
  ~interior_scope() { leave_interior(); }
  interior_scope(const interior_scope &) = delete;
  interior_scope &operator=(const interior_scope &) = delete;
};

/// Tells the compiler that no interior thread runs.
[[gnu::always_inline]] inline void assume_no_interior_thread() {
#if AMP2HIP_INTERIOR
  if (current_interior_thread.rank != interior_number::none)
    __builtin_unreachable();
#endif
}

/// The limits of the interior while a loop copies its kernel on this host thread. The textures of
/// the kernel reduce them.
struct interior_limits {
  interior_number rank; ///< of the launch; none if no loop copies its kernel
  interior_number any_texture;
  interior_number end_0, end_1, end_2; ///< the first index after the interior
};
inline thread_local interior_limits current_interior_limits = {};

/// Restricts the interior of the current loop to that of a texture in its kernel. If
/// \p has_usual_bits is false, there are no interior threads.
template <int N>
inline void restrict_interior(const concurrency::extent<N> &extent, bool has_usual_bits) {
  interior_limits &limits = current_interior_limits;
  if (!AMP2HIP_INTERIOR || limits.rank != interior_number{N})
    return;
  const auto restrict_end = [](interior_number &end, int length) {
    if (length - interior_margin < int(end))
      end = interior_number{length - interior_margin};
  };
  limits.any_texture = interior_number{1};
  restrict_end(limits.end_0, has_usual_bits ? extent[0] : 0);
  if constexpr (N > 1)
    restrict_end(limits.end_1, extent[1]);
  if constexpr (N > 2)
    restrict_end(limits.end_2, extent[2]);
}

/// The interior of an untiled launch with rank N.
template <int N>
class interior {
public:
  /// Begins to collect the textures that are copied on this host thread.
  interior() {
    constexpr interior_number most{0x7fffffff};
    current_interior_limits = {interior_number{N}, interior_number::none, most, most, most};
  }
  /// Must be called after the loop has copied its kernel, and before the other functions.
  void close() {
    interior_limits &limits = current_interior_limits;
    limits.rank = interior_number::none;
    any_texture_ = limits.any_texture != interior_number::none;
    end_[0] = int(limits.end_0);
    if constexpr (N > 1)
      end_[1] = int(limits.end_1);
    if constexpr (N > 2)
      end_[2] = int(limits.end_2);
  }

  /// True if the kernel contains a texture of rank N. Otherwise there are no interior threads.
  bool any_texture() const { return any_texture_; }
  /// Returns true if the thread with index \p i is an interior thread.
  bool contains(const concurrency::index<N> &i) const {
    return has_row(i) && i[N - 1] >= interior_margin && i[N - 1] < end_[N - 1];
  }
  /// Returns the end of the run of threads in the row of \p i that begins with \p i and ends before
  /// the column \p end. All threads of a run are interior threads, or none is.
  int end_of_run(const concurrency::index<N> &i, int end) const {
    if (!has_row(i))
      return end;
    const int change = i[N - 1] < interior_margin ? interior_margin : end_[N - 1];
    return i[N - 1] < change && change < end ? change : end;
  }

private:
  bool has_row(const concurrency::index<N> &i) const {
    constexpr int second = N > 2 ? 1 : 0;
    return any_texture_ && (N < 2 || (i[0] >= interior_margin && i[0] < end_[0])) &&
           (N < 3 || (i[second] >= interior_margin && i[second] < end_[second]));
  }

  bool any_texture_ = false;
  int end_[N] = {};
};

/// Returns true if an interior thread of a launch with rank N runs on this host thread. Then the
/// textures of rank N in its kernel have the usual number of bits.
template <int N>
AMP2HIP_CPU_AMP inline bool is_interior_thread() {
#if AMP2HIP_DEVICE_PASS || !AMP2HIP_INTERIOR
  return false;
#else
  return current_interior_thread.rank == interior_number{N};
#endif
}

/// Returns true if \p i is at most interior_margin texels away from the interior thread that runs.
template <int N>
AMP2HIP_CPU_AMP inline bool is_near_interior_thread(const concurrency::index<N> &i) {
#if AMP2HIP_DEVICE_PASS || !AMP2HIP_INTERIOR
  (void)i;
  return false;
#else
  // No difference of the numbers is computed, because it may not fit into an int.
  const auto is_near = [](int number, interior_number at) {
    return number >= int(at) - interior_margin && number <= int(at) + interior_margin;
  };
  const interior_thread &thread = current_interior_thread;
  return is_near(i[0], thread.at_0) && (N < 2 || is_near(i[N > 1 ? 1 : 0], thread.at_1)) &&
         (N < 3 || is_near(i[N > 2 ? 2 : 0], thread.at_2));
#endif
}

} // namespace amp2hip

#endif // AMP2HIP_TEXTURE_INTERIOR_H
