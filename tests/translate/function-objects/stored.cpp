// Lambdas outside of the launch: in a variable, as an argument of a user template, as a result, as a capture of another
// lambda, called in cpu code.
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

void in_variable(array_view<int, 1> v, int n)
{
    auto kernel = [=](index<1> i) restrict(amp) { v[i] += n; };
    parallel_for_each(v.extent, kernel);
    const auto square = [](int x) restrict(amp, cpu) { return x * x; };
    auto add = [n](int x) restrict(amp, cpu) -> long { return x + n; };
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = int(add(square(i[0]))); });
    v[0] = square(n);
}
// CHECK:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:// amp lambda at stored.cpp:[[@LINE-9]]
// CHECK-NEXT:struct in_variable_kernel
// CHECK-NEXT:{
// CHECK-NEXT:    array_view<int, 1> v;
// CHECK-NEXT:    int n;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const { v[i] += n; }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:// amp lambda at stored.cpp:[[@LINE-16]]
// CHECK-NEXT:struct in_variable_square
// CHECK-NEXT:{
// CHECK-NEXT:    __host__ __device__ auto operator()(int x) const { return x * x; }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:// amp lambda at stored.cpp:[[@LINE-21]]
// CHECK-NEXT:struct in_variable_add
// CHECK-NEXT:{
// CHECK-NEXT:    int n;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ auto operator()(int x) const -> long { return x + n; }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at stored.cpp:[[@LINE-28]]
// CHECK-NEXT:struct in_variable_kernel_2
// CHECK-NEXT:{
// CHECK-NEXT:    array_view<int, 1> v;
// CHECK-NEXT:    in_variable_square square;
// CHECK-NEXT:    in_variable_add add;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const { v[i] = int(add(square(i[0]))); }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:void in_variable(array_view<int, 1> v, int n)
// CHECK-NEXT:{
// CHECK-NEXT:    auto kernel = in_variable_kernel{v, n};
// CHECK-NEXT:    parallel_for_each(v.extent, kernel);
// CHECK-NEXT:    const auto square = in_variable_square{};
// CHECK-NEXT:    auto add = in_variable_add{n};
// CHECK-NEXT:    parallel_for_each(v.extent, in_variable_kernel_2{v, square, add});
// CHECK-NEXT:    v[0] = square(n);
// CHECK-NEXT:}

template <typename Kernel>
void run(const extent<1> &e, const Kernel &kernel)
{
    parallel_for_each(e, kernel);
}
template <typename Function>
void for_each_element(array_view<int, 1> v, Function f)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(v[i]); });
}
void through_template(array_view<int, 1> v, int n)
{
    run(v.extent, [=](index<1> i) restrict(amp) { v[i] -= n; });
    for_each_element(v, [n](int x) restrict(amp) { return x * n; });
    for_each_element(v, [](auto x) restrict(amp) { return x + 1; });
}
// CHECK:template <typename Kernel>
// CHECK-NEXT:void run(const extent<1> &e, const Kernel &kernel)
// CHECK-NEXT:{
// CHECK-NEXT:    parallel_for_each(e, kernel);
// CHECK-NEXT:}
// CHECK-NEXT:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at stored.cpp:[[@LINE-15]]
// CHECK-NEXT:template <typename Function>
// CHECK-NEXT:struct for_each_element_kernel
// CHECK-NEXT:{
// CHECK-NEXT:    array_view<int, 1> v;
// CHECK-NEXT:    Function f;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const { v[i] = f(v[i]); }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:template <typename Function>
// CHECK-NEXT:void for_each_element(array_view<int, 1> v, Function f)
// CHECK-NEXT:{
// CHECK-NEXT:    parallel_for_each(v.extent, for_each_element_kernel<Function>{v, f});
// CHECK-NEXT:}
// CHECK-NEXT:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:// amp lambda at stored.cpp:[[@LINE-30]]
// CHECK-NEXT:struct through_template_function
// CHECK-NEXT:{
// CHECK-NEXT:    array_view<int, 1> v;
// CHECK-NEXT:    int n;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const { v[i] -= n; }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:// amp lambda at stored.cpp:[[@LINE-38]]
// CHECK-NEXT:struct through_template_function_2
// CHECK-NEXT:{
// CHECK-NEXT:    int n;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ auto operator()(int x) const { return x * n; }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:// amp lambda at stored.cpp:[[@LINE-45]]
// CHECK-NEXT:struct through_template_function_3
// CHECK-NEXT:{
// CHECK-NEXT:    template <typename x_type>
// CHECK-NEXT:    __host__ __device__ auto operator()(x_type x) const { return x + 1; }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:void through_template(array_view<int, 1> v, int n)
// CHECK-NEXT:{
// CHECK-NEXT:    run(v.extent, through_template_function{v, n});
// CHECK-NEXT:    for_each_element(v, through_template_function_2{n});
// CHECK-NEXT:    for_each_element(v, through_template_function_3{});
// CHECK-NEXT:}

auto make_kernel(array_view<int, 1> v)
{
    return [v](index<1> i) restrict(amp) { v[i] = 1; };
}

const auto at_namespace_scope = [](int x) restrict(amp, cpu) { return x + 1; };
// CHECK:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:// amp lambda at stored.cpp:[[@LINE-6]]
// CHECK-NEXT:struct make_kernel_function
// CHECK-NEXT:{
// CHECK-NEXT:    array_view<int, 1> v;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const { v[i] = 1; }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:auto make_kernel(array_view<int, 1> v)
// CHECK-NEXT:{
// CHECK-NEXT:    return make_kernel_function{v};
// CHECK-NEXT:}
// CHECK-EMPTY:
// CHECK-NEXT:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:// amp lambda at stored.cpp:[[@LINE-20]]
// CHECK-NEXT:struct at_namespace_scope_function
// CHECK-NEXT:{
// CHECK-NEXT:    __host__ __device__ auto operator()(int x) const { return x + 1; }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:const auto at_namespace_scope = at_namespace_scope_function{};

void generic(array_view<int, 1> v)
{
    parallel_for_each(v.extent, [=](auto i) restrict(amp) { v[i] = 1; });
    auto sum = [](auto a, const auto &b) restrict(amp, cpu) { return a + b; };
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
    {
        auto inside = [=](int x) { return sum(x, v[i]); };
        v[i] = inside(2);
    });
}
// CHECK:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at stored.cpp:[[@LINE-10]]
// CHECK-NEXT:struct generic_kernel
// CHECK-NEXT:{
// CHECK-NEXT:    array_view<int, 1> v;
// CHECK-EMPTY:
// CHECK-NEXT:    template <typename i_type>
// CHECK-NEXT:    __host__ __device__ void operator()(i_type i) const { v[i] = 1; }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:// amp lambda at stored.cpp:[[@LINE-18]]
// CHECK-NEXT:struct generic_sum
// CHECK-NEXT:{
// CHECK-NEXT:    template <typename a_type, typename b_type>
// CHECK-NEXT:    __host__ __device__ auto operator()(a_type a, const b_type &b) const { return a + b; }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at stored.cpp:[[@LINE-24]]
// CHECK-NEXT:struct generic_kernel_2
// CHECK-NEXT:{
// CHECK-NEXT:    array_view<int, 1> v;
// CHECK-NEXT:    generic_sum sum;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const
// CHECK-NEXT:    {
// CHECK-NEXT:        auto inside = [=](int x) { return sum(x, v[i]); };
// CHECK-NEXT:        v[i] = inside(2);
// CHECK-NEXT:    }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:void generic(array_view<int, 1> v)
// CHECK-NEXT:{
// CHECK-NEXT:    parallel_for_each(v.extent, generic_kernel{v});
// CHECK-NEXT:    auto sum = generic_sum{};
// CHECK-NEXT:    parallel_for_each(v.extent, generic_kernel_2{v, sum});
// CHECK-NEXT:}
