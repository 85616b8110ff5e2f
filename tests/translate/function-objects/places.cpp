// Kernels outside of function bodies, in friends, and in functions with unusual declarations.
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

template <typename K> int launched(K) { return 0; }

int value = launched([](int x) restrict(amp) { return x; });

int by_default(int y = launched([](int x) restrict(amp) { return x; })) { return y; }

class widget
{
    static const int hidden = 4;
    int m_first = launched([](int x) restrict(amp) { return x + hidden; });
    static int s_second;
    int m_third;
    friend void borrow(array_view<int, 1> v);
    friend void lend(array_view<int, 1> v, widget)
    {
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = hidden; });
    }

public:
    widget() : m_third(launched([](int x) restrict(amp) { return x * hidden; })) {}
    int all() const { return m_first + m_third + s_second; }
};
int widget::s_second = launched([](int x) restrict(amp) { return x - hidden; });

void borrow(array_view<int, 1> v)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = widget::hidden; });
}

extern "C" void of_c(array_view<int, 1> v)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; });
}

[[gnu::noinline]] auto trailing(array_view<int, 1> v) noexcept -> void
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 2; });
}

// CHECK:template <typename K> int launched(K) { return 0; }
// CHECK-EMPTY:
// CHECK-NEXT:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:// amp lambda at places.cpp:16
// CHECK-NEXT:struct value_function
// CHECK-NEXT:{
// CHECK-NEXT:    __host__ __device__ auto operator()(int x) const { return x; }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:int value = launched(value_function{});
// CHECK-EMPTY:
// CHECK-NEXT:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:// amp lambda at places.cpp:18
// CHECK-NEXT:struct by_default_function
// CHECK-NEXT:{
// CHECK-NEXT:    __host__ __device__ auto operator()(int x) const { return x; }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:int by_default(int y = launched(by_default_function{})) { return y; }
// CHECK-EMPTY:
// CHECK-NEXT:class widget
// CHECK-NEXT:{
// CHECK-NEXT:    static const int hidden = 4;
// CHECK-NEXT:    int m_first = launched(m_first_function{});
// CHECK-NEXT:    static int s_second;
// CHECK-NEXT:    int m_third;
// CHECK-NEXT:    friend void borrow(array_view<int, 1> v);
// CHECK-NEXT:    friend void lend(array_view<int, 1> v, widget)
// CHECK-NEXT:    {
// CHECK-NEXT:        parallel_for_each(v.extent, lend_kernel{v});
// CHECK-NEXT:    }
// CHECK-EMPTY:
// CHECK-NEXT:public:
// CHECK-NEXT:    widget() : m_third(launched(widget_function{})) {}
// CHECK-NEXT:    int all() const { return m_first + m_third + s_second; }
// CHECK-EMPTY:
// CHECK-NEXT:    // amp lambda at places.cpp:23
// CHECK-NEXT:    struct m_first_function
// CHECK-NEXT:    {
// CHECK-NEXT:        __host__ __device__ int operator()(int x) const { return x + hidden; }
// CHECK-NEXT:    };
// CHECK-EMPTY:
// CHECK-NEXT:    // parallel_for_each at places.cpp:29
// CHECK-NEXT:    struct lend_kernel
// CHECK-NEXT:    {
// CHECK-NEXT:        array_view<int, 1> v;
// CHECK-EMPTY:
// CHECK-NEXT:        __host__ __device__ void operator()(concurrency::index<1> i) const { v[i] = hidden; }
// CHECK-NEXT:    };
// CHECK-EMPTY:
// CHECK-NEXT:    // amp lambda at places.cpp:33
// CHECK-NEXT:    struct widget_function
// CHECK-NEXT:    {
// CHECK-NEXT:        __host__ __device__ int operator()(int x) const { return x * hidden; }
// CHECK-NEXT:    };
// CHECK-EMPTY:
// CHECK-NEXT:    struct s_second_function;
// CHECK-EMPTY:
// CHECK-NEXT:    struct borrow_kernel;
// CHECK-NEXT:};
// CHECK-NEXT:// amp lambda at places.cpp:36
// CHECK-NEXT:struct widget::s_second_function
// CHECK-NEXT:{
// CHECK-NEXT:    __host__ __device__ auto operator()(int x) const { return x - hidden; }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:int widget::s_second = launched(s_second_function{});
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at places.cpp:40
// CHECK-NEXT:struct widget::borrow_kernel
// CHECK-NEXT:{
// CHECK-NEXT:    array_view<int, 1> v;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const { v[i] = widget::hidden; }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:void borrow(array_view<int, 1> v)
// CHECK-NEXT:{
// CHECK-NEXT:    parallel_for_each(v.extent, widget::borrow_kernel{v});
// CHECK-NEXT:}
// CHECK-EMPTY:
// CHECK-NEXT:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at places.cpp:45
// CHECK-NEXT:struct of_c_kernel
// CHECK-NEXT:{
// CHECK-NEXT:    array_view<int, 1> v;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const { v[i] = 1; }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:extern "C" void of_c(array_view<int, 1> v)
// CHECK-NEXT:{
// CHECK-NEXT:    parallel_for_each(v.extent, of_c_kernel{v});
// CHECK-NEXT:}
// CHECK-EMPTY:
// CHECK-NEXT:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at places.cpp:50
// CHECK-NEXT:struct trailing_kernel
// CHECK-NEXT:{
// CHECK-NEXT:    array_view<int, 1> v;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const { v[i] = 2; }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:{{\[\[}}gnu::noinline]] auto trailing(array_view<int, 1> v) noexcept -> void
// CHECK-NEXT:{
// CHECK-NEXT:    parallel_for_each(v.extent, trailing_kernel{v});
// CHECK-NEXT:}
