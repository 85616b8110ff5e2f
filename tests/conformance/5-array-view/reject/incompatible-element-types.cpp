// A view must not have elements of char, short, bool, pointer or long long type, also const ones.
//
// reject: R-5.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct P { int *p; }; struct N { const array<int> &a; };
void f(char *c, short *s, int **q, bool *b, wchar_t *w, unsigned char *uc, P *p, long long *ll)
{
    array_view<char> a(4, c); // ERROR
    array_view<short, 2> d(2, 2, s); // ERROR
    array_view<int *, 1> e(4, q); // ERROR
    array_view<bool> g(4, b); // ERROR
    array_view<const char> h(4, c); // ERROR
    array_view<const wchar_t, 1> i(4, w); // ERROR
    array_view<const P, 1> j(4, p); // ERROR
    array_view<const unsigned char, 3> k(1, 1, 4, uc); // ERROR
    array_view<long long> l(4, ll); // ERROR
    array_view<const N, 1> *m; // a pointer does not instantiate the class
    (void)m;
}
int main() {}
