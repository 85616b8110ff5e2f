// A function declared in parentheses by the name of a restricted type: Clang has no place for the restriction. L-2.1.1-r
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

typedef int kernel_function(int) restrict(amp);
kernel_function (f); // expect-error@: the declaration of 'f' does not take over restrict(amp) from the function type that it names; remove the parentheses around the name, or write the parameter list and the restriction [AMP1108]
