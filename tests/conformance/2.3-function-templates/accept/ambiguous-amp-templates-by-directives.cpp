// Amp templates of two used namespaces that are ambiguous do not affect a cpu call.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
namespace A {
template <class X> int g(X) restrict(amp) { return 3; }
}
namespace B {
template <class X> int g(X) restrict(amp) { return 4; }
}
int g(double) { return 5; }
using namespace A;
using namespace B;
int main() { return g(1) == 5 ? 0 : 1; }
