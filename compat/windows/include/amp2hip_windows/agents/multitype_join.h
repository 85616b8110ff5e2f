//===--- multitype_join.h - multitype_join, make_join --------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_AGENTS_MULTITYPE_JOIN_H
#define AMP2HIP_WINDOWS_AGENTS_MULTITYPE_JOIN_H

#include "amp2hip_windows/agents/buffers.h"
#include "amp2hip_windows/agents/join_inputs.h"
#include <tuple>
#include <type_traits>
#include <typeinfo>

namespace amp2hip_windows {

/// The type of the messages of a source or of a pointer to one.
template <typename Source>
using payload_of = typename std::remove_pointer_t<Source>::source_type;

template <typename Source>
concurrency::ISource<payload_of<Source>> *source_pointer(Source &source) {
  if constexpr (std::is_pointer<Source>::value)
    return source;
  else
    return &source;
}

/// A source that offers the messages of another block, \p Output.
template <typename Output, typename T>
class forwarding_source : public concurrency::ISource<T> {
  using identity = concurrency::runtime_object_identity;

public:
  void link_target(concurrency::ITarget<T> *target) override { output().link_target(target); }
  void unlink_target(concurrency::ITarget<T> *target) override { output().unlink_target(target); }
  void unlink_targets() override { output().unlink_targets(); }
  concurrency::message<T> *accept(identity id, concurrency::ITarget<T> *target) override {
    return output().accept(id, target);
  }
  bool reserve(identity id, concurrency::ITarget<T> *target) override {
    return output().reserve(id, target);
  }
  concurrency::message<T> *consume(identity id, concurrency::ITarget<T> *target) override {
    return output().consume(id, target);
  }
  void release(identity id, concurrency::ITarget<T> *target) override {
    output().release(id, target);
  }
  void acquire_ref(concurrency::ITarget<T> *target) override { output().acquire_ref(target); }
  void release_ref(concurrency::ITarget<T> *target) override { output().release_ref(target); }

protected:
  virtual Output &output() = 0;
};

/// The target of one source of a multitype_join.
template <typename T>
class tuple_input final : public concurrency::ITarget<T> {
public:
  tuple_input(join_inputs &inputs, std::function<void()> completed)
      : input_(inputs, this), completed_(std::move(completed)) {}
  ~tuple_input() override { input_.unlink_source(); }
  concurrency::message_status propagate(concurrency::message<T> *one,
                                        concurrency::ISource<T> *source) override {
    if (!input_.is_source(source))
      return concurrency::declined;
    bool complete = false;
    const concurrency::message_status status = input_.offered(one, complete);
    if (complete)
      completed_();
    return status;
  }
  concurrency::message_status send(concurrency::message<T> *one,
                                   concurrency::ISource<T> *source) override {
    return propagate(one, source);
  }
  void end() { input_.unlink_source(); }
  T take() { return input_.take()->payload; }

protected:
  void link_source(concurrency::ISource<T> *source) override { input_.link(source); }
  void unlink_source(concurrency::ISource<T> *) override { input_.unlink(); }
  void unlink_sources() override { end(); }

private:
  join_input_of<T> input_;
  std::function<void()> completed_;
};

/// The state of a multitype_join.
template <concurrency::join_type type, typename... Source>
class tuple_joiner {
public:
  using result = std::tuple<payload_of<Source>...>;
  tuple_joiner(concurrency::Scheduler *on, concurrency::ScheduleGroup *in,
               std::tuple<Source...> &sources)
      : inputs_(type), all_(made<Source>()...) {
    worker_.use(on, in);
    link(sources, std::index_sequence_for<Source...>());
  }
  ~tuple_joiner() {
    std::apply([](auto &...one) { (one->end(), ...); }, all_);
    worker_.wait();
  }
  tuple_joiner(const tuple_joiner &) = delete;
  tuple_joiner &operator=(const tuple_joiner &) = delete;
  concurrency::unbounded_buffer<result> output;

private:
  template <typename One>
  std::unique_ptr<tuple_input<payload_of<One>>> made() {
    return std::make_unique<tuple_input<payload_of<One>>>(
        inputs_, [this] { worker_.post([this] { assemble(); }); });
  }
  template <std::size_t... number>
  void link(std::tuple<Source...> &sources, std::index_sequence<number...>) {
    (source_pointer(std::get<number>(sources))->link_target(std::get<number>(all_).get()), ...);
  }
  void assemble() {
    inputs_.assemble([this] {
      std::apply([this](auto &...one) { concurrency::send(output, result{one->take()...}); }, all_);
    });
  }

  join_inputs inputs_;
  serial_worker worker_;
  std::tuple<std::unique_ptr<tuple_input<payload_of<Source>>>...> all_;
};

} // namespace amp2hip_windows

namespace concurrency {

/// Offers tuples with a message of each source. \p Tuple is a std::tuple of pointers to the
/// sources.
template <typename Tuple, join_type type = non_greedy>
class multitype_join;
template <typename... Source, join_type type_of_join>
class multitype_join<std::tuple<Source...>, type_of_join>
    : public amp2hip_windows::forwarding_source<
          unbounded_buffer<std::tuple<amp2hip_windows::payload_of<Source>...>>,
          std::tuple<amp2hip_windows::payload_of<Source>...>> {
  using state = amp2hip_windows::tuple_joiner<type_of_join, Source...>;

public:
  typedef std::tuple<Source...> type;
  explicit multitype_join(type sources) : state_(new state(nullptr, nullptr, sources)) {}
  multitype_join(Scheduler &on, type sources) : state_(new state(&on, nullptr, sources)) {}
  multitype_join(ScheduleGroup &in, type sources) : state_(new state(nullptr, &in, sources)) {}
  multitype_join(multitype_join &&other) noexcept = default;

protected:
  unbounded_buffer<typename state::result> &output() override { return state_->output; }

private:
  std::unique_ptr<state> state_;
};

template <typename T1, typename T2, typename... Ts>
multitype_join<std::tuple<T1, T2, Ts...>> make_join(T1 first, T2 second, Ts... more) {
  return multitype_join<std::tuple<T1, T2, Ts...>>({first, second, more...});
}
template <typename T1, typename T2, typename... Ts>
multitype_join<std::tuple<T1, T2, Ts...>> make_join(Scheduler &on, T1 first, T2 second,
                                                    Ts... more) {
  return {on, {first, second, more...}};
}
template <typename T1, typename T2, typename... Ts>
multitype_join<std::tuple<T1, T2, Ts...>> make_join(ScheduleGroup &in, T1 first, T2 second,
                                                    Ts... more) {
  return {in, {first, second, more...}};
}
template <typename T1, typename T2, typename... Ts>
multitype_join<std::tuple<T1, T2, Ts...>, greedy> make_greedy_join(T1 first, T2 second,
                                                                   Ts... more) {
  return multitype_join<std::tuple<T1, T2, Ts...>, greedy>({first, second, more...});
}
template <typename T1, typename T2, typename... Ts>
multitype_join<std::tuple<T1, T2, Ts...>, greedy> make_greedy_join(Scheduler &on, T1 first,
                                                                   T2 second, Ts... more) {
  return {on, {first, second, more...}};
}
template <typename T1, typename T2, typename... Ts>
multitype_join<std::tuple<T1, T2, Ts...>, greedy> make_greedy_join(ScheduleGroup &in, T1 first,
                                                                   T2 second, Ts... more) {
  return {in, {first, second, more...}};
}

} // namespace concurrency

#endif // AMP2HIP_WINDOWS_AGENTS_MULTITYPE_JOIN_H
