// Without --amp-preview, code of the preview is an error with advice.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: not %amp2hip %s -o %t.hip 2>&1 | FileCheck %s

#include <amp.h>

float scaled(float x) restrict(direct3d) { return 2 * x; }
// CHECK: preview-refused.cpp:[[#@LINE-1]]:32: error: unknown restriction 'direct3d'; use 'cpu', 'amp' or both
// CHECK: amp2hip: note: this is code for the preview of C++ AMP; use '--amp-preview'
