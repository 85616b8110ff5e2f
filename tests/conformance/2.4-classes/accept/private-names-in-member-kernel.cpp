// A kernel in a member function may name private types, functions and constants of its class.
//
// accept: L-2.4.3.2-d, L-2.4.3.2-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

class image
{
    enum channel { red, green = 5 };
    static const int border = 2;
    struct window
    {
        int low, high;
        int width() const restrict(cpu, amp) { return high - low; }
    };
    typedef float real;
    static real weight(int k) restrict(cpu, amp) { return real(k) * 0.5f; }
    template <int N> static int pad(int x) restrict(amp) { return x + N; }

public:
    static float total(array_view<float, 1> v)
    {
        window w = {border, 10};
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
        {
            real r = weight(w.width()) + real(pad<border>(green));
            v[i] = r + real(red);
        });
        return v[0] + weight(100);
    }
};

int main()
{
    float data[1] = {};
    check("kernel and host", image::total(array_view<float, 1>(1, data)), 4 + 7 + 50);
    return failures;
}
