// The initializer of a capture can contain an amp lambda, whose closure is an amp-compatible value.
//
// accept: L-2.4.3.3-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
template <typename F>
struct twice { F f; int operator()(int x) const restrict(cpu, amp) { return f(f(x)); } };
template <typename F> twice<F> make_twice(F f) { return {f}; }
template <typename T> T run(array_view<T> v, T n) {
    parallel_for_each(v.extent,
        [=, k = [=](T x) restrict(amp) { return x + n; }](index<1> i) restrict(amp) {
            v[i] = k(i[0]); });
    return v[1];
}
int main() {
    std::vector<int> data(8);
    array_view<int> v(8, data);
    int n = 5;
    parallel_for_each(v.extent,
        [v, k = [=](int x) restrict(amp) { return x * n; }](index<1> i) restrict(amp) {
            v[i] = k(i[0]); });
    if (v[2] != 10) return 1;
    parallel_for_each(v.extent,
        [v, k = make_twice([=](int x) restrict(cpu, amp) { return x * n; })](
            index<1> i) restrict(amp) {
            v[i] = k(i[0]); });
    if (v[2] != 50) return 2;
    parallel_for_each(v.extent, [v, n = [&] { return n + 1; }()](index<1> i) restrict(amp) {
        v[i] = n; });
    if (v[2] != 6) return 3;
    if (run(v, 3) != 4) return 4;
    parallel_for_each(v.extent,
        [v, k = [m = [=](int x) restrict(amp) { return x + n; }](int x) restrict(amp) {
            return m(x) + 1;
        }](index<1> i) restrict(amp) {
            v[i] = k(i[0]); });
    if (v[2] != 8) return 5;
    auto outer = [&](int x) { parallel_for_each(v.extent,
        [=, k{[=](int y) restrict(amp) { return x + y; }}](index<1> i) restrict(amp) {
            v[i] = k(i[0]); }); };
    outer(40);
    if (v[2] != 42) return 6;
    return 0;
}
