// Handlers for `long` also catch an `int` in the output, and the reverse.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc --long=32 %s -o %t.hip 2>&1 | FileCheck %s --implicit-check-not=warning:
// RUN: %amp2hip --from-msvc --long=32 %s -o %t.long.hip -- -DONLY_LONG 2>&1 | count 0
// RUN: %amp2hip --from-msvc --long=64 %s -o %t.64.hip 2>&1 | count 0

#include <amp.h>

int f() restrict(amp) { return 1; }

void fail(long code) { throw code; }

int use(int i) {
  try {
    fail(i);
#ifndef ONLY_LONG
    throw i;
#endif
  }
  // CHECK: [[@LINE+1]]:10: warning: 'long' is 'int' in the output, so a handler for one of them also catches the other; throw an object of a class, or pass '--long=64' to keep 'long' [AMP1804,-Wamp-long-size]
  catch (long) {
    return 1;
  } catch (double) {
    return 2;
  } catch (const char *) {
    return 3;
  }
#ifndef ONLY_LONG
  try {
    fail(i);
  }
  // CHECK: [[@LINE+1]]:16: warning: 'long' is 'int' in the output, so a handler
  catch (const int &code) {
    return code;
  } catch (unsigned) {
    return 4;
  }
#endif
  return 0;
}
