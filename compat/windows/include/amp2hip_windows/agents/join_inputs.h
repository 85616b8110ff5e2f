//===--- join_inputs.h - the sources of a join ----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_AGENTS_JOIN_INPUTS_H
#define AMP2HIP_WINDOWS_AGENTS_JOIN_INPUTS_H

#include "amp2hip_windows/agents/messages.h"
#include <algorithm>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace amp2hip_windows {

/// A source of a join, without the type of its messages.
class join_input {
public:
  virtual ~join_input() = default;
  /// True if the join has a message of the source; is_ready() also if it may reserve one.
  virtual bool has_message() const = 0;
  virtual bool is_ready() const = 0;
  /// Reserves the offered message. Returns false if the source no longer has it.
  virtual bool reserve() = 0;
  virtual void release() = 0;
  /// Takes the reserved message.
  virtual void consume() = 0;
  /// A greedy join accepts the offered message, if it has none.
  virtual void fetch() = 0;
};

/// The inputs of a join. A thread that assembles an output is the only one that calls assemble().
class join_inputs {
public:
  explicit join_inputs(concurrency::join_type type) : type_(type) {}
  void add(join_input *one) { all_.push_back(one); }
  bool is_greedy() const { return type_ == concurrency::greedy; }
  /// Protects the offers and the messages of all inputs.
  std::mutex &lock() { return lock_; }
  /// True if all inputs are ready. The lock is held.
  bool is_complete() const {
    return std::all_of(all_.begin(), all_.end(),
                       [](const join_input *one) { return one->is_ready(); });
  }

  /// Gets a message of each source, or none of any. Calls \p use when all are there.
  template <typename Use>
  void assemble(const Use &use) {
    while (take_all()) {
      use();
      for (join_input *one : all_)
        if (is_greedy())
          one->fetch();
    }
  }

private:
  bool take_all() {
    {
      const std::lock_guard<std::mutex> guard(lock_);
      if (!is_complete())
        return false;
    }
    std::size_t reserved = 0;
    while (reserved < all_.size() && all_[reserved]->reserve())
      ++reserved;
    for (std::size_t i = 0; i < reserved; ++i) {
      if (reserved == all_.size())
        all_[i]->consume();
      else
        all_[i]->release();
    }
    // A source that was unlinked meanwhile gives no message.
    const std::lock_guard<std::mutex> guard(lock_);
    return std::all_of(all_.begin(), all_.end(),
                       [](const join_input *one) { return one->has_message(); });
  }

  const concurrency::join_type type_;
  std::mutex lock_;
  std::vector<join_input *> all_;
};

/// A source of a join whose messages have the type T.
template <typename T>
class join_input_of final : public join_input {
public:
  join_input_of(join_inputs &inputs, concurrency::ITarget<T> *target)
      : inputs_(inputs), target_(target) {
    inputs.add(this);
  }

  /// True if \p source is linked. Null tells whether a new source can be linked.
  bool is_source(const concurrency::ISource<T> *source) const {
    const std::lock_guard<std::mutex> guard(inputs_.lock());
    return source_ == source && (source != nullptr || taken_ == nullptr);
  }
  void link(concurrency::ISource<T> *source) {
    const std::lock_guard<std::mutex> guard(inputs_.lock());
    source_ = source;
  }
  void unlink() {
    const std::lock_guard<std::mutex> guard(inputs_.lock());
    source_ = nullptr;
    offer_ = none;
  }
  /// Ends the link.
  void unlink_source() {
    if (const pin source{*this})
      source.get()->unlink_target(target_);
  }

  /// The answer to a message that the source offers. Sets \p complete if an output can be
  /// assembled.
  concurrency::message_status offered(concurrency::message<T> *one, bool &complete) {
    concurrency::message_status status = concurrency::postponed;
    const std::lock_guard<std::mutex> guard(inputs_.lock());
    if (inputs_.is_greedy() && taken_ == nullptr && reserved_ == none) {
      // The source holds its own lock while it offers a message.
      taken_.reset(source_->accept(one->msg_id(), target_));
      status = taken_ != nullptr ? concurrency::accepted : concurrency::missed;
    } else {
      offer_ = one->msg_id();
    }
    complete = inputs_.is_complete();
    return status;
  }
  /// Returns the message that was taken.
  std::unique_ptr<concurrency::message<T>> take() {
    const std::lock_guard<std::mutex> guard(inputs_.lock());
    return std::move(taken_);
  }

  bool has_message() const override { return taken_ != nullptr; }
  bool is_ready() const override {
    return taken_ != nullptr || (!inputs_.is_greedy() && offer_ != none);
  }
  bool reserve() override {
    const pin source(*this);
    {
      const std::lock_guard<std::mutex> guard(inputs_.lock());
      if (taken_ != nullptr)
        return true;
      reserved_ = std::exchange(offer_, none);
    }
    if (source && reserved_ != none && source.get()->reserve(reserved_, target_))
      return true;
    end_reservation(nullptr);
    return false;
  }
  void release() override {
    const concurrency::runtime_object_identity id = reserved_;
    end_reservation(nullptr);
    if (const pin source{*this}; source && id != none)
      source.get()->release(id, target_);
  }
  void consume() override {
    if (reserved_ == none)
      return;
    const pin source(*this);
    end_reservation(source ? source.get()->consume(reserved_, target_) : nullptr);
  }
  void fetch() override {
    while (may_fetch())
      if (reserve())
        consume();
  }

private:
  static constexpr concurrency::runtime_object_identity none = -1;
  /// The source, which is not destroyed during the lifetime of the object.
  class pin {
  public:
    explicit pin(join_input_of &input) : target_(input.target_) {
      const std::lock_guard<std::mutex> guard(input.inputs_.lock());
      source_ = input.source_;
      if (source_ != nullptr)
        source_->acquire_ref(target_);
    }
    ~pin() {
      if (source_ != nullptr)
        source_->release_ref(target_);
    }
    pin(const pin &) = delete;
    pin &operator=(const pin &) = delete;
    explicit operator bool() const { return source_ != nullptr; }
    concurrency::ISource<T> *get() const { return source_; }

  private:
    concurrency::ITarget<T> *target_;
    concurrency::ISource<T> *source_ = nullptr;
  };
  bool may_fetch() {
    const std::lock_guard<std::mutex> guard(inputs_.lock());
    return taken_ == nullptr && offer_ != none;
  }
  /// Stores the message, if there is one.
  void end_reservation(concurrency::message<T> *got) {
    const std::lock_guard<std::mutex> guard(inputs_.lock());
    reserved_ = none;
    if (got != nullptr)
      taken_.reset(got);
  }

  join_inputs &inputs_;
  concurrency::ITarget<T> *const target_;
  concurrency::ISource<T> *source_ = nullptr;
  concurrency::runtime_object_identity offer_ = none;
  concurrency::runtime_object_identity reserved_ = none; ///< Only assemble() changes it.
  std::unique_ptr<concurrency::message<T>> taken_;
};

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_AGENTS_JOIN_INPUTS_H
