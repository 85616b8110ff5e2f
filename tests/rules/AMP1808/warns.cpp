// Arguments and operands whose values depend on the order of their evaluation.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip 2>&1 | FileCheck %s
// RUN: %amp2hip --from-msvc -Wno-amp-order %s -o %t.hip 2>&1 | count 0

#include <amp.h>
#include <amp_short_vectors.h>
#include <iostream>
#include <stdio.h>
#include <stdlib.h>
#include <vector>

int f() restrict(amp) { return 1; }

using concurrency::graphics::float_3;
static unsigned seed = 1;
float next() {
  seed = seed * 214013 + 2531011;
  return float(seed >> 16) / 65536.0f;
}
void two(int a, int b);

void variables() {
  float_3 p(next(), next(), next());
  // CHECK: warns.cpp:[[#@LINE-1]]:11: warning: compilers evaluate these arguments in different orders, and 'next' modifies 'seed', which another of them uses; store the results in variables first [AMP1808,-Wamp-order]
  float x = next() - 2 * next();
  // CHECK: warns.cpp:[[#@LINE-1]]:20: warning: compilers evaluate these operands in different orders, and 'next' modifies 'seed'
  std::cout << next() << ' ' << next() << '\n';
  // CHECK: warns.cpp:[[#@LINE-1]]:30: warning: compilers evaluate these operands in different orders, and 'next' modifies 'seed'
  int cells[3][3];
  cells[rand() % 3][rand() % 3] = int(x);
  // CHECK: warns.cpp:[[#@LINE-1]]:3: warning: compilers evaluate these operands in different orders, and 'rand' returns a different value in each call
  two(rand() % 3, (int)seed);
}

struct generator {
  unsigned state;
  bool has_spare;
  double spare;
  unsigned next() { return state ^= state << 13; }
  unsigned peek() const { return state; }
  double gauss() {
    if (has_spare) {
      has_spare = false;
      return spare;
    }
    has_spare = true;
    spare = next();
    return spare * 2;
  }
};
struct counter {
  int n;
  int operator()() { return n++; }
};
struct node {
  static int ids;
  int id;
  node() : id(++ids) {}
};
void nodes(node a, node b);

template <typename R> void instance(R &r) {
  two(r.next(), r.next());
  // CHECK: warns.cpp:[[#@LINE-1]]:3: warning: {{.*}} 'next' modifies 'state'
}

void objects(generator *pointer, std::vector<generator> &all, int i) {
  generator g = {1};
  two(g.peek(), g.next());
  // CHECK: warns.cpp:[[#@LINE-1]]:3: warning: {{.*}} 'next' modifies 'state'
  two(int(g.gauss()), int(g.gauss()));
  // CHECK: warns.cpp:[[#@LINE-1]]:3: warning: {{.*}} 'gauss' modifies
  two(pointer->next(), pointer->next());
  // CHECK: warns.cpp:[[#@LINE-1]]:3: warning: {{.*}} 'next' modifies 'state'
  two(all[i].next(), all[i].next());
  // CHECK: warns.cpp:[[#@LINE-1]]:3: warning: {{.*}} 'next' modifies 'state'
  counter c;
  two(c(), c());
  // CHECK: warns.cpp:[[#@LINE-1]]:3: warning: {{.*}} 'operator()' modifies 'n'
  nodes(node(), node());
  // CHECK: warns.cpp:[[#@LINE-1]]:3: warning: {{.*}} 'node' modifies 'ids'
  auto local = [&] { return seed = seed * 3; };
  two(local(), local());
  // CHECK: warns.cpp:[[#@LINE-1]]:3: warning: {{.*}} 'operator()' modifies 'seed'
  instance(g);
}

unsigned lcg(unsigned *s) { return *s = *s * 69069 + 1; }
int read8(const unsigned char *&p) { return *p++; }
// Defined elsewhere.
int ReadInt(FILE *file);
int next_id();
int convert(int *error);

void parameters(FILE *file, const unsigned char *p) {
  unsigned s = 1;
  two(lcg(&s), lcg(&s));
  // CHECK: warns.cpp:[[#@LINE-1]]:3: warning: {{.*}} 'lcg' modifies 's'
  int n = read8(p) | read8(p) << 8;
  // CHECK: warns.cpp:[[#@LINE-1]]:20: warning: {{.*}} 'read8' modifies 'p'
  two(*p++, *p++);
  // CHECK: warns.cpp:[[#@LINE-1]]:3: warning: {{.*}} one of them modifies 'p'
  two(n++, n);
  // CHECK: warns.cpp:[[#@LINE-1]]:3: warning: {{.*}} one of them modifies 'n'
  two(getc(file), getc(file));
  // CHECK: warns.cpp:[[#@LINE-1]]:3: warning: {{.*}} 'getc' modifies 'file'
  two(ReadInt(file), ReadInt(file));
  // CHECK: warns.cpp:[[#@LINE-1]]:3: warning: {{.*}} 'ReadInt' modifies 'file'
  two(next_id(), next_id());
  // CHECK: warns.cpp:[[#@LINE-1]]:3: warning: {{.*}} 'next_id' returns a different value in each call
  two(convert(&n), n);
  // CHECK: warns.cpp:[[#@LINE-1]]:3: warning: {{.*}} 'convert' modifies 'n'
}
// CHECK-NOT: warning:
