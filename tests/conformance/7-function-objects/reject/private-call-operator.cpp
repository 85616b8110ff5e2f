// A kernel class must not have a private call operator.
//
// reject: P-7-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
class priv { void operator()(index<1>) const restrict(amp) {} };
void f(array_view<int, 1> v) { parallel_for_each(v.extent, priv()); } // ERROR
int main() {}
