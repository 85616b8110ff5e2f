// A header that relies on the includes of its sources.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
#ifndef TIMER_H
#define TIMER_H

inline double seconds(const LARGE_INTEGER &from, const LARGE_INTEGER &to) {
  LARGE_INTEGER frequency;
  QueryPerformanceFrequency(&frequency);
  return double(to.QuadPart - from.QuadPart) / double(frequency.QuadPart);
}

template <typename F> double time(F f) {
  LARGE_INTEGER from, to;
  QueryPerformanceCounter(&from);
  f();
  QueryPerformanceCounter(&to);
  return seconds(from, to);
}

#endif
