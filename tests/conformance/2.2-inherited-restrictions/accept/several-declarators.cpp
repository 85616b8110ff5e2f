// Each declarator of a declaration has its own restrictions or inherits those of the function.
//
// accept: L-2.2.1-a, L-2.2.1-g, L-2.1.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int started = 1, twice(int) restrict(amp, cpu), host_only(int);
int *nothing = nullptr, thrice(int) restrict(amp);

struct counter {
    int value, get() const restrict(cpu, amp), host() const;
};
bool in_amp() restrict(amp) {
    int offset = 1, first(int), second(int);
    return first(offset) + second(1) == 22;
}
bool in_cpu() {
    int first(int), second(int);
    return first(1) + second(1) == 203;
}
int first(int x) { return x + 100; }
int second(int x) restrict(amp) { return x + 10; }
int first(int x) restrict(amp) { return x + 10; }
int second(int x) { return x + 101; }
int twice(int x) restrict(amp, cpu) { return 2 * x; }
int thrice(int x) restrict(amp) { return 3 * x; }
int host_only(int x) { return x + started; }
int counter::get() const restrict(cpu, amp) { return value; }
int counter::host() const { return value + started; }

int main() {
    counter c = {5};
    array_view<int, 1> v(3);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
        v[i] = i[0] == 0 ? int(in_amp()) : i[0] == 1 ? twice(c.get()) : thrice(2);
    });
    if (v[0] != 1 || v[1] != 10 || v[2] != 6)
        return 1;
    return !in_cpu() || c.host() != 6 || host_only(1) != 2 || nothing != nullptr;
}
