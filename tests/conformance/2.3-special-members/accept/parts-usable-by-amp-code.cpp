// Amp constructors build bases and members by amp constructors, also inherited, delegated and
// defaulted ones.
//
// Some members are references to arrays. The classes may also have cpu members (§2.3.2).
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;

struct part {
  part() restrict(cpu, amp) : n(1) {}
  explicit part(int n) restrict(cpu, amp) : n(n) {}
  int n;
};
struct inherits : part {
  using part::part;
  part more;
};
struct delegates {
  explicit delegates(int n) restrict(cpu, amp) : n(n) {}
  delegates() restrict(cpu, amp) : delegates(2) {}
  ~delegates() restrict(cpu, amp) {}
  int n = 7;
};
struct defaulted {
  defaulted() restrict(cpu, amp) = default;
  part p;
  int n = 4;
};
struct refers {
  refers(const array<int> &from, array<int> &to) restrict(cpu, amp) : from(from), to(to) {}
  void move(index<1> i) const restrict(amp) { to[i] = from[i]; }
  const array<int> &from;
  array<int> &to;
};
struct mixed {
  explicit mixed(const array<int> &a) : m(a) {}
  static int one() restrict(cpu, amp) { return 1; }
  array<int> m;
};

int sum() restrict(cpu, amp) {
  inherits a(3);
  delegates b;
  defaulted c;
  return a.n + a.more.n + b.n + c.p.n + c.n + mixed::one(); // 3 + 1 + 2 + 1 + 4 + 1
}

int main() {
  std::vector<int> data(4, 5), result(4);
  array<int> from(4, data.begin()), to(4);
  parallel_for_each(from.get_extent(), [&](index<1> i) restrict(amp) { refers(from, to).move(i); });
  copy(to, result.begin());
  array_view<int> v(4, data);
  parallel_for_each(v.get_extent(), [=](index<1> i) restrict(amp) { v[i] = sum(); });
  v.synchronize();
  return result[3] != 5 || data[2] != 12 || sum() != 12 || mixed(from).one() != 1;
}
