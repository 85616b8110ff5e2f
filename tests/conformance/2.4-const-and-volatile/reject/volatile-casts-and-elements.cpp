// Amp code must not access an object through a cast to volatile. It must not read volatile members,
// elements or template arguments.
//
// reject: L-2.4.1.1-b, L-2.4.1.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

using V = volatile int;
struct S {
  volatile int v;
  int ok;
};

// Casts to a pointer or reference to volatile, in a template and in a function.
template <typename T>
T read(T *p) restrict(amp) {
  return *const_cast<volatile T *>(p); // expected-error
}
template <typename T>
T fine(T *p) restrict(cpu) {
  return *const_cast<volatile T *>(p);
}
int casts(int c, S s) restrict(amp) {
  c = *(volatile int *)&c;            // expected-error
  c = static_cast<volatile int &>(c); // expected-error
  c = *const_cast<V *>(&c);           // expected-error
  c = (const volatile int &)c;        // expected-error
  c = *reinterpret_cast<V *>(&c);     // expected-error
  c += sizeof(volatile int *);        // expected-error
  int S::*ok = &S::ok;
  volatile int S::*bad = &S::v; // expected-error
  auto [first, second] = s;
  c += second;
  c += first; // expected-error
  return s.*ok + read(&c);
}
int host(int c) { return *(volatile int *)&c + fine(&c); }

// A pointer to a class with a volatile data member.
struct with_member {
  volatile int v;
  int n;
};

int member_through_pointer(with_member *p) restrict(amp) {
  return p->v; // expected-error
}

// Elements of a volatile array.
struct port {
  volatile int data[4];
};

int element(const port &p) restrict(amp) {
  return p.data[0]; // expected-error
}

// A template of both restrictions must not be instantiated with a volatile type.
template <typename T>
T value_of(T &x) restrict(cpu, amp) { // expected-error
  return x;
}

int read_volatile() {
  volatile int v = 1;
  return value_of<volatile int>(v);
}
