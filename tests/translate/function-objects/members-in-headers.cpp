// Kernels in member functions of a class in a header. A translated header declares one member template, whose
// specializations contain the kernels of every source. For a class in a header without C++ AMP, which stays unchanged,
// constants and typedefs are copied.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: rm -rf %t && mkdir -p %t && cd %t
// RUN: split-file %s src
// RUN: %amp2hip src/image.cpp -o image.hip --header-dir gen --header-base src -- -std=c++17
// RUN: %filecheck --input-file image.hip
// RUN: FileCheck --check-prefix=HEADER --match-full-lines --strict-whitespace --input-file gen/image.h %s
// RUN: %syntax image.hip
// RUN: cp gen/image.h image.h.first
// RUN: %amp2hip src/templates.cpp -o templates.hip --header-dir gen --header-base src -- -std=c++17
// RUN: cmp gen/image.h image.h.first
// RUN: FileCheck --check-prefix=TEMPLATES --match-full-lines --strict-whitespace --input-file templates.hip %s
// RUN: %syntax templates.hip
// RUN: %amp2hip src/plain.cpp -o plain.hip -- -std=c++17
// RUN: FileCheck --check-prefix=PLAIN --match-full-lines --strict-whitespace --input-file plain.hip %s
// RUN: not ls plain.hip.include/plain.h
// RUN: %syntax plain.hip
// RUN: not %amp2hip src/private.cpp -o private.hip -- -std=c++17 2>&1 | FileCheck --check-prefix=PRIVATE %s
// RUN: not ls private.hip

//--- image.h
#pragma once
#include <amp.h>

class image
{
public:
    void run(concurrency::array_view<int, 1> v);
    void run(concurrency::array_view<float, 1> v);
    template <typename T> void fill(T x);

private:
    struct pixel
    {
        int r;
    };
    static const int limit = 255;
    static int clamp(int x) restrict(amp, cpu) { return x > limit ? limit : x; }
};
// HEADER:    static const int limit = 255;
// HEADER-NEXT:    __host__ __device__ static int clamp(int x) { return x > limit ? limit : x; }
// HEADER-EMPTY:
// HEADER-NEXT:public:
// HEADER-NEXT:    template <typename> struct kernel_of; // the kernels of its functions
// HEADER-NEXT:};

// Its functions are here, but for a friend.
class befriended
{
    int n = 0;
    static const int limit = 3;
    struct pair { int a; };
    friend void use(concurrency::array_view<int, 1> v);
};
// HEADER:    friend void use(concurrency::array_view<int, 1> v);
// HEADER-EMPTY:
// HEADER-NEXT:public:
// HEADER-NEXT:    template <typename> struct kernel_of; // the kernels of its functions
// HEADER-NEXT:};

// All of its functions are here.
class defined
{
    int n = 0;
    int get() const;
};
inline int defined::get() const { return n; }
// HEADER:    int n = 0;
// HEADER-NEXT:    int get() const;
// HEADER-NEXT:};

// Nothing to hide.
struct open
{
    static const int size = 4;
    void run(concurrency::array_view<int, 1> v);
};
// HEADER:    void run(concurrency::array_view<int, 1> v);
// HEADER-NEXT:};

namespace maths
{
template <typename T>
class matrix
{
    enum { rank = 2 };
    class row
    {
        static const int width = 3;

    public:
        void clear(concurrency::array_view<T, 1> v);
    };

public:
    void clear(concurrency::array_view<T, 1> v);
    template <typename U> void set(concurrency::array_view<T, 1> v, U x);
    template <typename F> void apply(F f);
    enum kind { narrow, wide };
    template <kind Kind> void add(concurrency::array_view<T, 1> v);
    concurrency::array<T, 1> *all;
};
}
// HEADER:public:
// HEADER-NEXT:    class row
// HEADER:        void clear(concurrency::array_view<T, 1> v);
// HEADER-EMPTY:
// HEADER-NEXT:        template <typename> struct kernel_of; // the kernels of its functions
// HEADER-NEXT:    };
// HEADER-NEXT:private:
// HEADER:    concurrency::array<T, 1> *all;
// HEADER-EMPTY:
// HEADER-NEXT:    template <typename> struct kernel_of; // the kernels of its functions
// HEADER-NEXT:};

//--- image.cpp
#include "image.h"
using namespace concurrency;

void image::run(array_view<int, 1> v)
{
    pixel p = { limit };
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = clamp(p.r); });
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i]++; });
}
// CHECK:namespace { struct run_kernel; }
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at image.cpp:7
// CHECK-NEXT:template <>
// CHECK-NEXT:struct image::kernel_of<run_kernel>
// CHECK-NEXT:{
// CHECK-NEXT:    array_view<int, 1> v;
// CHECK-NEXT:    pixel p;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const { v[i] = clamp(p.r); }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:namespace { struct run_kernel_2; }
// CHECK:void image::run(array_view<int, 1> v)
// CHECK-NEXT:{
// CHECK-NEXT:    pixel p = { limit };
// CHECK-NEXT:    parallel_for_each(v.extent, kernel_of<run_kernel>{v, p});
// CHECK-NEXT:    parallel_for_each(v.extent, kernel_of<run_kernel_2>{v});
// CHECK-NEXT:}

void image::run(array_view<float, 1> v)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = limit; });
}
// CHECK:    parallel_for_each(v.extent, kernel_of<run_kernel_3>{v});

void use(array_view<int, 1> v)
{
    befriended::pair p = { befriended::limit };
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = p.a + befriended::limit; });
}
// CHECK:struct befriended::kernel_of<use_kernel>
// CHECK:    parallel_for_each(v.extent, befriended::kernel_of<use_kernel>{v, p});

void open::run(array_view<int, 1> v)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = size; });
}
// CHECK:    __host__ __device__ void operator()(concurrency::index<1> i) const { v[i] = open::size; }

//--- templates.cpp
#include "image.h"
using namespace concurrency;

template <typename T>
void image::fill(T x)
{
    array<T, 1> all(limit);
    parallel_for_each(all.extent, [=, &all](index<1> i) restrict(amp) { all[i] = x + limit; });
}
// TEMPLATES:namespace { template <typename T> struct fill_kernel; }
// TEMPLATES:template <typename T>
// TEMPLATES-NEXT:struct image::kernel_of<fill_kernel<T>>
// TEMPLATES:    parallel_for_each(all.extent, kernel_of<fill_kernel<T>>{all, x});
template void image::fill<float>(float);

template <typename E>
void maths::matrix<E>::clear(array_view<E, 1> v)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = rank; });
}
// TEMPLATES:namespace { template <typename> struct clear_kernel; }
// TEMPLATES:template <typename E>
// TEMPLATES-NEXT:template <typename Tag>
// TEMPLATES-NEXT:struct maths::matrix<E>::kernel_of<clear_kernel<Tag>>
// TEMPLATES:    parallel_for_each(v.extent, kernel_of<clear_kernel<void>>{v});
template void maths::matrix<float>::clear(array_view<float, 1>);

template <typename E>
template <typename U>
void maths::matrix<E>::set(array_view<E, 1> v, U x)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = x * rank; });
}
// TEMPLATES:template <typename E>
// TEMPLATES-NEXT:template <typename U>
// TEMPLATES-NEXT:struct maths::matrix<E>::kernel_of<set_kernel<U>>
template void maths::matrix<float>::set(array_view<float, 1>, int);

// Inside, the parameters go by their own names.
template <typename E>
template <typename F>
void maths::matrix<E>::apply(F f)
{
    auto &own = *all;
    parallel_for_each(own.extent, [&own, f](index<1> i) restrict(amp) { own[i] = f(i[0]); });
}
// TEMPLATES:namespace { template <typename own_type, typename F> struct apply_kernel; }
// TEMPLATES:template <typename own_type, typename F>
// TEMPLATES-NEXT:struct maths::matrix<E>::kernel_of<apply_kernel<own_type, F>>
// TEMPLATES:    parallel_for_each(own.extent, kernel_of<apply_kernel<std::remove_reference_t<decltype(own)>, F>>{own, f});
// The parameter's type is the class's, which the declaration in front knows nothing of.
template <typename E>
template <typename maths::matrix<E>::kind Kind>
void maths::matrix<E>::add(array_view<E, 1> v)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += Kind; });
}
// TEMPLATES:namespace { template <auto Kind> struct add_kernel; }
// TEMPLATES:template <typename E>
// TEMPLATES-NEXT:template <typename maths::matrix<E>::kind Kind>
// TEMPLATES-NEXT:struct maths::matrix<E>::kernel_of<add_kernel<Kind>>
template void maths::matrix<int>::add<maths::matrix<int>::wide>(array_view<int, 1>);

struct negate { int operator()(int x) const restrict(amp, cpu) { return -x; } };
template void maths::matrix<float>::apply(negate);

template <>
void maths::matrix<int>::clear(array_view<int, 1> v)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 9; });
}
// TEMPLATES:template <>
// TEMPLATES-NEXT:template <>
// TEMPLATES-NEXT:struct maths::matrix<int>::kernel_of<clear_kernel_2>

template <typename E>
void maths::matrix<E>::row::clear(array_view<E, 1> v)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = width; });
}
// TEMPLATES:struct maths::matrix<E>::row::kernel_of<clear_kernel_3<Tag>>

//--- plain.h
#pragma once
class solver
{
    typedef double real;
    static const int steps = 3;
    enum { width = 8 };
    int *data;
    enum mode { slow, fast };
    struct cell { int v; };

public:
    void run();
    void other();
};

//--- plain.cpp
#include <amp.h>
#include "plain.h"
using namespace concurrency;

void solver::run()
{
    array_view<int, 1> v(4, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = int(real(steps * width)); });
}
// PLAIN:struct run_kernel
// PLAIN-NEXT:{
// PLAIN-NEXT:    using real = double;
// PLAIN-NEXT:    static constexpr int steps = 3;
// PLAIN-NEXT:    static constexpr int width = 8;
// PLAIN-EMPTY:
// PLAIN-NEXT:    array_view<int, 1> v;
// PLAIN-EMPTY:
// PLAIN-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const { v[i] = int(real(steps * width)); }

//--- private.cpp
#include <amp.h>
#include "plain.h"
using namespace concurrency;

void solver::other()
{
    array_view<int, 1> v(4, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { solver::cell c = { 2 }; v[i] = c.v + solver::fast; });
}
// PRIVATE: private.cpp:8:73: error: 'cell' is not public in 'solver', whose header contains no C++ AMP and is not translated; include <amp.h> in the header or make the member public
// PRIVATE: private.cpp:8:110: error: 'fast' is not public in 'solver'
