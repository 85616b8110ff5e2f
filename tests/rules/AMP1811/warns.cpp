// Filters of structured exceptions that work differently on Linux.
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
int filter(unsigned code, int *trace);

int continues(int *data) {
  __try {
    return run(data);
  } __except (GetExceptionCode() == EXCEPTION_BREAKPOINT ? EXCEPTION_CONTINUE_EXECUTION : EXCEPTION_CONTINUE_SEARCH) {
    // CHECK: warns.cpp:[[#@LINE-1]]:5: warning: EXCEPTION_CONTINUE_EXECUTION ends the program, because a program on Linux cannot continue where an exception was raised; correct the cause of the exception [AMP1811,-Wamp-except]
    return -1;
  }
}

int order(int *data) {
  int trace = 0, other = 0;
  __try {
    __try {
      run(data);
    } __finally {
      trace = trace * 10 + 1;
    }
  } __except (filter(GetExceptionCode(), &trace)) {
    // CHECK: [[#@LINE-1]]:5: warning: the filter runs after the '__finally' block, on Windows before it, and both use 'trace'; copy the value before '__try' [AMP1811,-Wamp-except]
    return -1;
  }
  __try {
    __try {
      run(data);
    } __finally {
      trace = 1;
    }
  } __except (filter(GetExceptionCode(), &other)) {
    return -1;
  }
  return trace;
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
  // OUTPUT: try { RaiseException(0x406D1388, 0, 4, info); } catch (...) {}
  __try { RaiseException(0x406D1388, 0, 4, info); } __except (EXCEPTION_CONTINUE_EXECUTION) {}
}
