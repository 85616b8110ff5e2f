//===--- choice.h - choice, make_choice -----------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_AGENTS_CHOICE_H
#define AMP2HIP_WINDOWS_AGENTS_CHOICE_H

#include "amp2hip_windows/agents/multitype_join.h"

namespace amp2hip_windows {

/// The result of a choice, which the inputs share.
class choice_result {
public:
  /// Calls \p take, which returns whether it has got a message, unless another input has one.
  template <typename Take>
  concurrency::message_status choose(std::size_t number, const Take &take) {
    {
      const std::lock_guard<std::mutex> guard(lock_);
      if (chosen_)
        return concurrency::declined;
      if (!take())
        return concurrency::missed;
      chosen_ = true;
    }
    concurrency::asend(number_, number);
    return concurrency::accepted;
  }
  concurrency::single_assignment<std::size_t> &number() { return number_; }
  void use(concurrency::Scheduler *on, concurrency::ScheduleGroup *in) { number_.use(on, in); }

private:
  class numbers : public concurrency::single_assignment<std::size_t> {
  public:
    void use(concurrency::Scheduler *on, concurrency::ScheduleGroup *in) {
      this->initialize_source_and_target(on, in);
    }
  };
  std::mutex lock_;
  bool chosen_ = false;
  numbers number_;
};

/// The target of one source of a choice. It takes a message if it is the first one of all sources.
template <typename T>
class choice_input final : public concurrency::ITarget<T> {
public:
  choice_input(choice_result &result, std::size_t number) : result_(result), number_(number) {}
  ~choice_input() override { end(); }
  concurrency::message_status propagate(concurrency::message<T> *offered,
                                        concurrency::ISource<T> *source) override {
    return result_.choose(number_, [&] {
      taken_.reset(source->accept(offered->msg_id(), this));
      return taken_ != nullptr;
    });
  }
  concurrency::message_status send(concurrency::message<T> *offered,
                                   concurrency::ISource<T> *source) override {
    return propagate(offered, source);
  }
  void end() {
    concurrency::ISource<T> *source = nullptr;
    {
      // The reference prevents another thread from destroying the source.
      const std::lock_guard<std::mutex> guard(lock_);
      source = std::exchange(source_, nullptr);
      if (source != nullptr)
        source->acquire_ref(this);
    }
    if (source == nullptr)
      return;
    source->unlink_target(this);
    source->release_ref(this);
  }
  std::size_t number() const { return number_; }
  const T &payload() const { return taken_->payload; }

protected:
  void link_source(concurrency::ISource<T> *source) override {
    const std::lock_guard<std::mutex> guard(lock_);
    source_ = source;
  }
  void unlink_source(concurrency::ISource<T> *) override {
    const std::lock_guard<std::mutex> guard(lock_);
    source_ = nullptr;
  }
  void unlink_sources() override { end(); }

private:
  choice_result &result_;
  const std::size_t number_;
  std::mutex lock_;
  concurrency::ISource<T> *source_ = nullptr;
  std::unique_ptr<concurrency::message<T>> taken_;
};

/// The state of a choice.
template <typename... Source>
class chooser {
public:
  chooser(concurrency::Scheduler *on, concurrency::ScheduleGroup *in,
          std::tuple<Source...> &sources) {
    result_.use(on, in);
    link(sources, std::index_sequence_for<Source...>());
  }
  ~chooser() {
    std::apply([](auto &...one) { (one->end(), ...); }, all_);
  }
  chooser(const chooser &) = delete;
  chooser &operator=(const chooser &) = delete;

  concurrency::single_assignment<std::size_t> &number() { return result_.number(); }
  /// Throws std::bad_cast if the chosen message has another type.
  template <typename T>
  const T &value() {
    const std::size_t chosen = number().value();
    const T *found = nullptr;
    std::apply([&](auto &...one) { (find(*one, chosen, found), ...); }, all_);
    if (found == nullptr)
      throw std::bad_cast();
    return *found;
  }

private:
  template <std::size_t... number>
  void link(std::tuple<Source...> &sources, std::index_sequence<number...>) {
    ((std::get<number>(all_) = std::make_unique<choice_input<payload_of<Source>>>(result_, number)),
     ...);
    (source_pointer(std::get<number>(sources))->link_target(std::get<number>(all_).get()), ...);
  }
  template <typename One, typename T>
  static void find(const choice_input<One> &input, std::size_t chosen, const T *&found) {
    if constexpr (std::is_same<One, T>::value)
      if (input.number() == chosen)
        found = &input.payload();
  }

  choice_result result_;
  std::tuple<std::unique_ptr<choice_input<payload_of<Source>>>...> all_;
};

} // namespace amp2hip_windows

namespace concurrency {

/// Takes the first message of its sources and offers the number of the source. The others keep
/// their messages. \p Tuple is a std::tuple of pointers to the sources.
template <typename Tuple>
class choice;
template <typename... Source>
class choice<std::tuple<Source...>>
    : public amp2hip_windows::forwarding_source<single_assignment<std::size_t>, std::size_t> {
  using state = amp2hip_windows::chooser<Source...>;

public:
  typedef std::tuple<Source...> type;
  explicit choice(type sources) : state_(new state(nullptr, nullptr, sources)) {}
  choice(Scheduler &on, type sources) : state_(new state(&on, nullptr, sources)) {}
  choice(ScheduleGroup &in, type sources) : state_(new state(nullptr, &in, sources)) {}
  choice(choice &&other) noexcept = default;

  bool has_value() const { return state_->number().has_value(); }
  /// Wait for the first message.
  std::size_t index() { return state_->number().value(); }
  template <typename Payload>
  const Payload &value() {
    return state_->template value<Payload>();
  }

protected:
  single_assignment<std::size_t> &output() override { return state_->number(); }

private:
  std::unique_ptr<state> state_;
};

template <typename T1, typename T2, typename... Ts>
choice<std::tuple<T1, T2, Ts...>> make_choice(T1 first, T2 second, Ts... more) {
  return choice<std::tuple<T1, T2, Ts...>>({first, second, more...});
}
template <typename T1, typename T2, typename... Ts>
choice<std::tuple<T1, T2, Ts...>> make_choice(Scheduler &on, T1 first, T2 second, Ts... more) {
  return {on, {first, second, more...}};
}
template <typename T1, typename T2, typename... Ts>
choice<std::tuple<T1, T2, Ts...>> make_choice(ScheduleGroup &in, T1 first, T2 second, Ts... more) {
  return {in, {first, second, more...}};
}

} // namespace concurrency

#endif // AMP2HIP_WINDOWS_AGENTS_CHOICE_H
