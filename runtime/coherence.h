//===--- coherence.h - which copies of data are current -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_RUNTIME_COHERENCE_H
#define AMP2HIP_RUNTIME_COHERENCE_H

#include "amp2hip/accelerator/access_type.h"
#include "amp2hip/array/buffer.h"
#include <algorithm>
#include <boost/container/small_vector.hpp>
#include <cstdint>

namespace amp2hip {

/// The state of one copy of the data of a backing store.
enum class copy_state : unsigned char {
  invalid,  ///< out of date, or never created
  shared,   ///< current, as are other copies
  modified, ///< the only current copy
};

/// How an operation accesses a copy.
enum class access_mode : unsigned char {
  read,
  write, ///< every byte is overwritten: the old contents do not matter
  read_write,
};

/// The set of copies that contain the newest data of some bytes. Bit 0 is the host's copy; bit n +
/// 1 is copy number n on an accelerator. The set is empty if nothing was written yet or if all
/// contents were discarded.
using copy_set = std::uint64_t;
constexpr copy_set host_copy_bit = 1;

/// The consequence of an access to the copy `self`.
struct transition {
  copy_set next; ///< the copies that are current after the access
  bool fetch;    ///< true if the copy must first be updated from a current copy
};

/// The complete coherence protocol (§5.2, §8.2). \p current is the set of current copies before the
/// access. A read of bytes that were never written leaves the set empty, since there is nothing to
/// copy back.
constexpr transition next(copy_set current, copy_set self, access_mode mode) {
  const bool fetch = mode != access_mode::write && current != 0 && (current & self) == 0;
  if (mode != access_mode::read)
    return {self, fetch};
  return {current != 0 ? current | self : 0, fetch};
}

/// Converts an access_type to an access_mode. Every access that is neither access_type_read nor
/// access_type_write becomes read_write.
constexpr access_mode access_mode_of(int access) {
  return access == concurrency::access_type_read    ? access_mode::read
         : access == concurrency::access_type_write ? access_mode::write
                                                    : access_mode::read_write;
}

/// Records which copies are current for each byte of a backing store. The map consists of pieces,
/// ranges of bytes with the same set of current copies, because a view may use only a part of the
/// backing store. Adjacent pieces with the same set are merged.
class coherence_map {
public:
  coherence_map(std::size_t bytes, copy_set current) : pieces_{{bytes, current}} {}

  /// Calls fetch(begin, end, sources) for each run of bytes that must be copied to the copy `self`
  /// before an access to \p range. Each copy in `sources` is current for the whole run. The number
  /// of runs is minimal.
  template <typename Fetch>
  void for_each_missing(const byte_range &range, copy_set self, access_mode mode,
                        const Fetch &fetch) const {
    std::size_t begin = range.begin;
    copy_set sources = 0;
    for (std::size_t i = find(range.begin), at = range.begin; at < range.end; ++i) {
      const std::size_t end = std::min(pieces_[i].end, range.end);
      const copy_set here = next(pieces_[i].current, self, mode).fetch ? pieces_[i].current : 0;
      if ((sources & here) == 0) {
        if (sources != 0)
          fetch(begin, at, sources);
        begin = at;
        sources = here;
      } else {
        sources &= here;
      }
      at = end;
      if (at == range.end && sources != 0)
        fetch(begin, at, sources);
    }
  }

  /// Records an access to the range of the copy `self`.
  void record_access(const byte_range &range, copy_set self, access_mode mode) {
    change(range, [=](copy_set current) { return next(current, self, mode).next; });
  }
  /// Makes the copies in \p current the current copies of the range.
  void set(const byte_range &range, copy_set current) {
    change(range, [=](copy_set) { return current; });
  }

  /// Returns the copies that are current in the whole range, ignoring bytes without contents.
  /// Returns all copies if no byte of the range has contents.
  copy_set common_copies(const byte_range &range) const {
    copy_set all = ~copy_set(0);
    for (std::size_t i = find(range.begin), at = range.begin; at < range.end; at = pieces_[i++].end)
      if (pieces_[i].current != 0)
        all &= pieces_[i].current;
    return all;
  }
  /// Returns the state of the copy `self` for the whole backing store.
  copy_state state(copy_set self) const {
    bool has_all = true, only = true;
    for (const piece &one : pieces_) {
      has_all &= (one.current & self) != 0;
      only &= one.current == self;
    }
    return only ? copy_state::modified : has_all ? copy_state::shared : copy_state::invalid;
  }

  /// True if an access of the copy `self` to any bytes needs no copy and does not change the map.
  /// If the map has several pieces, returns false without a check.
  bool is_no_op(copy_set self, access_mode mode) const {
    const transition after = next(pieces_.front().current, self, mode);
    return pieces_.size() == 1 && !after.fetch && after.next == pieces_.front().current;
  }

private:
  struct piece {
    std::size_t end; ///< the piece begins at the end of the previous piece
    copy_set current;
  };

  /// Returns the index of the piece that contains a byte.
  std::size_t find(std::size_t byte) const {
    const auto found =
        std::upper_bound(pieces_.begin(), pieces_.end(), byte,
                         [](std::size_t at, const piece &one) { return at < one.end; });
    return static_cast<std::size_t>(found - pieces_.begin());
  }

  /// Splits a piece so that a piece begins at \p byte, and returns the index of that piece.
  std::size_t split(std::size_t byte) {
    const std::size_t i = find(byte);
    if (i == pieces_.size() || (i == 0 ? 0 : pieces_[i - 1].end) == byte)
      return i;
    const piece before = {byte, pieces_[i].current};
    pieces_.insert(pieces_.begin() + static_cast<std::ptrdiff_t>(i), before);
    return i + 1;
  }

  template <typename Change>
  void change(const byte_range &range, const Change &changed) {
    bool any = false;
    for (std::size_t i = find(range.begin), at = range.begin; at < range.end; at = pieces_[i++].end)
      any |= changed(pieces_[i].current) != pieces_[i].current;
    if (!any)
      return;
    const std::size_t first = split(range.begin), last = split(range.end);
    for (std::size_t i = first; i < last; ++i)
      pieces_[i].current = changed(pieces_[i].current);
    // Merge adjacent pieces with the same set into the last of them, which has the common end.
    std::size_t kept = 0;
    for (std::size_t i = 0; i < pieces_.size(); ++i)
      if (i + 1 == pieces_.size() || pieces_[i].current != pieces_[i + 1].current)
        pieces_[kept++] = pieces_[i];
    pieces_.resize(kept);
  }

  boost::container::small_vector<piece, 1> pieces_; ///< mostly one, which needs no allocation
};

/// Counts the copy operations on a backing store, by direction. For tests and performance analysis.
struct copy_counters {
  unsigned long to_accelerator = 0;
  unsigned long to_host = 0;
  unsigned long between_accelerators = 0;
};

} // namespace amp2hip

#endif // AMP2HIP_RUNTIME_COHERENCE_H
