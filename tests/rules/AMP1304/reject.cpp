// An extern "C" function has both restrictions. L-2.4.2-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;


extern "C" int f(int x) restrict(cpu, amp); // expected-error {{'f' is extern "C" and cannot have both restrictions, because one symbol would name two functions [AMP1304]}}
extern "C"
{
int g(int x) restrict(amp, cpu) { return x; } // expected-error {{'g' is extern "C" and cannot have both restrictions}}
}
