// Streams of files with wide names, which only Microsoft's library has.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

#include <amp.h>
#include <fstream>
#include <string>
// CHECK: #include <filesystem>

struct log_file {
  explicit log_file(const wchar_t *name) : out(name, std::ios::app) {}
  // CHECK: : out(std::filesystem::path{name}, std::ios::app) {}
  std::ofstream out;
};

void read(const std::wstring &name) {
  std::wifstream in(name.c_str());
  // CHECK: std::wifstream in(std::filesystem::path{name.c_str()});
  std::ifstream narrow("a.txt");
  // CHECK: std::ifstream narrow("a.txt");
  narrow.close();
  narrow.open(L"b.txt", std::ios::binary);
  // CHECK: narrow.open(std::filesystem::path{L"b.txt"}, std::ios::binary);
  log_file(name.c_str());
  std::ofstream copy(name);
  // CHECK: std::ofstream copy(std::filesystem::path{name});
  std::ofstream out(L"out\\b.txt");
  // CHECK: std::ofstream out(std::filesystem::path{L"out/b.txt"});
}

void launch(concurrency::array_view<int> v) {
  parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = 0; });
}

// The failed initialization of a qualified type is no missing `typename`.
struct reader {
  explicit reader(const std::wstring &path) {
    std::wifstream file(path.c_str());
    // CHECK: std::wifstream file(std::filesystem::path{path.c_str()});
    is_open = file.is_open();
  }
  bool is_open;
};
