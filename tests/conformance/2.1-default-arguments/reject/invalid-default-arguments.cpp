// Amp code must not use a default argument or a default member initializer that is not valid amp
// code.
//
// reject: L-2.1.1-aa, L-2.3.2-m
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Each mark must remain on the line of its error.
// clang-format off

#include <amp.h>

// Amp code must not use a default argument that calls a cpu-only function.
namespace cpu_call {
int start() { return 1; }
int f(int x = start()) restrict(cpu, amp) { return x; }

int host() { return f(); }

int given() restrict(amp) { return f(3); }

int used() restrict(amp)
{
    return f(); // expected-error
}
} // namespace cpu_call

// Amp code must not use a default argument that reads globals, throws or calls a cpu lambda.
namespace default_arguments {
int global = 3;
long long wide();
int plain() { return 1; }

int reads(int c = global) restrict(amp);
int letter(int c = 'x') restrict(cpu, amp);
int address(int *p = &global) restrict(cpu, amp);
int size(int c = sizeof(short)) restrict(amp);
int throws(int c = (throw 1, 2)) restrict(cpu, amp);
int cast(int c = reinterpret_cast<long>(nullptr)) restrict(cpu, amp);
int lambda(int c = [] { return 1; }()) restrict(cpu, amp);
int nested(int c = reads()) restrict(amp);

struct member { int k = global; };
struct argument { int k; argument(int n = global) restrict(cpu, amp) : k(n) {} };

int use_global() restrict(amp) { return reads(); } // expected-error
int use_letter() restrict(amp) { return letter(); } // expected-error
int use_address() restrict(amp) { return address(); } // expected-error
int use_size() restrict(amp) { return size(); } // expected-error
int use_throw() restrict(amp) { return throws(); } // expected-error
int use_cast() restrict(amp) { return cast(); } // expected-error
int use_lambda() restrict(amp) { return lambda(); } // expected-error
int use_nested_default() restrict(amp) { return nested(); } // expected-error

template <typename T> T in_template() restrict(amp) { return reads() + T(); } // expected-error
int use_template() restrict(amp) { return in_template<int>(); }

int kernel(concurrency::array_view<int, 1> v)
{
    parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) {
        v[i] = letter(); // expected-error
    });
    return letter() + cast();
}

int given() restrict(amp) { return reads(1) + letter(2) + member{3}.k + argument(4).k; }
} // namespace default_arguments

// Amp code must not construct an object whose default member initializer is not valid amp code.
namespace member_initializers {
int global = 3;
long long wide();
int plain() { return 1; }

struct member { int k = global; };
struct character { int k = 'x'; };
struct cpu_call { int k = int(wide()); };
struct argument { int k; argument(int n = global) restrict(cpu, amp) : k(n) {} };
struct memory { int k = *new int; };
struct holder { member m; argument a[2]; };
struct derived : member { int own; };
struct written
{
    int k = global; // expected-error
    written() restrict(cpu, amp) {}
};
struct defaulted { int k = plain(); int l = global; defaulted() = default; };
template <typename T> struct generic { T k = global; };

int declare_member() restrict(amp) { member s; return s.k; } // expected-error
int declare_character() restrict(amp) { character s; return s.k; } // expected-error
int declare_cpu_call() restrict(amp) { cpu_call s; return s.k; } // expected-error
int declare_argument() restrict(amp) { argument s; return s.k; } // expected-error
int declare_memory() restrict(amp) { memory s; return s.k; } // expected-error
int brace_member() restrict(amp) { return member{}.k; } // expected-error
int declare_holder() restrict(amp) { holder h; return h.m.k; } // expected-error
int value_initialize_member() restrict(amp) { return member().k; } // expected-error
int declare_defaulted() restrict(amp) { defaulted d; return d.k; } // expected-error
int declare_generic() restrict(amp) { generic<int> d; return d.k; } // expected-error
int declare_array() restrict(amp) { member many[2] = {{1}}; return many[1].k; } // expected-error
int brace_holder() restrict(amp) { holder h = {{1}, {}}; return h.m.k; } // expected-error

int host() { return member().k + written().k + defaulted().l + generic<int>().k; }
} // namespace member_initializers
