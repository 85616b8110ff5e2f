// Template kernels sort arrays of numbers and structs by a bitonic network and a transposition.
//
// accept: P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <algorithm>
#include <iostream>
#include <random>
#include <vector>
using namespace Concurrency;
using std::vector;

#define BLOCK_SIZE 64
#define TRANSPOSE_BLOCK_SIZE 8

template <typename T> struct key_value {
  T key;
  unsigned value;
};
template <typename T>
inline bool operator<(const key_value<T> &l, const key_value<T> &r) restrict(cpu, amp) {
  return l.key < r.key || (l.key == r.key && l.value < r.value);
}
template <typename T> struct ascending {
  static bool less(const T &a, const T &b) restrict(cpu, amp) { return a < b; }
};
template <typename T> struct descending {
  static bool less(const T &a, const T &b) restrict(cpu, amp) { return b < a; }
};

template <typename T, template <typename> class order>
void bitonic_sort_kernel(array<T, 1> &data, unsigned ulevel, unsigned ulevelmask,
                         tiled_index<BLOCK_SIZE> tidx) restrict(amp) {
  tile_static T sh_data[BLOCK_SIZE];
  const int local_idx = tidx.local[0];
  const int global_idx = tidx.global[0];
  sh_data[local_idx] = data[global_idx];
  tidx.barrier.wait();
  for (unsigned j = ulevel >> 1; j > 0; j >>= 1) {
    const bool swap_down = (global_idx & ulevelmask) != 0;
    const T mine = sh_data[local_idx], his = sh_data[local_idx ^ j];
    const bool lower = (local_idx & j) == 0;
    T result = mine;
    if (order<T>::less(his, mine) == (lower != swap_down)) result = his;
    tidx.barrier.wait();
    sh_data[local_idx] = result;
    tidx.barrier.wait();
  }
  data[global_idx] = sh_data[local_idx];
}
template <typename T, template <typename> class order>
void step(array<T, 1> &data, unsigned j, unsigned k) {
  parallel_for_each(
      data.extent, [ =, &data ](index<1> i) restrict(amp) {
        const int partner = i[0] ^ j;
        if (partner > i[0]) {
          const T a = data[i], b = data[partner];
          if (order<T>::less(b, a) == ((i[0] & k) == 0)) {
            data[i] = b;
            data[partner] = a;
          }
        }
      });
}
template <template <typename> class order, typename T> void sort(vector<T> &v) {
  array<T> data(int(v.size()), v.begin(), v.end());
  for (unsigned k = 2; k <= v.size(); k <<= 1) {
    unsigned j = k >> 1;
    for (; j >= BLOCK_SIZE; j >>= 1) step<T, order>(data, j, k);
    const unsigned level = j << 1;
    parallel_for_each(
        data.extent.template tile<BLOCK_SIZE>(),
        [ =, &data ](tiled_index<BLOCK_SIZE> t) restrict(amp) {
          bitonic_sort_kernel<T, order>(data, level, k, t);
        });
  }
  copy(data, v.begin());
}
template <typename T> bool check(int n, T (*make)(unsigned)) {
  std::mt19937 g(n);
  vector<T> v;
  for (int i = 0; i < n; ++i) v.push_back(make(g()));
  vector<T> ref(v), d(v);
  std::sort(ref.begin(), ref.end());
  sort<ascending>(v);
  sort<descending>(d);
  for (int i = 0; i < n; ++i)
    if (ref[i] < v[i] || v[i] < ref[i] || ref[n - 1 - i] < d[i] || d[i] < ref[n - 1 - i])
      return false;
  return true;
}
int main() {
  bool ok = true;
  for (int n : {64, 128, 1024, 4096}) {
    ok &= check<int>(n, [](unsigned x) { return int(x) % 1000; });
    ok &= check<unsigned>(n, [](unsigned x) { return x; });
    ok &= check<float>(n, [](unsigned x) { return x / 7.0f; });
    ok &= check<double>(n, [](unsigned x) { return -(x / 3.0); });
    ok &= check<key_value<int>>(n, [](unsigned x) { return key_value<int>{int(x % 10), x / 10}; });
    if (!ok) std::wcout << L"failed at " << n << std::endl;
  }
  return ok ? 0 : 1;
}
