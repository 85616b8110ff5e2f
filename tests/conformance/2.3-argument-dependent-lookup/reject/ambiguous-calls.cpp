// A call must not find equal functions with its restriction in its scope and by its argument.
//
// reject: L-2.3.2.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

// A call must not find equal functions of one restriction in its scope and by its argument.
namespace one_restriction {
struct V {
  int a;
};
int pick_cpu(V) { return 1; }
int pick_amp(V) restrict(amp) { return 1; }
} // namespace one_restriction
int pick_cpu(one_restriction::V) { return 2; }
int pick_amp(one_restriction::V) restrict(amp) { return 2; }
int cpu_call() {
  one_restriction::V v{};
  return pick_cpu(v); // expected-error
}
int amp_call() restrict(amp) {
  one_restriction::V v{};
  return pick_amp(v); // expected-error
}

// Cpu and amp calls must not find equal single-restriction and cpu,amp functions in two namespaces.
namespace both_and_one {
struct V {
  int a;
};
int score_cpu(V) { return 1; }
int score_amp(V) restrict(amp) { return 1; }
} // namespace both_and_one
int score_cpu(both_and_one::V) restrict(cpu, amp) { return 2; }
int score_amp(both_and_one::V) restrict(cpu, amp) { return 2; }
int cpu_score() {
  both_and_one::V v{};
  return score_cpu(v); // expected-error
}
int amp_score() restrict(amp) {
  both_and_one::V v{};
  return score_amp(v); // expected-error
}

// A cpu call must not find a cpu function by its argument and an equal cpu,amp function in its
// scope.
namespace both_and_cpu {
struct V {
  int a;
};
int rank(V) { return 1; }
} // namespace both_and_cpu
int rank(both_and_cpu::V) restrict(cpu, amp) { return 2; }
int cpu_rank() {
  both_and_cpu::V v{};
  return rank(v); // expected-error
}

int main() {}
