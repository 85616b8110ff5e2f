//===--- worker.cpp - One thread of the soak test -------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "worker.h"
#include <algorithm>
#include <atomic>
#include <chrono>
#include <numeric>
#include <stdexcept>
#include <string>
#include <thread>

using namespace concurrency;

namespace soak {
namespace {

constexpr int tile = 32;

/// Combines values with wraparound: signed overflow would be undefined.
AMP2HIP_CPU_AMP inline int mixed(int to, int from, int more, int amount) {
  return static_cast<int>(static_cast<unsigned>(to) * 3u + static_cast<unsigned>(from) +
                          static_cast<unsigned>(more) + static_cast<unsigned>(amount));
}

/// Uses three containers and changes the first.
struct mix_kernel {
  array_view<int> to;
  array_view<const int> from, more;
  int amount;

  AMP2HIP_CPU_AMP void operator()(concurrency::index<1> i) const {
    to[i] = mixed(to[i], from[i], more[i], amount);
  }
};

struct fill_kernel {
  array_view<int> to;
  int value;

  AMP2HIP_CPU_AMP void operator()(concurrency::index<1> i) const { to[i] = value + i[0]; }
};

struct array_kernel {
  mutable amp2hip::array_ref<int> data;
  int amount;

  AMP2HIP_CPU_AMP void operator()(concurrency::index<1> i) const { data[i] ^= amount; }
};

/// Reverses each tile.
struct reverse_kernel {
  array_view<int> data;

  AMP2HIP_CPU_AMP void operator()(tiled_index<tile> t) const {
    tile_static int all[tile];
    all[t.local[0]] = data[t.global[0]];
    t.barrier.wait();
    data[t.global[0]] = all[tile - 1 - t.local[0]];
  }
};

std::size_t at(int i) { return static_cast<std::size_t>(i); }

} // namespace

shared_data::shared_data(int count)
    : source(at(count)), view((std::iota(source.begin(), source.end(), 0), count), source) {}

item::~item() {
  view = nullptr; // the view copies its data back to `source`, which must still exist
}

worker::worker(unsigned seed, const shared_data &shared) : random_(seed), shared_(shared) {
  for (const accelerator &one : accelerator::get_all())
    if (one.get_device_path() != accelerator::cpu_accelerator)
      places_.push_back(one.create_view());
  create();
  create();
}

accelerator_view worker::place() {
  accelerator_view &one = places_[at(below(static_cast<int>(places_.size())))];
  if (below(50) == 0)
    one = one.get_accelerator().create_view(below(2) == 0 ? queuing_mode_automatic
                                                          : queuing_mode_immediate);
  return one;
}

void worker::create() {
  auto created = std::make_unique<item>();
  const int count = 1 + below(below(4) == 0 ? 4000 : 200);
  created->model.resize(at(count));
  std::iota(created->model.begin(), created->model.end(), below(1000));
  switch (below(5)) {
  case 0: // on an accelerator
    created->array =
        std::make_unique<array<int>>(extent<1>(count), created->model.begin(), place());
    break;
  case 1: // staging
    created->array = std::make_unique<array<int>>(
        extent<1>(count), created->model.begin(), created->model.end(),
        accelerator(accelerator::cpu_accelerator).get_default_view(), place());
    break;
  case 2: // a view without a source
    created->view = std::make_unique<array_view<int>>(count);
    copy(created->model.begin(), created->model.end(), *created->view);
    break;
  default:
    created->source = created->model;
    created->view = std::make_unique<array_view<int>>(count, created->source);
  }
  if (created->array != nullptr)
    created->view = std::make_unique<array_view<int>>(*created->array);
  items_.push_back(std::move(created));
  ++containers;
}

void worker::destroy(std::size_t which) {
  item &one = *items_[which];
  const bool has_source = !one.source.empty();
  if (!has_source || below(2) == 0)
    check(one);
  one.view = nullptr;
  if (has_source && one.source != one.model)
    throw std::runtime_error(
        "the destruction of the last view copied back other values than the model has");
  items_.erase(items_.begin() + static_cast<std::ptrdiff_t>(which));
}

void worker::check(item &one) {
  std::vector<int> elements(one.model.size());
  copy(*one.view, elements.begin());
  for (std::size_t i = 0; i < elements.size(); ++i)
    if (elements[i] != one.model[i])
      throw std::runtime_error(
          "element " + std::to_string(i) + " of " + std::to_string(elements.size()) + " is " +
          std::to_string(elements[i]) + ", but the model has " + std::to_string(one.model[i]));
}

/// Launches on sections of a random container and of the shared data, and
/// changes a section of `to`.
void worker::launch(item &to) {
  item &from = any();
  const int limit = static_cast<int>(
      std::min(std::min(to.model.size(), from.model.size()), shared_.source.size()));
  const int count = 1 + below(limit), amount = below(1000);
  const int a = below(static_cast<int>(to.model.size()) - count + 1);
  const int b = &to == &from ? a : below(static_cast<int>(from.model.size()) - count + 1);
  const int c = below(static_cast<int>(shared_.source.size()) - count + 1);
  const array_view<int> target = to.view->section(a, count);
  parallel_for_each(
      place(), target.extent,
      mix_kernel{target, from.view->section(b, count), shared_.view.section(c, count), amount});
  for (int i = 0; i < count; ++i)
    to.model[at(a + i)] =
        mixed(to.model[at(a + i)], from.model[at(b + i)], shared_.source[at(c + i)], amount);
  ++launches;
}

void worker::launch_tiled(item &to) {
  const int tiles = static_cast<int>(to.model.size()) / tile;
  if (tiles == 0)
    return;
  const array_view<int> target = to.view->section(0, tiles * tile);
  parallel_for_each(place(), target.extent.tile<tile>(), reverse_kernel{target});
  for (int t = 0; t < tiles; ++t)
    std::reverse(to.model.begin() + t * tile, to.model.begin() + (t + 1) * tile);
  ++launches;
}

/// Uses the array itself: in a kernel, in a copy, in an assignment.
void worker::use_array(item &one) {
  if (one.array == nullptr ||
      one.array->get_accelerator_view().get_accelerator().get_device_path() ==
          accelerator::cpu_accelerator)
    return;
  const int amount = below(1 << 20);
  parallel_for_each(one.array->extent, array_kernel{*one.array, amount});
  for (int &element : one.model)
    element ^= amount;
  ++launches;
  array<int> same(*one.array);
  const array_view<int> whole(same);
  parallel_for_each(place(), whole.extent, fill_kernel{whole, amount});
  if (below(2) == 0) {
    *one.array = same;
    std::iota(one.model.begin(), one.model.end(), amount);
  }
  ++launches;
}

void worker::move_elements(item &to, item &from) {
  if (&to == &from)
    return;
  const int count = 1 + below(static_cast<int>(std::min(to.model.size(), from.model.size())));
  const int a = below(static_cast<int>(to.model.size()) - count + 1);
  const int b = below(static_cast<int>(from.model.size()) - count + 1);
  if (below(2) == 0)
    copy(from.view->section(b, count), to.view->section(a, count));
  else
    copy_async(from.view->section(b, count), to.view->section(a, count)).get();
  std::copy_n(from.model.begin() + b, count, to.model.begin() + a);
}

/// Accesses the container from the host.
void worker::touch(item &one) {
  const bool in_reach =
      one.array == nullptr || one.array->get_cpu_access_type() == access_type_read_write;
  const int count = static_cast<int>(one.model.size()), i = below(count);
  switch (below(4)) {
  case 0:
    if (in_reach)
      (*one.view)[i] = one.model[at(i)] = below(1000);
    break;
  case 1:
    if (in_reach && array_view<const int>(*one.view)[i] != one.model[at(i)])
      throw std::runtime_error("a subscript on the host returned another value than the model has");
    break;
  case 2:
    one.view->synchronize();
    if (!one.source.empty() && one.source != one.model)
      throw std::runtime_error("synchronize() copied back other values than the model has");
    break;
  default: {
    const int value = below(1000);
    one.view->discard_data();
    parallel_for_each(place(), one.view->extent, fill_kernel{*one.view, value});
    std::iota(one.model.begin(), one.model.end(), value);
    ++launches;
  }
  }
}

void worker::wait_for_futures(item &one) {
  accelerator_view where = place();
  const std::shared_ptr<std::atomic<int>> count = callbacks_;
  one.view->synchronize_async().then([count] { ++*count; });
  const completion_future there = one.view->synchronize_to_async(where);
  there.then([count] { ++*count; });
  callbacks_wanted_ += 2;
  where.create_marker().wait();
  there.get();
  where.wait();
}

void worker::step() {
  switch (below(12)) {
  case 0:
    if (items_.size() < 8)
      create();
    break;
  case 1:
    if (items_.size() > 2)
      destroy(at(below(static_cast<int>(items_.size()))));
    break;
  case 2:
    check(any());
    break;
  case 3:
    launch_tiled(any());
    break;
  case 4:
    use_array(any());
    break;
  case 5:
    move_elements(any(), any());
    break;
  case 6:
  case 7:
    touch(any());
    break;
  case 8:
    if (below(4) == 0)
      wait_for_futures(any());
    break;
  default:
    launch(any());
  }
  ++steps;
}

void worker::end() {
  while (!items_.empty())
    destroy(items_.size() - 1);
  const auto limit = std::chrono::steady_clock::now() + std::chrono::seconds(30);
  while (*callbacks_ != callbacks_wanted_ && std::chrono::steady_clock::now() < limit)
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  if (*callbacks_ != callbacks_wanted_)
    throw std::runtime_error(std::to_string(callbacks_wanted_ - *callbacks_) +
                             " callbacks were not called");
}

} // namespace soak
