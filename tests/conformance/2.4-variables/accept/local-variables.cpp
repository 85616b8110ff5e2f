// Local variables of amp code may have the register storage class and hide others.
//
// accept: L-2.4.3.5-b, L-2.4.3.5-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>

using namespace concurrency;

// Amp code may declare variables with the register storage class.
namespace register_storage_class {

int sum(int n) restrict(cpu, amp) {
  register int s = 0;
  int register twice = 0;
  for (register int k = 0; k < n; ++k) {
    s += k;
    const register int d = k * 2;
    twice += d;
  }
  return s + twice;
}

void test() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        register int n = 5;
        v[i] = sum(n);
      });
  check("register storage class: kernel", v[0], 30);
  check("register storage class: host", sum(3), 9);
}

} // namespace register_storage_class

// Inner declarations of a kernel hide captured variables in their own scope only.
namespace shadowing {

void test() {
  int out[4] = {};
  array_view<int, 1> v(4, out);
  int x = 1, n = 2;
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        int y = x;
        {
          int x = y + 1;
          y += x;
          {
            float x = 0.5f;
            y += int(x * 4);
          }
        }
        int v2 = [x = x + 10](int n) {
          int x2 = x;
          {
            int x = n;
            x2 += x;
          }
          return x2;
        }(n * 100);
        for (int n = 0, x = 5; n < 2; n++, x--)
          y += x;
        if (int x = n; x > 1)
          y += x * 1000;
        else
          y -= x;
        struct v_t {
          int v;
        } vv{7};
        {
          auto &v = vv;
          v.v++;
        }
        auto i2 = i;
        {
          int i = i2[0];
          y += i;
        }
        v[0] = y;
        v[1] = v2;
        v[2] = vv.v;
        v[3] = x + n;
      });
  v.synchronize();
  CHECK(out[0] == 1 + 2 + 2 + 9 + 2000);
  CHECK(out[1] == 211);
  CHECK(out[2] == 8);
  CHECK(out[3] == 3);
}

} // namespace shadowing

int main() {
  register_storage_class::test();
  shadowing::test();
  return failures;
}
