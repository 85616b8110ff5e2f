// The namespace 'direct3d' as an argument is no code of the preview.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: not %amp2hip %s -o %t.hip 2>&1 | FileCheck %s

#include <amp.h>

namespace other {
namespace direct3d {
int make();
}
} // namespace other
using namespace concurrency;
using namespace other;
int doubled(int x);
int f() { return doubled(direct3d::make()); }
// CHECK: not-the-preview.cpp:[[#@LINE-1]]:26: error: reference to 'direct3d' is ambiguous
// CHECK-NOT: --amp-preview
int k() restrict(amp) { return 1; }
