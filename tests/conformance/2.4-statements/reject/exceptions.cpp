// Amp code must not throw or catch exceptions.
//
// reject: L-2.4.3.7-i, E-12.3-a, L-2.2-d, L-2.4.3-a, E-12.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

using namespace concurrency;

// Amp code must not contain try blocks or throw expressions.
namespace try_and_throw {

int f(int n) restrict(amp) {
  try { // expected-error
    n += 1;
  } catch (...) {
    n = 0;
  }
  if (n < 0)
    throw n; // expected-error
  return n;
}

} // namespace try_and_throw

// A cpu,amp function must not throw and an amp function must not contain a try block.
namespace cpu_amp_function {

void f() restrict(cpu, amp) { throw 1; } // expected-error
void g() restrict(amp) {
  try { // expected-error
  } catch (...) {
  }
}

} // namespace cpu_amp_function

// An instance of a cpu,amp function template must not throw.
namespace template_instance {

template <typename T>
T checked(T x) restrict(cpu, amp) {
  return x < T() ? throw 1 : x; // expected-error
}
int use() { return checked(1); }

} // namespace template_instance

// An amp function must not have a function try block.
namespace function_try_block {

int f(int n) restrict(amp) try { return n + 1; } catch (...) { // expected-error
  return 0;
}

} // namespace function_try_block

// Lambdas and local classes of a cpu,amp function must not throw or catch.
namespace lambdas_and_local_classes {

int f(int n) restrict(cpu, amp) {
  auto check = [](int x) {
    if (x < 0)
      throw 1; // expected-error
    return x;
  };
  struct local {
    int get(int x) const {
      try { // expected-error
        return x;
      } catch (int) {
        return 0;
      }
    }
  };
  return check(n) + local().get(n);
}

} // namespace lambdas_and_local_classes

// Amp code must not throw in conditional operators, constructors' try blocks or kernels.
namespace conditions_and_constructors {

void f(int x) restrict(amp) {
  if (x)
    throw;                  // expected-error
  x ? throw 1 : x;          // expected-error
  auto l = [] { throw 2; }; // expected-error
  struct L {
    void m() {
      try { // expected-error
      } catch (int) {
      }
    }
  };
  (void)l;
}
struct S {
  int v;
  S() restrict(amp) try : v(1) { // expected-error
  } catch (...) {
  }
};
void host() {
  int o;
  array_view<int> v(1, &o);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        try { // expected-error
          v[i] = 1;
        } catch (...) {
        }
      });
}

} // namespace conditions_and_constructors

// Amp code must not throw or call cpu functions in a branch that is instantiated but never
// executed.
namespace unreached_branches {

int host(int);
template <int N>
int f(int x) restrict(amp) {
  if constexpr (N == 1)
    return host(x); // expected-error
  else if constexpr (N == 2) {
    throw x; // expected-error
  } else if constexpr (N == 3) {
    short s = 1; // expected-error
    return s;
  } else {
    return x;
  }
  return 0;
}
int use(int x) restrict(amp) { return f<0>(x) + f<1>(x) + f<2>(x) + f<3>(x); }
int plain(int x) restrict(amp) {
  if constexpr (false) {
    host(x); // expected-error
  }
  if (false)
    throw x;              // expected-error
  return 0 ? host(x) : x; // expected-error
}

} // namespace unreached_branches

// Amp code must not contain throw or try, even in lambdas, local classes and discarded
// statements.
namespace every_place {

struct S {
  int v;
  S() restrict(amp) try : v(1) { // expected-error
  } catch (...) {
  }
  ~S() restrict(cpu, amp) {}
};
int function_try_block() restrict(amp) try { return 1; } catch (...) { // expected-error
  return 2;
}
int conditional(int x) restrict(cpu, amp) { return x ? throw 1 : 2; } // expected-error
int in_lambda() restrict(amp) {
  auto l = [] {
    try { // expected-error
    } catch (int) {
    }
  };
  return 1;
}
int in_local_class() restrict(amp) {
  struct L {
    void z() { throw; } // expected-error
  };
  return 1;
}
template <class T>
int in_template(T) restrict(amp) {
  throw T(); // expected-error
}
int use_template() restrict(amp) { return in_template(1); }
int discarded_statement() restrict(amp) {
  if constexpr (false) {
    throw 1; // expected-error
  }
  return 1;
}
int with_default(int x = (throw 1, 1)) restrict(amp);
int default_argument() restrict(amp) { return with_default(); } // expected-error

} // namespace every_place

int main() {}
