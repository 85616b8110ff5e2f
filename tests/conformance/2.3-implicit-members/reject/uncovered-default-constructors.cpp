// Code must not use an implicit or defaulted default constructor if the default constructor of a
// base or member lacks a restriction of the code.
//
// The part is a base of a base, a member of a class template instance, one of several members, or a
// member of a class with defaulted special members.
//
// reject: L-2.3.2-h, L-2.3.2-j, L-2.3.2-k, L-2.3.2-l
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

// A part whose special members are all cpu,amp.
struct other {
  int q;
  other() restrict(cpu, amp) : q(0) {}
};

// The default constructor of the part is cpu, and the code is amp.
namespace cpu_part_in_amp_code {

struct part {
  int k;
  part() restrict(cpu) : k(10 + 1) {}
  ~part() restrict(cpu, amp) {}
};
struct base : part {};
struct derived : base {
  int z = 1;
};
template <class T>
struct holder {
  T m;
};
typedef holder<part> instance;
struct several {
  other a;
  part m;
  other b;
};
struct defaulted {
  part m;
  defaulted() = default;
  defaulted(const defaulted &) = default;
  defaulted &operator=(const defaulted &) = default;
  ~defaulted() = default;
};

int of_bases() restrict(amp) {
  derived w; // expected-error
  return w.k;
}
int of_instance() restrict(amp) {
  instance w; // expected-error
  return w.m.k;
}
int of_several() restrict(amp) {
  several w; // expected-error
  return w.m.k;
}
int of_defaulted() restrict(amp) {
  defaulted w; // expected-error
  return w.m.k;
}

} // namespace cpu_part_in_amp_code

// The default constructor of the part is cpu, and the code is cpu,amp.
namespace cpu_part_in_both_code {

struct part {
  int k;
  part() restrict(cpu) : k(10 + 1) {}
  ~part() restrict(cpu, amp) {}
};
struct base : part {};
struct derived : base {
  int z = 1;
};
template <class T>
struct holder {
  T m;
};
typedef holder<part> instance;
struct several {
  other a;
  part m;
  other b;
};
struct defaulted {
  part m;
  defaulted() = default;
  defaulted(const defaulted &) = default;
  defaulted &operator=(const defaulted &) = default;
  ~defaulted() = default;
};

int of_bases() restrict(cpu, amp) {
  derived w; // expected-error
  return w.k;
}
int of_instance() restrict(cpu, amp) {
  instance w; // expected-error
  return w.m.k;
}
int of_several() restrict(cpu, amp) {
  several w; // expected-error
  return w.m.k;
}
int of_defaulted() restrict(cpu, amp) {
  defaulted w; // expected-error
  return w.m.k;
}

} // namespace cpu_part_in_both_code

// The default constructor of the part is amp, and the code is cpu.
namespace amp_part_in_cpu_code {

struct part {
  int k;
  part() restrict(amp) : k(10 + 2) {}
  ~part() restrict(cpu, amp) {}
};
struct base : part {};
struct derived : base {
  int z = 1;
};
template <class T>
struct holder {
  T m;
};
typedef holder<part> instance;
struct several {
  other a;
  part m;
  other b;
};
struct defaulted {
  part m;
  defaulted() = default;
  defaulted(const defaulted &) = default;
  defaulted &operator=(const defaulted &) = default;
  ~defaulted() = default;
};

int of_bases() restrict(cpu) {
  derived w; // expected-error
  return w.k;
}
int of_instance() restrict(cpu) {
  instance w; // expected-error
  return w.m.k;
}
int of_several() restrict(cpu) {
  several w; // expected-error
  return w.m.k;
}
int of_defaulted() restrict(cpu) {
  defaulted w; // expected-error
  return w.m.k;
}

} // namespace amp_part_in_cpu_code

// The default constructor of the part is amp, and the code is cpu,amp.
namespace amp_part_in_both_code {

struct part {
  int k;
  part() restrict(amp) : k(10 + 2) {}
  ~part() restrict(cpu, amp) {}
};
struct base : part {};
struct derived : base {
  int z = 1;
};
template <class T>
struct holder {
  T m;
};
typedef holder<part> instance;
struct several {
  other a;
  part m;
  other b;
};
struct defaulted {
  part m;
  defaulted() = default;
  defaulted(const defaulted &) = default;
  defaulted &operator=(const defaulted &) = default;
  ~defaulted() = default;
};

int of_bases() restrict(cpu, amp) {
  derived w; // expected-error
  return w.k;
}
int of_instance() restrict(cpu, amp) {
  instance w; // expected-error
  return w.m.k;
}
int of_several() restrict(cpu, amp) {
  several w; // expected-error
  return w.m.k;
}
int of_defaulted() restrict(cpu, amp) {
  defaulted w; // expected-error
  return w.m.k;
}

} // namespace amp_part_in_both_code
