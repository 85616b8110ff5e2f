// A function that amp code declares at block scope would be another function in the namespace that
// the code moves to. Kernels in main and in classes stay in their namespace.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;

int twice(int x) restrict(amp) { return 2 * x; }

void kernel(array_view<int> v)
{
    struct local
    {
        int get() restrict(amp)
        {
            int twice(int) restrict(amp); // expected-error {{'twice' is declared at block scope in amp code that moves to another namespace}}
            return twice(3);
        }
    };
    local l;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
        int twice(int); // expected-error {{'twice' is declared at block scope}}
        local k = l;
        v[i] = twice(1) + k.get();
    });
}

struct member
{
    void run(array_view<int> v)
    {
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
            int twice(int);
            v[i] = twice(1);
        });
    }
};

int main()
{
    int out = 0;
    array_view<int> v(1, &out);
    kernel(v);
    member().run(v);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
        int twice(int);
        v[i] = twice(1);
    });
}
