// The parameter and result types of amp functions, operators, conversions, constructors and lambdas
// must be compatible with amp code.
//
// reject: L-2.4.2-a, L-2.4.2-b, L-2.4.2-c, L-2.4.2-g, L-2.4.1.3-j, L-2.4.1-c, L-2.1.1-n
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstddef>
#include <cstdint>

using namespace concurrency;

struct with_short {
  short s;
};
struct with_virtual {
  virtual ~with_virtual();
};
enum char_enum : char { char_value };
enum class long_enum : long long { long_value };

// Parameters.
void a1(char) restrict(amp);                     // expected-error
void a2(char c) restrict(amp);                   // expected-error
void a3(short &) restrict(cpu, amp);             // expected-error
void a4(const short &s) restrict(cpu, amp);      // expected-error
void a5(with_short) restrict(amp);               // expected-error
void a6(const with_short *) restrict(amp);       // expected-error
void a7(char_enum) restrict(amp);                // expected-error
void a8(long_enum &) restrict(amp);              // expected-error
void a9(int **) restrict(amp);                   // expected-error
void b1(array<int, 1>) restrict(amp);            // expected-error
void b2(with_virtual &) restrict(amp);           // expected-error
void b3(int (*)(int)) restrict(amp);             // expected-error
void b4(volatile int &) restrict(amp);           // expected-error
void b5(long double) restrict(amp);              // expected-error
void b6(int, const long double *) restrict(amp); // expected-error
void b7(uint8_t, int) restrict(amp);             // expected-error
void b8(bool (&)[4]) restrict(amp);              // expected-error
void b9(short (&)[2]) restrict(amp);             // expected-error
void c1(int *(&)[4]) restrict(amp);              // expected-error
void c2(std::nullptr_t &) restrict(amp);         // expected-error
void c3(wchar_t = 0) restrict(amp);              // expected-error
template <class T>
void c4(T, short) restrict(amp); // expected-error

// Compatible parameters.
void d1(array<int, 1> &, int *, const float &, array<float, 2> *, array_view<int>) restrict(amp);
void d2(int64_t, size_t, ptrdiff_t, uint32_t) restrict(amp);
void d3(int (&)[4], int (*)[3], void *) restrict(amp);
void d4(std::nullptr_t) restrict(amp);
void d5(int, const double *) restrict(amp);

// Results.
short e1() restrict(amp);       // expected-error
char *e2() restrict(amp);       // expected-error
const char *e3() restrict(amp); // expected-error
int &e4(int &) restrict(amp);
array<int, 1> e5() restrict(amp);                            // expected-error
array<int> e6() restrict(amp);                               // expected-error
with_short e7() restrict(cpu, amp);                          // expected-error
auto e8() restrict(amp) -> long long;                        // expected-error
auto e9(int) restrict(amp) -> unsigned char;                 // expected-error
auto f1(int x) restrict(cpu, amp) { return (long long)(x); } // expected-error
int (*f2() restrict(amp))(int);                              // expected-error

// Constructors, operators, conversions and friends.
struct with_members {
  int n;
  with_members(char) restrict(amp);                  // expected-error
  int m() volatile restrict(amp);                    // expected-error
  with_members &operator+=(short x) restrict(amp);   // expected-error
  int operator[](unsigned char) const restrict(amp); // expected-error
  operator char() const restrict(amp);               // expected-error
  operator short() const restrict(amp);              // expected-error
  template <class U>
  operator U *() const restrict(amp);
  friend char of_friend(with_members) restrict(amp) { return 0; } // expected-error
  ~with_members() restrict(amp, cpu);
};

// Literal operators have a parameter of type unsigned long long.
unsigned operator""_declared(unsigned long long) restrict(amp);                    // expected-error
int operator""_defined(unsigned long long n) restrict(cpu, amp) { return int(n); } // expected-error
int operator""_cpu(unsigned long long n) restrict(cpu) { return int(n); }

// Lambdas at namespace scope and in a function.
auto char_lambda = [](char) restrict(amp){};   // expected-error
auto short_lambda = [](short) restrict(amp){}; // expected-error
void in_function() {
  auto k = [](unsigned char c) restrict(amp) { return 1; }; // expected-error
  (void)k;
}

// A function outside of classes must not be volatile.
int not_a_member() volatile restrict(amp); // expected-error

// An instance deduces a long double parameter and result.
template <typename A, typename B>
auto mix(A a, B b) restrict(cpu, amp) { // expected-error
  return a + b;
}
double fine() { return mix(1, 2.5) + mix(1.0f, 2); }
double wrong() {
  return double(mix(1, 2.5L));
}

int main() {}
