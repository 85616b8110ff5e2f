// A class can have cpu and cpu,amp operator new and delete while kernels use its objects.
//
// accept: L-2.1.1-n
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdlib>
#include <new>
using namespace concurrency;
static int count;
struct S {
    int x = 4;
    static void* operator new(std::size_t n) restrict(cpu) { ++count; return std::malloc(n); }
    static void operator delete(void* p) restrict(cpu) noexcept { --count; std::free(p); }
    void* operator new(std::size_t, void* p) restrict(cpu, amp) { return p; }
    static void* operator new[](std::size_t n) restrict(cpu) { return ::operator new[](n); }
};
int main()
{
    S* p = new S;
    if (count != 1 || p->x != 4) return 1;
    int out = 0;
    array_view<int, 1> v(1, &out);
    S s;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { S t = s; v[i] = t.x; });
    v.synchronize();
    delete p;
    alignas(S) int buf; S* q = new (&buf) S;
    return count == 0 && out == 4 && q->x == 4 ? 0 : 2;
}
