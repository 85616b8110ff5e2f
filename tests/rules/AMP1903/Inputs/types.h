// Types that become part of a kernel's type by what a source does, and two that the header's own launch needs.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once
#include <amp.h>

namespace types {
template <typename F>
struct add
{
    concurrency::array_view<int> v;
    void operator()(concurrency::index<1> i) const restrict(amp) { v[i] += 1; }
};
template <typename F>
void use(concurrency::array_view<int> v, F)
{
    parallel_for_each(v.extent, add<F>{v});
}
template <typename T>
void from_template(concurrency::array_view<int> v, T n)
{
    // CHECK: types.h:[[@LINE+1]]:12: warning: nvcc cannot compile a kernel whose type contains the type of this lambda; replace the lambda by a class with a call operator [AMP1903,-Wamp-nvcc-name]
    use(v, [n](int x) { return x + n; });
}
inline auto returned(int n)
{
    // CHECK: types.h:[[@LINE+1]]:12: warning: nvcc cannot compile a kernel whose type contains the type of this lambda
    return [n](int x) { return x + n; };
}
inline auto local()
{
    // CHECK: types.h:[[@LINE+1]]:12: warning: nvcc cannot compile a kernel whose type contains the local type 'tag'; declare it at namespace scope
    struct tag { int n = 3; };
    return tag();
}
// CHECK: types.h:[[@LINE+1]]:1: warning: nvcc cannot compile a kernel whose type contains this unnamed type; give it a name
enum { three = 3 };

// Near misses.
inline void launches(concurrency::array_view<int> v)
{
    struct tag { int n; };
    use(v, [](int x) { return x + 1; });
    use(v, tag{1});
}
template <typename F>
void drops(concurrency::array_view<int> v, F f)
{
    parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = 1; });
    f(1);
}
} // namespace types

namespace geo {
inline namespace v1 {
namespace {
inline int one() { return 1; }
}
}
// CHECK: types.h:[[@LINE+1]]:11: warning: nvcc confuses this unnamed namespace, which kernels use, with another unnamed namespace; give the namespace a name
namespace {
struct in_header
{
    concurrency::array_view<int> v;
    void operator()(concurrency::index<1> i) const restrict(amp) { v[i] += 1; }
};
}
// CHECK: types.h:[[@LINE+1]]:13: warning: nvcc confuses the unnamed namespace that the output has for the kernels of 'set' with another unnamed namespace; declare it 'inline' instead of 'static' or 'const', or move it into a separate namespace
static void set(concurrency::array_view<int> v)
{
    parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = 1; });
}
}
