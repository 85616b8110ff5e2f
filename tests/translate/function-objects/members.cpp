// A kernel in a member function becomes a member of the class, so that it can use private types, statics and functions.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %expect
// RUN: %builds

#include <amp.h>
using namespace concurrency;

class image
{
    struct pixel { float r, g; };
    static const int limit = 255;
    static float clamp(float x) restrict(amp) { return x > limit ? limit : x; }
    enum { half = 128 };

    array_view<float, 1> m_data;
    int m_size;

public:
    explicit image(array_view<float, 1> v) : m_data(v), m_size(v.extent[0]) {}
    void brighten(float by)
    {
        auto data = m_data;
        parallel_for_each(data.extent, [=](index<1> i) restrict(amp)
        {
            pixel p = { data[i], by };
            data[i] = clamp(p.r + p.g) + half;
        });
    }
    void darken(float by);

private:
    void secret() const
    {
        array_view<float, 1> data = m_data;
        parallel_for_each(data.extent, [data](index<1> i) restrict(amp) { data[i] = clamp(1.0f); });
    }
    friend struct tester;
};

void image::darken(float by)
{
    auto data = m_data;
    parallel_for_each(data.extent, [=](index<1> i) restrict(amp) { data[i] -= clamp(by); });
}
// CHECK:class image
// CHECK-NEXT:{
// CHECK-NEXT:    struct pixel { float r, g; };
// CHECK-NEXT:    static const int limit = 255;
// CHECK-NEXT:    __host__ __device__ static float clamp(float x) { return x > limit ? limit : x; }
// CHECK-NEXT:    enum { half = 128 };
// CHECK-EMPTY:
// CHECK-NEXT:    array_view<float, 1> m_data;
// CHECK-NEXT:    int m_size;
// CHECK-EMPTY:
// CHECK-NEXT:public:
// CHECK-NEXT:    explicit image(array_view<float, 1> v) : m_data(v), m_size(v.extent[0]) {}
// CHECK-NEXT:    void brighten(float by)
// CHECK-NEXT:    {
// CHECK-NEXT:        auto data = m_data;
// CHECK-NEXT:        parallel_for_each(data.extent, brighten_kernel{by, data});
// CHECK-NEXT:    }
// CHECK-NEXT:    void darken(float by);
// CHECK-EMPTY:
// CHECK-NEXT:private:
// CHECK-NEXT:    void secret() const
// CHECK-NEXT:    {
// CHECK-NEXT:        array_view<float, 1> data = m_data;
// CHECK-NEXT:        parallel_for_each(data.extent, secret_kernel{data});
// CHECK-NEXT:    }
// CHECK-NEXT:    friend struct tester;
// CHECK-EMPTY:
// CHECK-NEXT:public:
// CHECK-NEXT:    // parallel_for_each at members.cpp:[[@LINE-50]]
// CHECK-NEXT:    struct brighten_kernel
// CHECK-NEXT:    {
// CHECK-NEXT:        float by;
// CHECK-NEXT:        concurrency::array_view<float> data;
// CHECK-EMPTY:
// CHECK-NEXT:        __host__ __device__ void operator()(concurrency::index<1> i) const
// CHECK-NEXT:        {
// CHECK-NEXT:            pixel p = { data[i], by };
// CHECK-NEXT:            data[i] = clamp(p.r + p.g) + half;
// CHECK-NEXT:        }
// CHECK-NEXT:    };
// CHECK-EMPTY:
// CHECK-NEXT:    // parallel_for_each at members.cpp:[[@LINE-51]]
// CHECK-NEXT:    struct secret_kernel
// CHECK-NEXT:    {
// CHECK-NEXT:        array_view<float, 1> data;
// CHECK-EMPTY:
// CHECK-NEXT:        __host__ __device__ void operator()(concurrency::index<1> i) const { data[i] = clamp(1.0f); }
// CHECK-NEXT:    };
// CHECK-EMPTY:
// CHECK-NEXT:    struct darken_kernel;
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at members.cpp:[[@LINE-54]]
// CHECK-NEXT:struct image::darken_kernel
// CHECK-NEXT:{
// CHECK-NEXT:    float by;
// CHECK-NEXT:    concurrency::array_view<float> data;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const { data[i] -= clamp(by); }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:void image::darken(float by)
// CHECK-NEXT:{
// CHECK-NEXT:    auto data = m_data;
// CHECK-NEXT:    parallel_for_each(data.extent, darken_kernel{by, data});
// CHECK-NEXT:}

template <typename T>
struct buffer
{
    typedef T element;
    array<T, 1> m_a;
    buffer(int n) : m_a(n) {
        array<T, 1> &a = m_a;
        parallel_for_each(a.extent, [&a](index<1> i) restrict(amp) { a[i] = element(0); });
    }
    T operator()(T x) {
        array_view<T, 1> v(m_a);
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = x; });
        return x;
    }
};
// CHECK:template <typename T>
// CHECK-NEXT:struct buffer
// CHECK-NEXT:{
// CHECK-NEXT:    typedef T element;
// CHECK-NEXT:    array<T, 1> m_a;
// CHECK-NEXT:    buffer(int n) : m_a(n) {
// CHECK-NEXT:        array<T, 1> &a = m_a;
// CHECK-NEXT:        parallel_for_each(a.extent, buffer_kernel{a});
// CHECK-NEXT:    }
// CHECK-NEXT:    T operator()(T x) {
// CHECK-NEXT:        array_view<T, 1> v(m_a);
// CHECK-NEXT:        parallel_for_each(v.extent, operator_call_kernel{x, v});
// CHECK-NEXT:        return x;
// CHECK-NEXT:    }
// CHECK-EMPTY:
// CHECK-NEXT:    // parallel_for_each at members.cpp:[[@LINE-23]]
// CHECK-NEXT:    struct buffer_kernel
// CHECK-NEXT:    {
// CHECK-NEXT:        mutable amp2hip::array_ref<T, 1> a;
// CHECK-EMPTY:
// CHECK-NEXT:        __host__ __device__ void operator()(concurrency::index<1> i) const { a[i] = element(0); }
// CHECK-NEXT:    };
// CHECK-EMPTY:
// CHECK-NEXT:    // parallel_for_each at members.cpp:[[@LINE-27]]
// CHECK-NEXT:    struct operator_call_kernel
// CHECK-NEXT:    {
// CHECK-NEXT:        T x;
// CHECK-NEXT:        array_view<T, 1> v;
// CHECK-EMPTY:
// CHECK-NEXT:        __host__ __device__ void operator()(concurrency::index<1> i) const { v[i] = x; }
// CHECK-NEXT:    };
// CHECK-NEXT:};

namespace outer
{
namespace
{
struct inner
{
    class deep
    {
    public:
        static void run(array_view<int, 1> v)
        {
            parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; });
        }
    };
};
} // namespace
void use(array_view<int, 1> v, array_view<float, 1> f)
{
    inner::deep::run(v);
    buffer<int>(3)(4);
    image(f).brighten(1);
}
} // namespace outer
// CHECK:namespace outer
// CHECK-NEXT:{
// CHECK-NEXT:namespace
// CHECK-NEXT:{
// CHECK-NEXT:struct inner
// CHECK-NEXT:{
// CHECK-NEXT:    class deep
// CHECK-NEXT:    {
// CHECK-NEXT:    public:
// CHECK-NEXT:        static void run(array_view<int, 1> v)
// CHECK-NEXT:        {
// CHECK-NEXT:            parallel_for_each(v.extent, run_kernel{v});
// CHECK-NEXT:        }
// CHECK-EMPTY:
// CHECK-NEXT:        // parallel_for_each at members.cpp:[[@LINE-26]]
// CHECK-NEXT:        struct run_kernel
// CHECK-NEXT:        {
// CHECK-NEXT:            array_view<int, 1> v;
// CHECK-EMPTY:
// CHECK-NEXT:            __host__ __device__ void operator()(concurrency::index<1> i) const { v[i] = 1; }
// CHECK-NEXT:        };
// CHECK-NEXT:    };
// CHECK-NEXT:};
// CHECK-NEXT:} // namespace
// CHECK-NEXT:void use(array_view<int, 1> v, array_view<float, 1> f)
// CHECK-NEXT:{
// CHECK-NEXT:    inner::deep::run(v);
// CHECK-NEXT:    buffer<int>(3)(4);
// CHECK-NEXT:    image(f).brighten(1);
// CHECK-NEXT:}
// CHECK-NEXT:} // namespace outer
