//===--- host_launch.h - launches on devices that a test makes -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_HOST_LAUNCH_H
#define AMP2HIP_HOST_LAUNCH_H

namespace host_launch {
struct target {};
} // namespace host_launch

// In front of <amp.h>: a launch names what it calls in full, and finds what is
// declared before it.
namespace amp2hip {
class launch_record;
template <typename Domain, typename Kernel>
void launch_gpu(host_launch::target, launch_record &record, const Domain &domain, const Kernel &arguments);
} // namespace amp2hip

#include <amp.h>
#include <functional>

// A test's device has memory of its own as a GPU has, and no code of a vendor.
// Kernels launched for this target are taken for GPU code by all of a launch
// up to the vendor's call, in whose place they run on the host.

namespace host_launch {

/// A queue that takes kernels: called where the vendor's launch would be, and
/// runs the kernel when it is its turn.
struct takes_launches {
  virtual ~takes_launches() = default;
  virtual void launch(const std::function<void()> &kernel) = 0;
};

} // namespace host_launch

template <typename Domain, typename Kernel>
void amp2hip::launch_gpu(host_launch::target, launch_record &record, const Domain &domain, const Kernel &arguments) {
  dynamic_cast<host_launch::takes_launches &>(record.queue()).launch([arguments, domain] {
    amp2hip::cpu_kernel launch = {};
    launch.functor = &arguments;
    launch.domain = &domain;
    // Out of line: what runs there is asked once for a whole function.
    void (*volatile run)(const amp2hip::cpu_kernel &, std::uint64_t, std::uint64_t) =
        &amp2hip::run_threads<Domain, Kernel>;
    amp2hip::thread_state &state = amp2hip::this_thread();
    const amp2hip::thread_state before = state;
    state.what = amp2hip::running::accelerator;
    run(launch, 0, domain.count);
    state = before;
  });
}

namespace host_launch {

/// parallel_for_each on a test's view.
template <int N, typename Kernel>
void launch(const concurrency::accelerator_view &where, const concurrency::extent<N> &domain, const Kernel &kernel) {
  concurrency::parallel_for_each<N, Kernel, target>(where, domain, kernel);
}

} // namespace host_launch

#endif // AMP2HIP_HOST_LAUNCH_H
