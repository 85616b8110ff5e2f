// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Pointers and references that live across barriers, tiled_index by reference,
// call operators outside of their class, and macros of kernels. With and
// without work-item loops, each kernel must compute the same.

#include "tile_results.h"

using namespace concurrency;

static const int size = 16;

struct pixel {
  int red, green[2];
};

static void references() {
  compare<size>(run([](array_view<int, 1> v) {
            parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
              tile_static int all[size];
              tile_static pixel pixels[size];
              tile_static int table[size][3];
              int &mine = all[t.local[0]];
              const int &other = all[size - 1 - t.local[0]];
              pixel &p = pixels[t.local[0]];
              auto &green = p.green[1];
              int (&row)[3] = table[t.local[0]];
              const int (&next)[3] = table[(t.local[0] + 1) % size];
              mine = v[t];
              p.red = 3 * v[t];
              green = 5;
              row[2] = t.local[0];
              t.barrier.wait();
              const int first = other;
              green += p.red;
              t.barrier.wait();
              mine += 100;
              t.barrier.wait();
              v[t] = first * 10000 + other + green + next[2] * 1000000;
            });
          }),
          [](int tile, int local) {
            const int other = tile * size + size - 1 - local;
            return other * 10000 + other + 100 + 5 + 3 * (tile * size + local) + (local + 1) % size * 1000000;
          });
}

// The pointers move between the barriers, and one of them gets its value late.
template <typename T> static std::vector<int> moving(T unit) {
  return run([=](array_view<int, 1> v) {
    array<T, 2> a(2 * size, 8);
    std::vector<T> values(16 * size);
    for (int i = 0; i < 16 * size; ++i)
      values[static_cast<std::size_t>(i)] = T(i) * unit;
    copy(values.begin(), a);
    parallel_for_each(v.extent.tile<size>(), [=, &a](tiled_index<size> t) restrict(amp) {
      tile_static T part[2 * size];
      const T *row = &a(t.global[0], 0);
      T *upper = &part[size], *lower = part;
      T *selected;
      T sum = 0;
      for (int k = 0; k < 8; k += 2) {
        upper[t.local[0]] = *row;
        lower[t.local[0]] = row[1];
        row += 2;
        if (k % 4 == 0)
          selected = upper;
        else
          selected = lower;
        t.barrier.wait();
        selected += (t.local[0] + 1) % size;
        sum += *selected;
        t.barrier.wait();
      }
      v[t] = static_cast<int>(sum);
    });
  });
}

static void pointers() {
  auto expected = [](int tile, int local) {
    int sum = 0;
    for (int k = 0; k < 8; k += 2)
      sum += (tile * size + (local + 1) % size) * 8 + k + (k % 4 == 0 ? 0 : 1);
    return sum;
  };
  compare<size>(moving(1), expected);
  compare<size>(moving(1.0f), expected);
  compare<size>(moving(1u), expected);
}

// Pointers and references to variables of the thread live between two barriers.
static void own_variables() {
  compare<size>(run([](array_view<int, 1> v) {
            parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
              tile_static int part[size];
              int own[3] = {v[t], 2, 3};
              int x = 1;
              int *p = own, &r = x;
              part[t.local[0]] = *p + r;
              t.barrier.wait();
              r += part[size - 1 - t.local[0]];
              p += 2;
              *p += own[0];
              t.barrier.wait();
              v[t] = x * 1000 + *p;
            });
          }),
          [](int tile, int local) { return (tile * size + size - 1 - local + 2) * 1000 + 3 + tile * size + local; });
}

// The tiled_index as a reference to non-const.
typedef tiled_index<size> position;
static int place(position &t) restrict(amp) { return t.local[0]; }
static void wait(position &t) restrict(amp) { t.barrier.wait_with_all_memory_fence(); }
template <int N> static int shift(int (&part)[N], int x, tiled_index<N> &t) restrict(amp) {
  int *upper = &part[N / 2];
  part[place(t)] = x;
  wait(t);
  x = upper[place(t) % (N / 2)];
  wait(t);
  return x;
}
static void mutable_index() {
  compare<size>(run([](array_view<int, 1> v) {
            parallel_for_each(v.extent.tile<size>(), [=](position t) restrict(amp) {
              tile_static int part[size];
              const int x = shift(part, v[t], t);
              v[t] = x * 100 + place(t);
            });
          }),
          [](int tile, int local) { return (tile * size + size / 2 + local % (size / 2)) * 100 + local; });
}

// Call operators outside of their class.
class mirror {
public:
  mirror(const array_view<int, 1> &values, int factor) : values(values), factor(factor) {}
  void operator()(tiled_index<size> t) const restrict(amp);

private:
  int scaled(int x) const restrict(amp);
  array_view<int, 1> values;
  int factor;
};

template <typename T, int N> struct sums {
  array_view<int, 1> values;
  T start;
  void operator()(tiled_index<N> t) const restrict(amp);
};

int mirror::scaled(int x) const restrict(amp) { return x * factor; }

void mirror::operator()(tiled_index<size> index) const restrict(amp) {
  tile_static int part[size];
  int own = scaled(values[index]);
  part[index.local[0]] = own;
  index.barrier.wait();
  values[index] = part[size - 1 - index.local[0]] + own;
}

template <typename T, int N>
void sums<T, N>::operator()(tiled_index<N> t) const restrict(amp) {
  tile_static T part[N];
  const int local = t.local[0];
  T *p = &part[local];
  *p = start;
  for (int i = 1; i < N; i *= 2) {
    const T other = *p;
    t.barrier.wait();
    *p = other + i;
    t.barrier.wait();
  }
  values[t] = static_cast<int>(*p);
}

static void outside() {
  compare<size>(run([](array_view<int, 1> v) { parallel_for_each(v.extent.tile<size>(), mirror(v, 3)); }),
          [](int tile, int) { return 3 * (2 * tile * size + size - 1); });
  compare<size>(run([](array_view<int, 1> v) {
            sums<float, size> k = {v, 2.0f};
            parallel_for_each(v.extent.tile<size>(), k);
          }),
          [](int, int) { return 2 + size - 1; });
}

// References to memory that all threads share, one for the tile.
template <typename T, int N> struct scratch {
  T value[N];
  void put(int i, T x) restrict(amp) { value[i] = x; }
  T sum(tile_barrier b, int l) restrict(amp) {
    b.wait();
    T s = T();
    for (int i = 0; i < N; ++i)
      s += value[i];
    b.wait();
    return s + static_cast<T>(l);
  }
};
template <typename T> static std::vector<int> sums_by_reference() {
  return run([](array_view<int, 1> v) {
    parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
      tile_static scratch<T, size> memory;
      scratch<T, size> &ref = memory;
      ref.put(t.local[0], static_cast<T>(v[t]));
      const T total = ref.sum(t.barrier, t.local[0]);
      v[t] = static_cast<int>(total);
    });
  });
}
static void shared_references() {
  compare<size>(sums_by_reference<int>(), [](int tile, int local) { return tile * size * size + size * (size - 1) / 2 + local; });
  compare<size>(sums_by_reference<float>(), [](int tile, int local) { return tile * size * size + size * (size - 1) / 2 + local; });
  compare<size>(run([](array_view<int, 1> v) {
            parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
              tile_static int part[size], limit;
              int(&p)[size] = part;
              auto &n = limit;
              int &second = p[1];
              p[t.local[0]] = v[t];
              if (t.local[0] == 0)
                n = 3;
              t.barrier.wait();
              int own = 0;
              for (int i = 0; i < limit; ++i) {
                own += p[(t.local[0] + i) % size];
                t.barrier.wait();
              }
              t.barrier.wait();
              atomic_fetch_add(&n, 1);
              if (t.local[0] == 1)
                second = 50;
              t.barrier.wait();
              v[t] = own * 1000 + n + second;
            });
          }),
          [](int tile, int local) {
            int sum = 0;
            for (int i = 0; i < 3; ++i)
              sum += tile * size + (local + i) % size;
            return sum * 1000 + 3 + size + 50;
          });
}

// Macros that a kernel defines.
static void macros() {
  compare<size>(run([](array_view<int, 1> v) {
            parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
              tile_static int part[size];
              int sum = v[t];
#define ADD(k)                                                                                     \
  {                                                                                                \
    part[t.local[0]] = sum;                                                                        \
    t.barrier.wait();                                                                              \
    sum += part[(t.local[0] + (k)) % size];                                                        \
    t.barrier.wait();                                                                              \
  }
              ADD(1);
#define FACTOR 1000
              ADD(2);
              v[t] = sum * FACTOR;
            });
          }),
          [](int tile, int local) {
            int sum = 4 * tile * size;
            for (int k : {0, 1, 2, 3})
              sum += (local + k) % size;
            return sum * 1000;
          });
}

// Objects with member functions that wait.
template <typename T, int N> class reducer {
public:
  explicit reducer(T start) restrict(amp, cpu) : start(start) {}
  T sum(T (&part)[N], T own, tiled_index<N> t) const restrict(amp) {
    part[t.local[0]] = own;
    t.barrier.wait();
    for (int half = N / 2; half > 0; half /= 2) {
      if (t.local[0] < half)
        part[t.local[0]] += part[t.local[0] + half];
      t.barrier.wait();
    }
    const T all = part[0] + start;
    t.barrier.wait();
    return all;
  }

private:
  T start;
};
struct shifter {
  int by, factor;
  int shift(int (&part)[size], int own, const tiled_index<size> &t) const restrict(amp) {
    part[(t.local[0] + by) % size] = own;
    t.barrier.wait();
    own = part[t.local[0]] * factor;
    t.barrier.wait();
    return own;
  }
};
static void objects() {
  const shifter captured = {1, 10};
  compare<size>(run([=](array_view<int, 1> v) {
            const int n = 5;
            parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
              tile_static int part[size];
              tile_static float parts[size];
              reducer<int, size> plus(n), other(2 * n);
              const reducer<float, size> real(0.5f);
              const shifter local = {2, n};
              const int first = plus.sum(part, v[t], t), second = other.sum(part, 1, t);
              const float third = real.sum(parts, 0.25f, t);
              v[t] = captured.shift(part, v[t], t) + local.shift(part, v[t], t) + first + second + static_cast<int>(third * 2);
            });
          }),
          [](int tile, int local) {
            const int base = tile * size;
            return (base + (local + size - 1) % size) * 10 + (base + (local + size - 2) % size) * 5 + 16 * base + 120 + 5 + 16 + 10 + 9;
          });
}

int main() {
  objects();
  references();
  pointers();
  own_variables();
  mutable_index();
  outside();
  shared_references();
  macros();
  return report();
}
