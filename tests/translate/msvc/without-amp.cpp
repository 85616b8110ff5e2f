// A source without C++ AMP is corrected, too.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

// CHECK: // Translated by amp2hip from without-amp.cpp
#include <vector>
#include <exception>

template <typename T> struct base { int value; void set(int x) { value = x; } };
template <typename T> struct derived : base<T> {
  int get() { set(3); return value; }
  // CHECK: int get() { this->set(3); return this->value; }
};
class point {
public:
  int get_x() const { return x; }
  void put_x(int v) { x = v; }
  __declspec(property(get = get_x, put = put_x)) int X;
  // CHECK-NOT: {{^ *__declspec}}
private:
  int x;
};
void main()
// CHECK: int main()
{
  std::vector<int> all(2, 3);
  int sum = 0;
  for each (int one in all)
    // CHECK: for (int one : all)
    sum += one;
  point p;
  p.X = sum;
  // CHECK: p.put_x(sum);
  if (p.X != 6)
    // CHECK: if (p.get_x() != 6)
    throw std::exception("wrong");
  // CHECK: throw amp2hip_windows::exception("wrong");
}
