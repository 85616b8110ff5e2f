// An instance of a template must not call members, functors or constructors of its argument that
// lack one of its restrictions.
//
// reject: L-2.3.2-e, L-2.3.2.1-e, L-2.3.2.1-c, L-2.3.2.1-b, L-2.4.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

using namespace concurrency;

// An instance of an amp template calls cpu members or constructors of its argument.
struct cpu_member {
  int v;
  int get() const { return v; }
};
template <class T>
int use(T t) restrict(amp) {
  return t.get(); // expected-error
}
template <class T>
int make() restrict(amp) {
  T t; // expected-error
  return 1;
}
template <class T>
struct kernel {
  array_view<int> v;
  T t;
  void operator()(index<1> i) const restrict(amp) {
    v[i] = t.get(); // expected-error
  }
};
struct cpu_constructor {
  int a;
  cpu_constructor() {}
};
int instances() restrict(amp) { return make<cpu_constructor>() + use(cpu_member{1}); }
void launch() {
  int o;
  array_view<int> v(1, &o);
  parallel_for_each(v.extent, kernel<cpu_member>{v, {3}});
}

// An instance of a cpu,amp template calls a functor whose call operator is cpu-only.
struct cpu_square {
  int operator()(int x) const { return x * x; }
};
struct square {
  int operator()(int x) const restrict(cpu, amp) { return x * x; }
};
template <typename F>
int apply(F f, int x) restrict(cpu, amp) {
  return f(x); // expected-error
}
int apply_both(int x) { return apply(square(), x) + apply(cpu_square(), x); }

// An instance of a cpu,amp template calls a cpu-only member of its argument's class. A pair of
// members is valid.
struct covered {
  int get() const { return 1; }
  int get() const restrict(amp) { return 2; }
};
struct cpu_only {
  int get() const { return 1; }
};
template <typename T>
int read(const T &x) restrict(cpu, amp) {
  return x.get(); // expected-error
}
int read_covered(covered c) { return read(c); }
int read_cpu_only(cpu_only c) { return read(c); }

int main() {}
