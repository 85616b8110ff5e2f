// A data member `array<T, N>&` of a class that amp code uses becomes a handle, because a launch finds the data for the
// accelerator by copying the kernel. Other references to arrays stay. L-2.4.1.3-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %expect
// RUN: %builds

#include <amp.h>
#include <string.h>
using namespace concurrency;

struct increment
{
    array<int, 1>& a;
    const concurrency::array<float, 2> &in;   // read only
    array<int>& default_rank;
    void operator()(index<1> i) const restrict(amp) { a[i] += int(in(i[0], 0)) + default_rank[i]; }
};
// CHECK:struct increment
// CHECK-NEXT:{
// CHECK-NEXT:    mutable amp2hip::array_ref<int, 1> a;
// CHECK-NEXT:    amp2hip::array_ref<const float, 2> in;   // read only
// CHECK-NEXT:    mutable amp2hip::array_ref<int> default_rank;
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const { a[i] += int(in(i[0], 0)) + default_rank[i]; }
// CHECK-NEXT:};

typedef array<double, 1> doubles;
template <typename T, int N>
class gather
{
    array<T, N>& m_out;
    const doubles &m_values;

public:
    gather(array<T, N>& out, const doubles &values) : m_out(out), m_values(values) {}
    void operator()(index<N> i) const restrict(amp) { m_out[i] = T(m_values[0]); }
};
// CHECK:typedef array<double, 1> doubles;
// CHECK-NEXT:template <typename T, int N>
// CHECK-NEXT:class gather
// CHECK-NEXT:{
// CHECK-NEXT:    mutable amp2hip::array_ref<T, N> m_out;
// CHECK-NEXT:    amp2hip::array_ref<const double> m_values;
// CHECK-EMPTY:
// CHECK-NEXT:public:
// CHECK-NEXT:    gather(array<T, N>& out, const doubles &values) : m_out(out), m_values(values) {}
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<N> i) const { m_out[i] = T(m_values[0]); }
// CHECK-NEXT:};

class host_only
{
    array<int, 1>& m_a;

public:
    explicit host_only(array<int, 1>& a) : m_a(a) {}
    int size() const { return m_a.extent[0]; }
};
// CHECK:class host_only
// CHECK-NEXT:{
// CHECK-NEXT:    array<int, 1>& m_a;
// CHECK-EMPTY:
// CHECK-NEXT:public:
// CHECK-NEXT:    explicit host_only(array<int, 1>& a) : m_a(a) {}
// CHECK-NEXT:    int size() const { return m_a.extent[0]; }
// CHECK-NEXT:};

void launch(array<int, 1> &a, const array<float, 2> &in, doubles &values)
{
    array<int, 1> &alias = a;
    increment k = { alias, in, a };
    parallel_for_each(a.extent, k);
    parallel_for_each(a.extent, gather<int, 1>(a, values));
    host_only h(a);
    parallel_for_each(extent<1>(h.size()), increment{ a, in, a });
}
// CHECK:void launch(array<int, 1> &a, const array<float, 2> &in, doubles &values)
// CHECK-NEXT:{
// CHECK-NEXT:    array<int, 1> &alias = a;
// CHECK-NEXT:    increment k = { alias, in, a };
// CHECK-NEXT:    parallel_for_each(a.extent, k);
// CHECK-NEXT:    parallel_for_each(a.extent, gather<int, 1>(a, values));
// CHECK-NEXT:    host_only h(a);
// CHECK-NEXT:    parallel_for_each(extent<1>(h.size()), increment{ a, in, a });
// CHECK-NEXT:}

// A class without amp functions. Amp code uses members of a base and of an object that a lambda captures.
struct based
{
    array<int, 1> &m_based;
    explicit based(array<int, 1> &a) : m_based(a) {}
};
template <typename T> class held
{
public:
    held(const array<T, 1> &a) : m_held(a) {}
    const array<T, 1> &m_held;
};
struct derived : based
{
    explicit derived(array<int, 1> &a) : based(a) {}
    void operator()(index<1> i) const restrict(amp) { m_based[i] += 1; }
};
void launch_derived(array<int, 1> &a)
{
    held<int> h(a);
    array_view<int, 1> v(a.extent);
    parallel_for_each(a.extent, derived(a));
    parallel_for_each(a.extent, [=](index<1> i) restrict(amp) { v[i] = h.m_held[i]; });
}
// CHECK:struct based
// CHECK-NEXT:{
// CHECK-NEXT:    mutable amp2hip::array_ref<int, 1> m_based;
// CHECK-NEXT:    explicit based(array<int, 1> &a) : m_based(a) {}
// CHECK-NEXT:};
// CHECK:    held(const array<T, 1> &a) : m_held(a) {}
// CHECK-NEXT:    amp2hip::array_ref<const T, 1> m_held;
