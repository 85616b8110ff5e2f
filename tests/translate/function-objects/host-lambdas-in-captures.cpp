// In C++17, a template argument cannot contain a lambda. A captured value of such a type is a parameter of a lambda
// that makes the function object. The initializers are evaluated from left to right.
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
void fill(array_view<T, 1> v, T x)
{
    parallel_for_each(v.extent, [n = [&] { return x + x; }(), v](index<1> i) restrict(amp) { v[i] = n; });
}

template <typename T>
void shift(array<T, 1>& from, array_view<T, 1> v, T x)
{
    parallel_for_each(v.extent, [&a = *[&] { return &from; }(), first = x + 1, n = [=] { return x; }(), last = x + 2, v](index<1> i) restrict(amp) {
        v[i] = a[i] + first + n + last;
    });
}

template <typename T>
auto three = [n = [] { return T(3); }()](T x) restrict(cpu, amp) { return x * n; };

void use(array_view<int, 1> v, array<int, 1>& a)
{
    fill(v, three<int>(1));
    shift(a, v, 2);
}

// CHECK:    parallel_for_each(v.extent, [&](auto n_value) { return fill_kernel<decltype(n_value), T>{std::move(n_value), v}; }([&] { return x + x; }()));
// CHECK:    parallel_for_each(v.extent, [&](auto &a_value) { return [&](auto first_value) { return [&, first_value](auto n_value_2) mutable { return shift_kernel<std::decay_t<decltype(x + 2)>, decltype(n_value_2), std::decay_t<decltype(x + 1)>, std::remove_reference_t<decltype(a_value)>, T>{a_value, std::move(first_value), std::move(n_value_2), x + 2, v}; }; }; }(*[&] { return &from; }())(x + 1)([=] { return x; }()));
// CHECK:auto three = [](auto n_value_3) { return three_function<decltype(n_value_3), T>{std::move(n_value_3)}; }([] { return T(3); }());
