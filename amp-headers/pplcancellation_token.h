//===--- pplcancellation_token.h - cancellation of tasks -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Cancellation tokens of Microsoft's Parallel Patterns Library.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PPLCANCELLATION_TOKEN_H
#define AMP2HIP_PPLCANCELLATION_TOKEN_H

#include "amp2hip/compiler/user_macros_save.h"

#include "amp2hip/task/cancellation_token.h"

namespace concurrency {
using amp2hip::cancellation_token;
using amp2hip::cancellation_token_registration;
using amp2hip::cancellation_token_source;
} // namespace concurrency

#include "amp2hip/compiler/namespace_alias.h"

#include "amp2hip/compiler/user_macros_restore.h"

#endif // AMP2HIP_PPLCANCELLATION_TOKEN_H
