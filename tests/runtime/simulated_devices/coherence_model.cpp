//===--- coherence_model.cpp - Random accesses compared with vectors ------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "counting_device.h"
#include "deferred_machine.h"
#include "support.h"
#include <random>

// Kernels on two accelerators, the host and copies access the same views and
// sections in random order. The test does the same to plain vectors, one access
// after the other, and compares the results.

using namespace support;
using concurrency::accelerator_view;
using host_launch::launch;

namespace coherence_model {

constexpr int rows = 4, columns = 6, count = rows * columns;

struct add_section {
  array_view<const int, 2> from;
  array_view<int, 2> to;
  AMP2HIP_CPU_AMP void operator()(concurrency::index<2> i) const { to[i] += from[i]; }
};

/// A rectangular part of a matrix.
struct part {
  int row, column, height, width;
};
/// The random accesses on the devices of `Machine`, with their model: three
/// backing stores, two of vectors and one of an array.

template <typename Machine>
class program {
public:
  explicit program(unsigned seed) : random_(seed), array_(extent<2>(rows, columns), place(), none) {
    for (int store = 0; store < stores; ++store)
      model_[store] = sources_[store] = numbers(count, 100 * store);
    copy(model_[2].begin(), model_[2].end(), array_);
    for (int store = 0; store < 2; ++store)
      views_.emplace_back(rows, columns, sources_[store]);
    views_.emplace_back(array_);
  }

  /// Makes one random access; false if a result differs from the model.
  bool step() {
    const int to = below(stores), from = (to + 1 + below(stores - 1)) % stores;
    const part p = below(3) == 0 ? part{0, 0, rows, columns} : any_part();
    const array_view<int, 2> there = section(to, p);
    switch (below(9)) {
    case 0:
    case 1: {
      const part q = {below(rows - p.height + 1), below(columns - p.width + 1), p.height, p.width};
      launch(place(), there.extent, add_section{section(from, q), there});
      each(p, [&](int r, int c) {
        at(to, p.row + r, p.column + c) += at(from, q.row + r, q.column + c);
      });
      return true;
    }
    case 2: {
      const int value = below(1000);
      there.discard_data();
      launch(place(), there.extent, fill_kernel<int, 2>{there, value});
      each(p, [&](int r, int c) { at(to, p.row + r, p.column + c) = value; });
      return true;
    }
    case 3:
      there(0, 0) = at(to, p.row, p.column) = below(1000);
      return true;
    case 4: {
      const array_view<const int, 2> read(there);
      bool right = true;
      each(p, [&](int r, int c) { right &= read(r, c) == at(to, p.row + r, p.column + c); });
      return right;
    }
    case 5: {
      const part q = {below(rows - p.height + 1), below(columns - p.width + 1), p.height, p.width};
      copy(section(from, q), there);
      each(p, [&](int r, int c) {
        at(to, p.row + r, p.column + c) = at(from, q.row + r, q.column + c);
      });
      return true;
    }
    case 6: {
      std::vector<int> elements(static_cast<std::size_t>(p.height * p.width));
      copy(there, elements.begin());
      bool right = true;
      each(p, [&](int r, int c) {
        right &=
            elements[static_cast<std::size_t>(r * p.width + c)] == at(to, p.row + r, p.column + c);
      });
      return right;
    }
    case 7: {
      std::vector<int> elements =
          numbers(static_cast<std::size_t>(p.height * p.width), below(1000));
      copy(elements.begin(), elements.end(), there);
      each(p, [&](int r, int c) {
        at(to, p.row + r, p.column + c) = elements[static_cast<std::size_t>(r * p.width + c)];
      });
      return true;
    }
    default: {
      there.synchronize();
      bool right = true;
      if (to != 2)
        each(p, [&](int r, int c) {
          const int place = (p.row + r) * columns + p.column + c;
          right &= sources_[to][static_cast<std::size_t>(place)] == at(to, p.row + r, p.column + c);
        });
      return right;
    }
    }
  }

  /// Destroys the views and compares all data with the model.
  bool end() {
    std::vector<int> last(count);
    copy(array_, last.begin());
    views_.clear();
    return last == model_[2] && sources_[0] == model_[0] && sources_[1] == model_[1];
  }

private:
  static constexpr int stores = 3;
  static constexpr auto none = concurrency::access_type_none;

  int below(int n) { return static_cast<int>(random_() % static_cast<unsigned>(n)); }
  accelerator_view place() {
    const std::shared_ptr<amp2hip::queue> all[] = {m_.first, m_.second, m_.far};
    return amp2hip::accelerator_access::view(all[below(3)]);
  }
  part any_part() {
    const int row = below(rows), column = below(columns);
    return {row, column, 1 + below(rows - row), 1 + below(columns - column)};
  }
  array_view<int, 2> section(int store, const part &p) {
    return views_[static_cast<std::size_t>(store)].section(p.row, p.column, p.height, p.width);
  }
  int &at(int store, int r, int c) {
    return model_[store][static_cast<std::size_t>(r * columns + c)];
  }
  template <typename Function>
  static void each(const part &p, const Function &function) {
    for (int r = 0; r < p.height; ++r)
      for (int c = 0; c < p.width; ++c)
        function(r, c);
  }

  Machine m_;
  std::mt19937 random_;
  std::vector<int> sources_[stores], model_[stores];
  array<int, 2> array_;
  std::vector<array_view<int, 2>> views_;
};

template <typename Machine>
void run_all(unsigned seeds) {
  for (unsigned seed = 0; seed < seeds; ++seed) {
    INFO("seed " << seed);
    program<Machine> p(seed);
    for (int i = 0; i < 60; ++i) {
      INFO("step " << i);
      REQUIRE(p.step());
    }
    REQUIRE(p.end());
  }
}

} // namespace coherence_model

TEST_CASE("coherence: random accesses to sections have the results of a model (R-5.2-c, R-5.2-e, "
          "M-8.2-g, M-8.4-f)") {
  coherence_model::run_all<counting::machine>(150);
}

TEST_CASE("coherence: the same on devices that defer work as long as possible (R-5.2-e, M-8.3-g)") {
  coherence_model::run_all<deferred::machine>(400);
}
