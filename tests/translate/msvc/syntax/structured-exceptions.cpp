// `__try` with `__except` becomes a handler of C++ with the filter as its first statement.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip 2>&1 | count 0
// RUN: %code %t.hip | FileCheck --strict-whitespace %s
// RUN: %msvc %t.hip
// RUN: FileCheck --check-prefix=HEAD %s < %t.hip
// HEAD: #include <amp2hip_windows/language/except.h>
#include <amp.h>
#include <windows.h>

void launch(concurrency::array_view<int> v) {
  parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = 0; });
}
void use(int);
int filter(unsigned code, EXCEPTION_POINTERS *pointers) {
  return pointers->ExceptionRecord->ExceptionCode == code ? EXCEPTION_EXECUTE_HANDLER : EXCEPTION_CONTINUE_SEARCH;
}

int allman(concurrency::array_view<int> v)
{
    __try
    {
        launch(v);
        return 1;
    }
    // A comment.
    __except (filter(GetExceptionCode(), GetExceptionInformation()))
    {
        parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = 1; });
        use(2);
    }
    return 0;
}
// CHECK: int allman(
// CHECK-NEXT: {
// CHECK-NEXT: {{^    }}try
// CHECK-NEXT: {{^    }}{
// CHECK-NEXT: {{^        }}amp2hip_windows::guarded_block guard;
// CHECK-NEXT: {{^        }}launch(v);
// CHECK-NEXT: {{^        }}return 1;
// CHECK-NEXT: {{^    }}}
// CHECK-NEXT: {{^    }}// A comment.
// CHECK-NEXT: {{^    }}catch (...)
// CHECK-NEXT: {{^    }}{
// CHECK-NEXT: {{^        }}if (!amp2hip_windows::handles_exception(filter(GetExceptionCode(), GetExceptionInformation()))) throw;
// CHECK: {{^        }}use(2);

int leaves(int n) {
  for (int i = 0; i < n; ++i)
    __try {
      if (i == 3)
        __leave;
      int m = i;
      use(m);
      __try {
        if (i == 5)
          __leave;
        if (i == 6)
          continue;
        use(i);
      } __except (use(1), EXCEPTION_EXECUTE_HANDLER) {
        if (i == 7)
          __leave;
        return _exception_code();
      }
    } __except (1) {
      break;
    }
  return 0;
}
// CHECK: int leaves(
// CHECK: {{^    }}try {
// CHECK-NEXT: {{^      }}amp2hip_windows::guarded_block guard;
// CHECK-NEXT: {{^      }}{
// CHECK-NEXT: if (i == 3)
// CHECK-NEXT: goto leave_2;
// CHECK: {{^      }}try {
// CHECK-NEXT: {{^        }}amp2hip_windows::guarded_block guard;
// CHECK-NEXT: {{^        }}{
// CHECK-NEXT: if (i == 5)
// CHECK-NEXT: goto leave;
// CHECK: continue;
// CHECK: {{^      }}}
// CHECK-NEXT: leave:;
// CHECK-NEXT: {{^      }}} catch (...) {
// CHECK-NEXT: {{^        }}if (!amp2hip_windows::handles_exception((use(1), EXCEPTION_EXECUTE_HANDLER))) throw;
// CHECK-NEXT: if (i == 7)
// CHECK-NEXT: goto leave_2;
// CHECK: {{^    }}}
// CHECK-NEXT: leave_2:;
// CHECK-NEXT: {{^    }}} catch (...) {
// CHECK-NEXT: {{^      }}if (!amp2hip_windows::handles_exception(1)) throw;
// CHECK-NEXT: break;

template <typename T>
void in_template(T *object, unsigned code) {
  __try { object->run(); __try { use(1); } __finally { object->close(); } } __except (GetExceptionCode() == code) {}
  __try {
    __try {
      use(2);
    } __except (EXCEPTION_EXECUTE_HANDLER) {
      use(3);
    }
  } __finally {
    __try {
      object->close();
    } __except (EXCEPTION_EXECUTE_HANDLER) {
      use(4);
    }
  }
}
// CHECK: try { amp2hip_windows::guarded_block guard; object->run(); {
// CHECK-NEXT: amp2hip_windows::finally cleanup([&] { object->close(); }); use(1); } } catch (...) { if (!amp2hip_windows::handles_exception(GetExceptionCode() == code)) throw; }
// CHECK: {{^  }}{
// CHECK-NEXT: {{^    }}amp2hip_windows::finally cleanup([&] {
// CHECK-NEXT: {{^      }}try {
// CHECK-NEXT: {{^        }}amp2hip_windows::guarded_block guard;
// CHECK-NEXT: {{^        }}object->close();
// CHECK-NEXT: {{^      }}} catch (...) {
// CHECK-NEXT: {{^        }}if (!amp2hip_windows::handles_exception(EXCEPTION_EXECUTE_HANDLER)) throw;
// CHECK-NEXT: {{^        }}use(4);
// CHECK-NEXT: {{^      }}}
// CHECK-NEXT: {{^    }}});
// CHECK-NEXT: {{^    }}try {
// CHECK-NEXT: {{^      }}amp2hip_windows::guarded_block guard;
