// The definition of a member or friend must have the restrictions of its declaration.
//
// reject: L-2.2-a, L-2.2-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Each mark must remain on the line of its error.
// clang-format off

#include <amp.h>
using namespace concurrency;

// A definition of a member, template or friend must have the restrictions of its declaration.
namespace members_and_templates {
void a() restrict(cpu, amp);
void a() restrict(amp) {} // expected-error
void b() restrict(amp);
void b() restrict(cpu, amp) {} // expected-error
void c();
void c() restrict(cpu, amp) {} // expected-error
struct S {
    void m() restrict(amp);
    void n() const restrict(cpu, amp);
    S() restrict(amp);
    ~S() restrict(cpu, amp);
    static void s() restrict(amp, cpu);
    operator int() const restrict(amp);
    template <class T> void t(T) restrict(amp);
};
void S::m() {} // expected-error
void S::n() const restrict(amp) {} // expected-error
S::S() restrict(cpu, amp) {} // expected-error
void S::s() restrict(cpu) {} // expected-error
S::operator int() const { return 1; } // expected-error
template <class T> void S::t(T) {} // expected-error
template <class T> T tf(T) restrict(amp);
template <class T> T tf(T x) restrict(cpu, amp) { return x; } // expected-error
template <class T> T tg(T x) restrict(cpu, amp) { return x; }
template <> int tg(int x) restrict(amp) { return x; } // expected-error
template int tg(float) restrict(amp); // expected-error
struct Fr { friend int fr(Fr) restrict(cpu, amp); };
int fr(Fr) restrict(amp) { return 1; } // expected-error
// Disjoint restrictions are overloads.
void d() restrict(amp);
void d() {}
} // namespace members_and_templates

// A definition outside the class must repeat the restrictions of the member declaration.
namespace member_without_specifier {
struct s
{
    int get() const restrict(cpu, amp);
    int set(int x) restrict(amp);
};
int s::get() const { return 1; }             // expected-error
int s::set(int x) restrict(amp) { return x; }
} // namespace member_without_specifier

// A cpu member definition must not match only an amp declaration in the class.
namespace member_without_declaration {
struct S { int m(int) const restrict(amp); };
int S::m(int) const { return 1; } // expected-error
} // namespace member_without_declaration

// A friend declaration must have the restrictions of the function that it declares.
namespace friend_function {
class a
{
    int n;
    friend int reveal(const a &x) restrict(cpu, amp);
};
int reveal(const a &) restrict(amp) { return 1; } // expected-error
} // namespace friend_function

int main() {}
