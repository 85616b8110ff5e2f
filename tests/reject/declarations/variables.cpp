// Amp code uses variables with static storage that are no integer constants. L-2.4.3.2-a,
// L-2.4.3.2-b, L-2.4.3.2-c, L-2.4.3.2-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;

int global = 1; // expected-note {{'global' is declared here}}
extern int declared;
const float pi = 3.14f;
constexpr double precise_pi = 3.14;
const int table[2] = { 1, 2 };
const int computed = declared;
int &reference = global;
thread_local int per_thread = 1;
struct point
{
    int x;
};
constexpr point origin = { 0 };
struct holder
{
    static int count;
};
int *const pointer = &global;

int use(int x) restrict(cpu, amp)
{
    x += global;        // expected-error {{amp code cannot use 'global', which has static storage}}
    x += declared;      // expected-error {{'declared'}}
    x += int(pi);       // expected-error {{'pi'}}
    x += int(precise_pi); // expected-error {{'precise_pi'}}
    x += table[0];      // expected-error {{'table'}}
    x += computed;      // expected-error {{'computed'}}
    x += reference;     // expected-error {{'reference'}}
    x += per_thread;    // expected-error {{'per_thread'}}
    x += origin.x;      // expected-error {{'origin'}}
    x += holder::count; // expected-error {{'count'}}
    x += *pointer;      // expected-error {{'pointer'}}
    global = x;         // expected-error {{'global'}}
    return x;
}

void kernel(array_view<int, 1> v, holder h)
{
    static int calls = 0;
    static const float factor = 2;
    ++calls;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
    {
        v[i] = calls;      // expected-error {{'calls'}}
        v[i] *= int(factor); // expected-error {{'factor'}}
        v[i] += h.count;   // expected-error {{'count'}}
        auto nested = [=]() { return global; }; // expected-error {{'global'}}
        v[i] += nested();
    });
}

template <typename T>
struct of_template
{
    static T value;
    T get() const restrict(amp) { return value; } // expected-error {{'value'}}
};
template <typename T> T of_template<T>::value = 1;
int instantiate() restrict(amp) { return of_template<int>().get(); }
