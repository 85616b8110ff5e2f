//===--- shadow.h - the last accesses to memory in a launch ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_CHECK_SHADOW_H
#define AMP2HIP_CHECK_SHADOW_H

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace amp2hip::check {

/// One access of a thread.
struct access {
  std::uint32_t thread = 0;   ///< in the launch, plus 1; 0 means no access
  std::uint32_t round = 0;    ///< number of barriers of the tile that ordered this memory before
  std::uint32_t barriers = 0; ///< number of all barriers of the tile before
  unsigned char bytes = 0;    ///< bit n is set if byte n of the word is accessed
  bool atomic = false;
  bool silent = false;        ///< a write that did not change the word
  unsigned char region = 255; ///< the container that the thread named; see elements::number_of()
  std::uint32_t stack = 0;    ///< call_stacks::id of the access

  bool any() const { return thread != 0; }
};

/// The last accesses of one kind by different threads to a word. A later access that conflicts with
/// any access of the kind also conflicts with one of these two.
struct last_accesses {
  /// The first is the last access, and the second is of another thread. If there are accesses of
  /// several tiles, the two belong to different tiles.
  access of[2];

  void add(const access &by, unsigned tile_threads);
  const access *begin() const { return of; }
  const access *end() const { return of + 2; }
};

/// The accesses to one word of four bytes.
struct word_state {
  /// The last write that has changed the word and is not atomic. One is enough: earlier writes
  /// conflict with it, or a barrier orders them.
  access write;
  last_accesses silent;      ///< writes that have not changed the word and are not atomic
  last_accesses atomic;      ///< atomic operations
  last_accesses readers;     ///< reads that are not atomic
  unsigned char written = 0; ///< bit n is set if byte n was written
};

/// The states of the words of a range of memory. Allocates them at the first access.
class shadow {
public:
  shadow() = default;
  shadow(const char *begin, std::size_t bytes, std::size_t words_per_page);

  bool contains(const char *address) const {
    return static_cast<std::size_t>(address - begin_) < bytes_;
  }
  const char *begin() const { return begin_; }
  std::size_t bytes() const { return bytes_; }
  /// Returns the state of the word that contains \p address. Returns null if the states of this
  /// shadow would take more than 1 GiB.
  word_state *at(const char *address);
  /// Forgets all accesses.
  void clear();

private:
  const char *begin_ = nullptr;
  std::size_t bytes_ = 0;
  std::size_t words_per_page_ = 0;
  std::vector<std::unique_ptr<word_state[]>> pages_;
  std::vector<std::size_t> used_; ///< the indices of the allocated pages
};

} // namespace amp2hip::check

#endif // AMP2HIP_CHECK_SHADOW_H
