// Bit-fields and numbers in files whose place or size differs on Windows.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip 2>&1 | FileCheck %s

#include <amp.h>
#include <stdio.h>

int f() restrict(amp) { return 1; }

struct moved {
  unsigned char kind : 4;
  unsigned length : 12;
};
struct holder {
  int n;
  moved of[2];
};
struct same {
  unsigned kind : 4;
  int length : 12;
  unsigned char other, last : 1;
  unsigned char first : 1;
};
struct __attribute__((ms_struct)) as_on_windows {
  unsigned char kind : 4;
  unsigned length : 12;
};
static_assert(sizeof(as_on_windows) == 8, "");

void transfer(FILE *file) {
  holder h;
  fread(&h, sizeof h, 1, file);
  // CHECK: bit_fields.cpp:[[#@LINE-1]]:3: warning: the bit-field 'length' shares a storage unit with the bit-field before it, but not on Windows, so the data differs; write '__attribute__((ms_struct))' after 'struct' [AMP1804,-Wamp-long-size]
  // CHECK: bit_fields.cpp:[[#@LINE-22]]:12: note: it has a type of another size
  long double value = 1;
  fwrite(&value, sizeof value, 1, file);
  // CHECK: bit_fields.cpp:[[#@LINE-1]]:3: warning: 'long double' has 16 bytes on Linux and 8 on Windows, so the data differs from that of Windows; use 'double'
  as_on_windows w;
  fread(&w, sizeof w, 1, file);
  same s;
  fread(&s, sizeof s, 1, file);
}
// CHECK: 2 warnings generated.
