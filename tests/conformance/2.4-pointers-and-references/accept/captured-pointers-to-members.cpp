// A kernel may capture a pointer to a data member, alone or in a class or array.
//
// accept: L-2.4.1.3-s
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

struct base { int x, y; };
struct object : base { float z; int many[2]; };
struct picked { int base::*p; };

template <typename C, typename T> T on_accelerator(C o, T C::*which)
{
    T out = T();
    array_view<T, 1> v(1, &out);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = o.*which; });
    v.synchronize();
    return out;
}

int main()
{
    int out[4] = {};
    array_view<int, 1> v(4, out);
    picked in{&base::x};
    int base::*captured = &base::y;
    struct { int base::*p[2]; } several = {{&base::y, &base::x}};
    float object::*typed = &object::z;
    int object::*converted = captured;
    int base::*null = nullptr;
    parallel_for_each(extent<1>(1), [=, copy = captured](index<1>) restrict(amp) {
        base b{1, 2};
        object o;
        o.x = 3;
        o.y = 4;
        o.z = 5;
        object *p = &o;
        v[0] = b.*in.p + 10 * (b.*captured);
        v[1] = b.*several.p[0] + 10 * (b.*several.p[1]);
        v[2] = int(p->*typed) + 10 * (p->*converted);
        v[3] = b.*copy + (null == nullptr ? 40 : 0);
    });
    v.synchronize();
    base b{8, 9};
    if (on_accelerator(b, &base::x) != 8 || on_accelerator(b, &base::y) != 9)
        return 1;
    return out[0] == 21 && out[1] == 12 && out[2] == 45 && out[3] == 42 ? 0 : 2;
}
