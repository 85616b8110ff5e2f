// Amp code must not convert an integer to a pointer, or back, by a cast to a reference.
//
// The rule holds for every notation of the cast (§2.4.3.6).
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

void c_style(int i) restrict(amp) {
  int *&p = (int *&)i; // ERROR
  p = nullptr;
}

void named(long i) restrict(amp) {
  int *&p = reinterpret_cast<int *&>(i); // ERROR
  p = nullptr;
}

void functional(unsigned i) restrict(cpu, amp) {
  using pointer = const float *&;
  pointer p = pointer(i); // ERROR
  p = nullptr;
}

int back(int *p) restrict(amp) {
  return (int &)p; // ERROR
}

int element(long (&n)[2]) restrict(amp) {
  return *reinterpret_cast<int *(&)[2]>(n)[0]; // ERROR
}

// Such casts between numbers and between pointers are valid.
float bits(int i, int *p) restrict(amp) {
  float *&q = reinterpret_cast<float *&>(p);
  return reinterpret_cast<float &>(i) + *q;
}

int main() {}
