// Amp code must not use a default argument that reads globals, throws or calls a cpu lambda.
//
// reject: L-2.1.1-aa, L-2.3.2-m
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

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

int f1() restrict(amp) { return reads(); }    // ERROR
int f2() restrict(amp) { return letter(); }   // ERROR
int f3() restrict(amp) { return address(); }  // ERROR
int f4() restrict(amp) { return size(); }     // ERROR
int f5() restrict(amp) { return throws(); }   // ERROR
int f6() restrict(amp) { return cast(); }     // ERROR
int f7() restrict(amp) { return lambda(); }   // ERROR
int f8() restrict(amp) { return nested(); }   // ERROR

template <typename T> T in_template() restrict(amp) { return reads() + T(); } // ERROR
int g13() restrict(amp) { return in_template<int>(); }

int kernel(concurrency::array_view<int, 1> v)
{
    parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) {
        v[i] = letter(); // ERROR
    });
    return letter() + cast();
}

int given() restrict(amp) { return reads(1) + letter(2) + member{3}.k + argument(4).k; }
