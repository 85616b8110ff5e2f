// A kernel is copied on the host (§7); the CPU accelerator would copy it as amp code. L-2.3.2.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;

struct counted
{
    int copies;
    counted() restrict(cpu, amp) : copies(0) {}
    counted(const counted &other) restrict(cpu) : copies(other.copies + 1) {}
    counted(const counted &other) restrict(amp) : copies(other.copies) {}
};
struct holder
{
    counted inside[2];
};
struct kernel
{
    holder held;
    array_view<int, 1> out;
    void operator()(index<1> i) const restrict(amp) { out[i] = held.inside[0].copies; }
};

void captured(array_view<int, 1> out, const counted &c)
{
    counted own(c);
    parallel_for_each(out.extent, [=](index<1> i) restrict(amp) { out[i] = own.copies; }); // expect-error@: this kernel holds an object of 'counted', which cpu and amp code copy by different constructors; give the kernel the members that it uses
    parallel_for_each(out.extent, [=](index<1> i) restrict(amp) {
        counted in_kernel;
        out[i] = counted(in_kernel).copies;
    });
}
void by_functor(const kernel &k)
{
    parallel_for_each(k.out.extent, k); // expect-error@: this kernel holds an object of 'counted'
}
