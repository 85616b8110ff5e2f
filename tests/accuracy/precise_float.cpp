//===--- precise_float.cpp - precise_math in float ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "precise.h"

bool accuracy::measure_precise_float() { return measure_precise<float>(); }
