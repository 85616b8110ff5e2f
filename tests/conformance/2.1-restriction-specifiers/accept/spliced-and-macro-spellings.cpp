// Line splices, comments and macros can form a restriction specifier.
//
// accept: L-2.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
#define GPU amp
#define BOTH restrict(cpu, GPU)
#define R(...) restrict(__VA_ARGS__)
#define CAT_(a, b) a##b
#define CAT(a, b) CAT_(a, b)
#define FN(name, ret, x) ret name(int x) BOTH
int a(int x) restr\
ict(c\
pu, amp) { return x + 1; }
int b(int x) restrict /* one */ ( /* two */ amp /* , */ , // three
    cpu ) { return x + 2; }
int c(int x) CAT(rest, rict)(GPU, cpu) { return x + 3; }
int d(int x) R(amp) R(cpu) R(amp, amp) { return x + 4; }
FN(e, int, y) { return y + 5; }
int main()
<%
    int out<:5:> = <%%>;
    array_view<int, 1> v(5, out);
    parallel_for_each(extent<1>(1), <:=:>(index<1>) restrict(amp) <%
        v<:0:> = a(0); v[1] = b(0); v[2] = c(0); v[3] = d(0); v[4] = e(0);
    %>);
    v.synchronize();
    for (int i = 0; i < 5; i++) if (out[i] != i + 1) return 1;
    return a(1) == 2 and b(1) == 3 and c(1) == 4 and d(1) == 5 and e(1) == 6 ? 0 : 2;
%>
