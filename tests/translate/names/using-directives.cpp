// Types of namespace concurrency that other headers declare too are qualified: glibc has ::index(), std has array and
// extent. The overload resolution of the parse includes std's copy.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %expect
// RUN: %builds

#include <amp.h>
#include <amp_math.h>
#include <algorithm>
#include <cmath>
#include <numeric>
#include <string.h>
#include <strings.h>
#include <type_traits>
#include <vector>
using namespace std;
using namespace concurrency;

void both_namespaces(vector<float> &data)
{
    array<float, 1> a(16);
    extent<1> e(16);
    copy(data.begin(), data.end(), a);
    copy(a, data.begin());
    copy(data.begin(), data.end(), data.begin());
    float low = min(data[0], data[1]), high = max(1.0f, sqrt(low));
    iota(data.begin(), data.end(), low + high);
    array_view<float, 1> v(e, data);
    parallel_for_each(e, [=, &a](index<1> i) restrict(amp)
    {
        index<1> next = i + index<1>(1);
        a[i] = fast_math::sqrt(v[i]) + precise_math::pow(v[next], 2.0f) + fast_math::fmin(v[i], 1.0f);
    });
}
// CHECK:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at using-directives.cpp:[[@LINE-8]]
// CHECK-NEXT:struct both_namespaces_kernel
// CHECK-NEXT:{
// CHECK-NEXT:    mutable amp2hip::array_ref<float, 1> a;
// CHECK-NEXT:    array_view<float, 1> v;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const
// CHECK-NEXT:    {
// CHECK-NEXT:        concurrency::index<1> next = i + concurrency::index<1>(1);
// CHECK-NEXT:        a[i] = fast_math::sqrt(v[i]) + precise_math::pow(v[next], 2.0f) + fast_math::fmin(v[i], 1.0f);
// CHECK-NEXT:    }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:void both_namespaces(vector<float> &data)
// CHECK-NEXT:{
// CHECK-NEXT:    concurrency::array<float, 1> a(16);
// CHECK-NEXT:    concurrency::extent<1> e(16);
// CHECK-NEXT:    copy(data.begin(), data.end(), a);
// CHECK-NEXT:    copy(a, data.begin());
// CHECK-NEXT:    copy(data.begin(), data.end(), data.begin());
// CHECK-NEXT:    float low = min(data[0], data[1]), high = max(1.0f, sqrt(low));
// CHECK-NEXT:    iota(data.begin(), data.end(), low + high);
// CHECK-NEXT:    array_view<float, 1> v(e, data);
// CHECK-NEXT:    parallel_for_each(e, both_namespaces_kernel{a, v});
// CHECK-NEXT:}

// A name of the user's own, a member and a parameter are not touched.
namespace mine
{
struct box
{
    float min, max;
    float index(int i) const restrict(amp, cpu) { return i == 0 ? min : max; }
};
}
float own_names(mine::box b, int index) restrict(amp, cpu)
{
    float copy = b.min, extent = b.max;
    return b.index(index) + copy + extent;
}
// CHECK:// A name of the user's own, a member and a parameter are not touched.
// CHECK-NEXT:namespace mine
// CHECK-NEXT:{
// CHECK-NEXT:struct box
// CHECK-NEXT:{
// CHECK-NEXT:    float min, max;
// CHECK-NEXT:    __host__ __device__ float index(int i) const { return i == 0 ? min : max; }
// CHECK-NEXT:};
// CHECK-NEXT:}
// CHECK-NEXT:__host__ __device__ float own_names(mine::box b, int index)
// CHECK-NEXT:{
// CHECK-NEXT:    float copy = b.min, extent = b.max;
// CHECK-NEXT:    return b.index(index) + copy + extent;
// CHECK-NEXT:}

template <int N>
float in_template(index<N> i, extent<N> e) restrict(amp, cpu)
{
    index<N> last = i;
    for (int d = 0; d < N; ++d)
        last[d] = e[d] - 1;
    return float(last[N - 1]);
}
// CHECK:template <int N>
// CHECK-NEXT:__host__ __device__ float in_template(concurrency::index<N> i, concurrency::extent<N> e)
// CHECK-NEXT:{
// CHECK-NEXT:    concurrency::index<N> last = i;
// CHECK-NEXT:    for (int d = 0; d < N; ++d)
// CHECK-NEXT:        last[d] = e[d] - 1;
// CHECK-NEXT:    return float(last[N - 1]);
// CHECK-NEXT:}
