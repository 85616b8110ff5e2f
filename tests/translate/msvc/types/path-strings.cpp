// Paths that become wide strings, as on Windows, where their characters are wide.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

#include <amp.h>
#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>
#include <windows.h>

namespace fs = std::experimental::filesystem;

struct entry {
  entry(int, const fs::path &p) : name(p.stem()) {}
  // CHECK: : name(p.stem().wstring()) {}
  explicit entry(const std::wstring &n) : name(n) {}
  std::wstring name;
};

void show(std::wstring text, int color);

std::wstring initialize(const fs::path &p) {
  std::wstring extension = p.extension();
  // CHECK: std::wstring extension = p.extension().wstring();
  std::wstring native = p.native();
  // CHECK: std::wstring native = p.wstring();
  const std::wstring &stem = p.stem();
  // CHECK: const std::wstring &stem = p.stem().wstring();
  std::wstring copy(p), braces{p.stem()};
  // CHECK: std::wstring copy(p.wstring()), braces{p.stem().wstring()};
  const wchar_t *characters = p.c_str();
  // CHECK: const wchar_t *characters = p.wstring().c_str();
  std::wstring text = L"name: " + p.native() + stem + characters;
  // CHECK: std::wstring text = L"name: " + p.wstring() + stem + characters;
  entry e(p.filename());
  // CHECK: entry e(p.filename().wstring());
  std::string narrow = p.string();
  // CHECK: std::string narrow = p.string();
  return p.filename();
  // CHECK: return p.filename().wstring();
}

void call(const fs::path &p, std::tr2::sys::directory_iterator it) {
  std::set<std::wstring> names;
  names.insert(it->path().filename());
  // CHECK: names.insert(it->path().filename().wstring());
  if (names.count(*&p))
    // CHECK: if (names.count((*&p).wstring()))
    return;
  LoadLibraryW(p.c_str());
  // CHECK: LoadLibraryW(p.wstring().c_str());
  show(p / "a", 1);
  // CHECK: show((p / "a").wstring(), 1);
  std::wstring text;
  text = p.extension();
  // CHECK: text = p.extension().wstring();
  text += p.c_str();
  // CHECK: text += p.wstring().c_str();
  std::map<std::wstring, int> sizes;
  sizes[p.filename()] = 1;
  // CHECK: sizes[p.filename().wstring()] = 1;
}

void launch(concurrency::array_view<int> v) {
  parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = 0; });
}
