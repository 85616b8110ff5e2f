// A cpu,amp call with template arguments, or of a friend or a pair, selects the function of each
// target.
//
// accept: L-2.3.2.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

template <typename T> T convert(int x) restrict(cpu) { return T(x); }
template <typename T> T convert(long x) restrict(amp) { return T(x + 1); }
template <typename T, int N> T scale(int x) restrict(cpu) { return T(x * N); }
template <typename T, int N> T scale(long x) restrict(amp) { return T(x * N + 1); }

struct befriending {
  int x;
  friend int value(const befriending &f) restrict(cpu) { return f.x; }
  friend int value(befriending f, int = 0) restrict(amp) { return f.x + 1; }
};

int twin(int x) restrict(cpu) { return x; }
int twin(int x) restrict(amp) { return x + 1; }
int twin(float x) restrict(amp) { return int(x) + 2; }

int pair(int x) restrict(cpu) { return x; }
int pair(int x) restrict(amp) { return x + 3; }
int pair(float x) restrict(cpu) { return int(x) + 4; }

struct members {
  template <typename T> T get(int x) const restrict(cpu) { return T(x); }
  template <typename T> T get(long x) const restrict(amp) { return T(x + 5); }
  int use() const restrict(cpu, amp) { return get<int>(1); }
};

int test() restrict(cpu, amp) {
  befriending f = {1};
  return convert<int>(1) + 10 * scale<int, 2>(1) + 100 * value(f) + 1000 * twin(1.0f) +
         10000 * pair(1.0f) + 100000 * members().use();
}

int main() {
  int r = 0;
  array_view<int> v(1, &r);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = test(); });
  v.synchronize();
  return r == 2 + 30 + 200 + 3000 + 40000 + 600000 && test() == 1 + 20 + 100 + 1000 + 50000 + 100000
             ? 0
             : 1;
}
