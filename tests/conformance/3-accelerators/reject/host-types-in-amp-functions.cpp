// Amp functions must not use accelerators, futures, runtime exceptions or parallel_for_each.
//
// reject: R-3.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
extern accelerator gacc;
void f1() restrict(amp)
{
    accelerator x; // ERROR
}
void f2(accelerator &x) restrict(amp) // ERROR
{
    x.get_version(); // ERROR
}
void f3(accelerator_view &x) restrict(amp) // ERROR
{
    x.wait(); // ERROR
}
void f4() restrict(amp)
{
    accelerator::get_all(); // ERROR
}
void f5() restrict(amp)
{
    accelerator::get_auto_selection_view(); // ERROR
}
void f6() restrict(amp)
{
    completion_future x; // ERROR
}
void f7(completion_future &x) restrict(amp) // ERROR
{
    x.get(); // ERROR
}
void f8() restrict(amp)
{
    throw runtime_exception("a", 1); // ERROR
}
void f9() restrict(amp)
{
    runtime_exception x("a", 1); // ERROR
}
void f10() restrict(amp)
{
    out_of_memory x; // ERROR
}
void f11() restrict(amp)
{
    parallel_for_each(extent<1>(4), [](index<1>) restrict(amp) {}); // ERROR
}
void f12() restrict(amp)
{
    auto x = accelerator::cpu_accelerator; // ERROR
}
void f13() restrict(amp)
{
    gacc.default_view; // ERROR
}
