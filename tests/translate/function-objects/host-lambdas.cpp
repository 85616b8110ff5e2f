// Host lambdas in the types of kernels become classes. A capture by reference becomes a reference member.
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

template <typename F>
struct add
{
    array_view<int> v;
    void operator()(index<1> i) const restrict(amp) { v[i] += 1; }
};
template <typename F>
F use(array_view<int> v, F f)
{
    parallel_for_each(v.extent, add<F>{v});
    return f;
}

struct counter
{
    int n = 0;
    // CHECK:        use(v, count_function{*this, by})(1);
    // CHECK:    struct count_function
    // CHECK-NEXT:    {
    // CHECK-NEXT:        counter &self;
    // CHECK-NEXT:        int by;
    // CHECK:        int operator()(int x) const { self.n += x * by; return self.n; }
    void count(array_view<int> v, int by)
    {
        use(v, [=](int x) { n += x * by; return this->n; })(1);
    }
};

// CHECK:struct captures_function
// CHECK:    int (&c)[2];
// CHECK:struct captures_function_2
// CHECK:    int k;
// CHECK:    auto operator()(int x) const { return [=, k = k] { return k + x; }; }
// CHECK:struct captures_less
// CHECK:    operator auto() const { return amp2hip::pointer_to_call(&captures_less::operator()); }
// CHECK:struct captures_generic
// CHECK:    operator amp2hip::function_pointer<Result, Arguments...>() const { return amp2hip::call_object<captures_generic, Result, Arguments...>; }
void captures(array_view<int> v, int k)
{
    int c[2] = {1, 2};
    use(v, [&c](int x) { return c[0] += x; });
    auto later = use(v, [k](int x) { return [=] { return k + x; }; })(1);
    auto less = [](int a, int b) { return a < b; };
    auto generic = [](auto a) { return a; };
    use(v, less);
    use(v, generic);
    bool (*p)(int, int) = less;
    int (*q)(int) = generic;
    if (p(1, 2))
        q(later());
}

// CHECK:template <typename... T>
// CHECK-NEXT:struct packs_function
// CHECK:    amp2hip::captured_pack<T &...> x;
template <typename... T>
void packs(array_view<int> v, T &...x)
{
    use(v, [&](int n) { ((x += n), ...); });
}
template void packs(array_view<int>, int &, float &);

// An attribute precedes the name of the type.
// CHECK:static struct alignas(8) settings_type_{{[0-9a-f]+}}
static struct alignas(8)
{
    int a, b;
} settings;
void configured(array_view<int> v)
{
    auto s = settings;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = s.a; });
}
