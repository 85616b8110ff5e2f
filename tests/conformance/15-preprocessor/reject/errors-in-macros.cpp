// Code that a macro expands to must obey the restrictions of its function or kernel.
//
// reject: L-2.3.2-d, L-2.4.3.7-g, L-2.4.3.7-i, L-2.4.1.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Each mark must remain on the line of its error.
// clang-format off

#include <amp.h>
using namespace concurrency;

// An amp function that a macro defines must not call cpu functions, catch or jump.
namespace functions {
#define FN(name, r) int name(int x) r { return helper(x); }
int helper(int);
FN(good, restrict(cpu))
FN(bad, restrict(amp)) // expected-error
#define TRY(b) try { b; } catch (...) {}
#define MULTI(a) \
    int a##1(int x) restrict(amp) { return x; } \
    int a##2(int x) restrict(amp) { return helper(x); }
MULTI(zz) // expected-error
int k(int x) restrict(amp) {
    TRY(x++) // expected-error
#define GO goto
    GO end; // expected-error
end: return x; // expected-error
}
} // namespace functions

// An amp function must not break the restrictions in tokens that a macro expands to.
namespace tokens {
inline int host_only(int x) { return x; }
#define BAD_BODY { char c = 1; return c; }
#define CALL_HOST(x) host_only(x)
#define OUTER(x) CALL_HOST(CALL_HOST(x))
#define RESTRICTED(name, r) int name(int a) restrict(r)
int f() restrict(amp) BAD_BODY // expected-error
int g(int x) restrict(amp) { return CALL_HOST(x); } // expected-error
int h(int x) restrict(amp) { return
    OUTER( // expected-error
        x); }
RESTRICTED(i, gpu); // expected-error
RESTRICTED(j, amp) { throw a; } // expected-error
#define T(x) x
T(int k() restrict(amp) { goto z; z: return 1; }) // expected-error
} // namespace tokens

// A kernel that a macro expands must not call a cpu function or declare a char.
namespace kernels {
void h();
#define CALL(x) x()
#define KERN(v, body) parallel_for_each((v).extent, [=](index<1> i) restrict(amp) { body; })
#define DECL(t, n) t n
int test() {
    int o[2];
    array_view<int> v(2, o);
    KERN(v, v[i] = 1; h()); // expected-error
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
        CALL(h); // expected-error
        DECL(char, c); // expected-error
        v[i] = 1;
    });
    return 0;
}
} // namespace kernels

int main() {}
