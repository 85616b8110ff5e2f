// The word restrict can name a goto label, a using-declared function and a template parameter
// beside specifiers.
//
// accept: L-2.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
namespace restrict_ns {
int restrict = 7;
}
struct restrict_t {
  int restrict;
  restrict_t(int r) : restrict(r) {}
  int get() const { return restrict; }
};
enum class amp { cpu = 4, amp = 5 };
typedef int cpu;
namespace n1 {
int restrict(int x) { return x + 1; }
}
namespace n2 {
template <typename restrict> restrict id(restrict r) { return r; }
}
#define MK(r) r(amp)
namespace n3 {
int MKF(int v) MK(restrict) { return v * 3; }
}
int take(int restrict, int amp) { return restrict - amp; }
int both(int amp, int cpu) restrict(cpu, amp) {
  int restrict = amp + cpu;
  return restrict;
}
int main() {
  int restrict = n1::restrict(3);
  if (restrict != 4) return 1;
  restrict_t t(9);
  if (t.restrict != 9 || t.get() != 9) return 2;
  if (n2::id(5) != 5) return 3;
  if (take(5, 3) != 2) return 4;
  auto l = [restrict](int amp) restrict(cpu) { return restrict + amp; };
  if (l(1) != 5) return 5;
  ::cpu c = 3;
  int out[1] = {0};
  array_view<int> v(1, out);
  int amp = 2;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        int cpu = amp;
        v[i] = n3::MKF(restrict) + both(amp, cpu);
      });
  if (v[0] != 12 + 4) return 6;
  goto restrict;
  restrict : return (int)::amp::cpu == 4 && c == 3 && restrict_ns::restrict == 7 ? 0 : 7;
}
