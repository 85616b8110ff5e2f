// In code of both restrictions, an expression has different types in cpu and amp code. L-2.2-f, L-2.2-g, MA-9-j
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

double f(int) restrict(cpu);
float f(int) restrict(amp);
int called(int x) restrict(cpu, amp)
{
    return int(f(x)); // expected-error {{this call to 'f' has type 'double' in cpu code and 'float' in amp code, but the enclosing function has both restrictions [AMP1104]}}
}
int measured() restrict(cpu, amp)
{
    return int(sizeof(f(1))); // expected-error {{this call to 'f' has type 'double' in cpu code and 'float' in amp code [AMP1104]}}
}

template <bool> struct only {};
template <> struct only<true> { typedef float type; };
template <class T> T whole(T x) restrict(cpu) { return x; }
template <class T> typename only<sizeof(T) == 4>::type whole(T x) restrict(amp) { return x; }
float equal(float x) restrict(cpu, amp) { return whole(x); }
float instance(int x) restrict(cpu, amp)
{
    return whole(x); // expected-error {{this call to 'whole' has type 'int' in cpu code and 'float' in amp code, but the enclosing function has both restrictions [AMP1104]}}
}

#include <amp_math.h>
double narrowed(double x) restrict(cpu, amp)
{
    using namespace concurrency::fast_math;
    return cos(x); // expected-error {{this call to 'cos' has type 'double' in cpu code and 'float' in amp code, but the enclosing function has both restrictions; convert the arguments to 'float' [AMP1104]}}
}
double named_in_full(int n, float x) restrict(cpu, amp)
{
    return concurrency::fast_math::fmax(n, x); // expected-error {{this call to 'fmax' has type 'double' in cpu code and 'float' in amp code [AMP1104]}}
}
template <typename T> T of_each_type(T x) restrict(cpu, amp)
{
    using namespace concurrency::fast_math;
    return exp(x); // expected-error {{this call to 'exp' has type 'double' in cpu code and 'float' in amp code [AMP1104]}}
}
float instances() { return of_each_type(1.0f) + float(of_each_type(1.0)); }
