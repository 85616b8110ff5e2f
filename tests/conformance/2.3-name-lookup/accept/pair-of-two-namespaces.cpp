// Using directives or declarations inside a namespace combine functions of two namespaces into a
// pair.
//
// accept: L-2.3.2.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

namespace host_side {
int size(int x) { return x + 1; }
}
namespace device_side {
int size(int x) restrict(amp) { return x + 2; }
}
namespace user {
using namespace host_side;
using namespace device_side;
int both(int x) restrict(cpu, amp) { return size(x) * 10; }
int only(int x) restrict(amp) { return size(x); }
}
namespace declared {
using device_side::size;
using host_side::size;
int both(int x) restrict(cpu, amp) { return size(x) * 100; }
}

int main() {
  int data[2] = {};
  array_view<int, 1> v(2, data);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = user::both(1) + user::only(1);
        v[1] = declared::both(1);
      });
  check("directives, kernel", v[0], 33);
  check("declarations, kernel", v[1], 300);
  check("host", user::both(1) + declared::both(1), 220);
  return failures;
}
