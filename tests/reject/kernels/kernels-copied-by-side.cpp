// A kernel is copied on the host (§7). An instance of a template contains a class with a cpu and an amp copy
// constructor, but the text of the template cannot say that the CPU accelerator must not copy the kernel.
// L-2.3.2.1-e
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
template <typename T>
struct kernel
{
    T held;
    array_view<int, 1> out;
    void operator()(index<1> i) const restrict(amp) { out[i] = held.copies; }
};

void by_functor(array_view<int, 1> out, const counted &c)
{
    kernel<counted> k = { c, out };
    parallel_for_each(out.extent, k); // expected-error {{in this instance of a template, the kernel contains an object of type 'counted', which cpu and amp code copy with different constructors; pass the kernel only the members that it uses}}
}

template <typename T>
void captured(array_view<int, 1> out, const T &c)
{
    T own(c);
    parallel_for_each(out.extent, [=](index<1> i) restrict(amp) { out[i] = own.copies; }); // expected-error {{in this instance of a template, the kernel contains an object of type 'counted'}}
    counted other;
    parallel_for_each(out.extent, [=](index<1> i) restrict(amp) { out[i] = other.copies; });
}
template void captured(array_view<int, 1>, const counted &);
