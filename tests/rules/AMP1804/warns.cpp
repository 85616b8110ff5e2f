// Code that depends on the size of long or wchar_t on Windows.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip 2>&1 | FileCheck %s
// RUN: %amp2hip --from-msvc -Wno-amp-long-size %s -o %t.hip 2>&1 | count 0

#include <amp.h>
#include <fstream>
#include <stdint.h>
#include <stdio.h>
#include <windows.h>

int f() restrict(amp) { return 1; }

typedef unsigned long word;
struct header {
  char magic[4];
  long sizes[2];
};
struct file_header : header {
  wchar_t name[8];
};
struct portable {
  DWORD size;
  size_t count;
  std::int64_t time;
};

void transfer(FILE *file, std::ifstream &in) {
  file_header h;
  fread(&h, sizeof(h), 1, file);
  // CHECK: warns.cpp:[[#@LINE-1]]:3: warning: 'long' has 8 bytes on Linux and 4 on Windows, so the data differs from that of Windows; use 'int' [AMP1804,-Wamp-long-size]
  // CHECK: warns.cpp:[[#@LINE-15]]:8: note: in this member
  // CHECK: warns.cpp:[[#@LINE-13]]:11: note: in this member
  in.read(reinterpret_cast<char *>(&h), 12);
  // CHECK: warns.cpp:[[#@LINE-1]]:3: warning: 'long' has 8 bytes
  wchar_t text[8];
  fwrite(text, 2, 8, file);
  // CHECK: warns.cpp:[[#@LINE-1]]:3: warning: 'wchar_t' has 4 bytes on Linux and 2 on Windows, so the data differs from that of Windows; use 'char16_t'
  char buffer[64];
  fread(buffer, sizeof(word), 4, file);
  // CHECK: warns.cpp:[[#@LINE-1]]:3: warning: 'unsigned long' has 8 bytes {{.*}} use 'unsigned'
  portable p;
  fread(&p, sizeof(p), 1, file);
  fread(&p.count, sizeof(size_t), 1, file);
}

union punned {
  float value;
  long bits;
  // CHECK: warns.cpp:[[#@LINE-1]]:8: warning: 'long' has 8 bytes on Linux and 4 on Windows, so it does not match the other members of the union as on Windows; use 'int'
};
union longs {
  long signed_bits;
  unsigned long bits;
};

float inverse_square_root(float y) {
  long i = *(long *)&y;
  // CHECK: warns.cpp:[[#@LINE-1]]:13: warning: 'long' has 8 bytes on Linux and 4 on Windows, so the pointer refers to more or fewer bytes than on Windows; use 'int'
  int k = *(int *)&y;
  unsigned long *p = (unsigned long *)&i;
  char *bytes = (char *)&i;
  size_t *size = (size_t *)bytes;
  return float(k + *p + *bytes + *size);
}

unsigned long hash(const char *text, size_t count) {
  unsigned long h = 5381;
  for (; *text; ++text)
    h = ((h << 5) + h) + *text;
  // CHECK: warns.cpp:[[#@LINE-1]]:7: warning: 'unsigned long' has 8 bytes on Linux and may have to wrap around at 32 bits here; use 'unsigned'
  word fnv = 2166136261u;
  fnv *= 16777619;
  // CHECK: warns.cpp:[[#@LINE-1]]:7: warning: 'word' has 8 bytes on Linux and may
  if (fnv == 0xFFFFFFFF)
    // CHECK: warns.cpp:[[#@LINE-1]]:11: warning: 'word' has 8 bytes on Linux and is compared with 0xFFFFFFFF; use 'unsigned'
    return 0;
  h = (h * 31 + 7) & 0xFFFFFFFF;
  h = h * 10 + 1;
  h = h * fnv;
  count = (count << 5) + 1;
  unsigned x = 1;
  x = x * 1664525u + 1013904223u;
  return h + count + x;
}

long seed = 1;
int next_random() { return int(((seed = seed * 214013L + 2531011L) >> 16) & 0x7fff); }
// CHECK: warns.cpp:[[#@LINE-1]]:39: warning: 'long' has 8 bytes on Linux and may have to wrap around at 32 bits here; use 'int'
// CHECK-NOT: warning:
