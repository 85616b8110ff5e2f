//===--- amp_math.h - C++ AMP math functions --------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Declares the functions of `concurrency::fast_math` (float) and `concurrency::precise_math`
/// (float and double), §9 of the C++ AMP 1.2 specification. As the specification says, unqualified
/// calls are ambiguous if using-directives name both namespaces.
///
/// The functions call the vendor's library on a GPU and the C library on the CPU accelerators. Both
/// namespaces use the accurate routines: the specification leaves the accuracy of fast_math open
/// (§9.1), and hardware approximations such as `__sinf` are wrong for large arguments. A program
/// that accepts them defines AMP2HIP_FAST_MATH.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_AMP_MATH_H
#define AMP2HIP_AMP_MATH_H

#include "amp2hip/compiler/user_macros_save.h"

#include "amp2hip/compiler/config.h"
#include "amp2hip/math/math_fast.h"
#include "amp2hip/math/math_precise.h"
// Translated headers with overloads by restriction may include this header only.
#include "amp2hip/output/choice.h"

#include "amp2hip/compiler/namespace_alias.h"

#include "amp2hip/compiler/user_macros_restore.h"

#endif
