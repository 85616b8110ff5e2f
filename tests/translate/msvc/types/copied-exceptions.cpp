// Copies of std::exception, which have the text on Windows.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

// CHECK: #include <amp2hip_windows/stl/exception.h>
#include <amp.h>
#include <exception>
#include <stdexcept>
#include <vector>
using namespace std;

// CHECK: vector<amp2hip_windows::exception> errors;
vector<exception> errors;
// CHECK: void keep(amp2hip_windows::exception e) { errors.push_back(e); }
void keep(std::exception e) { errors.push_back(e); }

int run() {
  try {
    throw std::runtime_error("text");
    // CHECK: catch (exception &e) {
  } catch (exception e) {
    // CHECK: amp2hip_windows::exception copy = e;
    exception copy = e;
    keep(copy);
    return copy.what()[0];
  }
}
int caught() {
  try {
    return run();
    // CHECK: catch (const std::runtime_error &) {
  } catch (const std::runtime_error &) {
    return 1;
    // CHECK: catch (std::exception) {
  } catch (std::exception) {
    return 2;
  }
}
int f(int x) restrict(amp) { return x; }
