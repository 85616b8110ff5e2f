// A cpu,amp function must not call overloads that return different types by restriction.
//
// reject: L-2.2-f, L-2.3.2.1-g, L-2.2-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// A cpu,amp function must not call functions that return different types by restriction.
int f() restrict(cpu) { return 1; }
float f() restrict(amp) { return 1.5f; }

int g() restrict(cpu, amp) {
  auto x = f(); // expected-error
  return int(x);
}

// A cpu,amp function must not call member functions that return different types by restriction.
struct member_source {
  int get() const { return 1; }
  unsigned get() const restrict(amp) { return 2; }
};

bool reads_member(member_source s) restrict(cpu, amp) {
  return s.get() > 0; // expected-error
}

// A cpu,amp function must not call overloads of different result types even if it converts the
// result.
double scale(int x) { return x * 0.5; }
float scale(int x) restrict(amp) { return x * 0.5f; }

float converts(int x) restrict(amp, cpu) {
  float y = 0;
  y += float(scale(x)); // expected-error
  return y;
}

// An operand of sizeof in a cpu,amp function must have one type.
double sized(int) restrict(cpu);
float sized(int) restrict(amp);

int takes_size() restrict(cpu, amp) {
  return int(sizeof(sized(1))); // expected-error
}

// An instance of a cpu,amp template must not call members that return different types by
// restriction.
struct one_type {
  int value() const restrict(cpu, amp) { return 1; }
};
struct two_types {
  int value() const restrict(cpu) { return 1; }
  float value() const restrict(amp) { return 2; }
};
template <typename T>
float read(const T &x) restrict(cpu, amp) {
  return float(x.value()); // expected-error
}
float use(one_type x, two_types y) { return read(x) + read(y); }
