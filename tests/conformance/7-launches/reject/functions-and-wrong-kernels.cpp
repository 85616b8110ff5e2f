// A kernel must not be a function, a std::function, a cpu lambda or a lambda of another rank.
//
// reject: P-7-i, P-7-m, P-7-n
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
#include <functional>
void fn(index<1>) {}
struct K { void operator()(index<1>) restrict(amp) {} };
int main() {
    extent<1> e(4);
    parallel_for_each(e, [=](index<1>) {}); // ERROR
    parallel_for_each(e, [=](index<1>) mutable restrict(amp) {}); // WARNING
    parallel_for_each(e, [=](index<2>) restrict(amp) {}); // ERROR
    parallel_for_each(e.tile<4>(), [=](tiled_index<2>) restrict(amp) {}); // ERROR
    parallel_for_each(e, [=](index<1>&&) restrict(amp) {}); // ERROR
    parallel_for_each(4, [=](index<1>) restrict(amp) {}); // ERROR
    parallel_for_each(e, fn); // ERROR
    parallel_for_each(e, &fn); // ERROR
    std::function<void(index<1>)> sf = fn;
    parallel_for_each(e, sf); // ERROR
    parallel_for_each(e, K()); // ERROR
    parallel_for_each(index<1>(3), [=](index<1>) restrict(amp) {}); // ERROR
}
