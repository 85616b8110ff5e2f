//===--- stores.h - what the checker knows about backing stores -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_ACCESS_CHECKER_STORES_H
#define AMP2HIP_ACCESS_CHECKER_STORES_H

#include "amp2hip/array/buffer.h"
#include "amp2hip/launch/code_place.h"
#include "unchecked_memory.h"
#include <cstddef>
#include <functional>
#include <typeinfo>
#include <unordered_map>
#include <vector>

namespace amp2hip::check {

/// A change of bytes by a kernel.
struct change {
  const std::type_info *kernel = nullptr;
  std::size_t member = 0;    ///< the offset of the container in the kernel object
  std::vector<void *> place; ///< the return addresses of the access
  code_place launch = {nullptr, 0};
};

/// The state of the bytes of a backing store.
struct store_state {
  static constexpr unsigned char written = 1; ///< the byte has contents
  static constexpr unsigned char newer = 2; ///< a kernel changed the byte; the host has not seen it
  /// An accelerator has a copy of the byte, and will not copy it again.
  static constexpr unsigned char cached = 4;
  /// The next synchronization replaces the byte of the host, because a kernel could change it.
  static constexpr unsigned char owned = 8;
  /// The program has changed its own memory, which the accelerator does not see.
  static constexpr unsigned char stale = 16;
  /// The program has changed its own memory, which the next synchronization replaces.
  static constexpr unsigned char lost = 32;

  const char *memory;               ///< the program's own memory, or null
  std::vector<unsigned char> bytes; ///< flags of each byte
  std::size_t newer_count = 0, unwritten_count = 0;
  bool any_cached = false;      ///< some bytes may be cached
  bool any_overwritten = false; ///< some bytes may be stale or lost
  change last_change;
  change last_use;                  ///< the last launch that could change bytes, without a place
  std::vector<void *> host_write;   ///< the return addresses of the program's last write
  const void *host_place = nullptr; ///< the first of them
  bool host_replaced_newer = false; ///< that write was to bytes that a kernel had changed

  void set_written(std::size_t begin, std::size_t end);
  void clear_written(std::size_t begin, std::size_t end);
  void set_newer(std::size_t begin, std::size_t end);
  void clear_newer(std::size_t begin, std::size_t end);
  /// A kernel uses the bytes. It may change them if \p owns is true.
  void set_cached(std::size_t begin, std::size_t end, bool owns);
  void clear(unsigned char flags, std::size_t begin, std::size_t end);
  /// Returns the flags that any byte in the range has.
  unsigned char any_of(std::size_t begin, std::size_t end) const;
  /// True if bytes in the range have one of the flags `stale` and `lost`.
  bool has(unsigned char flags, std::size_t begin, std::size_t end) const;
};

/// The backing stores of the program. The caller must hold a lock.
class stores {
public:
  void add(const buffer &store, const char *memory, std::size_t bytes);
  void remove(const buffer &store);
  store_state &of(const buffer &store) { return all_.at(&store); }
  const store_state *find(const buffer &store) const;
  /// The number of bytes in all backing stores that the host has not seen.
  std::size_t newer_count() const;
  /// True if another backing store than \p except has the same memory of the program as the range.
  bool any_in(const char *begin, std::size_t bytes, const buffer *except) const;
  /// Returns a range around an address that no backing store has; an empty range if one has the
  /// address.
  address_range range_without(const char *address) const;
  /// Returns a backing store other than \p except with newer data in the range of the program's own
  /// memory; null if there is none.
  const store_state *newer_in(const char *begin, std::size_t bytes, const buffer *except) const;
  /// True if the host's writes must be observed.
  bool any_cached() const;
  /// The program overwrites its own memory at \p place. Calls \p callers for the return addresses
  /// of a write that an accelerator does not see. Returns true if newer_count() has changed.
  bool overwritten(const char *begin, std::size_t bytes, const void *place,
                   const std::function<std::vector<void *>()> &callers);

private:
  std::unordered_map<const buffer *, store_state> all_;
};

} // namespace amp2hip::check

#endif // AMP2HIP_ACCESS_CHECKER_STORES_H
