// Amp code must not read constants of other than integer type or without a known value.
//
// reject: L-2.4.3.2-c, L-2.4.3.2-f, L-2.4.3.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

using namespace concurrency;

// Amp code must not read a constant of floating, array or class type.
namespace types {

const float pi = 3.14f;
constexpr double e = 2.71;
const int table[3] = {1, 2, 3};
struct point {
  int x, y;
};
constexpr point origin = {0, 0};
const int n = 3;

float f(int k) restrict(amp) {
  float a = pi * 2;     // expected-error
  a += float(e);        // expected-error
  a += float(table[k]); // expected-error
  a += float(origin.x); // expected-error
  return a + n;
}

} // namespace types

// Amp code must not read a const variable that the compiler cannot evaluate.
namespace unknown_values {

int runtime() { return 4; }
const int n = runtime();
extern const int elsewhere;
const int m = 4;

int f() restrict(amp) {
  int x = n;                // expected-error
  return x + elsewhere + m; // expected-error
}

} // namespace unknown_values

// Amp code must not read a static constexpr data member of floating type of a template argument.
namespace template_arguments {

struct traits {
  static constexpr float factor = 0.5f;
  static constexpr int size = 2;
};
template <typename T>
float scaled(int x) restrict(cpu, amp) {
  return float(x) * T::factor * T::size; // expected-error
}
float use() { return scaled<traits>(1); }

} // namespace template_arguments

// Amp code must not read or write global variables, references or constants of non-integer type.
namespace globals_and_constants {

int global;
const float pi = 3.14f;
constexpr double e = 2.7;
const int table[3] = {1, 2, 3};
int runtime();
const int unknown = runtime();
struct S {
  static int s;
  static const int k = 3;
  static const float f;
};
struct P {
  int a;
};
constexpr P object{1};
int &ref = global;
extern const int defined_elsewhere;
thread_local int thread;
namespace n {
int h;
}
void f(int x) restrict(amp) {
  x = global;            // expected-error
  x = (int)pi;           // expected-error
  x = (int)e;            // expected-error
  x = table[1];          // expected-error
  x = unknown;           // expected-error
  x = S::s;              // expected-error
  x = object.a;          // expected-error
  x = ref;               // expected-error
  x = defined_elsewhere; // expected-error
  x = thread;            // expected-error
  x = n::h;              // expected-error
  global = 1;            // expected-error
  x = S::k;
}

} // namespace globals_and_constants

// Amp code must not read static data members or constants of incompatible or floating type.
namespace static_members {

struct T {
  static const int integer = 4;
  static const float floating;
  static int not_constant;
  static const T self;
  int v;
};
const float T::floating = 1.f;
template <class X>
struct U {
  static const X x;
};
template <class X>
const X U<X>::x = X(2);
enum { enumerator = 3 };
static const double floating = 3.0;
const bool boolean = true;
const int negative = -4;
const char character = 'c';
const long long long_long = 3;
const short short_int = 2;
const int size = sizeof(T);
const auto deduced = 2.5f;
volatile const int volatile_int = 3;
int f(T t, T *p) restrict(amp) {
  int x = t.integer + p->integer + enumerator + boolean + negative + size;
  x += (int)t.floating;  // expected-error
  x += p->not_constant;  // expected-error
  x += T::self.v;        // expected-error
  x += (int)floating;    // expected-error
  x += character;        // expected-error
  x += (int)long_long;   // expected-error
  x += short_int;        // expected-error
  x += (int)deduced;     // expected-error
  x += volatile_int;     // expected-error
  x += (int)U<float>::x; // expected-error
  return x;
}

} // namespace static_members

int main() {}
