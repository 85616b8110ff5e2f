// A conversion must not form a pointer or reference to an amp function or add a restriction to a
// function type.
//
// reject: L-2.3.1-c, L-2.3.1-d, L-2.3.1-b, L-2.3.3-c, L-2.3.3-e, L-2.4.3.7-c, L-2.3.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// An amp function must not initialize a pointer to a cpu function.
int pointed_to(int x) restrict(amp) { return x; }
int (*pointer)(int) = pointed_to; // expected-error

// A reference to a cpu function must not refer to an amp function.
int referred_to(int x) restrict(amp) { return x; }
int (&reference)(int) = referred_to; // expected-error

// A cpu function must not convert to a pointer to a cpu,amp function.
int cpu_function(int x) { return x; }
int (*cpu_amp_pointer)(int) restrict(cpu, amp) = cpu_function; // expected-error

// A pointer to member must not refer to an amp member function.
struct holder {
  int n;
  int get() const restrict(amp) { return n; }
};
int (holder::*member_pointer)() const = &holder::get; // expected-error

// An amp function must not be an argument for a cpu function pointer parameter.
float device_only(float x) restrict(amp) { return x * 2; }
float apply(float (*f)(float), float x) { return f(x); }

float pass_amp_function() {
  return apply(device_only, 1.0f); // expected-error
}

// A function pointer template argument must not be an amp function.
int argument(int x) restrict(amp) { return x; }
template <int (*F)(int)>
int call(int x) {
  return F(x);
}

int instantiate() {
  return call<argument>(1); // expected-error
}

// Host code must not cast a function to a pointer type with an amp restriction.
int cast_by_host(int x) { return x; }

void host_casts() {
  auto a = (int (*)(int) restrict(amp))cast_by_host;                         // expected-error
  auto b = reinterpret_cast<int (*)(int) restrict(cpu, amp)>(&cast_by_host); // expected-error
  auto c = static_cast<int (*)(int) restrict(amp)>(&cast_by_host);           // expected-error
  (void)a, (void)b, (void)c;
}

// Amp code must not cast a cpu function to a pointer to an amp function.
void unrestricted(int, int) {}

void caller() restrict(amp) {
  ((void (*)(int, int) restrict(amp))unrestricted)(6, 7); // expected-error
}
