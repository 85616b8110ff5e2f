// Functions, variables, parameters and labels can be named restrict, amp or cpu.
//
// accept: L-2.1-c, L-2.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int restrict(int x) { return x + 1; }
namespace amp {
int cpu(int x) restrict(cpu, amp) { return x * 2; }
struct cpu_t {
  int amp;
};
}
namespace cpu {
struct restrict {
  int amp, cpu;
  restrict(int a, int c) restrict(cpu, amp) : amp(a), cpu(c) {}
  int sum() const restrict(amp, cpu) { return amp + cpu; }
};
}
struct R {
  int restrict;
  int amp() const { return restrict; }
  int cpu(int restrict) { return restrict; }
};
template <class restrict> restrict idt(restrict x) restrict(cpu, amp) { return x; }
enum amp_e { cpu_v = 3, amp_v };
#define restrict_me restrict(cpu, amp)
int me(int x) restrict_me { return x; }
int usevar() {
  int restrict = 4;
  int amp = restrict * 2, cpu = amp + restrict;
  return cpu;
}
int lab(int n) {
  restrict : if (n > 3) goto amp;
  ++n;
  goto restrict;
amp:
  return n;
}
int main() {
  int d[1] = {0};
  array_view<int, 1> v(1, d);
  int amp_ = 5, cpu_ = 6;
  R r;
  r.restrict = 9;
  int fn = ::restrict(3);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        int restrict = amp_, amp = cpu_;
        cpu::restrict q(restrict, amp);
        v[i] = q.sum() + idt(restrict) + ::amp::cpu(amp) + me(1); // 11 + 5 + 12 + 1
      });
  v.synchronize();
  return d[0] == 29 && fn == 4 && r.amp() == 9 && r.cpu(2) == 2 && usevar() == 12 &&
                 lab(0) == 4 &&restrict(7) == 8 && cpu_v == 3
             ? 0
             : 1;
}
