// Explicit constructors of arrays and views reject copy-list-initialization and unsuitable sources.
//
// reject: R-5.1.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include <list>
#include <deque>
#include <iterator>
using namespace concurrency;
void g(array<int, 1>); void gv(array_view<int, 2>); void gi(index<1>); void gs(array_view<int, 1>);
void f(std::vector<int> s, array_view<int, 1> v, int *p, const std::vector<int> &cs)
{
    array<int, 1> a = {3}; // ERROR
    array<int, 1> b = {extent<1>(3)}; // ERROR
    array<int, 1> c = {v}; // ERROR
    g({3}); // ERROR
    gv({2, 3}); // ERROR
    array_view<int, 2> w = {2, 3}; // ERROR
    array_view<int, 1> x = {s}; // ERROR
    array_view<int, 1> y = {7}; // ERROR
    gs(s); // ERROR
    gs({s}); // ERROR
    gi(3); // ERROR
    gi({3}); // ERROR
    index<1> i = {3}; // ERROR
    accelerator acc = {L"cpu"}; // ERROR
    array<int, 1> d(4, s); // ERROR
    array<int, 1> e(4, 0); // ERROR
    array<int, 1> h(4, nullptr); // ERROR
    array<int, 2> k(2, s.begin()); // ERROR
    array<int, 1> l(s); // ERROR
    array<int, 1> m(s.begin(), s.end()); // ERROR
    array<int, 1> n(4, s.begin(), p); // ERROR
    array<int, 1> o(4, accelerator()); // ERROR
    array<int, 1> q(4, accelerator().default_view, 1); // ERROR
    array_view<int, 1> r(p); // ERROR
    array_view<int, 1> t(4, cs); // ERROR
    array_view<int, 1> u(cs); // ERROR
    array_view<int, 1> z(4, std::vector<float>()); // ERROR
    array_view<float, 1> fa(4, s); // ERROR
    array_view<const float, 1> fc(4, s); // ERROR
    array_view<unsigned, 1> ua(s); // ERROR
    array_view<unsigned, 1> ub(4, p); // ERROR
    array_view<int, 1> va(4, static_cast<void *>(p)); // ERROR
    std::list<int> li; array_view<int, 1> vl(li); // ERROR
    std::deque<int> de; array_view<int, 1> vd(4, de); // ERROR
    std::vector<bool> vb; array_view<int, 1> vbv(vb); // ERROR
    int m2[2][2]; array_view<int, 2> vm(m2); // ERROR
    array_view<int, 2> vn(2, 2, m2); // ERROR
    array_view<int, 1> vo(4, std::vector<int>(4)); // ERROR
}
