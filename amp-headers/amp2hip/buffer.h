//===--- buffer.h - the home of data -------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_BUFFER_H
#define AMP2HIP_BUFFER_H

#include "amp2hip/accelerator.h"
#include <atomic>
#include <cstddef>
#include <memory>

namespace amp2hip {

class event;

/// Bytes of a home, from the first to the last that something is about.
struct byte_range {
  std::size_t begin, end;
  bool dense; ///< it is about each of them
};

/// How current the host's copy of a home is.
enum host_copy : unsigned char { host_stale, host_readable, host_writable };

/// What all handles on one home share: the part that host accesses look at.
/// The rest, with the copies on accelerators, is behind it (src/home.h).
struct buffer {
  std::atomic<long> references{1}; ///< handles: views, arrays
  std::atomic<long> holds{1};      ///< work on its way; all handles are one
  std::atomic<unsigned char> host_state{host_stale};
  char *host = nullptr; ///< the host's copy
};

/// A home for `bytes` bytes of the program's own memory at `host`.
buffer *make_host_home(void *host, std::size_t bytes);
/// A home without a source; storage is made where it is first accessed.
buffer *make_unsourced_home(std::size_t bytes);
/// An array's home on `place`. If that is the accelerator "cpu", its memory is
/// pinned for `associated`, if any.
/// Throws out_of_memory, or runtime_exception "Failed to create buffer".
buffer *make_array_home(std::size_t bytes, const concurrency::accelerator_view &place,
                        const concurrency::accelerator_view *associated);

/// Brings the host's copy up to date, and makes it the only one if `write`.
void make_host_current(buffer &home, bool write);
/// The last handle is gone: host data is brought home, and what goes wrong in
/// that is swallowed (§8.4). Then the home is let go.
void close(buffer *home) noexcept;
/// Keeps the memory of a home, which a future's operation uses, and no data: the
/// last handle brings that home all the same.
inline void hold(buffer *home) { home->holds.fetch_add(1, std::memory_order_relaxed); }
/// Frees the home with the last that holds it.
void let_go(buffer *home) noexcept;

inline void retain(buffer *home) { home->references.fetch_add(1, std::memory_order_relaxed); }
inline void release(buffer *home) noexcept {
  if (home->references.fetch_sub(1, std::memory_order_acq_rel) == 1)
    close(home);
}

/// The operations behind synchronize, refresh and discard_data (§5.2.3) for the
/// bytes that a view spans. The first two return a point to wait for, or null
/// where they are done.
std::shared_ptr<event> synchronize(buffer &home, concurrency::access_type access, const byte_range &bytes);
std::shared_ptr<event> synchronize_to(buffer &home, const concurrency::accelerator_view &place,
                                      concurrency::access_type access, const byte_range &bytes);
/// What a view skips between its elements stays: then nothing is discarded.
void discard(buffer &home, const byte_range &bytes) noexcept;
/// Where the home is. Throws runtime_exception where it has none (§5.2.3).
concurrency::accelerator_view home_view(const buffer &home);
concurrency::accelerator_view associated_view(const buffer &home);

} // namespace amp2hip

#endif // AMP2HIP_BUFFER_H
