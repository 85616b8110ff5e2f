// Code whose values do not depend on the order of evaluation has no warning.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip 2>&1 | count 0

#include <algorithm>
#include <amp.h>
#include <amp_short_vectors.h>
#include <map>
#include <stdio.h>
#include <string>
#include <vector>

int f() restrict(amp) { return 1; }

using concurrency::graphics::float_3;
static unsigned seed = 1;
float next() {
  seed = seed * 214013 + 2531011;
  return float(seed >> 16) / 65536.0f;
}
void two(int a, int b);

void ordered(const unsigned char *p) {
  float_3 braces{next(), next(), next()};
  float sum = next() + next() + next();
  if (next() > 0.5f && next() > 0.5f)
    sum = 1;
  sum = next() > 0.5f ? next() : sum;
  two(int(std::max(next(), next())), 1);
  unsigned char buffer[4], *out = buffer;
  *out++ = *p++;
  int n = (next(), int(next()));
  n += n << 3;
  (void)braces;
}

// Calls do not use what they count, or initialize it once.
static int calls, failures;
int square(int x) {
  ++calls;
  if (x < 0)
    failures += 1;
  return x * x;
}
struct thing {
  int v;
};
static thing *shared;
thing *instance() {
  if (!shared)
    shared = new thing;
  return shared;
}
static bool ready;
static int table[10];
void init() {
  if (ready)
    return;
  for (int i = 0; i < 10; ++i)
    table[i] = i;
  ready = true;
}
int entry(int i) {
  init();
  return table[i];
}
struct cache {
  std::vector<int> values;
  bool changed;
  int ms;
  int value(int i) {
    if (changed) {
      values.push_back(i);
      changed = false;
    }
    return values[i];
  }
  int elapsed() {
    ms = calls;
    return ms;
  }
};
// Counts of references.
struct object {
  int count;
  int AddRef() { return ++count; }
  int Release() { return --count; }
};
struct pointer {
  object *p;
  pointer(object *o) : p(o) {}
  pointer(const pointer &other) : p(other.p) { p->AddRef(); }
  void release() {
    if (object *old = p) {
      p = nullptr;
      old->Release();
    }
  }
  object **operator&() {
    release();
    return &p;
  }
};
void both(pointer a, pointer b);
int create(object **a, object **b);
// Defined elsewhere.
struct window {
  int width();
  int item(int i);
};
int read_setting(const char *name);

void independent(window &w, pointer p, cache &c) {
  two(square(1), square(2));
  two(instance()->v, instance()->v);
  two(entry(1), entry(2));
  two(c.value(1), c.value(2));
  two(c.elapsed(), c.elapsed());
  both(p, p);
  create(&p, &p);
  two(w.width(), w.width());
  two(w.item(1), w.item(2));
  two(read_setting("a"), read_setting("b"));
  std::vector<int> v(3);
  v.push_back(int(v.size()));
  two(v.front(), v.back());
  std::sort(v.begin(), v.end());
  std::map<int, int> m;
  two(m[1], m[2]);
  std::string s = "a";
  s += s + s;
}
