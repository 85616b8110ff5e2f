// Threads and std::async copy their arguments. A function with a parameter `T &` changes the copy, as
// with Microsoft's compiler, which binds the reference to a temporary.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip
// RUN: %code %t.hip | FileCheck %s
// RUN: %msvc %t.hip
#include <functional>
#include <future>
#include <thread>
#include <vector>
// CHECK: #include <amp2hip_windows/language/with_copies.h>

void fill(std::vector<int> &v, int n) { v.push_back(n); }
struct worker {
  void run(std::vector<int> &v) { v.clear(); }
};

int main() {
  std::vector<int> v(3);
  worker w;
  // CHECK: std::thread t(amp2hip_windows::with_copies(fill), v, 5);
  std::thread t(fill, v, 5);
  // CHECK: std::thread m{amp2hip_windows::with_copies(&worker::run), &w, v};
  std::thread m{&worker::run, &w, v};
  std::vector<std::thread> all;
  // CHECK: all.push_back(std::thread(amp2hip_windows::with_copies([](std::vector<int> &x) { x.clear(); }), v));
  all.push_back(std::thread([](std::vector<int> &x) { x.clear(); }, v));
  // CHECK: all.emplace_back(amp2hip_windows::with_copies(&fill), v, 7);
  all.emplace_back(&fill, v, 7);
  // CHECK: std::async(amp2hip_windows::with_copies(fill), v, 8);
  auto a = std::async(fill, v, 8);
  // CHECK: std::async(std::launch::async, amp2hip_windows::with_copies(fill), v, 9);
  auto b = std::async(std::launch::async, fill, v, 9);
  // CHECK: std::thread r(fill, std::ref(v), 1);
  std::thread r(fill, std::ref(v), 1);
  // CHECK: std::bind(fill, v, 1)();
  std::bind(fill, v, 1)();
  for (std::thread &x : all)
    x.join();
  t.join(), m.join(), r.join();
}
