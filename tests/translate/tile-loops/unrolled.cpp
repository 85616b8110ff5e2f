// With --optimize=unroll-loops, short loops whose variable selects an element of an array of the
// thread are marked.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate --optimize=unroll-loops
// RUN: %code %t.hip | FileCheck %s
// RUN: %builds
// RUN: %amp2hip %s -o %t.off.hip
// RUN: %code %t.off.hip | FileCheck --check-prefix NONE %s
// NONE-NOT: AMP2HIP_UNROLL for

#include <amp.h>
using namespace concurrency;

struct constants { unsigned k[64]; };

unsigned rotate(unsigned x, int n) restrict(cpu, amp) { return (x >> n) | (x << (32 - n)); }

// The host's compiler sees no mark in cpu code.
unsigned on_host(const unsigned (&values)[16])
{
    unsigned sum = 0;
    // CHECK: {{^ *}}for (int i = 0; i < 16; ++i)
    for (int i = 0; i < 16; ++i)
        sum += values[i];
    return sum;
}

template <int N>
unsigned of_template(unsigned start) restrict(amp)
{
    unsigned values[N];
    // The instances may be long.
    // CHECK: {{^ *}}for (int i = 0; i < N; ++i)
    for (int i = 0; i < N; ++i)
        values[i] = start + i;
    return values[0];
}

// 2^40 calls: the translator must not follow all of them.
template <int N>
void twice(unsigned& x) restrict(amp) { twice<N - 1>(x); twice<N - 1>(x); }
template <>
void twice<0>(unsigned& x) restrict(amp) { ++x; }

void calls(array_view<unsigned, 1> v)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
        unsigned w[4] = {};
        // CHECK: {{^ *}}for (int k = 0; k < 4; ++k)
        for (int k = 0; k < 4; ++k)
            twice<40>(w[k]);
        v[i] = w[0];
    });
}

struct body { unsigned mass, charge; };

void run(array_view<unsigned, 1> v, array_view<const body, 1> bodies, const constants& table, int count)
{
    const constants c = table;
    parallel_for_each(v.extent.tile<64>(), [=](tiled_index<64> t) restrict(amp) {
        tile_static unsigned shared[64];
        tile_static body others[64];
        unsigned w[16], sum = 0;
        // A local array.
        // CHECK: AMP2HIP_UNROLL for (int i = 0; i < 16; ++i)
        // CHECK-NEXT: w[i] =
        for (int i = 0; i < 16; ++i)
            w[i] = v[t.global] + i;
        // A captured array, in a nest of loops.
        // CHECK: AMP2HIP_UNROLL for (int base = 0; base < 64; base += 16)
        // CHECK-NEXT: AMP2HIP_UNROLL for (int i = 0; i < 16; ++i)
        for (int base = 0; base < 64; base += 16)
            for (int i = 0; i < 16; ++i)
                sum = rotate(sum, 5) + c.k[base + i] + w[i];
        // Too many iterations.
        unsigned many[128];
        // CHECK: {{^ *}}for (int i = 0; i < 128; ++i)
        for (int i = 0; i < 128; ++i)
            many[i] = sum;
        // The length is not constant.
        // CHECK: {{^ *}}for (int i = 0; i < count; ++i)
        for (int i = 0; i < count; ++i)
            w[i & 15] += i;
        // The length of the inner loop is not constant, and no subscript of an array depends on it.
        // CHECK: {{^ *}}for (int i = 0; i < 16; ++i)
        // CHECK-NEXT: {{^ *}}for (int k = 0; k < count; ++k)
        for (int i = 0; i < 16; ++i)
            for (int k = 0; k < count; ++k)
                w[i] += k;
        shared[t.local[0]] = sum;
        others[t.local[0]] = bodies[t.global];
        t.barrier.wait();
        // Shared memory is not in registers. Long loops that only read it are unrolled in part.
        // CHECK: {{^ *}}for (int i = 0; i < 32; ++i)
        for (int i = 0; i < 32; ++i)
            sum += shared[i];
        // CHECK: {{^ *}}AMP2HIP_UNROLL_16 for (int i = 0; i < 64; ++i)
        for (int i = 0; i < 64; ++i)
            sum += shared[i];
        // CHECK: {{^ *}}AMP2HIP_UNROLL_16 for (int i = 0; i < 64; ++i)
        for (int i = 0; i < 64; ++i)
            sum = rotate(sum, 3) + others[i].mass;
        // It reads a container, or writes, or the length is not constant, or every iteration reads the same element, or
        // it ends early.
        // CHECK: {{^ *}}for (int i = 0; i < 64; ++i)
        for (int i = 0; i < 64; ++i)
            sum += shared[i] * bodies[i].mass;
        // CHECK: {{^ *}}for (int i = 0; i < 64; ++i)
        for (int i = 0; i < 64; ++i)
            v[t.global] += shared[i];
        // CHECK: {{^ *}}for (int i = 0; i < 64; ++i)
        for (int i = 0; i < 64; ++i)
            shared[t.local[0]] = shared[i];
        // CHECK: {{^ *}}for (int i = 0; i < 64; ++i)
        for (int i = 0; i < 64; ++i)
            atomic_fetch_add(&shared[0], shared[i]);
        // CHECK: {{^ *}}for (int i = 0; i < count; ++i)
        for (int i = 0; i < count; ++i)
            sum += shared[i];
        // CHECK: {{^ *}}for (int i = 0; i < 64; ++i)
        for (int i = 0; i < 64; ++i)
            sum += shared[7];
        // CHECK: {{^ *}}for (int i = 0; i < 64; ++i)
        for (int i = 0; i < 64; ++i) {
            if (shared[i] == 0)
                break;
            sum += shared[i];
        }
        v[t.global] = sum + w[0] + many[sum & 127] + of_template<1000>(sum);
    });
}

struct counted_body {
    unsigned mass, charge;
    counted_body() restrict(cpu, amp) : mass(0), charge(0) {}
    counted_body(const counted_body& other) restrict(cpu, amp) : mass(other.mass), charge(other.charge + 1) {}
};

// The members of elements that a thread combines with those of a tile_static array in such a loop are loaded one by
// one.
void copies_of_elements(array_view<const body, 1> bodies, array_view<counted_body, 1> counted, array_view<unsigned, 1> v)
{
    const body on_host = bodies[0]; // checked below: the kernel is before the function
    parallel_for_each(v.extent.tile<64>(), [=](tiled_index<64> t) restrict(amp) {
        tile_static body shared[64];
        // CHECK: body me = amp2hip::load_members(bodies[t.global]), other = bodies[t.global];
        body me = bodies[t.global], other = bodies[t.global];
        // CHECK-NEXT: {{^ *}}const auto second = amp2hip::load_members(bodies(t.global[0]));
        const auto second = bodies(t.global[0]);
        // CHECK-NEXT: {{^ *}}const body& same = bodies[t.global];
        const body& same = bodies[t.global];
        // A copy constructor that does something, and elements that are no classes.
        // CHECK: {{^ *}}counted_body copied = counted[t.global];
        counted_body copied = counted[t.global];
        // CHECK-NEXT: {{^ *}}unsigned sum = v[t.global] + other.mass;
        unsigned sum = v[t.global] + other.mass;
        shared[t.local[0]] = me;
        t.barrier.wait();
        // CHECK: {{^ *}}AMP2HIP_UNROLL_16 for (int i = 0; i < 64; ++i)
        for (int i = 0; i < 64; ++i)
            sum += shared[i].mass * me.mass + on_host.charge + second.charge + same.mass + copied.charge;
        // CHECK: {{^ *}}AMP2HIP_UNROLL_16 for (int i = 0; i < 64; ++i)
        for (int i = 0; i < 64; ++i)
            sum ^= shared[i].mass - me.charge;
        v[t.global] = sum;
    });
    // CHECK: {{^ *}}const body on_host = bodies[0];
}
