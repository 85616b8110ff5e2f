//===--- device_errors.h - output and errors of kernels (§12.3) -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Printing and error reports of kernels (§12.3). On a GPU, the first error or abort of the kernels
/// of each source file is written to a message in host memory. The host checks the message after it
/// has waited for work. On a CPU accelerator, the launch throws the error.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_ERROR_DEVICE_ERRORS_H
#define AMP2HIP_ERROR_DEVICE_ERRORS_H

#include "amp2hip/compiler/config.h"
#include "amp2hip/compiler/this_file.h"
#include <type_traits>
#if !defined(AMP2HIP_TRANSLATING)
#include "amp2hip/error/device_message.h"
#include <cstdio>
#endif

namespace amp2hip {

/// Accepts the arguments that may follow a format: at most twelve scalars.
template <typename... Arguments>
using if_printable =
    std::enable_if_t<(sizeof...(Arguments) <= 12) && (std::is_scalar<Arguments>::value && ...),
                     int>;

#if !defined(AMP2HIP_TRANSLATING)
/// For kernels on a CPU accelerator: print_message prints the message; keep_error stores the
/// message, which the launch throws at its end. Both functions throw unsupported_feature outside of
/// a kernel (§12.2.4).
void print_message(const device_message &message);
void keep_error(const device_message &message);
/// The exception that ends a thread of a kernel. The code that runs the launch catches it.
struct thread_aborted {};
[[noreturn]] void abort_thread();
/// The constructor records that kernels of this program may call direct3d_abort. The CPU
/// accelerators then run threads one by one, so that an abort ends only one thread.
struct aborting_kernels {
  aborting_kernels();
};
template <typename>
const aborting_kernels expected_aborts = aborting_kernels();
bool aborts_are_expected();

/// A variable in device memory, one for each source file and device. It points the kernels of the
/// file to the message in which they report errors.
struct error_channel {
  device_message *message; ///< null until the first launch on the device
  unsigned claimed;        ///< the latest generation of the message that a thread has claimed
};
/// The constructor registers an error_channel, given by its vendor symbol, with the runtime.
struct known_channel {
  explicit known_channel(const void *symbol);
};

#if defined(AMP2HIP_GPU_COMPILER)
// The template argument is this_file.
template <typename File>
__device__ error_channel channel_of = {};

template <typename File>
const known_channel known_channel_of(symbol_of(channel_of<File>));
#endif

template <typename File, typename... Arguments>
AMP2HIP_AMP void report(device_message::kind kind, const char *format, Arguments... arguments) {
#if AMP2HIP_DEVICE_PASS
  error_channel &channel = channel_of<File>;
  device_message *const message = channel.message;
  if (message == nullptr)
    return;
  const unsigned mine = *static_cast<volatile unsigned *>(&message->generation) + 1;
  if (::AMP2HIP_VENDOR(atomicMax)(&channel.claimed, mine) >= mine)
    return; // another thread was first
  write(*message, format, arguments...);
  __threadfence_system();
  *static_cast<volatile device_message::kind *>(&message->published_kind) = kind;
#else
#if defined(AMP2HIP_GPU_COMPILER)
  (void)&known_channel_of<File>; // instantiates the channel and its registration
#endif
  device_message message;
  message.published_kind = kind;
  write(message, format, arguments...);
  keep_error(message);
#endif
}
#endif

} // namespace amp2hip

namespace concurrency {

#if defined(AMP2HIP_TRANSLATING)
template <typename... Arguments, amp2hip::if_printable<Arguments...> = 0>
AMP2HIP_AMP void direct3d_printf(const char *format, Arguments... arguments);
template <typename... Arguments, amp2hip::if_printable<Arguments...> = 0>
AMP2HIP_AMP void direct3d_errorf(const char *format, Arguments... arguments);
AMP2HIP_AMP void direct3d_abort();
#else
/// Prints to the standard output at some time before the launch is complete.
template <typename... Arguments, amp2hip::if_printable<Arguments...> = 0>
AMP2HIP_AMP inline void direct3d_printf(const char *format, Arguments... arguments) {
#if AMP2HIP_DEVICE_PASS
  ::printf(format, arguments..., 0); // the extra argument avoids a call with only a format
#else
  amp2hip::device_message message;
  amp2hip::write(message, format, arguments...);
  amp2hip::print_message(message);
#endif
}

/// Makes the host throw runtime_exception with this text when it next waits for the launch. On a
/// CPU accelerator the launch throws it. On a GPU a wait, a copy, an access to a container or the
/// next launch throws it. The thread continues.
template <typename... Arguments, amp2hip::if_printable<Arguments...> = 0>
AMP2HIP_AMP inline void direct3d_errorf(const char *format, Arguments... arguments) {
  amp2hip::report<amp2hip::file_scope::this_file>(amp2hip::device_message::kind::error, format,
                                                  arguments...);
}

/// Ends the thread and makes the host throw, as direct3d_errorf does.
template <typename = void>
AMP2HIP_AMP inline void direct3d_abort() {
#if AMP2HIP_DEVICE_PASS
  amp2hip::report<amp2hip::file_scope::this_file>(amp2hip::device_message::kind::abort,
                                                  "direct3d_abort");
  AMP2HIP_END_THREAD();
#else
  (void)&amp2hip::expected_aborts<void>;
  amp2hip::report<amp2hip::file_scope::this_file>(amp2hip::device_message::kind::abort,
                                                  "direct3d_abort");
  amp2hip::abort_thread();
#endif
}
#endif

} // namespace concurrency

#endif // AMP2HIP_ERROR_DEVICE_ERRORS_H
