// A cpu call ignores better amp functions of a device namespace that a using directive brings.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
namespace host {
inline int scale(float x) { return 5; }
template <class T> int any(T) { return 7; }
}
namespace dev {
inline int scale(int x) restrict(amp) { return 6; }
inline int any(int) restrict(amp) { return 8; }
}
using namespace host;
using namespace dev;
int main() { return scale(1) == 5 && any(1) == 7 ? 0 : 1; }
