// A component of a short vector is a property, so it is no lvalue (G-10.8.3-i).
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %amp2hip %s -o %t.hip 2>&1 | FileCheck %s --implicit-check-not=error:

#include <amp.h>
#include <amp_short_vectors.h>
#include <utility>
using namespace concurrency;
using namespace concurrency::graphics;

void bump(float &f, float by) restrict(cpu, amp) { f += by; }
float length(const float &x, float y) restrict(cpu, amp) { return x + y; }
template <typename T> float twice(T &&x) restrict(cpu, amp) { return x + x; }
template <typename... T> void all(T &&...) restrict(cpu, amp) {}
template <typename V> void step(V &v) restrict(cpu, amp)
{
    bump(v.ref_x(), 1.0f);
    // CHECK: [[@LINE+1]]:12: error: component 'y' is a property and cannot be bound to a reference to non-const; call 'ref_y()'
    bump(v.y, 1.0f);
}
float &first(float_2 &v)
{
    // CHECK: [[@LINE+1]]:14: error: component 'x' is a property and cannot be bound to a reference to non-const
    return v.x;
}

struct point { float x; };

void run(array_view<float_2> v, array_view<int_3> n)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
        step(v[i]);
        v[i].x = length(v[i].x, v[i].y);
        v[i].y += v[i].r++;
        all(1, twice(v[i].x), v[i].y);
        const float &read = v[i].x;
        // CHECK: [[@LINE+1]]:32: error: component 'g' is a property and cannot be bound to a reference to non-const; call 'ref_g()'
        float &written = (v[i].g);
        written = read;
        atomic_fetch_add(&n[i].ref_z(), 1);
        // CHECK: [[@LINE+1]]:32: error: component 'z' is a property and has no address; call 'ref_z()'
        atomic_fetch_add(&n[i].z, 1);
        point p = {1};
        bump(p.x, 1.0f);
    });
    float_2 a(0, 1);
    // CHECK: [[@LINE+1]]:17: error: component 'x' is a property
    std::swap(a.x, a.ref_y());
}
