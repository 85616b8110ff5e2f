//===--- stores.h - what the checker knows about backing stores -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_CHECK_STORES_H
#define AMP2HIP_CHECK_STORES_H

#include "amp2hip/array/buffer.h"
#include "amp2hip/launch/code_place.h"
#include <cstddef>
#include <typeinfo>
#include <unordered_map>
#include <vector>

namespace amp2hip::check {

/// A change of bytes by a kernel.
struct change {
  const std::type_info *kernel = nullptr;
  std::size_t member = 0; ///< the offset of the container in the kernel object
  void *place = nullptr;  ///< the return address of the access
  code_place launch = {nullptr, 0};
};

/// The state of the bytes of a backing store.
struct store_state {
  static constexpr unsigned char written = 1; ///< the byte has contents
  static constexpr unsigned char newer = 2; ///< a kernel changed the byte; the host has not seen it

  const char *memory;               ///< the program's own memory, or null
  std::vector<unsigned char> bytes; ///< flags of each byte
  std::size_t newer_count = 0, unwritten_count = 0;
  change last_change;

  void set_written(std::size_t begin, std::size_t end);
  void clear_written(std::size_t begin, std::size_t end);
  void set_newer(std::size_t begin, std::size_t end);
  void clear_newer(std::size_t begin, std::size_t end);
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
  /// Returns a backing store other than \p except with newer data in the range of the program's own
  /// memory; null if there is none.
  const store_state *newer_in(const char *begin, std::size_t bytes, const buffer *except) const;
  /// The program overwrites its own memory.
  void overwritten(const char *begin, std::size_t bytes);

private:
  std::unordered_map<const buffer *, store_state> all_;
};

} // namespace amp2hip::check

#endif // AMP2HIP_CHECK_STORES_H
