// Handlers of all structured exceptions become handlers of C++.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip 2>&1 | FileCheck %s --implicit-check-not=warning:
// RUN: %code %t.hip | FileCheck %s --check-prefix=OUTPUT
// RUN: %msvc %t.hip
// RUN: %amp2hip --from-msvc -Wno-amp-except %s -o %t.hip 2>&1 | count 0

#include <amp.h>
#include <windows.h>

int f() restrict(amp) { return 1; }
int run(int *data);

int guarded(int *data) {
  // OUTPUT: int guarded(int *data) {
  // OUTPUT: try {
  // OUTPUT-NEXT: return run(data);
  __try {
    return run(data);
  }
  // OUTPUT: catch (...)
  __except (EXCEPTION_EXECUTE_HANDLER)
  // CHECK: warns.cpp:[[#@LINE-1]]:3: warning: '__except' becomes 'catch (...)', which does not catch access violations and divisions by zero: they end the program on Linux; test for their causes [AMP1811,-Wamp-except]
  {
    return -1;
  }
}

// The name of a thread for the debugger: the handler catches all that the block can raise.
void name_thread(const char *name) {
  const ULONG_PTR info[] = {0x1000, reinterpret_cast<ULONG_PTR>(name), GetCurrentThreadId(), 0};
  // OUTPUT: try { RaiseException(0x406D1388, 0, 4, info); } catch (...) {}
  __try { RaiseException(0x406D1388, 0, 4, info); } __except (EXCEPTION_EXECUTE_HANDLER) {}
  // OUTPUT: try {
  // OUTPUT-NEXT: ::RaiseException(0x406D1388, 0, 0, nullptr);
  // OUTPUT-NEXT: } catch (...) {
  __try {
    ::RaiseException(0x406D1388, 0, 0, nullptr);
  } __except (1) {
  }
}

int nested(int *data) {
  __try {
    __try {
      return run(data);
    } __except ((EXCEPTION_EXECUTE_HANDLER)) {
      // CHECK: [[#@LINE-1]]:7: warning: '__except' becomes
      return 1;
    }
  } __finally {
    run(nullptr);
  }
  return 2;
}
