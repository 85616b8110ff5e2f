// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Kernels that call functions with barriers. On the CPU, such a function runs
// all threads of a tile at once, as the kernel does. With and without this,
// each kernel must compute the same.

#include "tile_results.h"

using namespace concurrency;

static const int size = 16;

struct pair_of {
  int first, second;
};

// Parameters that are the same for all threads, and such that differ.
static void rotate(int (&part)[size], int by, int own, tiled_index<size> t) restrict(amp) {
  part[t.local[0]] = own;
  t.barrier.wait();
  const int other = part[(t.local[0] + by) % size];
  t.barrier.wait();
  part[t.local[0]] = other;
}

// The tile size is deduced from the index, and a by-value parameter changes.
template <int N> void add_neighbours(int *part, int value, int rounds, const tiled_index<N> &t) restrict(amp) {
  for (int r = 0; r < rounds; ++r) {
    t.barrier.wait_with_tile_static_memory_fence();
    value += part[(t.local[0] + 1) % N];
    t.barrier.wait_with_tile_static_memory_fence();
    part[t.local[0]] = value;
  }
}

static void parameters() {
  compare<size>(run([](array_view<int, 1> v) {
            parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
              tile_static int part[size];
              for (int by = 1; by < 4; ++by) {
                rotate(part, by, v[t] + by, t);
                t.barrier.wait();
              }
              v[t] = part[t.local[0]];
            });
          }),
          [](int tile, int local) { return tile * size + (local + 3) % size + 3; });
  compare<size>(run([](array_view<int, 1> v) {
            const int rounds = 2;
            parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
              tile_static int part[size];
              int value = v[t];
              part[t.local[0]] = value;
              add_neighbours(part, value, rounds, t);
              v[t] = part[t.local[0]] * 1000 + value; // the function has changed its own copy
            });
          }),
          [](int tile, int local) {
            const auto at = [&](int k) { return tile * size + k % size; };
            return (at(local) + 2 * at(local + 1) + at(local + 2)) * 1000 + at(local);
          });
}

// Results: of a variable, of an assignment, unused.
static int sum_to(int x, const tiled_index<size> &t) restrict(amp) {
  tile_static int all[size];
  all[t.local[0]] = x;
  t.barrier.wait();
  int sum = 0;
  for (int k = 0; k <= t.local[0]; ++k)
    sum += all[k];
  t.barrier.wait();
  return sum;
}

// Threads return different expressions, after the last barrier.
template <typename T> T larger_neighbour(T x, tiled_index<size> t) restrict(amp) {
  tile_static T all[size];
  all[t.local[0]] = x;
  t.barrier.wait();
  const T other = all[size - 1 - t.local[0]];
  if (other > x)
    return other;
  return x;
}

// The memory keeps its values between the calls.
static int count_calls(tiled_index<size> t, bool first) restrict(amp) {
  tile_static int calls;
  if (first && t.local[0] == 0)
    calls = 0;
  t.barrier.wait();
  if (t.local[0] == 3)
    ++calls;
  t.barrier.wait();
  return calls;
}

// The result is converted twice.
static int rounded(double x, tiled_index<size> t) restrict(amp) {
  t.barrier.wait();
  return static_cast<double>(t.local[0]) + x;
}
static pair_of pair_with(int x, tiled_index<size> t) restrict(amp) {
  t.barrier.wait();
  return {x, t.local[0]};
}

static void results() {
  compare<size>(run([](array_view<int, 1> v) {
            parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
              const double x = rounded(0.75, t);
              const pair_of p = pair_with(v[t], t);
              v[t] = static_cast<int>(x * 100) + p.first * 10000 + p.second * 1000000;
            });
          }),
          [](int tile, int local) { return local * 100 + (tile * size + local) * 10000 + local * 1000000; });
  compare<size>(run([](array_view<int, 1> v) {
            parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
              const int sum = sum_to(v[t], t);
              int again = 5;
              again = sum_to(again, t);
              sum_to(again, t);
              const int larger = larger_neighbour(again - 70, t);
              t.barrier.wait();
              const unsigned number = larger_neighbour(static_cast<unsigned>(t.local[0]), t);
              v[t] = sum + again * 1000 + larger * 100000 + static_cast<int>(number) * 10000000;
            });
          }),
          [](int tile, int local) {
            const int sum = (local + 1) * tile * size + local * (local + 1) / 2;
            const int other = size - 1 - local, larger = local > other ? local : other;
            return sum + 5 * (local + 1) * 1000 + (5 * (larger + 1) - 70) * 100000 + larger * 10000000;
          });
  compare<size>(run([](array_view<int, 1> v) {
            parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
              tile_static int part[size];
              int sum = 1;
              v[t] = sum_to(v[t], t);
              part[t.local[0]] = larger_neighbour(t.local[0], t);
              t.barrier.wait();
              sum += static_cast<int>(rounded(0.5, t));
              v[t] -= sum_to(1, t);
              v[t.global] += 1000 * sum + 100000 * part[size - 1 - t.local[0]];
            });
          }),
          [](int tile, int local) {
            const int sum = (local + 1) * tile * size + local * (local + 1) / 2;
            const int other = size - 1 - local, larger = local > other ? local : other;
            return sum - (local + 1) + 1000 * (1 + local) + 100000 * larger;
          });
  compare<size>(run([](array_view<int, 1> v) {
            parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
              int calls = 0;
              for (int k = 0; k < 3; ++k) {
                calls = count_calls(t, k == 0);
                t.barrier.wait();
              }
              v[t] = calls;
            });
          }),
          [](int, int) { return 3; });
}

// References to variables of the thread.
static void exchange(int &a, int &b, const tiled_index<size> &t) restrict(amp) {
  tile_static int all[size];
  all[t.local[0]] = a;
  t.barrier.wait();
  const int other = all[size - 1 - t.local[0]];
  t.barrier.wait();
  a = b + 1;
  t.barrier.wait();
  b = other + a;
}
static void shift(int (&own)[3], int last, tiled_index<size> t) restrict(amp) {
  own[0] = own[1];
  t.barrier.wait();
  own[1] = own[2];
  own[2] = last;
}
// `copy` is not changed by the change of `x`, although the caller passes one variable.
static void change(int &x, int copy, tiled_index<size> t) restrict(amp) {
  x = copy + 1;
  t.barrier.wait();
  x += copy;
}

static void references() {
  compare<size>(run([](array_view<int, 1> v) {
            parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
              int a = v[t], b = 100;
              int own[3] = {1, 2, 3};
              exchange(a, b, t);
              t.barrier.wait();
              shift(own, b, t);
              int x = 7, both = 20;
              change(x, x, t);
              exchange(both, both, t);
              v[t] = a + b + own[0] * 1000 + own[1] * 10000 + own[2] + x * 100000 + both * 10000000;
            });
          }),
          [](int tile, int local) {
            const int b = tile * size + size - 1 - local + 101;
            return 101 + b + 2000 + 30000 + b + 15 * 100000 + 41 * 10000000;
          });
}

// A function calls another one, in a loop and under a condition.
template <typename T, int N> struct tile_sum {
  static void halves(T (&part)[N], int half, tiled_index<N> t) restrict(amp) {
    if (t.local[0] < half)
      part[t.local[0]] += part[t.local[0] + half];
    t.barrier.wait();
  }
  static void all(T (&part)[N], bool twice, tiled_index<N> t) restrict(amp) {
    for (int half = N / 2; half > 0; half /= 2)
      halves(part, half, t);
    if (twice) {
      if (t.local[0] == 0)
        part[0] *= 2;
      t.barrier.wait();
    }
  }
  void run(array_view<T, 1> v, bool twice) const {
    parallel_for_each(v.extent.template tile<N>(), [=](tiled_index<N> t) restrict(amp) {
      tile_static T part[N];
      part[t.local[0]] = v[t];
      t.barrier.wait();
      all(part, twice, t);
      v[t] = part[0];
    });
  }
};

// Classes of function objects that are passed to a function with barriers, without and with data
// members.
struct plus {
  int operator()(int a, int b) const restrict(cpu, amp) { return a + b; }
};
struct scaled {
  int factor;
  int operator()(int a, int b) const restrict(cpu, amp) { return a + factor * b; }
};
template <typename Op> void combine(int (&part)[size], Op op, tiled_index<size> t) restrict(amp) {
  t.barrier.wait();
  const int value = op(part[t.local[0]], part[(t.local[0] + 1) % size]);
  t.barrier.wait();
  part[t.local[0]] = value;
}
template <typename Op> static std::vector<int> combined(Op op) {
  return run([=](array_view<int, 1> v) {
    parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
      tile_static int part[size];
      part[t.local[0]] = v[t];
      combine(part, op, t);
      v[t] = part[t.local[0]];
    });
  });
}

// Members of the kernel's class.
class stepped {
  array_view<int, 1> data;
  int steps;
  static void publish(int (&part)[size], int x, tiled_index<size> t) restrict(amp) {
    part[t.local[0]] = x;
    t.barrier.wait();
  }
  int step(int (&part)[size], int x, const tiled_index<size> &t) const restrict(amp) {
    for (int k = 0; k < steps; ++k) {
      publish(part, x, t);
      x += part[size - 1 - t.local[0]] + data.extent[0];
      t.barrier.wait();
    }
    return x;
  }

public:
  stepped(const array_view<int, 1> &data_, int steps_) : data(data_), steps(steps_) {}
  void operator()(tiled_index<size> t) const restrict(amp) {
    tile_static int part[size];
    int x = this->step(part, data[t], t);
    t.barrier.wait();
    x = step(part, x, t);
    data[t] = x;
  }
};

static void nested() {
  compare<size>(run([](array_view<int, 1> v) { parallel_for_each(v.extent.tile<size>(), stepped(v, 2)); }),
          [](int tile, int local) {
            int x = tile * size + local, y = tile * size + size - 1 - local;
            for (int k = 0; k < 4; ++k) {
              const int old = x;
              x += y + 2 * size;
              y += old + 2 * size;
            }
            return x;
          });
  for (bool twice : {false, true})
    compare<size>(run([=](array_view<int, 1> v) { tile_sum<int, size>().run(v, twice); }),
            [=](int tile, int) { return (size * tile * size + size * (size - 1) / 2) * (twice ? 2 : 1); });
  const auto at = [](int tile, int local) { return tile * size + local % size; };
  compare<size>(combined(plus()), [=](int tile, int local) { return at(tile, local) + at(tile, local + 1); });
  compare<size>(combined(scaled{3}), [=](int tile, int local) { return at(tile, local) + 3 * at(tile, local + 1); });
}

// Barriers without an index, and tiles of other ranks.
static int first_of(int (&memory)[2], int x, int number, tile_barrier b) restrict(amp) {
  if (number == 0)
    memory[0] = x;
  b.wait();
  return memory[0] + x;
}
static void meet(const tile_barrier &b) restrict(amp) { b.wait_with_all_memory_fence(); }

template <int Rows, int Columns>
void transpose(int (&part)[Rows][Columns], int &value, tiled_index<Rows, Columns> t) restrict(amp) {
  part[t.local[0]][t.local[1]] = value;
  t.barrier.wait();
  const int number = t.local[0] * Columns + t.local[1];
  value = part[number % Rows][number / Rows];
  t.barrier.wait();
}

static void ranks() {
  std::vector<int> results(4 * 4 * 2);
  for (int i = 0; i < 32; ++i)
    results[static_cast<std::size_t>(i)] = i;
  const array_view<int, 2> v(4, 8, results);
  parallel_for_each(v.extent.tile<4, 2>(), [=](tiled_index<4, 2> t) restrict(amp) {
    tile_static int part[4][2];
    tile_static int memory[2];
    int value = v[t];
    transpose(part, value, t);
    const int number = t.local[0] * 2 + t.local[1];
    int sum = first_of(memory, value, number, t.barrier);
    meet(t.barrier);
    v[t] = sum;
  });
  for (int i = 0; i < 4; ++i)
    for (int j = 0; j < 8; ++j) {
      const int number = i * 2 + j % 2, tile = j / 2;
      CHECK_EQUAL(v(i, j), (number % 4) * 8 + tile * 2 + number / 4 + tile * 2);
    }

  std::vector<int> cube(2 * 2 * 4);
  const array_view<int, 3> w(2, 2, 4, cube);
  parallel_for_each(w.extent.tile<2, 2, 2>(), [=](tiled_index<2, 2, 2> t) restrict(amp) {
    tile_static int memory[2];
    const int number = (t.local[0] * 2 + t.local[1]) * 2 + t.local[2];
    w[t] = number;
    int sum = first_of(memory, number + 5, number, t.barrier);
    w[t] += sum * 100;
  });
  CHECK_EQUAL(w(1, 0, 3), 5 + 1500);
}

// Uniform exits of a function, and threads that end early after the last barrier.
static void leave(int (&part)[size], int rounds, const tiled_index<size> &t) restrict(amp) {
  if (rounds == 0)
    return;
  for (int r = 0;; ++r) {
    part[t.local[0]] += r + 1;
    t.barrier.wait();
    if (r == rounds)
      break;
    if (t.tile[0] == 1)
      return;
  }
  if (t.local[0] % 2 == 0)
    return;
  part[t.local[0]] += 1000;
}
// The value is the same for all threads, in memory that the function changes.
static void overwrite(int (&part)[size], int first, const tiled_index<size> &t) restrict(amp) {
  t.barrier.wait();
  part[t.local[0]] = first + t.local[0];
  for (int k = 0; k < first - 100; ++k)
    t.barrier.wait();
}

static void exits() {
  for (int rounds : {0, 1, 3})
    compare<size>(run([=](array_view<int, 1> v) {
              parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
                tile_static int part[size];
                part[t.local[0]] = 0;
                leave(part, rounds, t);
                v[t] = part[t.local[0]];
              });
            }),
            [=](int tile, int local) {
              if (rounds == 0)
                return 0;
              return tile == 1 ? 1 : (rounds + 1) * (rounds + 2) / 2 + local % 2 * 1000;
            });
  compare<size>(run([](array_view<int, 1> v) {
            parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
              tile_static int part[size];
              part[t.local[0]] = v[t] + 100;
              t.barrier.wait();
              overwrite(part, part[2], t);
              v[t] = part[t.local[0]];
            });
          }),
          [](int tile, int local) { return tile * size + 102 + local; });
}

// Functions whose callee depends on the template arguments: these keep fibers.
template <typename T> T marked(T x, tiled_index<size> t) restrict(amp) {
  t.barrier.wait();
  return x + 1;
}
template <> float marked<float>(float x, tiled_index<size> t) restrict(amp) {
  t.barrier.wait();
  return x + 2;
}
namespace other {
struct number {
  int value;
};
template <typename T> int found(T x, tiled_index<size> t) restrict(amp) {
  t.barrier.wait();
  return x.value + 10;
}
} // namespace other
template <typename T, int N> int found(T x, tiled_index<N> t) restrict(amp) {
  t.barrier.wait();
  return static_cast<int>(x) + 20;
}
template <typename T> static std::vector<int> marks(T value) {
  return run([=](array_view<int, 1> v) {
    parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
      const T mark = marked(value, t);
      v[t] = static_cast<int>(mark);
    });
  });
}
template <typename T> static std::vector<int> finds(T value) {
  return run([=](array_view<int, 1> v) {
    parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
      const int x = found(value, t);
      v[t] = x;
    });
  });
}

static void certain_callees() {
  compare<size>(marks(1), [](int, int) { return 2; });
  compare<size>(marks(1.0f), [](int, int) { return 3; });
  compare<size>(finds(1), [](int, int) { return 21; });
  compare<size>(finds(other::number{1}), [](int, int) { return 11; });
}

// The condition of an early return waits.
static bool is_even_beside(int (&part)[size], int own, const tiled_index<size> &t) restrict(amp) {
  part[t.local[0]] = own;
  t.barrier.wait();
  return part[(t.local[0] + 1) % size] % 2 == 0;
}
static int checked(int (&part)[size], int own, const tiled_index<size> &t) restrict(amp) {
  if (!is_even_beside(part, own, t))
    return -1;
  return part[t.local[0]] + 100;
}
static int expected_of_checked(int tile, int local) {
  return (tile * size + (local + 1) % size) % 2 == 0 ? tile * size + local + 100 : -1;
}

static void return_conditions() {
  compare<size>(run([](array_view<int, 1> v) {
            parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
              tile_static int part[size];
              if (!is_even_beside(part, v[t], t)) {
                v[t] = -1;
                return;
              }
              v[t] = part[t.local[0]] + 100;
            });
          }),
          expected_of_checked);
  compare<size>(run([](array_view<int, 1> v) {
            parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
              tile_static int part[size];
              const int x = checked(part, v[t], t);
              v[t] = x;
            });
          }),
          expected_of_checked);
}

int main() {
  parameters();
  results();
  references();
  nested();
  ranks();
  exits();
  certain_callees();
  return_conditions();
  return report();
}
