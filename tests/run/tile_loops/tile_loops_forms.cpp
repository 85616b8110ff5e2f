// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Forms of kernels with barriers that the CPU runs as loops over the threads of
// a tile: calls in expressions, early results, bounds from memory, switches,
// copies of barriers, local views. With and without loops, each kernel must
// compute the same.

#include "tile_results.h"

using namespace concurrency;

static const int size = 8;

template <typename Kernel, typename Expected> static void check(Kernel kernel, Expected expected) {
  compare<size>(run(kernel), expected);
}

static int reversed(int value, tiled_index<size> t) restrict(amp) {
  tile_static int values[size];
  values[t.local[0]] = value;
  t.barrier.wait();
  const int result = values[size - 1 - t.local[0]];
  t.barrier.wait();
  return result;
}

// A result before a barrier, one in a loop, and a default argument.
static int scaled(int value, tiled_index<size> t, int &rounds, int limit = 2) restrict(amp) {
  rounds = 0;
  if (limit == 0)
    return -1;
  for (int k = 1;; ++k) {
    rounds = k;
    if (k == limit)
      return k * reversed(value, t) + 1;
    value += reversed(0, t) + 1;
  }
}

static void calls() {
  check(
      [](array_view<int, 1> v) {
        parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
          const int own = t.local[0];
          v[t] = v[t] * 1000 - reversed(own, t) + 100 * reversed(own + 1, t);
          if (reversed(own, t) % 2 == 0)
            v[t] += 1000000;
        });
      },
      [](int tile, int local) {
        const int other = size - 1 - local;
        return (tile * size + local) * 1000 - other + 100 * (other + 1) + (other % 2 == 0 ? 1000000 : 0);
      });
  check(
      [](array_view<int, 1> v) {
        parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
          int rounds, result = scaled(t.local[0], t, rounds);
          v[t] = result * 10 + rounds;
          for (int limit = 0; limit < 4; ++limit) {
            v[t] += 100 * scaled(1, t, rounds, limit);
            v[t] += 10000 * rounds;
          }
        });
      },
      [](int, int local) {
        return (2 * (size - 1 - local + 1) + 1) * 10 + 2 + 100 * (-1 + 2 + 5 + 10) + 10000 * (1 + 2 + 3);
      });
}

static int half(int n) restrict(cpu, amp) { return n / 2; }

static void bounds() {
  check(
      [](array_view<int, 1> v) {
        parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
          tile_static int count, part[size];
          if (t.local[0] == 3)
            count = t.tile[0] + 1;
          part[t.local[0]] = t.local[0];
          t.barrier.wait();
          v[t] = 0;
          int left = count;
          while (left-- > 0) {
            const int next = part[(t.local[0] + 1) % size];
            t.barrier.wait();
            part[t.local[0]] = next;
            t.barrier.wait();
            if (next % 2 == 0)
              continue; // after the last barrier
            v[t] += next;
          }
          for (int n = half(9); n > 0; n = half(n)) {
            t.barrier.wait();
            v[t] += 100 * n;
          }
        });
      },
      [](int tile, int local) {
        int sum = 100 * (4 + 2 + 1);
        for (int k = 1; k <= tile + 1; ++k)
          sum += (local + k) % size % 2 == 0 ? 0 : (local + k) % size;
        return sum;
      });
}

static void wait_at(const tile_barrier &b) restrict(amp) { b.wait(); }

template <typename Tiled> static int last(const Tiled &t, const int *values) restrict(amp) {
  t.barrier.wait();
  return values[size - 1];
}

static void switches_and_copies() {
  check(
      [](array_view<int, 1> v) {
        parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
          tile_static int part[size];
          array_view<int, 2> square(2, size / 2, part);
          tile_barrier barrier = t.barrier;
          part[t.local[0]] = t.local[0];
          wait_at(barrier);
          int value = square(1, 0);
          switch (t.tile[0]) {
          case 0:
            value += part[size - 1 - t.local[0]];
            barrier.wait();
            break;
          case 1: {
            const int other = part[1];
            t.barrier.wait();
            value += other * 10;
            [[fallthrough]];
          }
          case 2:
            barrier.wait();
            value += 100;
            if (t.tile[0] == 2)
              break;
            [[fallthrough]];
          default:
            value += 1000;
            t.barrier.wait();
          }
          v[t] = value;
          v[t] += 10000 * last(t, part);
        });
      },
      [](int tile, int local) {
        const int added[] = {size - 1 - local, 10 + 100 + 1000, 100, 1000};
        return size / 2 + added[tile] + 10000 * (size - 1);
      });
}

// Kernels whose classes are local, and one with several call operators.
template <typename T, int N> static void launch_local(const array_view<T, 1> &v) {
  const int twice = 2;
  typedef tiled_index<N> position;
  struct kernel {
    array_view<T, 1> v;
    T add;
    void operator()(position t) const restrict(amp) {
      tile_static T part[N];
      const T own = v[t] * twice;
      part[t.local[0]] = own;
      t.barrier.wait();
      v[t] = part[N - 1 - t.local[0]] + own + add;
    }
  };
  const kernel k = {v, T(3)};
  parallel_for_each(v.extent.template tile<N>(), k);
}
struct several {
  array_view<int, 1> v;
  void operator()(index<1> i) const restrict(amp) { v[i] += 1; }
  void operator()(const tiled_index<4> &t) const restrict(amp) {
    const int own = v[t];
    t.barrier.wait();
    v[t] = own * 2;
  }
  void operator()(tiled_index<8> t) const restrict(amp);
  void operator()(tiled_index<8> t) restrict(amp) { v[t] = -1; }
};
void several::operator()(tiled_index<8> t) const restrict(amp) {
  const int own = v[t];
  t.barrier.wait();
  v[t] = own * 3;
}
static void classes() {
  compare<8>(run([](array_view<int, 1> v) { launch_local<int, 8>(v); }),
             [](int tile, int) { return 2 * (2 * tile * 8 + 7) + 3; });
  compare<8>(run([](array_view<int, 1> v) {
               several k = {v};
               parallel_for_each(v.extent, k);
               parallel_for_each(v.extent.tile<4>(), k);
               parallel_for_each(v.extent.tile<8>(), k);
             }),
             [](int tile, int local) { return (tile * 8 + local + 1) * 6; });
}

int main() {
  calls();
  bounds();
  switches_and_copies();
  classes();
  return report();
}
