// An amp lambda must not convert to a function pointer.
//
// reject: L-2.4.3.7-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

using namespace concurrency;

// An amp lambda must not convert to a pointer to function.
namespace variables {

void (*p)(int) = [](int) restrict(amp){}; // expected-error
void (*q)(int) = [](int) restrict(cpu){};

} // namespace variables

// An amp lambda must not convert to a function pointer by unary plus, cast, return or argument.
namespace every_form {

template <class R, class A>
R call(R (*f)(A), A a) {
  return f(a);
}
struct Holder {
  int (*f)(int);
};
int (*p1)(int) = [](int x) restrict(amp) { return x; };                     // expected-error
auto p2 = +[](int x) restrict(amp) { return x; };                           // expected-error
int (*p3)(int) = [](auto x) restrict(amp) { return x; };                    // expected-error
auto p4 = static_cast<int (*)(int)>([](int x) restrict(amp) { return x; }); // expected-error
int k = call<int, int>([](int x) restrict(amp) { return x; }, 1);           // expected-error
auto p5 = true ? +[](int x) { return x; } : nullptr;
auto f() {
  auto l = [](int x) restrict(amp) { return x; };
  int (*q)(int) = l; // expected-error
  return q;
}

} // namespace every_form

// An amp lambda must not convert to a function pointer parameter or variable.
namespace parameters {

template <class F>
void take_pointer(int (*p)(int), F) {
  (void)p;
}
void host() {
  auto a = [](int x) restrict(amp) { return x; };
  auto b = [](int x) restrict(cpu, amp) { return x; };
  auto c = [](int x) restrict(cpu) { return x; };
  int (*p1)(int) = c;
  int (*p2)(int) = +c;
  int (*q)(int) = a;                     // expected-error
  take_pointer(a, 1);                    // expected-error
  auto r = +a;                           // expected-error
  auto s = static_cast<int (*)(int)>(a); // expected-error
  (void)p1;
  (void)p2;
  (void)q;
  (void)r;
  (void)s;
  (void)b;
}

} // namespace parameters

// An amp lambda must not initialize a function pointer member or element in braces.
namespace braced_initializers {

// clang-format off
struct holder {
  int (*f)(int);
  int n;
};
struct outer {
  holder h;
};
struct made {
  int (*f)(int);
  made(int (*g)(int)) : f(g) {}
};

holder a{[](int x) restrict(cpu, amp) { return x; }, 1}; // expected-error
holder b = {[](int x) restrict(amp) { return x; }}; // expected-error
holder c = {.f = [](int x) restrict(amp) { return x; }}; // expected-error
outer d{{[](int x) restrict(amp) { return x; }, 2}}; // expected-error
int (*e[])(int) = {[](int x) restrict(amp) { return x; }}; // expected-error
made g([](int x) restrict(amp) { return x; }); // expected-error
made h{[](int x) restrict(cpu, amp) { return x; }}; // expected-error

int host() {
  holder many[2] = {{[](int x) { return x; }, 1},
                    {[](int x) restrict(amp) { return x; }, 2}}; // expected-error
  return many[0].f(1);
}

holder fine{[](int x) { return x; }, 3};
// clang-format on

} // namespace braced_initializers

int main() {}
