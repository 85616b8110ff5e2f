// Kernels in function templates: type, value and template template parameters,
// packs, several instantiations, specializations.
// P-7-af, L-2.1.1-o, L-2.4.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

template <typename T, int Add>
void add(std::vector<T>& data)
{
    array_view<T, 1> v(static_cast<int>(data.size()), data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += T(Add); });
}

template <typename T>
struct adder
{
    T n;
    T operator()(T x) const restrict(amp) { return x + n; }
};

template <template <typename> class F, typename T>
void apply(std::vector<T>& data, T n)
{
    array_view<T, 1> v(data);
    F<T> f = { n };
    parallel_for_each(v.extent, [v, f](index<1> i) restrict(amp) { v[i] = f(v[i]); });
}

template <typename T>
T sum(T x) restrict(amp) { return x; }

template <typename T, typename... Rest>
T sum(T x, Rest... rest) restrict(amp) { return x + sum(rest...); }

template <typename... Rest>
void sums(std::vector<int>& data, Rest... rest)
{
    const int total = (0 + ... + rest);
    array_view<int, 1> v(data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = sum(v[i], total); });
}

template <typename T>
T kind(T) restrict(amp) { return T(1); }

template <>
float kind<float>(float) restrict(amp) { return 2.0f; }

template <typename T>
void kinds(std::vector<T>& data)
{
    array_view<T, 1> v(data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = kind(v[i]); });
}

int main()
{
    std::vector<int> ints(20, 1);
    std::vector<float> floats(20, 1.5f);
    add<int, 4>(ints);
    add<float, 5>(floats);
    add<int, 6>(ints);
    CHECK_EQUAL(ints[19], 11);
    CHECK_EQUAL(floats[19], 6.5f);
    apply<adder>(ints, 4);
    apply<adder>(floats, 0.5f);
    CHECK_EQUAL(ints[0], 15);
    CHECK_EQUAL(floats[0], 7.0f);
    sums(ints, 10, 20, 30);
    CHECK_EQUAL(ints[7], 75);
    kinds(ints);
    kinds(floats);
    CHECK_EQUAL(ints[3], 1);
    CHECK_EQUAL(floats[3], 2.0f);
    return report();
}
