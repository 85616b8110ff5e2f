// Amp code must not construct, copy or destroy an object if a part of it does so by a cpu function.
//
// reject: L-2.3.2-j, L-2.3.2-k, L-2.3.2-l, L-2.3.2-i, L-2.3.2-m
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <string>

// Amp code must not default-construct a class whose default member initializer calls a cpu
// function.
int start() { return 1; }
struct initialized {
  int n = start();
};

int host() { return initialized().n; }

int construct_initialized() restrict(amp) {
  initialized x; // expected-error
  return x.n;
}

// Amp code must not default-construct a class that has a member or base with a cpu constructor.
struct counter {
  int n;
  counter() : n(0) {}
};
struct holder {
  counter c;
};
struct derived : counter {
  int m;
};

int construct_parts() restrict(amp) {
  holder h;  // expected-error
  derived d; // expected-error
  return h.c.n + d.n;
}

// Amp code must not copy or assign a class that has a member with cpu copy functions.
struct part {
  int n;
  part() restrict(cpu, amp) : n(0) {}
  part(const part &o) : n(o.n) {}
  part &operator=(const part &o) {
    n = o.n;
    return *this;
  }
};
struct whole {
  part p;
};

int copy_parts() restrict(amp) {
  whole a, b;
  b = a;      // expected-error
  whole c(a); // expected-error
  return c.p.n;
}

// Amp code must not have a variable of a class that has a member with a cpu destructor.
struct guard {
  int n;
  guard(int k) restrict(cpu) : n(k) {}
  ~guard() {}
};
struct owner {
  guard g;
  int extra;
};

int read(const owner &o) restrict(amp) { return o.extra + o.g.n; }

int copy(const owner &o) restrict(amp) {
  owner mine = o; // expected-error
  return mine.extra;
}

// Amp code must not have a variable of a class that has a string member.
struct named {
  std::string name;
  int n = 0;
};
named on_the_host() { return named(); }

int construct_named() restrict(amp) {
  named x; // expected-error
  return x.n;
}
