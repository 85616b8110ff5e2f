// Overloaded logical, arrow, comma and shift operators behave alike in cpu and amp code.
//
// accept: L-2.1.1-n
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct Z {
    int v;
    Z(int x) restrict(cpu, amp) : v(x) {}
    Z operator,(Z o) const restrict(cpu, amp) { return Z(v * 10 + o.v); }
    Z* operator->() restrict(cpu, amp) { return this; }
    Z& operator*() restrict(cpu, amp) { v += 1; return *this; }
    Z operator~() const restrict(cpu, amp) { return Z(-v); }
    bool operator!() const restrict(cpu, amp) { return v == 0; }
    Z operator<<(int s) const restrict(cpu, amp) { return Z(v << s); }
    Z& operator>>=(int s) restrict(cpu, amp) { v >>= s; return *this; }
    int operator()(int a, int b = 5) const restrict(cpu, amp) { return v + a * b; }
    int operator->*(int k) const restrict(cpu, amp) { return v - k; }
    Z* operator&() restrict(cpu, amp) { v = 77; return this; }
    Z operator&&(Z o) const restrict(cpu, amp) { return Z(v + 1000 * o.v); }
    Z operator||(Z o) const restrict(cpu, amp) { return Z(v + 500 * o.v); }
    Z& operator=(int k) & restrict(cpu, amp) { v = k; return *this; }
    int operator[](Z i) const restrict(cpu, amp) { return v * i.v; }
};
Z operator%(Z a, Z b) restrict(cpu, amp) { return Z(a.v % b.v); }
bool operator<(Z a, Z b) restrict(cpu, amp) { return a.v < b.v; }
constexpr int operator""_k(unsigned long long x) restrict(cpu) { return (int)x * 3; }
int run(int n) restrict(cpu, amp) {
    Z a(n), b(3);
    int r = (a, b).v;
    r += a->v; r += (*a).v; r += (~a).v; r += !a;
    r += (a << 2).v; a >>= 1; r += a(2); r += a(2, 3); r += a ->* 4;
    r += (a && b).v; r += (a || b).v;
    Z c(0); c = 6; r += c[b]; r += (c % Z(4)).v; r += (c < a);
    r += (&c)->v; 
    return r;
}
int main() {
    int o[8]; array_view<int> v(8, o); v.discard_data();
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = run(i[0]); });
    for (int i = 0; i < 8; ++i) if (v[i] != run(i)) return 1;
    // n=0: 3 +0 +1 -1 +0 +4 | a=0: 10,6,-4 | 3000 | 1500 | 18 | 2 | 0 | 77
    if (run(0) != 3 + 0 + 1 - 1 + 0 + 4 + 10 + 6 - 4 + 3000 + 1500 + 18 + 2 + 0 + 77) return 2;
    return 4_k == 12 ? 0 : 3;
}
