// Functions of unnamed namespaces, inline namespaces or internal linkage form pairs.
//
// accept: L-2.3.2.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
namespace a {
inline namespace v1 {
int f() restrict(cpu) { return 1; }
}
inline namespace v1 {
int f() restrict(amp) { return 2; }
}
}
namespace {
int g() restrict(amp) { return a::f() * 10; }
int g() restrict(cpu) { return a::f() * 20; }
}
static int h() restrict(cpu) { return 5; }
static int h() restrict(amp) { return 6; }
namespace al = a::v1;
int both() restrict(cpu, amp) { return g() + ::h() + al::f(); }
extern "C" {
int ext(int x) restrict(amp) { return x + 1; }
}
extern "C++" int mix(int) restrict(cpu, amp);
int mix(int x) restrict(amp, cpu) { return x + 100; }
int main() {
  int out[2] = {};
  array_view<int, 1> v(2, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = both();
        v[1] = ext(1) + mix(0);
      });
  v.synchronize();
  return both() == 26 && out[0] == 28 && out[1] == 102 ? 0 : 1;
}
