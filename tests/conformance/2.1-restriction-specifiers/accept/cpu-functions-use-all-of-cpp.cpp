// A restrict(cpu) function may use all of C++.
//
// accept: L-2.1-i
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <typeinfo>
using namespace concurrency;

// A restrict(cpu) function can use all of C++, such as exceptions, goto, recursion and virtual
// calls.
namespace statements_and_expressions {
struct shape {
  virtual ~shape() {}
  virtual int corners() const restrict(cpu) { return 0; }
};
struct square : shape {
  int corners() const restrict(cpu) override { return 4; }
};

static int calls = 0;

int everything(const shape *s, int n) restrict(cpu) {
  static int entered = 0;
  volatile short counter = 0;
  ++entered;
  ++calls;
again:
  ++counter;
  if (counter < n)
    goto again;
  try {
    if (dynamic_cast<const square *>(s) == nullptr)
      throw 3L;
  } catch (long problem) {
    return int(problem);
  }
  int (*recurse)(const shape *, int) = &everything;
  unsigned char letter = 'a';
  long long wide = 1LL;
  int *cell = new int(int(letter) + int(wide));
  int result = *cell + s->corners() + (typeid(*s) == typeid(square));
  delete cell;
  return n > 1 ? recurse(s, n - 1) : result + counter;
}

void test() {
  square sq;
  shape sh;
  int four = everything(&sq, 2);
  check("recursion and all", four, 98 + 4 + 1 + 1);
  check("exception", everything(&sh, 1), 3);
  check("calls", calls, 3);
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = four; });
  check("kernel", v[0], four);
}
} // namespace statements_and_expressions

// A restrict(cpu) function, constructor or destructor can have a function try block.
namespace function_try_blocks {
struct V {
  int x;
  V(int i) restrict(cpu) try : x(i) {
    if (i < 0)
      throw i;
  } catch (int) {
    throw;
  }
  ~V() restrict(cpu) try {
  } catch (...) {
  }
};
int f(int i) restrict(cpu) try { throw i; } catch (int k) {
  return k + 1;
}
int f(int i) restrict(amp) { return i + 50; }
template <class T>
T g(T i) restrict(cpu) noexcept try {
  V v(-i);
  return 0;
} catch (T k) {
  return k;
}
void test() {
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(1); });
  v.synchronize();
  CHECK(out == 51);
  CHECK(f(1) == 2);
  CHECK(g(4) == -4);
}
} // namespace function_try_blocks

int main() {
  statements_and_expressions::test();
  function_try_blocks::test();
  return failures;
}
