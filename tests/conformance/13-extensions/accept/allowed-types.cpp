// Amp code may use the types that the table of chapter 13 allows for each place, and long with a
// warning.
//
// accept: F-13.2-b, F-13.2-d, F-13.2-f, L-2.4.1.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
using namespace concurrency;

// Amp code uses the types that the table of chapter 13 allows for locals, parameters, results and
// members.
namespace types_by_place {
int *next(int *p) restrict(amp) { return p + 1; }
float &larger(float &a, float &b) restrict(amp) { return a < b ? b : a; }
bool move_on(int *&p, const int *const &end) restrict(amp) {
  if (p == end)
    return false;
  ++p;
  return true;
}
double halved(unsigned int x) restrict(amp) { return x / 2.0; }
unsigned int bits(bool first, bool second) restrict(amp) {
  return (first ? 1u : 0u) | (second ? 2u : 0u);
}

struct base {
  int grid[2][3];
  base() restrict(amp) {
    for (int r = 0; r < 2; ++r)
      for (int c = 0; c < 3; ++c)
        grid[r][c] = r * 10 + c;
  }
};
struct derived : base {
  float scale;
  enum kind { plain, scaled } what;
  derived() restrict(amp) : scale(2.0f), what(scaled) {}
  ~derived() restrict(amp) { scale = 0.0f; }
  static int rows() restrict(amp) { return 2; }
  float sum() const restrict(amp) {
    float s = 0;
    for (int r = 0; r < rows(); ++r)
      for (int c = 0; c < 3; ++c)
        s += grid[r][c];
    return what == scaled ? s * scale : s;
  }
};

void test() {
  double data[8] = {};
  array_view<double, 1> v(8, data);
  parallel_for_each(
      v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp) {
        tile_static double shared[2][4];
        const int me = t.local[0];
        shared[me / 4][me % 4] = halved(me);
        t.barrier.wait();
        int numbers[3] = {1, 2, 3};
        int *p = next(numbers);
        const int *const end = numbers + 3;
        int steps = 0;
        while (move_on(p, end))
          ++steps;
        float a = 1.5f, b = 2.5f;
        larger(a, b) += 1;
        derived d;
        v[t] = shared[1 - me / 4][me % 4] + steps * 10 + b * 100 + d.sum() * 1000 +
               bits(me == 0, true) * 100000.0;
      });
  check("first", v[0], 2 + 20 + 350 + 72000 + 300000.0);
  check("last", v[7], 1.5 + 20 + 350 + 72000 + 200000.0);
}
} // namespace types_by_place

// Amp code can use long as the host defines it, and the translator warns.
namespace long_type {
long widen(int x) restrict(amp) // expected-warning
{
  long big = 1;
  return (big << 40) + x;
}

void test() {
  double data[1] = {};
  array_view<double, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = double(widen(5)); });
  check("kernel", v[0], 1099511627781.0);
}
} // namespace long_type

int main() {
  types_by_place::test();
  long_type::test();
  return failures;
}
