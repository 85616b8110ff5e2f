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

/// Returns the memory of pages of earlier launches: at most 16 MiB. Used under the lock of a
/// launch.
static std::vector<word_state *> &free_pages() {
  static std::vector<word_state *> &all = *new std::vector<word_state *>; // never destroyed
  return all;
}
static constexpr std::size_t most_free_pages = 1024;

void shadow::keep_page::operator()(word_state *page) const noexcept {
  if (free_pages().size() < free_pages().capacity())
    free_pages().push_back(page);
  else
    delete[] page;
}

/// Returns the state of a word whose page is not allocated yet.
word_state *shadow::first_at(std::size_t word) {
  constexpr std::size_t limit = std::size_t(1) << 30;
  if (used_.size() * page_words * (sizeof(word_state) + sizeof(rare_accesses)) > limit)
    return nullptr;
  page &in = pages_[word / page_words];
  if (free_pages().empty()) {
    free_pages().reserve(most_free_pages);
    in.words.reset(new word_state[page_words]);
  } else {
    in.words.reset(free_pages().back());
    free_pages().pop_back();
    std::fill_n(in.words.get(), page_words, word_state());
  }
  used_.push_back(word / page_words);
  return &in.words[place_in_page(word)];
}

void shadow::clear() {
  for (const std::size_t index : used_) {
    std::fill_n(pages_[index].words.get(), page_words, word_state());
    pages_[index].rare.reset();
  }
}

} // namespace amp2hip::check
