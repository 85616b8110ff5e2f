// Local types of templates and of member functions become members of a class with the template parameters and the place
// of function objects.
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

template <typename T>
int of_template(array_view<int, 1> v, T x)
{
    enum unit { metre = 1, kilometre = 1000 };
    struct length { T v; unit u; };
    struct box { length side; };
    box b = { { x, metre } };
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
    {
        box c = b;
        v[i] = c.side.v * (c.side.u == kilometre);
    });
    return b.side.u;
}

template <typename T>
class holder
{
    struct hidden { T x; };

public:
    void inside(array_view<int, 1> v)
    {
        struct local { hidden h; };
        local l = { { T(1) } };
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { local m = l; v[i] = m.h.x; });
    }
    template <typename U> void outside(array_view<int, 1> v, U u);
};

template <typename E>
template <typename T>
void holder<E>::outside(array_view<int, 1> v, T t)
{
    struct local { E e; T t; };
    local l = { E(1), t };
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { local m = l; v[i] = m.e; });
}

void use(array_view<int, 1> v)
{
    of_template(v, 1);
    holder<int>().inside(v);
    holder<int>().outside(v, 2.5f);
}

// CHECK:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:template <typename T>
// CHECK-NEXT:struct of_template_local
// CHECK-NEXT:{
// CHECK-NEXT:    enum unit { metre = 1, kilometre = 1000 };
// CHECK-NEXT:    struct length { T v; unit u; };
// CHECK-NEXT:    struct box { length side; };
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at types-of-templates.cpp:22
// CHECK-NEXT:template <typename T>
// CHECK-NEXT:struct of_template_kernel
// CHECK-NEXT:{
// CHECK-NEXT:    using unit = typename of_template_local<T>::unit;
// CHECK-NEXT:    static constexpr auto kilometre = of_template_local<T>::kilometre;
// CHECK-NEXT:    using box = typename of_template_local<T>::box;
// CHECK-EMPTY:
// CHECK-NEXT:    array_view<int, 1> v;
// CHECK-NEXT:    box b;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const
// CHECK-NEXT:    {
// CHECK-NEXT:        box c = b;
// CHECK-NEXT:        v[i] = c.side.v * (c.side.u == kilometre);
// CHECK-NEXT:    }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:template <typename T>
// CHECK-NEXT:int of_template(array_view<int, 1> v, T x)
// CHECK-NEXT:{
// CHECK-NEXT:    constexpr auto metre = of_template_local<T>::metre;
// CHECK-NEXT:    using box = typename of_template_local<T>::box;
// CHECK-NEXT:    box b = { { x, metre } };
// CHECK-NEXT:    parallel_for_each(v.extent, of_template_kernel<T>{v, b});
// CHECK-NEXT:    return b.side.u;
// CHECK-NEXT:}
// CHECK-EMPTY:
// CHECK-NEXT:template <typename T>
// CHECK-NEXT:class holder
// CHECK-NEXT:{
// CHECK-NEXT:    struct hidden { T x; };
// CHECK-EMPTY:
// CHECK-NEXT:public:
// CHECK-NEXT:    void inside(array_view<int, 1> v)
// CHECK-NEXT:    {
// CHECK-NEXT:        using local = typename inside_local::local;
// CHECK-NEXT:        local l = { { T(1) } };
// CHECK-NEXT:        parallel_for_each(v.extent, inside_kernel{v, l});
// CHECK-NEXT:    }
// CHECK-NEXT:    template <typename U> void outside(array_view<int, 1> v, U u);
// CHECK-EMPTY:
// CHECK-NEXT:    struct inside_local
// CHECK-NEXT:    {
// CHECK-NEXT:        struct local { hidden h; };
// CHECK-NEXT:    };
// CHECK-EMPTY:
// CHECK-NEXT:    template <typename> struct outside_local;
// CHECK-EMPTY:
// CHECK-NEXT:    // parallel_for_each at types-of-templates.cpp:40
// CHECK-NEXT:    struct inside_kernel
// CHECK-NEXT:    {
// CHECK-NEXT:        using local = typename inside_local::local;
// CHECK-EMPTY:
// CHECK-NEXT:        array_view<int, 1> v;
// CHECK-NEXT:        local l;
// CHECK-EMPTY:
// CHECK-NEXT:        __host__ __device__ void operator()(concurrency::index<1> i) const { local m = l; v[i] = m.h.x; }
// CHECK-NEXT:    };
// CHECK-EMPTY:
// CHECK-NEXT:    template <typename> struct outside_kernel;
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:template <typename E>
// CHECK-NEXT:template <typename T>
// CHECK-NEXT:struct holder<E>::outside_local
// CHECK-NEXT:{
// CHECK-NEXT:    struct local { E e; T t; };
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at types-of-templates.cpp:51
// CHECK-NEXT:template <typename E>
// CHECK-NEXT:template <typename T>
// CHECK-NEXT:struct holder<E>::outside_kernel
// CHECK-NEXT:{
// CHECK-NEXT:    using local = typename outside_local<T>::local;
// CHECK-EMPTY:
// CHECK-NEXT:    array_view<int, 1> v;
// CHECK-NEXT:    local l;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const { local m = l; v[i] = m.e; }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:template <typename E>
// CHECK-NEXT:template <typename T>
// CHECK-NEXT:void holder<E>::outside(array_view<int, 1> v, T t)
// CHECK-NEXT:{
// CHECK-NEXT:    using local = typename outside_local<T>::local;
// CHECK-NEXT:    local l = { E(1), t };
// CHECK-NEXT:    parallel_for_each(v.extent, outside_kernel<T>{v, l});
// CHECK-NEXT:}
// CHECK-EMPTY:
// CHECK-NEXT:void use(array_view<int, 1> v)
// CHECK-NEXT:{
// CHECK-NEXT:    of_template(v, 1);
// CHECK-NEXT:    holder<int>().inside(v);
// CHECK-NEXT:    holder<int>().outside(v, 2.5f);
// CHECK-NEXT:}
