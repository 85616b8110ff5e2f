// An amp function must not break the restrictions in tokens that a macro expands to.
//
// reject: L-2.4.1.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
inline int host_only(int x) { return x; }
#define BAD_BODY { char c = 1; return c; }
#define CALL_HOST(x) host_only(x)
#define OUTER(x) CALL_HOST(CALL_HOST(x))
#define DECL(name, r) int name(int a) restrict(r)
int f() restrict(amp) BAD_BODY // ERROR
int g(int x) restrict(amp) { return CALL_HOST(x); } // ERROR
int h(int x) restrict(amp) { return
    OUTER( // ERROR
        x); }
DECL(i, gpu); // ERROR
DECL(j, amp) { throw a; } // ERROR
#define T(x) x
T(int k() restrict(amp) { goto z; z: return 1; }) // ERROR
