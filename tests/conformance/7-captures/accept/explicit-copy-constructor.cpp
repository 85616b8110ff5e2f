// A lambda captures by copy an object whose copy constructor is explicit.
//
// accept: L-2.1.2-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct explicitly {
    int x;
    explicit explicitly(int v) restrict(amp, cpu) : x(v) {}
    explicit explicitly(const explicitly &other) restrict(amp, cpu) : x(other.x) {}
};
template <typename T> int of_class(const explicitly &given, T more) {
    const explicitly kept(given);
    array_view<T, 1> v(2);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = kept.x + more + i[0]; });
    return v[1];
}

int main() {
    const explicitly one(5);
    explicitly two(7);
    array_view<int, 1> v(2);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
        const auto sum = [=](int k) { return one.x + two.x + k; };
        v[i] = sum(i[0]);
    });
    return v[1] != 13 || of_class(one, 3) != 9;
}
