// A property calls the getter and setter that the caller's restriction selects.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

struct box
{
    int m;
    int get_width() const { return m; }
    template <typename T = int> T get_width() const restrict(amp) { return m + 1; }
    void put_width(int w) { m = w; }
    void put_width(float w) restrict(amp) { m = int(w) + 10; }
    __declspec(property(get = get_width, put = put_width)) int width;
    int own() const { return width; }
    int amp_own() const restrict(amp) { return width; }
};

template <typename T> int read(const T &x) { return x.width; }
template <typename T> int read_amp(const T &x) restrict(amp) { return x.width; }
template <typename T> struct reader
{
    box b;
    int value() const restrict(amp) { return b.width + T(1); }
};

int both(int x) restrict(cpu, amp)
{
    box b = { x };
    b.width = 7;
    b.width += 1;
    ++b.width;
    int old = b.width++;
    return old + b.width;
}

int main()
{
    box b = { 5 };
    array_view<int, 1> v(6);
    reader<int> r = { b };
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
    {
        box c = b;
        c.width = 3; // 13
        int results[] = { b.width, c.width, b.amp_own(), read_amp(b), r.value(), both(1) };
        v[i] = results[i[0]];
    });
    // 7 -> 17; 18 + 1 -> 29; 30 + 1 -> 41; the old value 42, then 43 -> 53, read as 54
    const int expected[] = { 6, 14, 6, 6, 7, 42 + 54 };
    for (int i = 0; i < 6; ++i)
        if (v[i] != expected[i])
            return 1 + i;
    b.width = 8;
    return b.width == 8 && b.own() == 8 && read(b) == 8 && both(1) == 9 + 10 ? 0 : 10;
}
