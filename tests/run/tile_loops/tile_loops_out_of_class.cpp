// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Functions with barriers, and call operators, that are defined outside of their class. The CPU
// runs these kernels as loops over the threads of a tile. With and without loops, each kernel must
// compute the same.

#include "tile_results.h"

using namespace concurrency;

static const int size = 8;

struct sum_of {
  template <typename T> T operator()(T a, T b) const restrict(cpu, amp) { return a + b; }
};
struct couple {
  int first, second;
};

// Static member functions, one of which is defined after the kernel that calls it.
struct plain {
  static int total(int (&part)[size], int x, const tiled_index<size> &t) restrict(amp);
  static int mirrored(couple mine, tile_barrier b, int l) restrict(amp);

private:
  static void wait(tile_barrier b) restrict(amp);
};
void plain::wait(tile_barrier b) restrict(amp) { b.wait(); }
int plain::total(int (&part)[size], int x, const tiled_index<size> &t) restrict(amp) {
  part[t.local[0]] = x;
  wait(t.barrier);
  int sum = 0;
  for (int i = 0; i < size; ++i)
    sum += part[i];
  wait(t.barrier);
  return sum + x;
}
static void of_classes() {
  compare<size>(run([](array_view<int, 1> v) {
            parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
              tile_static int part[size];
              const int sum = plain::total(part, v[t], t);
              couple mine = {t.local[0], sum};
              v[t] = plain::mirrored(mine, t.barrier, t.local[0]);
            });
          }),
          [](int tile, int local) {
            const int other = size - 1 - local;
            return other * 1000 + tile * size * size + 28 + tile * size + other;
          });
}
int plain::mirrored(couple mine, tile_barrier b, int l) restrict(amp) {
  tile_static couple all[size];
  all[l] = mine;
  b.wait();
  const couple other = all[size - 1 - l];
  b.wait();
  return other.first * 1000 + other.second;
}

// Member functions of class templates, also templates, and a call operator that calls them.
template <typename T, int N> class scans {
public:
  scans(T start, const array_view<int, 1> &v) : start(start), v(v) {}
  void operator()(tiled_index<N> t) const restrict(amp);

private:
  static T scan(T (&part)[N], T own, const tiled_index<N> &t) restrict(amp);
  template <typename Op> T reduce(T (&part)[N], T own, Op op, tiled_index<N> t) const restrict(amp);
  T start;
  array_view<int, 1> v;
};
template <typename T, int N> T scans<T, N>::scan(T (&part)[N], T own, const tiled_index<N> &t) restrict(amp) {
  part[t.local[0]] = own;
  t.barrier.wait();
  for (int d = 1; d < N; d *= 2) {
    const T add = t.local[0] >= d ? part[t.local[0] - d] : T();
    t.barrier.wait();
    part[t.local[0]] += add;
    t.barrier.wait();
  }
  T result = part[t.local[0]];
  t.barrier.wait();
  return result + own;
}
template <typename T, int N>
template <typename Op>
T scans<T, N>::reduce(T (&part)[N], T own, Op op, tiled_index<N> t) const restrict(amp) {
  part[t.local[0]] = own + start;
  t.barrier.wait();
  for (int d = N / 2; d > 0; d /= 2) {
    if (t.local[0] < d)
      part[t.local[0]] = op(part[t.local[0]], part[t.local[0] + d]);
    t.barrier.wait();
  }
  return part[0] + own;
}
template <typename T, int N> void scans<T, N>::operator()(tiled_index<N> t) const restrict(amp) {
  tile_static T part[N];
  T own = static_cast<T>(t.local[0]);
  T a = scan(part, own, t);
  T b = reduce(part, own, sum_of(), t);
  v[t] = static_cast<int>(a * 1000 + b);
}
template <typename T> static void of_templates() {
  compare<size>(run([](array_view<int, 1> v) {
            parallel_for_each(v.extent.tile<size>(), scans<T, size>(static_cast<T>(3), v));
          }),
          [](int, int local) { return (local * (local + 1) / 2 + local) * 1000 + 28 + 3 * size + local; });
}

// A type that cannot be kept: this instance keeps fibers.
template <typename T> struct holder {
  static int get(T x, array_view<int, 1> v, tiled_index<size> t) restrict(amp);
};
template <typename T> int holder<T>::get(T x, array_view<int, 1> v, tiled_index<size> t) restrict(amp) {
  T mine = x;
  v[t] += 1;
  t.barrier.wait();
  return mine.value() + v[t];
}
struct trivial {
  int n;
  int value() const restrict(amp) { return n; }
};
struct copied {
  int n;
  copied(int n) restrict(cpu, amp) : n(n) {}
  copied(const copied &other) restrict(cpu, amp) : n(other.n + 1) {}
  int value() const restrict(amp) { return n - n % 10; }
};
template <typename T> static void of_types(T x) {
  compare<size>(run([=](array_view<int, 1> v) {
            parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
              const int result = holder<T>::get(x, v, t);
              v[t] = result;
            });
          }),
          [](int tile, int local) { return 41 + tile * size + local; });
}

int main() {
  of_classes();
  of_templates<int>();
  of_templates<float>();
  of_types(trivial{40});
  of_types(copied(40));
  return report();
}
