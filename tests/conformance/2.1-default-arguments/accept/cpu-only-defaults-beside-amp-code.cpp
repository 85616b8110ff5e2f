// A default that amp code cannot evaluate is valid as long as amp code supplies the argument or
// member.
//
// accept: L-2.1.1-aa, L-2.3.2-m
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

int global = 3;
const int constant = 7;
int reads(int c = global) restrict(cpu, amp) { return c; }
int letter(int c = 'x') restrict(cpu, amp) { return c; }
int fine(int c = constant, float f = 1.5f, long l = sizeof(int)) restrict(cpu, amp) {
  return c + int(f) + int(l);
}
int lambda(int c = [](int x) restrict(cpu, amp) { return x + 1; }(4)) restrict(cpu, amp) {
  return c;
}

struct member {
  int k = global;
};
struct both {
  int k = constant;
  float f = 2;
  int many[2] = {constant, 1};
};
struct holder {
  both b;
  int l = lambda();
};
struct chosen {
  int k = global;
  chosen() = default;
  chosen(int n) restrict(cpu, amp) : k(n) {}
};

int main() {
  int out[6] = {};
  array_view<int, 1> v(6, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        member m{4};
        holder h;
        v[0] = reads(1) + letter(2);
        v[1] = fine();
        v[2] = m.k;
        v[3] = h.b.k + int(h.b.f) + h.b.many[0] + h.l;
        v[4] = chosen(9).k;
        v[5] = lambda();
      });
  v.synchronize();
  if (reads() != 3 || letter() != 'x' || member().k != 3 || member{}.k != 3 || chosen().k != 3 ||
      holder().l != 5)
    return 1;
  return out[0] == 3 && out[1] == 12 && out[2] == 4 && out[3] == 21 && out[4] == 9 && out[5] == 5
             ? 0
             : 2;
}
