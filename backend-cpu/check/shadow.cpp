//===--- shadow.cpp - the last accesses to memory in a launch -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "shadow.h"
#include <algorithm>

namespace amp2hip::check {

void last_accesses::add(const access &by, unsigned tile_threads) {
  if (of[0].any() && of[0].thread != by.thread) {
    const auto tile = [&](const access &one) { return (one.thread - 1) / tile_threads; };
    const bool keeps_other_tile = of[1].any() && tile(of[0]) == tile(by) && tile(of[1]) != tile(by);
    if (!keeps_other_tile)
      of[1] = of[0];
  }
  of[0] = by;
}

shadow::shadow(const char *begin, std::size_t bytes, std::size_t words_per_page)
    : begin_(begin), bytes_(bytes), words_per_page_(words_per_page),
      pages_(bytes / 4 / words_per_page + 2) {}

word_state *shadow::at(const char *address) {
  constexpr std::size_t limit = std::size_t(1) << 30;
  // Words are aligned, also if the range begins at an odd address.
  const std::size_t word =
      reinterpret_cast<std::uintptr_t>(address) / 4 - reinterpret_cast<std::uintptr_t>(begin_) / 4;
  std::unique_ptr<word_state[]> &page = pages_[word / words_per_page_];
  if (page == nullptr) {
    if (used_.size() * words_per_page_ * sizeof(word_state) > limit)
      return nullptr;
    page = std::make_unique<word_state[]>(words_per_page_);
    used_.push_back(word / words_per_page_);
  }
  return &page[word % words_per_page_];
}

void shadow::clear() {
  for (const std::size_t page : used_)
    std::fill_n(pages_[page].get(), words_per_page_, word_state());
}

} // namespace amp2hip::check
