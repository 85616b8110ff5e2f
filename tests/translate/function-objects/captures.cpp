// A captured variable becomes a data member of the function object, with the same type and name.
// L-2.1.2-g, L-2.4.3.3-b, L-2.4.3.3-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %expect
// RUN: %builds

#include <amp.h>
#include <vector>
using namespace concurrency;
typedef float real;

struct params
{
    int a;
    real b;
};

void values(array_view<real> v, unsigned n, const params &p, const double d)
{
    const bool flag = n > 3;
    long big = n;
    int &alias = reinterpret_cast<int &>(n);
    auto deduced = d * 2;
    const auto view = v;
    std::vector<int>::value_type item = 1;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
    {
        v[i] = n + p.a + real(d) + flag + big + alias + real(deduced) + view[i] + item;
    });
}
// CHECK:typedef float real;
// CHECK-EMPTY:
// CHECK-NEXT:struct params
// CHECK-NEXT:{
// CHECK-NEXT:    int a;
// CHECK-NEXT:    real b;
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at captures.cpp:[[@LINE-15]]
// CHECK-NEXT:struct values_kernel
// CHECK-NEXT:{
// CHECK-NEXT:    array_view<real> v;
// CHECK-NEXT:    unsigned n;
// CHECK-NEXT:    params p;
// CHECK-NEXT:    double d;
// CHECK-NEXT:    bool flag;
// CHECK-NEXT:    long big;
// CHECK-NEXT:    int alias;
// CHECK-NEXT:    double deduced;
// CHECK-NEXT:    concurrency::array_view<float> view;
// CHECK-NEXT:    std::vector<int>::value_type item;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const
// CHECK-NEXT:    {
// CHECK-NEXT:        v[i] = n + p.a + real(d) + flag + big + alias + real(deduced) + view[i] + item;
// CHECK-NEXT:    }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:void values(array_view<real> v, unsigned n, const params &p, const double d)
// CHECK-NEXT:{
// CHECK-NEXT:    const bool flag = n > 3;
// CHECK-NEXT:    long big = n;
// CHECK-NEXT:    int &alias = reinterpret_cast<int &>(n);
// CHECK-NEXT:    auto deduced = d * 2;
// CHECK-NEXT:    const auto view = v;
// CHECK-NEXT:    std::vector<int>::value_type item = 1;
// CHECK-NEXT:    parallel_for_each(v.extent, values_kernel{v, n, p, d, flag, big, alias, deduced, view, item});
// CHECK-NEXT:}

void c_arrays(array_view<int> v)
{
    int table[4] = { 1, 2, 3, 4 };
    const float matrix[2][3] = { { 1 } };
    index<2> corners[2];
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
    {
        v[i] = table[i[0] % 4] + int(matrix[1][2]) + corners[1][0];
    });
}
// CHECK:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at captures.cpp:[[@LINE-7]]
// CHECK-NEXT:struct c_arrays_kernel
// CHECK-NEXT:{
// CHECK-NEXT:    array_view<int> v;
// CHECK-NEXT:    int table[4];
// CHECK-NEXT:    float matrix[2][3];
// CHECK-NEXT:    concurrency::index<2> corners[2];
// CHECK-EMPTY:
// CHECK-NEXT:    c_arrays_kernel(const array_view<int> &v, const int (&table)[4], const float (&matrix)[2][3], const concurrency::index<2> (&corners)[2]) : v(v) { amp2hip::copy_elements(this->table, table); amp2hip::copy_elements(this->matrix, matrix); amp2hip::copy_elements(this->corners, corners); }
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const
// CHECK-NEXT:    {
// CHECK-NEXT:        v[i] = table[i[0] % 4] + int(matrix[1][2]) + corners[1][0];
// CHECK-NEXT:    }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:void c_arrays(array_view<int> v)
// CHECK-NEXT:{
// CHECK-NEXT:    int table[4] = { 1, 2, 3, 4 };
// CHECK-NEXT:    const float matrix[2][3] = { { 1 } };
// CHECK-NEXT:    concurrency::index<2> corners[2];
// CHECK-NEXT:    parallel_for_each(v.extent, c_arrays_kernel{v, table, matrix, corners});
// CHECK-NEXT:}

void array_by_reference(array<int, 1> &in, array<int, 1> *pointer)
{
    array<int, 1> out(in.extent);
    const array<int, 1> &read = in;
    int n = 3;
    parallel_for_each(out.extent, [&](index<1> i) restrict(amp) { out[i] = read[i]; });
    parallel_for_each(out.extent, [=, &out, &in](index<1> i) restrict(amp) { out[i] += in[i] * n; });
    auto &other = *pointer;
    parallel_for_each(out.extent, [&other, n](index<1> i) restrict(amp) { other[i] += n; });
}
// CHECK:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at captures.cpp:[[@LINE-7]]
// CHECK-NEXT:struct array_by_reference_kernel
// CHECK-NEXT:{
// CHECK-NEXT:    mutable amp2hip::array_ref<int, 1> out;
// CHECK-NEXT:    amp2hip::array_ref<const int, 1> read;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const { out[i] = read[i]; }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at captures.cpp:[[@LINE-15]]
// CHECK-NEXT:struct array_by_reference_kernel_2
// CHECK-NEXT:{
// CHECK-NEXT:    mutable amp2hip::array_ref<int, 1> out;
// CHECK-NEXT:    mutable amp2hip::array_ref<int, 1> in;
// CHECK-NEXT:    int n;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const { out[i] += in[i] * n; }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at captures.cpp:[[@LINE-23]]
// CHECK-NEXT:struct array_by_reference_kernel_3
// CHECK-NEXT:{
// CHECK-NEXT:    mutable amp2hip::array_ref<int> other;
// CHECK-NEXT:    int n;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const { other[i] += n; }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:void array_by_reference(array<int, 1> &in, array<int, 1> *pointer)
// CHECK-NEXT:{
// CHECK-NEXT:    array<int, 1> out(in.extent);
// CHECK-NEXT:    const array<int, 1> &read = in;
// CHECK-NEXT:    int n = 3;
// CHECK-NEXT:    parallel_for_each(out.extent, array_by_reference_kernel{out, read});
// CHECK-NEXT:    parallel_for_each(out.extent, array_by_reference_kernel_2{out, in, n});
// CHECK-NEXT:    auto &other = *pointer;
// CHECK-NEXT:    parallel_for_each(out.extent, array_by_reference_kernel_3{other, n});
// CHECK-NEXT:}

void init_captures(array_view<int> v, int n)
{
    parallel_for_each(v.extent, [v, twice = n * 2](index<1> i) restrict(amp) { v[i] = twice; });
}
// CHECK:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at captures.cpp:[[@LINE-4]]
// CHECK-NEXT:struct init_captures_kernel
// CHECK-NEXT:{
// CHECK-NEXT:    array_view<int> v;
// CHECK-NEXT:    int twice;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const { v[i] = twice; }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:void init_captures(array_view<int> v, int n)
// CHECK-NEXT:{
// CHECK-NEXT:    parallel_for_each(v.extent, init_captures_kernel{v, n * 2});
// CHECK-NEXT:}
