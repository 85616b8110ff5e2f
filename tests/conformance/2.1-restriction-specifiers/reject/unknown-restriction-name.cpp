// A restriction specifier must not contain a name other than cpu and amp.
//
// reject: L-2.3.2.1-h, L-2.0-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

void z() restrict(amp, sse2, cpu) {} // ERROR
