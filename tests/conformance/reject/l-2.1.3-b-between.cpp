// reject: L-2.1.3-b
// no restriction between return type and name
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

void restrict(amp) f(); // ERROR
