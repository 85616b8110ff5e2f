//===--- host_launch.h - Kernel launches on simulated devices -------------===//
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

// Declares launch_gpu() for the target of simulated devices before <amp.h> is included: the launch
// in <amp.h> calls launch_gpu() by a qualified name, which finds only earlier declarations.
namespace amp2hip {
class launch_record;
template <typename Domain, typename Kernel>
void launch_gpu(host_launch::target, launch_record &record, const Domain &domain,
                const Kernel &arguments);
} // namespace amp2hip

#include <amp.h>
#include <functional>

// Launches kernels on a simulated device, which has separate memory, as a GPU has, but no vendor's
// code. A launch for host_launch::target follows the path of a GPU launch up to the vendor's call,
// and then runs the kernel on the host.

namespace host_launch {

/// A queue that accepts kernels: launch() replaces the vendor's launch function
/// and runs the kernel at its turn.
struct launching_queue {
  virtual ~launching_queue() = default;
  virtual void launch(const std::function<void()> &kernel) = 0;
};

} // namespace host_launch

template <typename Domain, typename Kernel>
void amp2hip::launch_gpu(host_launch::target, launch_record &record, const Domain &domain,
                         const Kernel &arguments) {
  dynamic_cast<host_launch::launching_queue &>(record.queue()).launch([arguments, domain] {
    amp2hip::cpu_kernel launch = {};
    launch.functor = &arguments;
    launch.domain = &domain;
    // Call through a pointer: running_here() is gnu::const, so one function
    // must not see its value change.
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

/// Calls parallel_for_each on a view of a simulated device.
template <int N, typename Kernel>
void launch(const concurrency::accelerator_view &where, const concurrency::extent<N> &domain,
            const Kernel &kernel, amp2hip::code_place caller = amp2hip::code_place::current()) {
  concurrency::parallel_for_each<N, Kernel, target>(where, domain, kernel, caller);
}

} // namespace host_launch

#endif // AMP2HIP_HOST_LAUNCH_H
