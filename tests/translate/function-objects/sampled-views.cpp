// A kernel names the texture views that it samples, so that a launch can use a kernel for the
// texture units alone. G-10.5.7-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %expect
// RUN: %builds

#include <amp_graphics.h>
using namespace concurrency;
using namespace concurrency::graphics;

float_4 helper(const texture_view<const float_4, 2> &view) restrict(amp)
{
    return view.sample(float_2(0.5f, 0.5f));
}

// CHECK:struct kernels_kernel
// CHECK:    sampler how;
// CHECK-EMPTY:
// CHECK-NEXT:    AMP2HIP_SAMPLES(sampled, how)
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<2> i) const
// CHECK:struct kernels_kernel_2
// CHECK:    AMP2HIP_SAMPLES(passed)
// CHECK:struct kernels_kernel_3
// CHECK-NOT:    AMP2HIP_SAMPLES
// CHECK:} // namespace
void kernels(array_view<float, 2> out, texture_view<const float, 2> sampled, texture_view<const float, 2> read,
             texture_view<const float_4, 2> passed, texture_view<float, 2> written, const sampler &how)
{
    parallel_for_each(out.extent, [=](index<2> i) restrict(amp)
    {
        out[i] = sampled.sample(how, float_2(0.5f, 0.5f)) + read[i] + read.get(i) + read(i[0], i[1]);
    });
    parallel_for_each(out.extent, [=](index<2> i) restrict(amp)
    {
        written.set(i, helper(passed).x + read.extent[0]);
    });
    parallel_for_each(out.extent, [=](index<2> i) restrict(amp) { out[i] = read[i] + read.get_extent()[0]; });
}

// CHECK:template <typename T, int N>
// CHECK-NEXT:struct in_template_kernel
// CHECK:    AMP2HIP_SAMPLES(view)
template <typename T, int N>
void in_template(array_view<T, 1> out, const texture_view<const T, N> &view, T by_value)
{
    typename texture_view<const T, N>::coordinates_type center;
    parallel_for_each(out.extent, [=](index<1> i) restrict(amp) { out[i] = view.sample(center) + by_value; });
}

void instance(array_view<float, 1> out, const texture_view<const float, 3> &view) { in_template(out, view, 1.0f); }
