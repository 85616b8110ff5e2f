//===--- parallel_for_each.h - parallel_for_each (§7) ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_LAUNCH_PARALLEL_FOR_EACH_H
#define AMP2HIP_LAUNCH_PARALLEL_FOR_EACH_H

#include "amp2hip/accelerator/accelerator.h"
#if defined(AMP2HIP_TRANSLATING)
#include "amp2hip/launch/launch_parse.h"
#define AMP2HIP_CALLER
#define AMP2HIP_PASS_CALLER
#else
#include "amp2hip/launch/launch.h"
/// A last parameter with the place of the call, for traces and messages.
#define AMP2HIP_CALLER , amp2hip::code_place caller = amp2hip::code_place::current()
#define AMP2HIP_PASS_CALLER , caller
#endif

namespace concurrency {

/// Calls kernel(i) once for each index i of the domain. The type of i is index<N>, or tiled_index
/// if the domain is tiled. Without a view, or with an automatic view, the launch runs on the
/// accelerator of the captured arrays. If no array is captured, it runs on the default accelerator
/// (§7).
///
/// May return before the kernel has run. Throws the following errors before it changes any data:
/// - invalid_compute_domain if a component of the extent is not positive or not a multiple of its
///   tile;
/// - runtime_exception if no view is given and the captured arrays are on several accelerators;
/// - runtime_exception if the view is on a GPU and the kernel was compiled without GPU code;
/// - unsupported_feature if the accelerator does not run kernels.
template <int N, typename Kernel, typename Target = amp2hip::compiled_for>
void parallel_for_each(const extent<N> &domain, const Kernel &kernel AMP2HIP_CALLER) {
  amp2hip::launch<index<N>, Target>(nullptr, domain, kernel AMP2HIP_PASS_CALLER);
}
template <int N, typename Kernel, typename Target = amp2hip::compiled_for>
void parallel_for_each(const accelerator_view &place, const extent<N> &domain,
                       const Kernel &kernel AMP2HIP_CALLER) {
  amp2hip::launch<index<N>, Target>(&place, domain, kernel AMP2HIP_PASS_CALLER);
}
template <int D0, int D1, int D2, typename Kernel, typename Target = amp2hip::compiled_for>
void parallel_for_each(const tiled_extent<D0, D1, D2> &domain,
                       const Kernel &kernel AMP2HIP_CALLER) {
  amp2hip::launch<tiled_index<D0, D1, D2>, Target>(nullptr, domain, kernel AMP2HIP_PASS_CALLER);
}
template <int D0, int D1, int D2, typename Kernel, typename Target = amp2hip::compiled_for>
void parallel_for_each(const accelerator_view &place, const tiled_extent<D0, D1, D2> &domain,
                       const Kernel &kernel AMP2HIP_CALLER) {
  amp2hip::launch<tiled_index<D0, D1, D2>, Target>(&place, domain, kernel AMP2HIP_PASS_CALLER);
}
template <int D0, int D1, typename Kernel, typename Target = amp2hip::compiled_for>
void parallel_for_each(const tiled_extent<D0, D1> &domain, const Kernel &kernel AMP2HIP_CALLER) {
  amp2hip::launch<tiled_index<D0, D1>, Target>(nullptr, domain, kernel AMP2HIP_PASS_CALLER);
}
template <int D0, int D1, typename Kernel, typename Target = amp2hip::compiled_for>
void parallel_for_each(const accelerator_view &place, const tiled_extent<D0, D1> &domain,
                       const Kernel &kernel AMP2HIP_CALLER) {
  amp2hip::launch<tiled_index<D0, D1>, Target>(&place, domain, kernel AMP2HIP_PASS_CALLER);
}
template <int D0, typename Kernel, typename Target = amp2hip::compiled_for>
void parallel_for_each(const tiled_extent<D0> &domain, const Kernel &kernel AMP2HIP_CALLER) {
  amp2hip::launch<tiled_index<D0>, Target>(nullptr, domain, kernel AMP2HIP_PASS_CALLER);
}
template <int D0, typename Kernel, typename Target = amp2hip::compiled_for>
void parallel_for_each(const accelerator_view &place, const tiled_extent<D0> &domain,
                       const Kernel &kernel AMP2HIP_CALLER) {
  amp2hip::launch<tiled_index<D0>, Target>(&place, domain, kernel AMP2HIP_PASS_CALLER);
}

} // namespace concurrency

#undef AMP2HIP_CALLER
#undef AMP2HIP_PASS_CALLER

#endif // AMP2HIP_LAUNCH_PARALLEL_FOR_EACH_H
