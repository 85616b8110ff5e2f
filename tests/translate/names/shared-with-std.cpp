// Names that std declares too stay unqualified in a source without a using directive for std.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip %s -o %t.hip
// RUN: %code %t.hip | FileCheck %s
// RUN: %syntax %t.hip

#include <amp.h>
#include <amp_short_vectors.h>
#include <algorithm>
#include <vector>

namespace inner
{
using concurrency::index; // stays: this namespace has no other index
using concurrency::extent;

// CHECK: index<1> twice(index<1> i)
index<1> twice(index<1> i) { return i + i; }
}

using namespace concurrency;
using namespace concurrency::graphics;
using namespace concurrency::graphics::direct3d;

// CHECK: __host__ __device__ float_2 length(float2 v, int2 n)
float_2 length(float2 v, int2 n) restrict(cpu, amp) { return v * float2(float(n.x)); }

// CHECK: void sweep(const array<double, 2> &from, array<double, 2> &to, const extent<2> &inner)
void sweep(const array<double, 2> &from, array<double, 2> &to, const extent<2> &inner)
{
    // CHECK: copy(from, to);
    copy(from, to);
    // CHECK: parallel_for_each(extent<2>(inner), sweep_kernel{to});
    parallel_for_each(extent<2>(inner), [&to](index<2> i) restrict(amp) { to[i] = 0; });
}

void lists(std::vector<int> &v)
{
    array<int> a(int(v.size()));
    // CHECK: {{^}}    copy(v.begin(), v.end(), a);
    copy(v.begin(), v.end(), a);
    // CHECK: concurrency::index<1> first(0);
    index<1> first(0);
    // Overload resolution of the parse includes the functions of std.
    // CHECK: {{^}}    copy(v.begin(), v.end(), v.begin() + first[0]);
    copy(v.begin(), v.end(), v.begin() + first[0]);
}

template <typename T> void generic(const T &from, std::vector<int> &to)
{
    // CHECK: {{^}}    copy(from, to.begin());
    copy(from, to.begin());
}

void local(std::vector<int> &v)
{
    using namespace std;
    // CHECK: concurrency::array<int> a(int(v.size()));
    array<int> a(int(v.size()));
    // CHECK: {{^}}    copy(a, v.begin());
    copy(a, v.begin());
}

// CHECK: void after(array<int> &a)
void after(array<int> &a) { generic(a, *new std::vector<int>(1)); }

namespace lib
{
using namespace std;
}

// CHECK: void below(concurrency::array<int> &a)
void below(array<int> &a) { (void)a; }
