// A kernel must have an accessible const amp call operator for the index.
//
// reject: P-7-f, P-7-h, P-7-n, X-7-c, P-7-m
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <functional>

using namespace concurrency;

// A kernel must not have a cpu, non-const, rvalue-qualified or private call operator.
namespace classes_and_lambdas {
struct cpu_operator {
  array_view<int, 1> v;
  void operator()(index<1> i) const { v[i] = 1; }
};
struct non_const_operator {
  array_view<int, 1> v;
  void operator()(index<1> i) restrict(amp) { v[i] = 1; }
};
struct other_rank {
  array_view<int, 1> v;
  void operator()(index<2> i) const restrict(amp) {}
};
struct reference_parameter {
  array_view<int, 1> v;
  void operator()(index<1> &i) const restrict(amp) {}
};
struct no_operator {
  array_view<int, 1> v;
};
struct private_overload {
  array_view<int, 1> v;
  void operator()(index<1>) const restrict(amp) {}

private:
  void operator()(index<1>) restrict(amp) {}
};
class private_operator {
  array_view<int, 1> v;
  void operator()(index<1>) const restrict(amp) {}

public:
  private_operator(array_view<int, 1> x) : v(x) {}
};
struct pointer_member {
  int *p;
  void operator()(index<1>) const restrict(amp) {} // expected-error
};
struct rvalue_qualified {
  array_view<int, 1> v;
  void operator()(index<1>) &&restrict(amp) {}
};
struct bool_members {
  bool a, b;
  void operator()(index<1>) const restrict(amp) {} // expected-error
};
struct cpu_template {
  array_view<int, 1> v;
  template <class T>
  void operator()(T) const restrict(cpu) {}
};
struct virtual_function {
  virtual void g() {}
  void operator()(index<1>) const restrict(amp) {}
};
void plain_function(index<1>) restrict(amp) {}
void go(array_view<int, 1> v) {
  parallel_for_each(v.extent, cpu_operator{v});       // expected-error
  parallel_for_each(v.extent, non_const_operator{v}); // expected-error
  parallel_for_each(v.extent, other_rank{v});         // expected-error
  parallel_for_each(v.extent, reference_parameter{v});
  parallel_for_each(v.extent, no_operator{v});
  // expected-error@-1
  parallel_for_each(v.extent, private_operator(v));
  // expected-error@-1
  parallel_for_each(v.extent, pointer_member{nullptr});
  // expected-error@-1
  parallel_for_each(v.extent, rvalue_qualified{v});
  // expected-error@-1
  parallel_for_each(v.extent, bool_members{true, true});
  // expected-error@-1
  parallel_for_each(v.extent, cpu_template{v});
  // expected-error@-1
  parallel_for_each(v.extent, virtual_function());
  // expected-error@-1
  parallel_for_each(v.extent, plain_function);
  // expected-error@-1
  parallel_for_each(v.extent, [=](index<1> i) mutable restrict(amp) { v[i] = 1; });
  // expected-warning@-1
  parallel_for_each(v.extent, [=](auto i) { v[i] = 1; });
  // expected-error@-1
  parallel_for_each(v.extent, [=](int i) restrict(amp) { v[i] = 1; });
  // expected-error@-1
  parallel_for_each(v.extent.tile<4>(), [=](index<1> i) restrict(amp) { v[0] = 1; });
  parallel_for_each(v.extent, [=](tiled_index<4> i) restrict(amp) { v[0] = 1; }); // expected-error
  parallel_for_each(v.extent, [=]() restrict(amp) { v[0] = 1; });                 // expected-error
  parallel_for_each(10, [=](index<1> i) restrict(amp) { v[i] = 1; });             // expected-error
  parallel_for_each(v.extent, [=](index<1> i) restrict(cpu) { v[i] = 1; });       // expected-error
  parallel_for_each(v.extent);                                                    // expected-error
}
void nested(array_view<int, 1> v) restrict(amp) {
  parallel_for_each(v.extent, [=](index<1> i) { v[i] = 1; }); // expected-error
}
} // namespace classes_and_lambdas

// A launch must not select a cpu call operator if the amp call operator has another rank.
namespace cpu_operator_for_index {
struct kernel {
  array_view<int, 1> v;
  void operator()(index<1> i) const { v[i] = 1; }
  void operator()(index<2> i) const restrict(amp) { v[i[0]] = 1; }
};

void f(array_view<int, 1> v) {
  parallel_for_each(extent<2>(1, 1), kernel{v});
  parallel_for_each(v.extent, kernel{v}); // expected-error
}
} // namespace cpu_operator_for_index

// A kernel must not be a function pointer or a std::function.
namespace function_pointers {
void host_function(index<1>) {}

void by_pointer(extent<1> e) {
  parallel_for_each(e, &host_function); // expected-error
}

void by_object(extent<1> e) {
  std::function<void(index<1>)> k = host_function;
  parallel_for_each(e, k); // expected-error
}
} // namespace function_pointers

// A kernel's call operator must be const, except in a mutable lambda that is not generic.
namespace mutable_kernels {
struct kernel {
  array_view<int, 1> v;
  void operator()(index<1> i) restrict(amp) { v[i] = 1; }
};

void f(array_view<int, 1> v, int n) {
  parallel_for_each(
      v.extent, [=](index<1> i) mutable restrict(amp) { v[i] = n++; }); // expected-warning
}

void h(array_view<int, 1> v, int n) {
  parallel_for_each(v.extent, [=](auto i) mutable restrict(amp) { v[i] = n++; }); // expected-error
}

void g(array_view<int, 1> v) {
  kernel k = {v};
  parallel_for_each(v.extent, k); // expected-error
}
} // namespace mutable_kernels

// A kernel class must not have a private call operator.
namespace private_operator {
class priv {
  void operator()(index<1>) const restrict(amp) {}
};
void f(array_view<int, 1> v) { parallel_for_each(v.extent, priv()); } // expected-error
} // namespace private_operator

int main() {}
