// An amp function must not have an ellipsis parameter.
//
// reject: L-2.4.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int f(int n, ...) restrict(amp); // ERROR
