//===--- namespace_alias.h - Namespace Concurrency --------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Declares `Concurrency`, the other name of namespace `concurrency`. No include guard: each header
/// that programs include declares the name again, in case an earlier one was included while
/// `Concurrency` was a macro.
///
//===----------------------------------------------------------------------===//
namespace concurrency {}

#ifndef Concurrency // ide.h defines it
namespace Concurrency = concurrency;
#endif
