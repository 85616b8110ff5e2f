// `__try` with `__finally` becomes a block with an object whose destructor runs the code.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck --strict-whitespace %s && %msvc %t.hip
// RUN: %amp2hip --from-msvc %s -o %t.names.hip -- -DNAMES && %msvc %t.names.hip
// RUN: FileCheck --check-prefix=NAMES %s < %t.names.hip
// RUN: FileCheck --check-prefix=HEAD %s < %t.hip
// HEAD: #include <amp2hip_windows/language/finally.h>
#include <amp.h>
#include <windows.h>

void launch(concurrency::array_view<int> v) {
  parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = 0; });
}
void use(int);

void allman(LONG *count)
{
    __try
    {
        use(1);
    }
    // A comment.
    __finally
    {
        InterlockedIncrement(count);

        use(2);
    }
    use(3);
}
// CHECK: void allman(
// CHECK-NEXT: {
// CHECK-NEXT: {{^    }}{
// CHECK-NEXT: {{^        }}amp2hip_windows::finally cleanup([&]
// CHECK-NEXT: {{^        }}{
// CHECK-NEXT: {{^            }}InterlockedIncrement(count);
// CHECK-EMPTY:
// CHECK-NEXT: {{^            }}use(2);
// CHECK-NEXT: {{^        }}});
// CHECK-NEXT: {{^        }}use(1);
// CHECK-NEXT: {{^    }}}
// CHECK-NEXT: {{^    }}// A comment.
// CHECK-NEXT: {{^    }}use(3);

int jumps(int n) {
  int result = 0;
  for (int i = 0; i < n; ++i) {
    __try {
      if (i == 1)
        continue;
      if (i == 7)
        return result;
    } __finally {
      for (int k = 0; k < 3; ++k) {
        if (k == i)
          break;
        auto f = [&] { return k; };
        result += f();
      }
    }
  }
  return -1;
}
// CHECK: {{^    }}{
// CHECK-NEXT: {{^      }}amp2hip_windows::finally cleanup([&] {
// CHECK-NEXT: {{^        }}for (int k
// CHECK: {{^      }}});
// CHECK-NEXT: {{^      }}if (i == 1)
// CHECK: {{^    }}}
// CHECK-NEXT: {{^  }}}

void leaves(int n) {
  __try {
    if (n > 3)
      __leave;
    int m = n + 1;
    use(m);
    __try {
      __leave;
    } __finally {
      if (AbnormalTermination())
        use(5);
    }
  } __finally {
    if (_abnormal_termination() != 0)
      use(6);
  }
}
// CHECK: void leaves(
// CHECK-NEXT: {{^  }}{
// CHECK-NEXT: {{^    }}amp2hip_windows::finally cleanup([&](bool abnormal) {
// CHECK-NEXT: {{^      }}if (abnormal != 0)
// CHECK-NEXT: use(6);
// CHECK-NEXT: {{^    }}});
// CHECK-NEXT: {{^    }}{
// CHECK-NEXT: if (n > 3)
// CHECK-NEXT: goto leave_2;
// CHECK: {{^    }}{
// CHECK-NEXT: {{^      }}amp2hip_windows::finally cleanup([&](bool abnormal) {
// CHECK-NEXT: {{^        }}if (abnormal)
// CHECK: {{^      }}{
// CHECK-NEXT: goto leave;
// CHECK-NEXT: {{^    }}}
// CHECK-NEXT: leave:;
// CHECK-NEXT: {{^      }}cleanup.end();
// CHECK-NEXT: {{^    }}}
// CHECK-NEXT: {{^  }}}
// CHECK-NEXT: leave_2:;
// CHECK-NEXT: {{^    }}cleanup.end();
// CHECK-NEXT: {{^  }}}
// CHECK-NEXT: {{^}}}

template <typename T>
void in_template(T object) {
  __try { use(object.n); } __finally { object.close(); if (AbnormalTermination()) use(1); }
}
// CHECK: amp2hip_windows::finally cleanup([&](bool abnormal) { object.close(); if (abnormal) use(1); }); use(object.n); cleanup.end(); }

#ifdef NAMES
void names(int cleanup) {
  __try { use(cleanup); } __finally { use(7); }
}
// NAMES: amp2hip_windows::finally cleanup_2([&] { use(7); });
#endif
