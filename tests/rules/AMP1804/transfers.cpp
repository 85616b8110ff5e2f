// Objects with a long or a wchar_t that functions of the program read and write.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip 2>&1 | FileCheck %s

#include <amp.h>
#include <array>
#include <fstream>
#include <io.h>
#include <stdint.h>
#include <stdio.h>
#include <vector>
#include <windows.h>

int f() restrict(amp) { return 1; }

struct header {
  char magic[4];
  long rows, columns;
};
struct portable {
  std::array<DWORD, 2> sizes;
  size_t count;
};
struct record {
  std::array<long, 2> sizes;
};

template <typename T> void put(FILE *f, const T &v) { fwrite(&v, sizeof(T), 1, f); }
template <typename T> T get(FILE *f) {
  T v;
  fread(&v, sizeof(T), 1, f);
  return v;
}
template <typename T> void put_all(FILE *f, const std::vector<T> &v) { fwrite(v.data(), sizeof(T), v.size(), f); }
void block(int file, const void *data, unsigned bytes) { _write(file, data, bytes); }
struct descriptor {
  template <typename T> void put(const T &v) { put(&v, 1); }
  template <typename T> void put(const T *v, size_t n) { block(file, v, unsigned(n * sizeof(T))); }
  int file;
};

void templates(FILE *file, const header &h, const portable &p) {
  put(file, h);
  // CHECK: transfers.cpp:[[#@LINE-1]]:3: warning: 'long' has 8 bytes on Linux and 4 on Windows, so the data differs from that of Windows; use 'int' [AMP1804,-Wamp-long-size]
  // CHECK: transfers.cpp:[[#@LINE-27]]:8: note: in this member
  // CHECK: transfers.cpp:[[#@LINE-28]]:14: note: in this member
  // CHECK: transfers.cpp:[[#@LINE-19]]:55: note: the data is read or written here
  put(file, p);
  const long rows = 1;
  put(file, rows);
  // CHECK: transfers.cpp:[[#@LINE-1]]:3: warning: 'long' has 8 bytes
  put(file, sizeof(rows));
  std::vector<long> sizes(3);
  std::vector<size_t> counts(3);
  put_all(file, sizes);
  // CHECK: transfers.cpp:[[#@LINE-1]]:3: warning: 'long' has 8 bytes
  put_all(file, counts);
  long n = get<long>(file);
  // CHECK: transfers.cpp:[[#@LINE-1]]:12: warning: 'long' has 8 bytes
  n += long(get<portable>(file).count) + get<header>(file).rows;
  // CHECK: transfers.cpp:[[#@LINE-1]]:42: warning: 'long' has 8 bytes
}

void pointers(descriptor &d, header h, const portable &p, std::ofstream &out) {
  block(1, &h, sizeof(h));
  // CHECK: transfers.cpp:[[#@LINE-1]]:3: warning: 'long' has 8 bytes
  block(1, &p, sizeof(p));
  d.put(h);
  // CHECK: transfers.cpp:[[#@LINE-1]]:3: warning: 'long' has 8 bytes
  d.put(p);
  std::vector<long> sizes(3);
  d.put(sizes.data(), 3);
  // CHECK: transfers.cpp:[[#@LINE-1]]:3: warning: 'long' has 8 bytes
  _write(1, &sizes[0], 12);
  // CHECK: transfers.cpp:[[#@LINE-1]]:3: warning: 'long' has 8 bytes
  _read(0, &h.rows, 4);
  // CHECK: transfers.cpp:[[#@LINE-1]]:3: warning: 'long' has 8 bytes
  std::vector<std::int64_t> counts(3);
  out.write(reinterpret_cast<const char *>(&counts[0]), 24);
  std::vector<record> records(3);
  out.write(reinterpret_cast<const char *>(&records[0]), 24);
  // CHECK: transfers.cpp:[[#@LINE-1]]:3: warning: 'long' has 8 bytes
}
// CHECK-NOT: warning:
