//===--- links.h - the links of a message block ---------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_AGENTS_LINKS_H
#define AMP2HIP_WINDOWS_AGENTS_LINKS_H

#include "amp2hip_windows/agents/messages.h"
#include <algorithm>
#include <memory>
#include <mutex>
#include <vector>

namespace concurrency {

/// The blocks that a block is linked to, in the order of the links. An iterator keeps the links of
/// the time when it was created, and is null at the end.
template <typename Block>
class network_link_registry {
public:
  typedef Block type;
  typedef Block *EType;

  class iterator {
  public:
    explicit iterator(std::vector<Block *> links)
        : links_(std::make_shared<const std::vector<Block *>>(std::move(links))) {}
    Block *operator*() const { return place_ < links_->size() ? (*links_)[place_] : nullptr; }
    Block *operator->() const { return **this; }
    iterator &operator++() {
      ++place_;
      return *this;
    }
    iterator operator++(int) {
      iterator old = *this;
      ++*this;
      return old;
    }
    bool operator==(const iterator &other) const { return place_ == other.place_; }
    bool operator!=(const iterator &other) const { return place_ != other.place_; }

  private:
    std::shared_ptr<const std::vector<Block *>> links_;
    std::size_t place_ = 0;
  };

  network_link_registry() = default;
  explicit network_link_registry(std::size_t most) : most_(most) {}
  network_link_registry(const network_link_registry &) = delete;
  network_link_registry &operator=(const network_link_registry &) = delete;
  virtual ~network_link_registry() = default;

  /// Throws invalid_link_target if the block is linked already, or has as many links as it may
  /// have.
  void add(Block *block) {
    if (block == nullptr)
      return;
    const std::lock_guard<std::mutex> guard(lock_);
    const auto found = std::find(links_.begin(), links_.end(), block);
    if (found != links_.end())
      throw invalid_link_target("the blocks are linked already");
    const auto free = std::find(links_.begin(), links_.end(), nullptr);
    if (free != links_.end())
      *free = block;
    else if (links_.size() < most_)
      links_.push_back(block);
    else
      throw invalid_link_target("the block cannot have more links");
  }
  /// Returns false if the block was not linked.
  bool remove(Block *block) {
    const std::lock_guard<std::mutex> guard(lock_);
    const auto found = std::find(links_.begin(), links_.end(), block);
    if (found == links_.end() || block == nullptr)
      return false;
    // The sources of a join keep their places.
    if (most_ != no_limit)
      *found = nullptr;
    else
      links_.erase(found);
    return true;
  }
  bool contains(Block *block) const {
    const std::lock_guard<std::mutex> guard(lock_);
    return block != nullptr && std::find(links_.begin(), links_.end(), block) != links_.end();
  }
  std::size_t count() const { return all().size(); }
  iterator begin() const { return iterator(all()); }

  /// For the headers of amp2hip. Calls \p use for the first block, with the lock, and removes it.
  template <typename Use>
  Block *take_first(const Use &use) {
    const std::lock_guard<std::mutex> guard(lock_);
    for (Block *&one : links_) {
      if (one == nullptr)
        continue;
      Block *const taken = std::exchange(one, nullptr);
      use(taken);
      links_.erase(links_.begin() + (&one - links_.data()));
      return taken;
    }
    return nullptr;
  }

protected:
  static constexpr std::size_t no_limit = static_cast<std::size_t>(-1);
  void limit(std::size_t most) { most_ = most; }

private:
  std::vector<Block *> all() const {
    const std::lock_guard<std::mutex> guard(lock_);
    std::vector<Block *> found;
    std::copy_if(links_.begin(), links_.end(), std::back_inserter(found),
                 [](const Block *one) { return one != nullptr; });
    return found;
  }

  mutable std::mutex lock_;
  std::vector<Block *> links_;
  std::size_t most_ = no_limit;
};

/// At most one link.
template <typename Block>
class single_link_registry : public network_link_registry<Block> {
public:
  single_link_registry() : network_link_registry<Block>(1) {}
};
/// Any number of links.
template <typename Block>
class multi_link_registry : public network_link_registry<Block> {
public:
  void set_bound(std::size_t most) { this->limit(most); }
};

} // namespace concurrency

#endif // AMP2HIP_WINDOWS_AGENTS_LINKS_H
