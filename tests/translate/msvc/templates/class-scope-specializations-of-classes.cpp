// Explicit specializations of classes in classes become partial ones.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

#include <vector>

template <typename T> class chooser {
  template <bool> struct select;
  // CHECK: template <bool, typename = void> struct select;
  template <>
  struct select<true> {
    // CHECK:      template <typename amp2hip_unused>
    // CHECK-NEXT: struct select<true, amp2hip_unused> {
    static int get(T x) { return int(x); }
  };
  template <> struct select<false> { static int get(T) { return 0; } };
  // CHECK: template <typename amp2hip_unused> struct select<false, amp2hip_unused> { static int get(T) { return 0; } };
public:
  static int get(T x) { return select<(sizeof(T) > 2)>::get(x); }
};
struct lists {
  template <typename T, int N = 1> struct list { int size = N; };
  // CHECK: template <typename T, int N = 1, typename = void> struct list { int size = N; };
  template <typename T> struct list<T *> { int size = 10; };
  // CHECK: template <typename T, typename amp2hip_unused> struct list<T *, 1, amp2hip_unused> { int size = 10; };
  template <> struct list<std::vector<int>> { int size = 20; };
  template <> struct list<int *> { int size = 30; };
  // CHECK: template <typename amp2hip_unused> struct list<int *, 1, amp2hip_unused> { int size = 30; };
  list<std::vector<int>> member;
  list<int> other;
};
int main() {
  lists l;
  lists::list<int *> p;
  lists::list<char *> q;
  return chooser<int>::get(3) + chooser<char>::get(3) + l.member.size + l.other.size + p.size + q.size == 64 ? 0 : 1;
}
