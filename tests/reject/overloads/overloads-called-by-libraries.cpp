// A library calls a cpu function that would have to be renamed. L-2.3.2.1-f, P-7-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <algorithm>
#include <amp.h>
#include <type_traits>
#include <vector>
using namespace concurrency;

struct item { int x; };
bool operator<(const item &a, const item &b) { return a.x > b.x; } // expected-error {{a library calls 'operator<'}}
template <class T> bool operator<(const T &a, const T &b) restrict(cpu, amp) { return a.x < b.x; }

// Launched.
struct fill
{
    explicit fill(const array_view<int> &v) : v(v) {}
    int operator()(index<1> i) const { return i[0]; } // expected-error {{give both overloads the same return type}}
    void operator()(index<1> i) const restrict(amp) { v[i] = i[0]; }
    array_view<int> v;
};
struct last
{
    explicit last(const array_view<int> &v) : v(v) {}
    int operator()(index<1> i) const { return i[0]; } // expected-error {{a library calls 'operator()'}}
    void operator()(index<1> i) const restrict(amp) { v[i] = i[0]; }
    array_view<int> v;
};

std::invoke_result_t<last, index<1>> use(array_view<int> v, std::vector<index<1>> &a, std::vector<int> &b, std::vector<item> &items)
{
    parallel_for_each(v.extent, fill(v));
    parallel_for_each(v.extent, last(v));
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = item() < item(); });
    std::transform(a.begin(), a.end(), b.begin(), fill(v));
    std::sort(items.begin(), items.end());
    return 1;
}
