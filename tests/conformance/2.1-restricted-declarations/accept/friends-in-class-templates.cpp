// Friends that a class template defines can be overloaded by restriction.
//
// accept: L-2.1.1-q
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
namespace lib {
template <class T> class Box {
    T x;
public:
    explicit Box(T t) restrict(cpu, amp) : x(t) {}
    friend T peek(const Box& b) restrict(cpu) { return b.x + 1; }
    friend T peek(const Box& b) restrict(amp) { return b.x + 2; }
    friend Box operator+(Box a, const Box& b) restrict(amp, cpu) { a.x += b.x; return a; }
    template <class U> friend U poke(Box& b, U u) restrict(cpu, amp);
};
template <class U> U poke(Box<int>& b, U u) restrict(amp, cpu);
template <class T> T twice(Box<T> b) restrict(cpu, amp) { return peek(b + b); }
}
int main()
{
    int out[3] = {};
    array_view<int, 1> v(3, out);
    lib::Box<int> b(10);
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = peek(b); v[1] = twice(b); lib::Box<float> f(0.25f); v[2] = int(4 * peek(f + f));
    });
    v.synchronize();
    if (peek(b) != 11 || twice(b) != 21) return 1;
    return out[0] == 12 && out[1] == 22 && out[2] == 10 ? 0 : 2;
}
