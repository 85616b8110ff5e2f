//===--- sanitizers.h - sanitizers of this build --------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_SANITIZERS_H
#define AMP2HIP_SANITIZERS_H

#if defined(__SANITIZE_ADDRESS__)
#define AMP2HIP_ASAN 1
#endif
#if defined(__SANITIZE_THREAD__)
#define AMP2HIP_TSAN 1
#endif
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define AMP2HIP_ASAN 1
#endif
#if __has_feature(thread_sanitizer)
#define AMP2HIP_TSAN 1
#endif
#endif
#ifndef AMP2HIP_ASAN
#define AMP2HIP_ASAN 0
#endif
#ifndef AMP2HIP_TSAN
#define AMP2HIP_TSAN 0
#endif

#endif // AMP2HIP_SANITIZERS_H
