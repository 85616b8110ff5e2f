// Functions of both restrictions that return closures and objects of local
// classes. Two sources include this header.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once
#include <amp.h>
#include <string>
namespace fn {
template <typename F> auto twice(F f) restrict(amp, cpu) { return [f](int x) { return f(f(x)); }; }
inline auto adder(int n) restrict(amp, cpu) {
  struct add { int n; int operator()(int x) const restrict(amp, cpu) { return x + n; } };
  return add{n};
}
inline auto scaler(int n) restrict(cpu, amp) { return [=](int x) { return x * n; }; }
/// Does not call `text`, because std::to_string has no code on a GPU.
inline int increment(int n) restrict(cpu, amp) {
  auto text = [n](int x) restrict(cpu) { return std::to_string(x + n); };
  (void)text;
  return n + 1;
}
}
