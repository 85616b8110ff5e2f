// Amp code must not recurse through the begin, end or increment functions of a range-based for
// loop.
//
// reject: L-2.4.3.4-c, L-2.4.3.4-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct by_begin {
  int n;
  by_begin *begin() restrict(amp) {
    int s = 0;
    for (auto &r : *this) // ERROR
      s += r.n;
    return this + s;
  }
  by_begin *end() restrict(amp) { return this; }
};

struct steps;
struct iterator {
  int at;
  int operator*() const restrict(amp) { return at; }
  bool operator!=(iterator other) const restrict(amp) { return at != other.at; }
  iterator &operator++() restrict(amp);
};
struct steps {
  iterator begin() const restrict(amp) { return {0}; }
  iterator end() const restrict(amp) { return {3}; }
};
iterator &iterator::operator++() restrict(amp) {
  for (int i : steps()) // ERROR
    at += i;
  return *this;
}

struct elsewhere {
  int n;
};
int *end(elsewhere &e) restrict(amp) { return &e.n; }
int *begin(elsewhere &e) restrict(amp) {
  int s = 0;
  for (int i : e) // ERROR
    s += i;
  return &e.n + s;
}

int fine(elsewhere &e) restrict(amp) {
  int many[2] = {1, 2}, s = 0;
  for (int i : many) s += i;
  return s;
}
