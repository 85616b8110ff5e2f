// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef OVERLOAD_PAIRS_H
#define OVERLOAD_PAIRS_H

#include <amp.h>

// The bodies are in two source files.
int where(int x);
int where(int x) restrict(amp);

namespace geometry
{
struct point
{
    int x, y;
    point(int a, int b = 1);
    point(int a, int b = 2) restrict(amp);
    int get() const;
    int get() const restrict(amp);
    point operator+(const point& o) const;
    point operator+(const point& o) const restrict(amp);
    explicit operator bool() const;
    explicit operator bool() const restrict(amp);
    static int kind();
    static int kind() restrict(amp);
};
int operator-(const point& a, const point& b);
int operator-(const point& a, const point& b) restrict(amp);
}

// One body is in this header.
int mixed(int x);
inline int mixed(int x) restrict(amp) { return x + 1; }
inline int other(int x) { return x; }
int other(int x) restrict(amp);

// Both bodies are in this header, with a declaration between them.
inline float scale(float x) { return x * 2; }
const int between = 3;
inline float scale(float y) restrict(amp) { return y * between; }

const int count = 11;
void all(int* out) restrict(cpu, amp);
void run(concurrency::array_view<int, 1> v);

#endif
