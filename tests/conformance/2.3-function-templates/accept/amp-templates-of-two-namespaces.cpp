// A cpu call in a namespace ignores better amp templates there and in an unnamed namespace.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
namespace M { template <class X> int f(X&) restrict(amp) { return 3; } } struct U { int a; };
namespace M { template <class X> int f(const X&) restrict(cpu, amp) { return 1; } }
namespace { template <class X> int f(X&) restrict(amp) { return 2; } }
namespace M { int c() { U u{}; return f(u); } }
int main() { return M::c() == 1 ? 0 : 1; }
