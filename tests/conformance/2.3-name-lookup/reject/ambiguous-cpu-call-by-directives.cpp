// A cpu call must not find a cpu function and an equal cpu,amp function by two using directives.
//
// reject: L-2.3.2.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
namespace N {
int f(double) restrict(cpu, amp) { return 1; }
}
namespace M {
int f(double) { return 2; }
}
using namespace N;
using namespace M;
int c() { return f(1.0); } // ERROR
int main() {}
