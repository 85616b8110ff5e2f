// A cpu,amp function must not call overloads of different result types even if it converts the
// result.
//
// reject: L-2.2-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

double scale(int x) { return x * 0.5; }
float scale(int x) restrict(amp) { return x * 0.5f; }

float g(int x) restrict(amp, cpu) {
  float y = 0;
  y += float(scale(x)); // ERROR
  return y;
}
