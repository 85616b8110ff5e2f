//===--- coherence.h - where data is current -----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_COHERENCE_H
#define AMP2HIP_COHERENCE_H

#include "amp2hip/access_type.h"
#include "amp2hip/buffer.h"
#include <algorithm>
#include <cstdint>
#include <vector>

namespace amp2hip {

/// What one copy of a home's data is.
enum class copy_state : unsigned char {
  invalid,  ///< out of date, or never made
  shared,   ///< current, and so are others
  modified, ///< the only current one
};

/// What is about to be done with a copy.
enum class use : unsigned char {
  read,
  write, ///< everything is overwritten: the old contents do not matter
  read_write,
};

/// Which copies of some bytes are current: the host's is bit 0, the home's n-th
/// copy on an accelerator bit n + 1. None of them: nothing was written yet, or
/// all was discarded.
using copy_set = std::uint64_t;
constexpr copy_set host_copy_bit = 1;

/// What a use of the copy `self` asks for, and leaves behind.
struct transition {
  copy_set next; ///< the copies that are current then
  bool fetch;    ///< it must be brought up to date first, from one that is
};

/// The whole protocol (§5.2, §8.2). Reading what nobody wrote makes nothing
/// current: there is nothing that would have to come home.
constexpr transition next(copy_set current, copy_set self, use how) {
  const bool fetch = how != use::write && current != 0 && (current & self) == 0;
  if (how != use::read)
    return {self, fetch};
  return {current != 0 ? current | self : 0, fetch};
}

/// The use that an access means; a view that may be written counts as read too.
constexpr use use_of(int access) {
  return access == concurrency::access_type_read    ? use::read
         : access == concurrency::access_type_write ? use::write
                                                    : use::read_write;
}

/// Which copies are current for each byte of a home. Views use parts of homes,
/// so that a home falls into pieces; where neighbours are alike again they
/// become one.
class coherence_map {
public:
  coherence_map(std::size_t bytes, copy_set current) : pieces_{{bytes, current}} {}

  /// Calls fetch(begin, end, sources) for each run of bytes in the range that
  /// the use of `self` needs and does not have. All of the sources have all of
  /// it; the runs are the fewest possible.
  template <typename Fetch>
  void missing(const byte_range &range, copy_set self, use how, const Fetch &fetch) const {
    std::size_t begin = range.begin;
    copy_set sources = 0;
    for (std::size_t i = find(range.begin), at = range.begin; at < range.end; ++i) {
      const std::size_t end = std::min(pieces_[i].end, range.end);
      const copy_set here = next(pieces_[i].current, self, how).fetch ? pieces_[i].current : 0;
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

  /// The range was used so.
  void used(const byte_range &range, copy_set self, use how) {
    change(range, [=](copy_set current) { return next(current, self, how).next; });
  }
  /// These copies are the current ones from now on.
  void set(const byte_range &range, copy_set current) {
    change(range, [=](copy_set) { return current; });
  }

  /// The copies that are current everywhere in the range; all where nothing of
  /// it was written.
  copy_set everywhere(const byte_range &range) const {
    copy_set all = ~copy_set(0);
    for (std::size_t i = find(range.begin), at = range.begin; at < range.end; at = pieces_[i++].end)
      if (pieces_[i].current != 0)
        all &= pieces_[i].current;
    return all;
  }
  /// Of the whole home.
  copy_state state(copy_set self) const {
    bool has_all = true, only = true;
    for (const piece &one : pieces_) {
      has_all &= (one.current & self) != 0;
      only &= one.current == self;
    }
    return only ? copy_state::modified : has_all ? copy_state::shared : copy_state::invalid;
  }

  /// Whether a use of any bytes fetches nothing and leaves all as it is. False
  /// also where that is not so easily known.
  bool settled(copy_set self, use how) const {
    const transition after = next(pieces_.front().current, self, how);
    return pieces_.size() == 1 && !after.fetch && after.next == pieces_.front().current;
  }

private:
  struct piece {
    std::size_t end; ///< it begins where the one before ends
    copy_set current;
  };

  /// The piece that a byte is in.
  std::size_t find(std::size_t byte) const {
    const auto found = std::upper_bound(pieces_.begin(), pieces_.end(), byte,
                                        [](std::size_t at, const piece &one) { return at < one.end; });
    return static_cast<std::size_t>(found - pieces_.begin());
  }

  /// Makes a piece begin at `byte`; its number.
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
    // Of neighbours that are alike the last one stays: it has the end.
    std::size_t kept = 0;
    for (std::size_t i = 0; i < pieces_.size(); ++i)
      if (i + 1 == pieces_.size() || pieces_[i].current != pieces_[i + 1].current)
        pieces_[kept++] = pieces_[i];
    pieces_.resize(kept);
  }

  std::vector<piece> pieces_;
};

/// How often a home's data was copied, for tests and for those who look why a
/// program is slow.
struct copy_counters {
  unsigned long to_accelerator = 0;
  unsigned long to_host = 0;
  unsigned long between_accelerators = 0;
};

} // namespace amp2hip

#endif // AMP2HIP_COHERENCE_H
