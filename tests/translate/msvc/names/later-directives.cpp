// Default arguments of templates may use names that only a later using directive makes visible.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: rm -rf %t && split-file %s %t
// RUN: %amp2hip --from-msvc %t/main.cpp --header-dir %t/out -o %t/out/main.hip 2>&1 | FileCheck %t/main.cpp --allow-empty --implicit-check-not=error --implicit-check-not=warning
// RUN: FileCheck %t/queue.h --input-file=%t/out/queue.h
// RUN: %msvc %t/out/main.hip

//--- queue.h
#pragma once
#include <functional>
#include <queue>
namespace lib {
template <class T>
struct message {
  T payload;
  bool operator<(const message &other) const { return payload < other.payload; }
};
} // namespace lib
namespace extended {
// CHECK: typename Less = std::less<lib::message<T>>>
template <class T, typename Less = std::less<message<T>>>
class queue {
public:
  void push(const T &value) { messages.push({value}); }
  T top() const { return messages.top().payload; }

private:
  std::priority_queue<lib::message<T>, std::vector<lib::message<T>>, Less> messages;
};
} // namespace extended

//--- main.cpp
#include <amp.h>
#include "queue.h"
using namespace lib;
using namespace extended;
int f() restrict(amp) { return 1; }
int main() {
  extended::queue<int> q;
  q.push(2);
  return q.top() - 2;
}
// CHECK-NOT: error
