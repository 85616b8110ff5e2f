// reject: L-2.1-c, L-2.0-b
// a name of a type in the parentheses is no restriction
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

typedef int word;
int f() restrict(word); // ERROR
