// Comments, line splices, directives, macros, digraphs and alternative tokens may be part of
// restriction specifiers.
//
// accept: L-2.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
using namespace concurrency;

// A restriction specifier can extend over several lines with comments and preprocessor directives.
namespace comments_and_lines {
// clang-format off
int f(int x) restrict /* on both */ (
    cpu, // the host
    amp  /* the device */
) { return x + 1; }
int g(int x)
    restrict
    ( amp )
    restrict(cpu)
{
    return x + 2;
}
int h(int x)
#if defined(NEVER_DEFINED)
    restrict(amp)
#else
    restrict(cpu,\
amp)
#endif
{
    return x; // restrict(cpu)
}
const char *text() { return "restrict(amp)"; }

void test() {
    int data[1] = {};
    array_view<int, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict( amp ) { v[i] = f(1) + g(1); });
    check("kernel", v[0], 5);
    check("host", f(2) + g(2) + h(3) + int(text() == nullptr), 10);
}
// clang-format on
} // namespace comments_and_lines

// Line splices, comments and macros can form a restriction specifier.
namespace splices_and_macros {
// clang-format off
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
void test()
<%
    int out<:5:> = <%%>;
    array_view<int, 1> v(5, out);
    parallel_for_each(extent<1>(1), <:=:>(index<1>) restrict(amp) <%
        v<:0:> = a(0); v[1] = b(0); v[2] = c(0); v[3] = d(0); v[4] = e(0);
    %>);
    v.synchronize();
    for (int i = 0; i < 5; i++) CHECK(out[i] == i + 1);
    CHECK(a(1) == 2 and b(1) == 3 and c(1) == 4 and d(1) == 5 and e(1) == 6);
%>
// clang-format on
} // namespace splices_and_macros

int main() {
  comments_and_lines::test();
  splices_and_macros::test();
  return failures;
}
