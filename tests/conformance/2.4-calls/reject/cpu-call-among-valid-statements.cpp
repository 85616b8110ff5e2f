// An amp function must not call a cpu function with char parameter among valid statements.
//
// reject: L-2.3.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct Ok { bool a; int b; int get() const restrict(amp, cpu) { return b; } };
template <class T> T good(T a) restrict(amp, cpu) { return a + 1; }
char cpuf(char c) { return c; }
void k() restrict(amp) {
    Ok o = {true, 1}; good(o.get());
    for (int i = 0; i < 2; ++i) { switch (i) { case 0: break; default: continue; } }
    cpuf(1); // ERROR
    int* p = &o.b; *p = 2; good(*p);
}
auto cpul = [](char c) { return cpuf(c); };
int main() { return cpul(0); }
