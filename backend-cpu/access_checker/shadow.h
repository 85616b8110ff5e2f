//===--- shadow.h - the last accesses to memory in a launch ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_ACCESS_CHECKER_SHADOW_H
#define AMP2HIP_ACCESS_CHECKER_SHADOW_H

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace amp2hip::check {

/// One access of a thread. Has 16 bytes, so that the state of a word is small.
struct access {
  std::uint32_t thread = 0;   ///< in the launch, plus 1; 0 means no access
  std::uint32_t barriers = 0; ///< number of barriers of the tile before
  std::uint32_t stack = 0;    ///< call_stacks::id of the access
  unsigned char bytes = 0;    ///< bit n is set if byte n of the word is accessed
  bool atomic = false;
  bool silent = false;        ///< a write that did not change the word
  unsigned char region = 255; ///< the container that the thread named; see elements::number_of()

  bool any() const { return thread != 0; }
};

/// The last accesses of one kind by different threads to a word. A later access that conflicts with
/// any access of the kind also conflicts with one of these two.
struct last_accesses {
  /// The first is the last access, and the second is of another thread. If there are accesses of
  /// several tiles, the two belong to different tiles.
  access of[2];

  /// Adds the last access. The threads of its tile are the \p tile_threads threads from \p
  /// tile_first.
  void add(access by, std::uint32_t tile_first, std::uint32_t tile_threads) {
    if (of[0].any() && of[0].thread != by.thread) {
      const auto other_tile = [&](const access &one) {
        return one.thread - tile_first >= tile_threads;
      };
      const bool keeps_other_tile = of[1].any() && !other_tile(of[0]) && other_tile(of[1]);
      if (!keeps_other_tile)
        of[1] = of[0];
    }
    of[0] = by;
  }
  const access *begin() const { return of; }
  const access *end() const { return of + 2; }
};

/// The accesses to one word of four bytes that most words have. Has the size of a cache line.
struct alignas(64) word_state {
  last_accesses readers; ///< reads that are not atomic
  /// The last write that has changed the word and is not atomic. One is enough: earlier writes
  /// conflict with it, or a barrier orders them.
  access write;
  unsigned char written = 0; ///< bit n is set if byte n was written
};

/// The other accesses to a word.
struct rare_accesses {
  last_accesses silent; ///< writes that have not changed the word and are not atomic
  last_accesses atomic; ///< atomic operations
};

/// The states of the words of a range of memory. Allocates them at the first access.
class shadow {
public:
  shadow() = default;
  shadow(const char *begin, std::size_t bytes)
      : begin_(begin), bytes_(bytes), pages_(bytes / 4 / page_words + 2) {}

  bool contains(const char *address) const {
    return static_cast<std::size_t>(address - begin_) < bytes_;
  }
  const char *begin() const { return begin_; }
  std::size_t bytes() const { return bytes_; }
  /// Returns the state of the word that contains \p address. Returns null if the states of this
  /// shadow would take more than 1 GiB.
  word_state *at(const char *address) {
    const std::size_t word = word_of(address);
    const page &in = pages_[word / page_words];
    return in.words != nullptr ? &in.words[place_in_page(word)] : first_at(word);
  }
  /// Returns the other accesses to the word. Returns null if the word has none, unless \p adds is
  /// true. at() must have returned a state for the word.
  rare_accesses *rare_at(const char *address, bool adds) {
    const std::size_t word = word_of(address);
    page &in = pages_[word / page_words];
    if (in.rare == nullptr && adds)
      in.rare = std::make_unique<rare_accesses[]>(page_words);
    return in.rare != nullptr ? &in.rare[place_in_page(word)] : nullptr;
  }
  /// Forgets all accesses.
  void clear();

private:
  static constexpr std::size_t page_words = 256;
  /// Keeps the memory of a page for the next launch.
  struct keep_page {
    void operator()(word_state *page) const noexcept;
  };
  struct page {
    std::unique_ptr<word_state[], keep_page> words;
    std::unique_ptr<rare_accesses[]> rare;
  };

  word_state *first_at(std::size_t word);
  /// Words are aligned, also if the range begins at an odd address.
  std::size_t word_of(const char *address) const {
    return reinterpret_cast<std::uintptr_t>(address) / 4 -
           reinterpret_cast<std::uintptr_t>(begin_) / 4;
  }
  /// Returns the index of a word in its page. Places the words of a column of a matrix in different
  /// sets of the cache, also if the rows have a power of two words.
  static std::size_t place_in_page(std::size_t word) {
    return word % page_words ^ ((word >> 5 ^ word >> 10) & 31);
  }

  const char *begin_ = nullptr;
  std::size_t bytes_ = 0;
  std::vector<page> pages_;
  std::vector<std::size_t> used_; ///< the indices of the allocated pages
};

} // namespace amp2hip::check

#endif // AMP2HIP_ACCESS_CHECKER_SHADOW_H
