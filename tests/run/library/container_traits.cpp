// The constraints of container constructors and members are the same in the
// translator and in the compilers of its output.
// R-4.1.2-c, R-5.1.2-n, R-5.2.2-k, R-5.2.3-f, R-5.2.3-r; macros of the program named as template parameters
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#define N 16
#define T float
#include <amp.h>
#include <type_traits>
#include <vector>
#include "check.h"
using namespace concurrency;

template class concurrency::index<2>;
template class concurrency::array<float, 2>;
template class concurrency::array_view<int, 1>;

template <typename V>
auto has_data(const V& v, int) -> decltype(v.data(), true)
{
    return true;
}
template <typename V>
bool has_data(const V&, long)
{
    return false;
}

static_assert(!std::is_constructible<array<int, 1>, int, int>::value, "");
static_assert(!std::is_constructible<array_view<const int, 1>, int>::value, "");
static_assert(std::is_constructible<array_view<int, 2>, int, int, int*>::value, "");
static_assert(!std::is_constructible<index<2>, int>::value && std::is_constructible<index<1>, int>::value, "");

int main()
{
    std::vector<T> data(N);
    array_view<T> v(data);
    array_view<T, 2> square(4, 4, data);
    CHECK_EQUAL(has_data(v, 0), true);
    CHECK_EQUAL(has_data(square, 0), false);
    parallel_for_each(square.extent, [=](index<2> i) restrict(amp) { square[i] = T(i[0] * 4 + i[1]); });
    square.synchronize(); // a separately made view has its own backing store (§8.2)
    CHECK_EQUAL(v[N - 1], N - 1.0f);
    return report();
}
