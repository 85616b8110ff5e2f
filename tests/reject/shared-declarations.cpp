// Functions that become others than they were, and share a declaration. L-2.2.1-g, L-2.3.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

int both(int) restrict(amp), alone(int); // expect-error@: give 'both' a declaration of its own: what restrict(amp) becomes is of all that is declared with it
int both(int x) restrict(amp) { return x; }
int both(int x) { return x + 1; }
int alone(int x) { return x; }
