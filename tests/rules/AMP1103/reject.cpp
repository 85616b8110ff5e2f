// Overloads with equal parameters have a restriction in common. L-2.3.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

int f(int) restrict(cpu, amp); // expected-note {{previous}}
int f(int); // expected-error {{[AMP1103]}}
