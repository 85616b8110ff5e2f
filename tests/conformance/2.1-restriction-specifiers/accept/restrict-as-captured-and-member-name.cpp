// Captures, data members, enumerators and template parameters can be named restrict.
//
// accept: L-2.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
namespace restrict_ {
int restrict(int x) { return x + 1; }
}
struct T1 {
  int restrict;
  explicit T1(int amp) : restrict(amp) {}
  int get() const { return restrict; }
};
struct T2 {
  int restrict;
  explicit T2(int cpu) restrict(cpu) : restrict(cpu) {}
};
struct restrict_t {
  typedef int amp;
};
enum class E { restrict, amp, cpu };
template <int restrict> struct N {
  static const int value = restrict;
};
#define CALL(f, x) f(x)
int main() {
  int amp = 3, cpu = 4;
  using restrict_::restrict;
  int a = restrict(amp) + restrict(cpu);
  int b = CALL(restrict, amp);
  T1 t(amp);
  T2 u(cpu);
  {
    int restrict(cpu);
    a += restrict;
  }
  auto restrict2 = [restrict = amp](int x) { return restrict + x; };
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        int restrict = amp;
        v[i] = restrict + cpu;
      });
  v.synchronize();
  return a == 13 && b == 4 && t.get() == 3 && u.restrict == 4 && restrict2(1) == 4 && out == 7 &&
                 N<5>::value == 5 && int(E::cpu) == 2
             ? 0
             : 1;
}
