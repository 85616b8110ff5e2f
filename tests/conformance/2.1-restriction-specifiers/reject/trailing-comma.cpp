// The list of a restriction specifier must not end with a comma.
//
// reject: L-2.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int f() restrict(amp,);         // ERROR
