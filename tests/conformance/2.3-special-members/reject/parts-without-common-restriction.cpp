// No code calls an implicit special member whose bases and members share no restriction.
//
// An implicit special member has the restrictions that all bases and members share (§2.3.2).
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
struct gpu_end { ~gpu_end() restrict(amp) {} };
struct cpu_end { ~cpu_end() restrict(cpu) {} };
struct ends : gpu_end, cpu_end {};              // ERROR-ONE-OF
void use_ends() { ends b; }                     // ERROR-ONE-OF

struct gpu_start { gpu_start() restrict(amp) {} gpu_start(const gpu_start &) restrict(amp) {} };
struct cpu_start { cpu_start() restrict(cpu) {} cpu_start(const cpu_start &) restrict(cpu) {} };

struct starts { gpu_start a; cpu_start b; };
void use_starts() { starts b; }                 // ERROR

struct copies : gpu_start, cpu_start {};
void use_copies(const copies &c) {
  copies d(c);                                  // ERROR
}

struct gpu_assign { gpu_assign &operator=(const gpu_assign &) restrict(amp) { return *this; } };
struct cpu_assign { cpu_assign &operator=(const cpu_assign &) restrict(cpu) { return *this; } };
struct assigns { gpu_assign a[2]; cpu_assign b; };
void use_assigns(assigns &c, const assigns &d) {
  c = d;                                        // ERROR
}
int main() {}
