// Amp functions may take and return references and pointers to arrays and references to pointers.
//
// accept: L-2.4.1.3-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
using Arr = int[4];
Arr& pass(Arr& a) restrict(amp) { a[0] += 1; return a; }
Arr* passp(Arr* a) restrict(amp) { (*a)[1] += 2; return a; }
int (&pass2(int (&&a)[4]) restrict(amp))[4] { a[2] = 7; return static_cast<Arr&>(a); }
int*& next(int*& p) restrict(amp) { ++p; return p; }
template <class T, int N> int len(T (&)[N]) restrict(amp) { return N; }
void arr_param(int a[], const int b[3]) restrict(amp) { a[0] = b[2]; }
int cr(const int& a, int&& b) restrict(amp) { b = 9; return a + b; }
const int* cp(const int* const p) restrict(amp) { return p ? p + 1 : nullptr; }
void* vp(void* p) restrict(amp) { return p; }
float bits(float f) restrict(amp) { int& i = reinterpret_cast<int&>(f); i &= 0x7fffffff; return f; }
int main()
{
    int out[9] = {};
    array_view<int, 1> v(9, out);
    array<int, 1> dev(4);
    parallel_for_each(extent<1>(1), [=, &dev](index<1>) restrict(amp) {
        Arr a = {1, 2, 3, 4};
        v[0] = pass(a)[0]; v[1] = (*passp(&a))[1];
        int* p = a; next(p);
        v[2] = *p + p[1]; v[3] = len(a);
        arr_param(a, a); v[4] = a[0];
        v[5] = cr(3, 4); v[6] = *cp(a) + (cp(nullptr) == nullptr);
        v[7] = int(bits(-3.f)) + *static_cast<int*>(vp(&a[3]));
        array<int, 1>& rd = dev; array<int, 1>* pd = &rd;
        (*pd)[2] = 5; int (*row)[2] = reinterpret_cast<int (*)[2]>(a);
        v[8] = dev[2] + row[1][1];
    });
    v.synchronize();
    const int want[] = {2, 4, 7, 4, 3, 12, 5, 7, 9};
    for (int i = 0; i < 9; i++) if (out[i] != want[i]) return i + 1;
    return 0;
}
