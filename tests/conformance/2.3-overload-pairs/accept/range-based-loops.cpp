// A range-based for loop calls the begin, end and element constructors that its restriction
// selects.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

struct iterator {
  int at;
  int operator*() const restrict(cpu, amp) { return at; }
  iterator &operator++() restrict(cpu, amp) {
    ++at;
    return *this;
  }
  bool operator!=(const iterator &o) const restrict(cpu, amp) { return at != o.at; }
};

struct members {
  iterator begin() { return {0}; }
  iterator end() { return {3}; }
  iterator begin() const restrict(amp) { return {5}; }
  iterator end() const restrict(amp) { return {7}; }
};

namespace own {
struct functions {
  int n;
};
inline iterator begin(functions &) { return {0}; }
inline iterator end(functions &f) { return {f.n}; }
inline iterator begin(const functions &) restrict(amp) { return {10}; }
inline iterator end(const functions &f) restrict(amp) { return {10 + f.n}; }
}

struct number {
  int v;
  number(int a) : v(a) {}
  number(float a) restrict(amp) : v(int(a) + 100) {}
};

int of_cpu() {
  int sum = 0;
  members m;
  for (int x : m) sum += x;
  own::functions f = {4};
  for (auto x : f)
    for (int y : m) sum += x * y;
  int list[] = {1, 2};
  for (number n : list) sum += n.v;
  return sum;
}
int of_amp() restrict(amp) {
  int sum = 0;
  members m;
  for (int x : m) {
    if (x == 5) continue;
    sum += x;
  }
  own::functions f = {2};
  for (const int &x : f)
    if (x == 11) sum += x;
  for (auto x : f)
    for (int y : m) sum += x * y;
  int list[] = {1, 2};
  for (number n : list) sum += n.v;
  return sum;
}
int of_both() restrict(cpu, amp) {
  int sum = 0;
  members m;
  for (int x : m) { sum += x; }
  int list[] = {1, 2};
  for (number n : list) sum += n.v;
  return sum;
}
template <typename T> int of_template(T &t) restrict(amp) {
  int sum = 0;
  for (auto x : t) sum += x;
  return sum;
}

int main() {
  array_view<int, 1> v(3);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        members m;
        v[i] = i[0] == 0 ? of_amp() : i[0] == 1 ? of_both() : of_template(m);
      });
  if (v[0] != 6 + 11 + 21 * 11 + 203) return 1;
  if (v[1] != 11 + 203) return 2;
  if (v[2] != 11) return 3;
  if (of_cpu() != 3 + 6 * 3 + 3) return 4;
  return of_both() == 3 + 3 ? 0 : 5;
}
