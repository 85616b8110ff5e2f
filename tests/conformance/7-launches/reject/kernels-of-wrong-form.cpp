// A kernel must be a lambda or an object with a public const amp call operator that takes an index
// of the domain.
//
// reject: P-7-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

extern accelerator_view av;
extern extent<1> e1;
extern extent<2> e2;
struct without_const {
  void operator()(index<1>) restrict(amp) {}
};
struct cpu_kernel {
  void operator()(index<1>) const {}
};
struct rvalue_parameter {
  void operator()(index<1> &&) const restrict(amp) {}
};
struct private_operator {
private:
  void operator()(index<1>) const restrict(amp) {}
};
struct two_parameters {
  void operator()(int, int) const restrict(amp) {}
};
struct rank_2 {
  void operator()(index<2>) const restrict(amp) {}
};
struct without_operator {};
struct tiled_kernel {
  void operator()(tiled_index<8>) const restrict(amp) {}
};
struct with_pointer {
  int *p;
  void operator()(index<1>) const restrict(amp) {} // expected-error
};
struct with_short {
  short s;
  void operator()(index<1>) const restrict(amp) {} // expected-error
};
struct with_virtual_function {
  virtual void f() {}
  void operator()(index<1>) const restrict(amp) {}
};
struct with_array {
  array<int> a;
  void operator()(index<1>) const restrict(amp) {} // expected-error
};
struct with_reference_to_view {
  array_view<int> &v;
  void operator()(index<1>) const restrict(amp) {} // expected-error
};
extern without_const without_const_object;
extern with_pointer pointer_object;
extern with_short short_object;
extern with_virtual_function virtual_object;
extern with_array array_object;
extern with_reference_to_view reference_object;

// A kernel object must have a public const amp call operator for an index of the domain.
namespace objects {
void f1() {
  parallel_for_each(e1, 3); // expected-error
}
void f2() {
  parallel_for_each(e1, nullptr); // expected-error
}
void f3() {
  parallel_for_each(e1, without_const()); // expected-error
}
void f4() {
  parallel_for_each(e1, without_const_object); // expected-error
}
void f5() {
  parallel_for_each(e1, cpu_kernel()); // expected-error
}
void f6() {
  parallel_for_each(e1, rvalue_parameter()); // expected-error
}
void f7() {
  parallel_for_each(e1, private_operator()); // expected-error
}
void f8() {
  parallel_for_each(e1, two_parameters()); // expected-error
}
void f9() {
  parallel_for_each(e1, rank_2()); // expected-error
}
void f10() {
  parallel_for_each(e2, tiled_kernel()); // expected-error
}
void f11() {
  parallel_for_each(e1, tiled_kernel()); // expected-error
}
void f12() {
  parallel_for_each(e1.tile<4>(), tiled_kernel()); // expected-error
}
void f13() {
  parallel_for_each(e2.tile<8, 1>(), tiled_kernel()); // expected-error
}
void f14() {
  parallel_for_each(av, e1, without_const()); // expected-error
}
} // namespace objects

// A kernel must not be cpu, have another rank or be an object with pointer, short, array or virtual
// members.
namespace cpu_and_incompatible {
void f1() {
  parallel_for_each(av, e1, cpu_kernel()); // expected-error
}
void f2() {
  parallel_for_each(e1.tile<8>(), cpu_kernel()); // expected-error
}
void f3() {
  parallel_for_each(e1.tile<8>(), rank_2()); // expected-error
}
void f4() {
  parallel_for_each(e1.tile<8>(), without_operator()); // expected-error
}
void f5() {
  parallel_for_each(e1, pointer_object); // expected-error
}
void f6() {
  parallel_for_each(e1, short_object); // expected-error
}
void f7() {
  parallel_for_each(e1, virtual_object); // expected-error
}
void f8() {
  parallel_for_each(e1, array_object); // expected-error
}
void f9() {
  parallel_for_each(e1, reference_object); // expected-error
}
void f10() {
  parallel_for_each(e1, [](index<1>) {}); // expected-error
}
void f11() {
  parallel_for_each(e1, [](index<1>) restrict(cpu){}); // expected-error
}
void f12() {
  parallel_for_each(e1, [](index<1>) mutable restrict(amp){}); // expected-warning
}
void f13() {
  parallel_for_each(e1, [](index<2>) restrict(amp){}); // expected-error
}
void f14() {
  parallel_for_each(e2, [](index<1>) restrict(amp){}); // expected-error
}
} // namespace cpu_and_incompatible

// A kernel lambda must take an index of the domain by value, and must not capture views by
// reference.
namespace lambdas {
void f1() {
  parallel_for_each(e1, [](index<1> &&) restrict(amp){}); // expected-error
}
void f2() {
  parallel_for_each(e1, []() restrict(amp){}); // expected-error
}
void f3() {
  parallel_for_each(e1, [](index<1>, int) restrict(amp){}); // expected-error
}
void f4() {
  parallel_for_each(e1, [](int) restrict(amp){}); // expected-error
}
void f5() {
  parallel_for_each(e1.tile<8>(), [](tiled_index<4>) restrict(amp){}); // expected-error
}
void f6() {
  parallel_for_each(e1.tile<8>(), [](tiled_index<8, 1>) restrict(amp){}); // expected-error
}
void f7() {
  parallel_for_each(e2.tile<8, 8>(), [](tiled_index<8>) restrict(amp){}); // expected-error
}
void f8() {
  parallel_for_each(e2.tile<8, 8>(), [](index<1>) restrict(amp){}); // expected-error
}
void f9() {
  parallel_for_each(e1, [](tiled_index<8>) restrict(amp){}); // expected-error
}
void f10() {
  parallel_for_each(e1.tile<8>(), [](tiled_index<8> &&) restrict(amp){}); // expected-error
}
void f11() {
  array_view<int> v(10);
  parallel_for_each(e1, [&](index<1> i) restrict(amp) { v[i] = 1; }); // expected-error
}
void f12() {
  array_view<int> v(10);
  parallel_for_each(e1, [&v](index<1> i) restrict(amp) { v[i] = 1; }); // expected-error
}
void f13() {
  array<int> a(10);
  parallel_for_each(e1, [=](index<1> i) restrict(amp) { a[i] = 1; }); // expected-error
}
void f14() {
  array<int> a(10);
  parallel_for_each(e1, [a](index<1> i) restrict(amp) { a[i]; }); // expected-error
}
} // namespace lambdas

// A kernel of a tiled launch must not take a reference to a non-const index.
namespace references_to_untiled_index {
void f(array_view<int> v) {
  // expected-error@+1 {{the kernel takes 'index<1>'}}
  parallel_for_each(e1.tile<8>(), [=](index<1> &i) restrict(amp) { v[i] = 1; });
}
} // namespace references_to_untiled_index

int main() {}
