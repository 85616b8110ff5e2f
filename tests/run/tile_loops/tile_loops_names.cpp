// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Kernels with barriers that the CPU runs as loops over the threads of a tile: variables with
// deduced types in templates, new function objects as arguments, names that hide others, conditions
// that are true for all threads. With and without loops, each kernel must compute the same.

#include "tile_results.h"

using namespace concurrency;

static const int size = 8;

template <typename Kernel, typename Expected> static void check(Kernel kernel, Expected expected) {
  compare<size>(run(kernel), expected);
}

// The extent of the tile in a variable with a deduced type decides about barriers.
template <int N> static int sum_of_tile(int x, const tiled_index<N> &t) restrict(amp) {
  tile_static int values[N];
  auto te = t.get_tile_extent();
  auto local = t.local;
  values[local[0]] = x;
  t.barrier.wait();
  for (int k = te[0] / 2; k > 0; k /= 2) {
    if (local[0] < k)
      values[local[0]] += values[local[0] + k];
    t.barrier.wait();
  }
  const int result = values[0];
  t.barrier.wait();
  return te == t.tile_extent && te[0] == N ? result : -1;
}

// The variables change: they are not those of the tile.
template <int N> static int changed_positions(const tiled_index<N> &t) restrict(amp) {
  tile_static int values[N];
  auto local = t.local;
  auto te = t.tile_extent;
  local[0] = (local[0] + 1) % te[0];
  ++te[0];
  values[local[0]] = t.local[0];
  t.barrier.wait();
  const int result = values[t.local[0]] * 100 + te[0];
  t.barrier.wait();
  return result;
}

template <int N> static void positions_of(array_view<int, 1> v) {
  parallel_for_each(v.extent.template tile<N>(), [=](tiled_index<N> t) restrict(amp) {
    auto te = t.tile_extent;
    tile_static int part[N];
    part[t.local[0]] = v[t];
    t.barrier.wait();
    int own = 0;
    for (int k = 0; k < te[0]; ++k) {
      own += part[(t.local[0] + k) % te[0]] * k;
      t.barrier.wait();
    }
    v[t] = own;
  });
}

static void positions() {
  check(
      [](array_view<int, 1> v) {
        parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
          v[t] = sum_of_tile(v[t], t);
        });
      },
      [](int tile, int) { return tile * size * size + 28; });
  check(
      [](array_view<int, 1> v) {
        parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
          v[t] = changed_positions(t);
        });
      },
      [](int, int local) { return (local + size - 1) % size * 100 + size + 1; });
  check([](array_view<int, 1> v) { positions_of<size>(v); },
        [](int tile, int local) {
          int sum = 0;
          for (int k = 0; k < size; ++k)
            sum += (tile * size + (local + k) % size) * k;
          return sum;
        });
  check(
      [](array_view<int, 1> v) {
        parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
          tile_static int part[size];
          auto te = t.get_tile_extent();
          part[t.local[0]] = v[t];
          for (int k = te[0] - 1; k > 0; k -= 3) {
            t.barrier.wait();
            const int other = part[(t.local[0] + k) % te[0]];
            t.barrier.wait();
            part[t.local[0]] += other;
          }
          v[t] = part[t.local[0]] + te[0];
        });
      },
      [](int tile, int local) {
        int part[size], next[size];
        for (int l = 0; l < size; ++l)
          part[l] = tile * size + l;
        for (int k = size - 1; k > 0; k -= 3) {
          for (int l = 0; l < size; ++l)
            next[l] = part[l] + part[(l + k) % size];
          for (int l = 0; l < size; ++l)
            part[l] = next[l];
        }
        return part[local] + size;
      });
}

// New objects of classes without data members as arguments.
namespace operations {
struct maximum {
  template <typename T> T operator()(T a, T b) const restrict(amp, cpu) { return a > b ? a : b; }
};
struct plus {
  template <typename T> T operator()(T a, T b) const restrict(amp, cpu) { return a + b; }
};
template <int N, typename T, typename F>
T combine(const tiled_index<N> &t, T x, F f) restrict(amp) {
  tile_static T s[N];
  const int l = t.local[0];
  s[l] = x;
  t.barrier.wait();
  for (int k = 1; k < N; k <<= 1) {
    const T y = s[l ^ k];
    t.barrier.wait();
    s[l] = f(s[l], y);
    t.barrier.wait();
  }
  return s[l];
}
template <int N, typename F> int apply(tiled_index<N> t, int x, const F &f) restrict(amp) {
  t.barrier.wait();
  return f(x, t.local[0]);
}
template <int N> void combine_all(array_view<int, 1> v) {
  parallel_for_each(v.extent.template tile<N>(), [=](tiled_index<N> t) restrict(amp) {
    const int m = combine<N>(t, v[t], maximum());
    const int s = combine<N>(t, v[t], plus{});
    v[t] = s * 100 + m;
  });
}
} // namespace operations

static void function_objects() {
  check([](array_view<int, 1> v) { operations::combine_all<size>(v); },
        [](int tile, int) { return (tile * size * size + 28) * 100 + tile * size + size - 1; });
  check(
      [](array_view<int, 1> v) {
        parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
          int own = v[t];
          own = operations::apply(t, own, operations::plus());
          own = operations::apply(t, own, operations::maximum{});
          v[t] = own;
        });
      },
      [](int tile, int local) { return tile * size + 2 * local; });
}

// Names in inner blocks that hide variables from before a barrier.
static void hiding_names() {
  check(
      [](array_view<int, 1> v) {
        const int n = v.extent.size() / size;
        parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
          tile_static int a[size];
          int own = v[t], sum = 0;
          a[t.local[0]] = own;
          t.barrier.wait();
          {
            tile_static int a[size];
            a[t.local[0]] = own + 1;
            t.barrier.wait();
            sum += a[size - 1 - t.local[0]];
            int own = sum; // of each thread
            t.barrier.wait();
            own += 100000;
            a[t.local[0]] = own;
            t.barrier.wait();
            sum = a[t.local[0]];
          }
          for (int i = 0; i < n; ++i) {
            const int last = 2;
            t.barrier.wait();
            for (int k = 0; k < last; ++k) {
              const int own = t.local[0] + k;
              t.barrier.wait();
              sum += own;
            }
          }
          v[t] = sum * 100 + a[size - 1 - t.local[0]] + own;
        });
      },
      [](int tile, int local) {
        const int sum = 100000 + tile * size + size - local + 4 * (2 * local + 1);
        return sum * 100 + tile * size + size - 1 - local + tile * size + local;
      });
  // The counter of a loop in a loop.
  check(
      [](array_view<int, 1> v) {
        parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
          tile_static int all[size];
          all[t.local[0]] = v[t];
          for (int i = 0; i < 3; ++i) {
            t.barrier.wait();
            for (int i = 0; i < 2; ++i) {
              t.barrier.wait();
              all[t.local[0]] += i + 1;
            }
            all[t.local[0]] += 1000 * i;
          }
          v[t] = all[t.local[0]];
        });
      },
      [](int tile, int local) { return tile * size + local + 9 + 3000; });
  // A variable that is computed again in a block with another variable of a name that it uses.
  check(
      [](array_view<int, 1> v) {
        parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
          int a = 5;
          const int b = t.local[0] + a;
          t.barrier.wait();
          {
            int a = 7;
            t.barrier.wait();
            v[t] += b * 100 + a * 10000;
            t.barrier.wait();
          }
          v[t] += a * 1000000;
        });
      },
      [](int tile, int local) {
        return tile * size + local + (local + 5) * 100 + 70000 + 5000000;
      });
  // The name of both variables in one section.
  check(
      [](array_view<int, 1> v) {
        parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
          int a = v[t];
          t.barrier.wait();
          {
            int x = a + 1;
            int a = x * 2;
            t.barrier.wait();
            v[t] = a + x;
          }
          v[t] += a * 1000;
        });
      },
      [](int tile, int local) {
        const int a = tile * size + local;
        return (a + 1) * 3 + a * 1000;
      });
}

// Conditions on the thread index that are the same for all threads.
static void conditions() {
  check(
      [](array_view<int, 1> v) {
        parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
          tile_static int values[size];
          values[t.local[0]] = v[t];
          if (t.local[0] < size)
            t.barrier.wait();
          const tiled_index<size> u(t.global, index<1>(t.local[0] * 3), t.tile, t.tile_origin,
                                    t.barrier);
          t.barrier.wait();
          if (u.local[0] < size)
            v[t] = values[size - 1 - t.local[0]] + 1000;
        });
      },
      [](int tile, int local) {
        return local * 3 < size ? tile * size + size - 1 - local + 1000 : tile * size + local;
      });
}

static const int count = 4;

// Names that refer to other entities before they are declared, sizes of variables, memory that a
// lambda uses without a capture, and variables of one part of a 'switch'.
static void renamed_variables() {
  const int n = 7;
  check(
      [=](array_view<int, 1> v) {
        parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
          int sums[count];
          for (int i = 0; i < count; ++i)
            sums[i] = n + i;
          v[t] += sums[3];
          const int n = v[t] * 2;
          enum { count = 100 };
          t.barrier.wait();
          for (int n = 1; n < 3; ++n) {
            v[t] += n * count;
            t.barrier.wait();
          }
          v[t] += n;
        });
      },
      [](int tile, int local) { return (tile * size + local + 10) * 3 + 300; });
  check(
      [](array_view<int, 1> v) {
        parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
          tile_static int first;
          auto next = [](int x) { return first + x; };
          int own[3] = {v[t], 2, 3};
          const int elements = int(sizeof(own) / sizeof(own[0]));
          if (t.local[0] == 0)
            first = v[t];
          t.barrier.wait();
          for (int i = 0; i < int(sizeof own / sizeof(int)); ++i) {
            t.barrier.wait();
            own[i] += next(i);
          }
          v[t] = own[0] + own[1] * 100 + own[2] * 10000 + elements * 1000000;
        });
      },
      [](int tile, int local) {
        const int first = tile * size;
        return first + local + first + (first + 3) * 100 + (first + 5) * 10000 + 3000000;
      });
  check(
      [=](array_view<int, 1> v) {
        parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
          tile_static int part[size];
          part[t.local[0]] = v[t];
          t.barrier.wait();
          switch (n) {
          case 7:
            int own, k;
            own = part[size - 1 - t.local[0]];
            t.barrier.wait();
            k = own + 1;
            part[t.local[0]] = k;
            // fall through
          case 8:
            t.barrier.wait();
            v[t] = part[(t.local[0] + 1) % size];
          }
        });
      },
      [](int tile, int local) { return tile * size + size - 1 - (local + 1) % size + 1; });
}

int main() {
  renamed_variables();
  positions();
  function_objects();
  hiding_names();
  conditions();
  return report();
}
