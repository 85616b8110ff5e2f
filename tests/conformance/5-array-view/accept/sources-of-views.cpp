// Views have the extent and elements of containers, C arrays, pointers and arrays as sources.
//
// accept: R-5.2-a, R-5.2.2-b, R-5.2.2-c, R-5.2.2-e, R-5.2.2-f, R-5.2.2-h, R-5.2.2-i, R-5.2.2-j,
// R-5.2.2-k, R-5.2.2-l, R-5.2.2-n, R-5.2.2-o, R-5.2.3-a, R-5.2.3-b, R-5.2.3-c, R-5.2.3-g,
// R-5.2.4-b, R-5.2.4-d, R-5.2.4-e, R-5.2.4-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <array>
#include <vector>
#include "check.h"
using namespace concurrency;

#define THROWS(expression, type) \
    do \
    { \
        bool thrown = false; \
        try \
        { \
            expression; \
        } \
        catch (const type &e) \
        { \
            thrown = e.what()[0] != 0; \
        } \
        CHECK(thrown && "no such exception: " #expression); \
    } while (0)

using std::vector;
struct rgb
{
    float r, g, b;
};
int main()
{
    vector<int> v(24);
    for (int i = 0; i < 24; ++i)
        v[i] = i;
    const vector<int> &cv = v;
    int *p = v.data();
    const int *cp = p;
    std::array<int, 24> sa;
    for (int i = 0; i < 24; ++i)
        sa[i] = i;
    const std::array<int, 24> &csa = sa;
    int ca[24];
    for (int i = 0; i < 24; ++i)
        ca[i] = i;
    const int(&cca)[24] = ca;
    int e4c[] = {2, 3, 2, 2};
    extent<4> e4(e4c);
    accelerator_view cpu = accelerator(accelerator::cpu_accelerator).default_view;
#define V1(...) \
    { \
        __VA_ARGS__; \
        CHECK(x.extent == extent<1>(24)); \
        CHECK(x[index<1>(7)] == 7 && x[8] == 8 && x(9) == 9 && x(index<1>(10)) == 10 && \
              x.get_ref(index<1>(3)) == 3); \
        CHECK(x.data()[11] == 11); \
        CHECK(x.source_accelerator_view == cpu); \
    }
    V1(array_view<int> x(v))
    V1(array_view<int> x(sa))
    V1(array_view<int> x(ca))
    V1(array_view<int> x(24, v))
    V1(array_view<int> x(24, sa))
    V1(array_view<int> x(24, ca))
    V1(array_view<int> x(24, p))
    V1(array_view<int> x(extent<1>(24), v))
    V1(array_view<int> x(extent<1>(24), sa))
    V1(array_view<int> x(extent<1>(24), ca))
    V1(array_view<int> x(extent<1>(24), p))
    V1(array_view<const int> x(v))
    V1(array_view<const int> x(sa))
    V1(array_view<const int> x(ca))
    V1(array_view<const int> x(24, v))
    V1(array_view<const int> x(24, sa))
    V1(array_view<const int> x(24, ca))
    V1(array_view<const int> x(24, p))
    V1(array_view<const int> x(extent<1>(24), v))
    V1(array_view<const int> x(extent<1>(24), sa))
    V1(array_view<const int> x(extent<1>(24), ca))
    V1(array_view<const int> x(extent<1>(24), p))
    V1(array_view<const int> x(cv))
    V1(array_view<const int> x(csa))
    V1(array_view<const int> x(cca))
    V1(array_view<const int> x(24, cv))
    V1(array_view<const int> x(24, csa))
    V1(array_view<const int> x(24, cca))
    V1(array_view<const int> x(24, cp))
    V1(array_view<const int> x(extent<1>(24), cv))
    V1(array_view<const int> x(extent<1>(24), csa))
    V1(array_view<const int> x(extent<1>(24), cca))
    V1(array_view<const int> x(extent<1>(24), cp))
#define V2(...) \
    { \
        __VA_ARGS__; \
        CHECK(x.extent == extent<2>(4, 6)); \
        CHECK(x[index<2>(1, 1)] == 7 && x[1][2] == 8 && x(1)(3) == 9 && \
              x(index<2>(1, 4)) == 10 && x.get_ref(index<2>(0, 3)) == 3 && \
              x(3, 5) == 23); \
        CHECK(x[1].data()[5] == 11); \
        CHECK(x.get_source_accelerator_view() == cpu); \
    }
    V2(array_view<int, 2> x(4, 6, v))
    V2(array_view<int, 2> x(4, 6, sa))
    V2(array_view<int, 2> x(4, 6, ca))
    V2(array_view<int, 2> x(4, 6, p))
    V2(array_view<int, 2> x(extent<2>(4, 6), v))
    V2(array_view<int, 2> x(extent<2>(4, 6), sa))
    V2(array_view<int, 2> x(extent<2>(4, 6), ca))
    V2(array_view<int, 2> x(extent<2>(4, 6), p))
    V2(array_view<const int, 2> x(4, 6, v))
    V2(array_view<const int, 2> x(4, 6, cv))
    V2(array_view<const int, 2> x(4, 6, csa))
    V2(array_view<const int, 2> x(4, 6, cca))
    V2(array_view<const int, 2> x(4, 6, cp))
    V2(array_view<const int, 2> x(extent<2>(4, 6), cv))
    V2(array_view<const int, 2> x(extent<2>(4, 6), csa))
    V2(array_view<const int, 2> x(extent<2>(4, 6), cca))
    V2(array_view<const int, 2> x(extent<2>(4, 6), p))
#define V3(...) \
    { \
        __VA_ARGS__; \
        CHECK(x.extent == extent<3>(2, 3, 4)); \
        CHECK(x[index<3>(1, 1, 1)] == 17 && x[1][2][0] == 20 && x(1)(0)(3) == 15 && \
              x(index<3>(1, 2, 3)) == 23 && \
              x.get_ref(index<3>(0, 0, 3)) == 3 && x(0, 2, 1) == 9); \
        CHECK(x[1][1].data()[1] == 17); \
        CHECK(x[1].extent == extent<2>(3, 4)); \
    }
    V3(array_view<int, 3> x(2, 3, 4, v))
    V3(array_view<int, 3> x(2, 3, 4, sa))
    V3(array_view<int, 3> x(2, 3, 4, p))
    V3(array_view<int, 3> x(extent<3>(2, 3, 4), v))
    V3(array_view<int, 3> x(extent<3>(2, 3, 4), ca))
    V3(array_view<const int, 3> x(2, 3, 4, cv))
    V3(array_view<const int, 3> x(2, 3, 4, cp))
    V3(array_view<const int, 3> x(2, 3, 4, v))
    V3(array_view<const int, 3> x(2, 3, 4, p))
    V3(array_view<const int, 3> x(extent<3>(2, 3, 4), csa))
#define V4(...) \
    { \
        __VA_ARGS__; \
        CHECK(x.extent == e4); \
        int i4[] = {1, 2, 1, 1}; \
        CHECK(x[index<4>(i4)] == 23 && x[1][2][1][0] == 22 && x(1)(0)(1)(1) == 15 && \
              x(index<4>(i4)) == 23 && x.get_ref(index<4>()) == 0); \
        CHECK(x[1].extent == extent<3>(3, 2, 2)); \
    }
    V4(array_view<int, 4> x(e4, v))
    V4(array_view<int, 4> x(e4, sa))
    V4(array_view<int, 4> x(e4, p))
    V4(array_view<int, 4> x(e4, ca))
    V4(array_view<const int, 4> x(e4, cv))
    V4(array_view<const int, 4> x(e4, p))
    V4(array_view<const int, 4> x(e4, cp))
    V4(array_view<const int, 4> x(e4, csa))
{ // from arrays
        array<int, 2> a(4, 6, v.begin());
        const array<int, 2> &ra = a;
    V2(array_view<int, 2> y(a); array<int, 2> b(a, cpu, cpu); array_view<int, 2> x = b)
    V2(array<int, 2> b(a, cpu); array_view<const int, 2> x(b))
    V2(const array<int, 2> b(a, cpu); array_view<const int, 2> x = b)
            array_view<int, 2>
                w(a);
        CHECK(w.source_accelerator_view == a.accelerator_view);
        array_view<const int, 2> cw(ra);
        CHECK(cw.get_source_accelerator_view() == a.accelerator_view);
        CHECK(w(2, 3) == 15);
        CHECK(cw(2, 3) == 15);
        w(2, 3) = 77;
        CHECK(cw(2, 3) == 77);
        vector<int> c = a;
        CHECK(c[15] == 77);
        accelerator_view nv = accelerator().create_view();
        array<int, 2> n(4, 6, nv);
        CHECK((array_view<int, 2>(n).source_accelerator_view == nv));
        CHECK((n.section(1, 1, 2, 2).source_accelerator_view == nv));
        CHECK(n[2].source_accelerator_view == nv);
    }
    { // no source
        array_view<int> a(10);
        array_view<int, 2> b(3, 4);
        array_view<int, 3> c(2, 3, 4);
        array_view<int, 4> d(e4);
        array_view<float, 2> e(extent<2>(3, 3));
        array_view<rgb> f(extent<1>(7));
        THROWS(a.get_source_accelerator_view(), runtime_exception);
        THROWS(d.get_source_accelerator_view(), runtime_exception);
        a.synchronize();
        a.refresh();
        a.discard_data();
        a[3] = 5;
        CHECK(a[3] == 5);
        b(1, 2) = 6;
        CHECK(b[1][2] == 6);
        f[6].g = 3;
        CHECK(f(6).g == 3);
        array_view<const int> ca2(a);
        CHECK(ca2[3] == 5);
        CHECK(a.extent[0] == 10);
        CHECK(d.extent == e4);
        vector<int> out(10);
        copy(a, out.begin());
        CHECK(out[3] == 5);
    }

    // A view of const elements takes a temporary container too.
    auto sum = [](const array_view<const int, 1> &x)
    {
        int s = 0;
        for (int i = 0; i < x.extent[0]; ++i)
            s += x[i];
        return s;
    };
    CHECK(sum(array_view<const int>(vector<int>(5, 2))) == 10);
    CHECK(sum(array_view<const int, 2>(2, 3, vector<int>(6, 4))[1]) == 12);
    return failures;
}
