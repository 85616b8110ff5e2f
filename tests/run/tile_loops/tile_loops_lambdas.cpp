// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Lambdas and values of class templates that live across barriers, heads of loops that change
// variables, and calls of function templates with numbers. With and without loops, each
// kernel must compute the same.

#include "tile_results.h"

using namespace concurrency;

static const int size = 8;

template <typename Kernel, typename Expected> static void check(Kernel kernel, Expected expected) {
  compare<size>(run(kernel), expected);
}

// Copies of captured variables and of variables that do not change.
static void copies() {
  const int limit = 5;
  check(
      [=](array_view<int, 1> v) {
        parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
          tile_static int part[size];
          const int local = t.local[0], own = v[t];
          auto shifted = [=](int k) { return k < limit ? local + k : own * k; };
          part[local] = shifted(1);
          t.barrier.wait();
          int sum = part[size - 1 - local] + shifted(7);
          t.barrier.wait();
          part[local] = shifted(2);
          t.barrier.wait();
          v[t] = sum * 100 + part[(local + 1) % size];
        });
      },
      [](int tile, int local) {
        return (size - local + (tile * size + local) * 7) * 100 + (local + 1) % size + 2;
      });
}

// A reference to tile_static memory, and a lambda that calls another one.
static void references() {
  check(
      [](array_view<int, 1> v) {
        parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
          tile_static int part[size];
          const int local = t.local[0];
          auto put = [&](int k, int x) { part[k] = x; };
          auto moved = [=](int x) { return x + t.local[0]; };
          auto twice = [=](int x) { return moved(moved(x)); };
          put(local, v[t]);
          t.barrier.wait();
          const int other = part[size - 1 - local];
          t.barrier.wait();
          put(local, twice(other));
          t.barrier.wait();
          v[t] = part[size - 1 - local] + 100 * twice(1);
        });
      },
      [](int tile, int local) { return tile * size + local + 2 * (size - 1 - local) + 100 * (1 + 2 * local); });
}

// A lambda in a loop copies the counter, and one is declared and called between two barriers.
static void in_loops() {
  check(
      [](array_view<int, 1> v) {
        parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
          tile_static int part[size];
          int sum = 0;
          for (int i = 1; i < 4; ++i) {
            auto scaled = [=](int x) { return x * i; };
            part[t.local[0]] = scaled(t.local[0]);
            t.barrier.wait();
            sum += part[size - 1 - t.local[0]] + scaled(100);
            t.barrier.wait();
          }
          v[t] = sum;
        });
      },
      [](int, int local) { return (size - 1 - local + 100) * 6; });
}

// The copies are those of before the barrier: the variables change, so this kernel keeps fibers.
static void changed_copies() {
  check(
      [](array_view<int, 1> v) {
        parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
          int own = v[t];
          auto old = [=] { return own; };
          own += 1000;
          t.barrier.wait();
          v[t] = own * 100 + old();
        });
      },
      [](int tile, int local) { return (tile * size + local) * 101 + 100000; });
  check(
      [](array_view<int, 1> v) {
        parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
          int own = v[t];
          auto next = [own]() mutable { return ++own; };
          const int first = next();
          t.barrier.wait();
          v[t] = first * 100 + next();
        });
      },
      [](int tile, int local) { return (tile * size + local) * 101 + 102; });
}

template <typename T> struct pair_of {
  T first, second;
};

// In templates: subscripts, arguments of lambdas, and values of class templates.
template <typename T, int N> static std::vector<int> templates(T start) {
  return run([=](array_view<int, 1> v) {
    parallel_for_each(v.extent.template tile<N>(), [=](tiled_index<N> t) restrict(amp) {
      tile_static T part[2][N];
      const int local = t.local[0];
      auto move = [start](T *to, int k, int distance) { to[k] += start + static_cast<T>(distance); };
      part[0][local] = static_cast<T>(v[t]);
      part[1][local] = T();
      int from = 0;
      for (int k = 1; k < N; k <<= 1, from ^= 1) {
        t.barrier.wait();
        const pair_of<T> own = {part[from][local], part[from][(local + k) % N]};
        t.barrier.wait();
        part[from ^ 1][local] = own.first + own.second;
        move(part[from ^ 1], local, k);
      }
      t.barrier.wait();
      v[t] = static_cast<int>(part[from][local]);
    });
  });
}

static int expected_of_templates(int start, int tile, int local) {
  int now[size], next[size];
  for (int i = 0; i < size; ++i)
    now[i] = tile * size + i;
  for (int k = 1; k < size; k <<= 1) {
    for (int i = 0; i < size; ++i)
      next[i] = now[i] + now[(i + k) % size] + start + k;
    for (int i = 0; i < size; ++i)
      now[i] = next[i];
  }
  return now[local];
}

// A function template in a template, whose arguments are of known namespaces.
template <int N> static void add_tile(int (&part)[N], int local, const tile_barrier &barrier) restrict(amp) {
  int active = N;
  while ((active /= 2) > 0) {
    barrier.wait();
    if (local < active)
      part[local] += part[local + active];
  }
  barrier.wait();
}
template <int N> static void sums(array_view<int, 1> v) {
  parallel_for_each(v.extent.template tile<N>(), [=](tiled_index<N> t) restrict(amp) {
    tile_static int part[N];
    part[t.local[0]] = v[t];
    add_tile(part, t.local[0], t.barrier);
    v[t] = part[0];
  });
}

// Conversions of a counter to a template parameter: a class may change the counter.
struct counter {
  int value;
  explicit counter(int &x) restrict(cpu, amp) : value(x) { ++x; }
};
static int number(int x) restrict(amp) { return x; }
static int number(const counter &x) restrict(amp) { return x.value; }
template <typename T> static std::vector<int> conversions() {
  return run([](array_view<int, 1> v) {
    parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
      tile_static int part[size];
      int sum = 0;
      for (int r = 0; r < 6; ++r) {
        part[t.local[0]] = v[t];
        t.barrier.wait();
        sum += part[size - 1 - t.local[0]] * number(T(r));
        t.barrier.wait();
      }
      v[t] = sum;
    });
  });
}

int main() {
  compare<size>(conversions<int>(), [](int tile, int local) { return (tile * size + size - 1 - local) * 15; });
  compare<size>(conversions<counter>(), [](int tile, int local) { return (tile * size + size - 1 - local) * 6; });
  copies();
  references();
  in_loops();
  changed_copies();
  compare<size>(templates<int, size>(1), [](int tile, int local) { return expected_of_templates(1, tile, local); });
  compare<size>(templates<float, size>(2), [](int tile, int local) { return expected_of_templates(2, tile, local); });
  check([](array_view<int, 1> v) { sums<size>(v); }, [](int tile, int) { return tile * size * size + 28; });
  return report();
}
