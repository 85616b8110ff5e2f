// A restriction specifier must not contain the name of a type.
//
// reject: L-2.1-c, L-2.0-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

typedef int word;
int f() restrict(word); // ERROR
