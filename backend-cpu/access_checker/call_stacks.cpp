//===--- call_stacks.cpp - the functions around an access -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "call_stacks.h"
#include <algorithm>

namespace amp2hip::check {

void call_stacks::switch_to(std::size_t number, bool begins) {
  if (number >= threads_.size())
    threads_.resize(number + 1);
  current_ = &threads_[number];
  if (begins)
    current_->clear();
}

call_stacks::id call_stacks::of(void *place) {
  const std::uint64_t key = mixed(hash(), place);
  result &last = last_[key % last_.size()];
  if (last.hash == key)
    return last.number;
  frames all = {};
  all[0] = place;
  if (current_ != nullptr)
    for (std::size_t i = 1; i < depth && i <= current_->size(); ++i)
      all[i] = (*current_)[current_->size() - i].return_address;
  last = {key, number(all)};
  return last.number;
}

call_stacks::id call_stacks::number(const frames &one) {
  const auto [found, is_new] = numbers_.try_emplace(one, static_cast<id>(known_.size() + 1));
  if (is_new)
    known_.push_back(&found->first);
  return found->second;
}

std::vector<void *> call_stacks::addresses(id stack) const {
  std::vector<void *> result;
  if (stack != 0)
    for (void *const one : *known_[stack - 1])
      if (one != nullptr)
        result.push_back(one);
  return result;
}

} // namespace amp2hip::check
