// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Member functions of tile_static objects that wait at barriers and change the object. With and
// without loops, each kernel must compute the same.

#include "tile_results.h"

using namespace concurrency;

static const int size = 8;

template <typename Kernel, typename Expected> static void check(Kernel kernel, Expected expected) {
  compare<size>(run(kernel), expected);
}

template <typename T, int N> struct scratch {
  T cell[N];
  int rounds;

  void put(int slot, T value) restrict(amp) { cell[slot] = value; }
  T sum(const tile_barrier &barrier, int local) restrict(amp) {
    if (local == 0)
      rounds = 0;
    barrier.wait();
    halve(barrier, local, N / 2);
    T result = cell[0];
    barrier.wait();
    return result;
  }

private:
  void halve(const tile_barrier &barrier, int local, int width) restrict(amp) {
    for (; width > 0; width /= 2) {
      if (local < width)
        cell[local] += cell[local + width];
      if (local == 0)
        ++rounds;
      barrier.wait();
    }
  }
};

// An object that is no template, and member function templates.
struct tally {
  int count[4], last;
  template <int N> void clear(const tiled_index<N> &t) restrict(amp) {
    const int id = t.local[0];
    if (id < 4)
      count[id] = 0;
    t.barrier.wait_with_tile_static_memory_fence();
  }
  void hit(int bin) restrict(amp) { atomic_fetch_inc(&count[bin]); }
  // Waits as often as a value in the object says, which changes after the loop.
  int total(int rounds, tiled_index<size> t) restrict(amp) {
    t.barrier.wait();
    last = rounds;
    t.barrier.wait();
    int sum = 0;
    for (int k = 0; k < last; ++k) {
      sum += count[k % 4] + 10 * k;
      t.barrier.wait();
    }
    sum += 1000 * t.local[0];
    t.barrier.wait();
    return sum + 1000 * rounds + 100000 * last;
  }
};

static void objects() {
  check(
      [](array_view<int, 1> v) {
        parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
          tile_static scratch<int, size> memory;
          memory.put(t.local[0], v[t]);
          const int first = memory.sum(t.barrier, t.local[0]);
          memory.put(t.local[0], first + t.local[0]);
          int second = memory.sum(t.barrier, t.local[0]);
          v[t] = first * 10000 + second * 10 + memory.rounds;
        });
      },
      [](int tile, int) {
        const int first = tile * size * size + 28;
        return first * 10000 + (first * size + 28) * 10 + 3;
      });
  check(
      [](array_view<int, 1> v) {
        parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
          tile_static tally counts;
          counts.clear(t);
          counts.hit(v[t] % 4);
          counts.hit(1);
          t.barrier.wait();
          const int before = counts.count[t.local[0] % 4];
          const int all = counts.total(3, t);
          v[t] = all * 10 + before;
        });
      },
      [](int, int local) {
        const int before = local % 4 == 1 ? 10 : 2;
        return (2 + 10 + 2 + 30 + 1000 * (3 + local) + 300000) * 10 + before;
      });
}

template <typename T, int N> static std::vector<int> templates() {
  return run([](array_view<int, 1> v) {
    parallel_for_each(v.extent.template tile<N>(), [=](tiled_index<N> t) restrict(amp) {
      tile_static scratch<T, N> memory;
      memory.put(t.local[0], static_cast<T>(v[t]));
      T sum = memory.sum(t.barrier, t.local[0]);
      v[t] = static_cast<int>(sum) * 10 + memory.rounds;
    });
  });
}

// Objects of the threads: these keep fibers.
struct own_total {
  int value;
  void add(int (&part)[size], tiled_index<size> t) restrict(amp) {
    part[t.local[0]] = value;
    t.barrier.wait();
    value += part[size - 1 - t.local[0]];
    t.barrier.wait();
  }
};
// A class with another specialization.
template <typename T> struct turn {
  T value[size];
  int get(tiled_index<size> t) restrict(amp) {
    value[t.local[0]] = static_cast<T>(t.local[0]);
    t.barrier.wait();
    return static_cast<int>(value[size - 1 - t.local[0]]);
  }
};
template <> struct turn<float> {
  int get(tiled_index<size> t) restrict(amp) {
    t.barrier.wait();
    return 100;
  }
};
template <typename T> static std::vector<int> turned() {
  return run([](array_view<int, 1> v) {
    parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
      tile_static turn<T> object;
      const int x = object.get(t);
      v[t] = x;
    });
  });
}
// A const member function reads values that change between the barriers.
struct watched {
  int value;
  int differences(tiled_index<size> t, int &other) const restrict(amp) {
    int sum = value;
    t.barrier.wait();
    if (t.local[0] == 0)
      other = 50;
    t.barrier.wait();
    return sum * 100 + value;
  }
};

static void fibers() {
  check(
      [](array_view<int, 1> v) {
        parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
          tile_static int part[size];
          own_total own;
          own.value = v[t];
          own.add(part, t);
          own.add(part, t);
          v[t] = own.value;
        });
      },
      [](int tile, int) { return 2 * (2 * tile * size + size - 1); });
  compare<size>(turned<int>(), [](int, int local) { return size - 1 - local; });
  compare<size>(turned<float>(), [](int, int) { return 100; });
  check(
      [](array_view<int, 1> v) {
        parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
          tile_static watched object;
          if (t.local[0] == 0)
            object.value = 3;
          t.barrier.wait();
          const int x = object.differences(t, object.value);
          v[t] = x;
        });
      },
      [](int, int) { return 350; });
}

int main() {
  objects();
  compare<size>(templates<int, size>(), [](int tile, int) { return (tile * size * size + 28) * 10 + 3; });
  compare<size>(templates<float, size>(), [](int tile, int) { return (tile * size * size + 28) * 10 + 3; });
  fibers();
  return report();
}
