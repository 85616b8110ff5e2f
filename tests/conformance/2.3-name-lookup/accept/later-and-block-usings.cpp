// A later using declaration or directive does not change which functions an earlier call selects.
//
// accept: L-2.3.2.1-f, L-2.3.2.2-b
//
// Other rivals are hidden by a using declaration in the block, a static amp overload of an external
// function, and friends.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdio>
using namespace concurrency;

namespace lib
{
int trace(float x) restrict(cpu) { return int(x) + 100; }
int trace(float x) restrict(amp) { return int(x) + 200; }
namespace inner
{
int blend(const double &x) restrict(amp) { return int(x) + 300; }
int blend(const double &x) restrict(cpu) { return int(x) + 400; }
int shade(const int &a, const float &b) restrict(amp, cpu) { return a + int(b) + 500; }
}
}
inline int trace(float x) restrict(cpu, amp) { return int(x) + 600; }
inline int blend(bool x) restrict(cpu, amp) { return x + 700; }
inline int shade(double a, float b) restrict(cpu) { return int(a + b) + 800; }
inline int shade(double a, float b) restrict(amp) { return int(a + b) + 900; }

struct early
{
    static int call(int x) restrict(cpu) { return trace(x) + ::blend(x); }
    static int call(int x) restrict(amp) { return trace(x) * 2 + ::blend(x); }
};
using namespace lib;
using inner::blend;

enum kind { some = 3 };
static int on_gpu(kind a, kind b) restrict(amp)
{
    using inner::shade;
    return shade(a, b);
}
int outside(float x);
static int outside(float x) restrict(amp) { return int(x) + 1; }
int outside(float x) { return int(x) + 2; }

// A friend that only argument-dependent lookup finds hides nothing.
inline int plain(const bool &x) restrict(cpu) { return x + 11; }
namespace lib
{
struct owner
{
    friend int plain(const owner &, int) restrict(cpu, amp) { return 12; }
};
inline namespace deep {}
}
namespace far_away { int plain(int x) restrict(amp) { return x + 13; } }
using namespace far_away;
namespace lib
{
inline int plain_of(double x) { return plain(x); }
}

// The default argument of a template whose cpu overload follows.
template <typename T> static int scaled(T x, int n = 6) restrict(amp);
template <typename T> static int scaled(T x, int n) restrict(amp) { return int(x) * n; }
enum between { nothing };
template <typename T> int scaled(T x, int n = 6) { return int(x) + n; }

struct mixed
{
    int base;
    friend int peek(const mixed &) restrict(amp), poke(const mixed &) restrict(cpu);
};
int peek(const mixed &m) restrict(amp) { return m.base * 2; }
int poke(const mixed &m) restrict(cpu) { return m.base * 3; }

static int failures;
static void check(int got, int expected, int line)
{
    if (got != expected)
        std::printf("line %d: %d, expected %d\n", line, got, expected), ++failures;
}

int main()
{
    int data[4] = {};
    array_view<int> v(4, data);
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = early::call(5);
        v[1] = on_gpu(some, some);
        v[2] = outside(4);
        v[3] = peek(mixed{7}) + scaled(2) + plain(3);
    });
    v.synchronize();
    check(data[0], 605 * 2 + 701, __LINE__);
    check(data[1], 506, __LINE__);
    check(data[2], 5, __LINE__);
    check(data[3], 14 + 12 + 16, __LINE__);
    check(early::call(5), 605 + 701, __LINE__);
    check(outside(4), 6, __LINE__);
    check(lib::plain_of(4.5), 12, __LINE__);
    check(scaled(2), 8, __LINE__);
    check(poke(mixed{7}), 21, __LINE__);
    return failures;
}
