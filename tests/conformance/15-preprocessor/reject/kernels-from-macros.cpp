// A kernel that a macro expands must not call a cpu function or declare a char.
//
// reject: L-2.3.2-d, L-2.4.1.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void h();
#define CALL(x) x()
#define KERN(v, body) parallel_for_each((v).extent, [=](index<1> i) restrict(amp) { body; })
#define DECL(t, n) t n
int main() {
    int o[2];
    array_view<int> v(2, o);
    KERN(v, v[i] = 1; h()); // ERROR
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
        CALL(h); // ERROR
        DECL(char, c); // ERROR
        v[i] = 1;
    });
}
