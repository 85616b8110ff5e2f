// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Kernels that use captured variables and members of base classes whose types depend on template
// parameters. The CPU runs them as loops over the threads of a tile if the types are containers and
// numbers. With and without loops, each kernel must compute the same.

#include "tile_results.h"

using namespace concurrency;

static const int size = 8;

// Members of a base class.
template <typename T> struct data {
  array_view<T, 1> values;
  int rounds;
};
template <typename T, int N> struct summing : data<T> {
  summing(const array_view<T, 1> &values, int rounds) : data<T>{values, rounds} {}
  void operator()(tiled_index<N> t) const restrict(amp) {
    tile_static T part[N];
    const int local = t.local[0];
    T sum = T();
    for (int i = 0; i < this->rounds; ++i) {
      part[local] = this->values(t) + static_cast<T>(i);
      t.barrier.wait();
      sum += part[(local + 1) % N];
      t.barrier.wait();
    }
    if (this->values.extent[0] == result_count)
      t.barrier.wait();
    this->values[t] = sum;
  }
};

// A kept variable whose type is a member of a template argument.
struct traits {
  typedef int value;
};
template <typename Traits> struct typed {
  typedef typename Traits::value value;
  array_view<value, 1> values;
  void operator()(tiled_index<size> t) const restrict(amp) {
    const value own = values[t];
    typename Traits::value sum = own;
    t.barrier.wait();
    sum += own;
    t.barrier.wait();
    values[t] = sum;
  }
};

// A captured variable of any type.
template <typename Values> static void mirror(Values values, const extent<1> &threads) {
  parallel_for_each(threads.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
    tile_static int part[size];
    part[t.local[0]] = values[t];
    t.barrier.wait();
    values[t] = part[size - 1 - t.local[0]];
  });
}
// Its operator waits: this instance keeps fibers.
struct waiting {
  array_view<int, 1> values;
  int &operator[](tiled_index<size> t) const restrict(amp) {
    t.barrier.wait();
    return values[t.global];
  }
};
// A number of the thread, which changes: this instance keeps fibers.
template <typename Count> struct counter {
  mutable Count rounds;
};
template <typename Count> struct counting : counter<Count> {
  array_view<int, 1> values;
  counting(const array_view<int, 1> &values, Count rounds) : counter<Count>{rounds}, values(values) {}
  void operator()(tiled_index<size> t) const restrict(amp) {
    int waits = 0;
    for (this->rounds = 2; waits < this->rounds; ++waits) {
      t.barrier.wait();
      if (waits == 0)
        this->rounds = 4;
    }
    values[t] = waits;
  }
};

int main() {
  compare<size>(run([](array_view<int, 1> v) { parallel_for_each(v.extent.tile<size>(), summing<int, size>(v, 3)); }),
                [](int tile, int local) { return 3 * (tile * size + (local + 1) % size) + 3; });
  compare<size>(run([](array_view<int, 1> v) { parallel_for_each(v.extent.tile<size>(), typed<traits>{v}); }),
                [](int tile, int local) { return 2 * (tile * size + local); });
  compare<size>(run([](array_view<int, 1> v) { mirror(v, v.extent); }),
                [](int tile, int local) { return tile * size + size - 1 - local; });
  compare<size>(run([](array_view<int, 1> v) { mirror(waiting{v}, v.extent); }),
                [](int tile, int local) { return tile * size + size - 1 - local; });
  compare<size>(run([](array_view<int, 1> v) { parallel_for_each(v.extent.tile<size>(), counting<int>(v, 1)); }),
                [](int, int) { return 4; });
  return report();
}
