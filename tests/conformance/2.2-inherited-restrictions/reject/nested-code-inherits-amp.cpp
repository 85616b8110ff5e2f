// Lambdas and local classes of amp code must follow the amp rules; called functions inherit no
// restriction.
//
// reject: L-2.2.1-i, L-2.2.1-e, L-2.2.1-j, L-2.2.1-d, L-2.2.1-b, L-2.2.1-g, L-2.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// A lambda in a cpu,amp function must not call an amp-only function.
int gpu_only(int x) restrict(amp) { return x; }

int lambda_of_both(int x) restrict(cpu, amp) {
  auto g = [](int y) { return gpu_only(y); }; // expected-error
  return g(x);
}

// Amp code must not call a lambda that has the specifier restrict(cpu).
int calls_cpu_lambda(int x) restrict(amp) {
  auto g = [](int y) restrict(cpu) { return y + 1; };
  return g(x); // expected-error
}

// An amp function must not call a cpu function template, which does not inherit its restriction.
template <typename T>
T twice(T x) {
  return x + x;
}

int calls_template(int x) restrict(amp) {
  return twice(x); // expected-error
}

// A lambda in amp code must not call a cpu function, even if the lambda is never called.
void log(int x);

int uncalled_lambda(int x) restrict(amp) {
  auto g = [](int y) {
    log(y); // expected-error
    return y;
  };
  (void)g;
  return x;
}

// A member of a local class in an amp function must not call a cpu function.
int local_class(int x) restrict(amp) {
  struct local {
    int g(int y) {
      log(y); // expected-error
      return y;
    }
  };
  local l;
  return l.g(x);
}

// Amp code must not call a cpu function by its qualified name.
int helper(int x) { return x; }

namespace n {
int qualified_name(int x) restrict(amp) {
  return ::helper(x); // expected-error
}
} // namespace n

// A member of a local class in an amp function must not have a parameter of type short.
int parameter_type(int x) restrict(amp) {
  struct local {
    int n;
    int take(short s) { return n + s; } // expected-error
  };
  local l = {x};
  return l.n;
}

// Amp code must not declare a pointer to a function type that it names.
int function_pointer() restrict(amp) {
  typedef int fun();
  fun *p = nullptr; // expected-error
  return p == nullptr;
}
