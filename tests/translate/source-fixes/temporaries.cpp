// Temporaries of classes as arguments for non-const references, which Microsoft's compiler accepts: functions, members,
// templates, nested calls, macros.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate -- -std=c++17 -fms-extensions
// RUN: %expect
// RUN: %builds
// RUN: not %amp2hip %s -o %t.not 2> %t.said
// RUN: FileCheck %s --check-prefix=ADVICE --input-file %t.said
// ADVICE: error: no matching function for call to 'take'
// ADVICE: amp2hip: note: some of these errors are due to code that only Microsoft's compiler accepts; use '--from-msvc'

#include <amp.h>
#include <vector>

using namespace concurrency;

struct point
{
    int x;
    point(int v) restrict(cpu, amp) : x(v) {}
};
int take(point &p, int k) restrict(cpu, amp) { return p.x + k; }
int take(std::vector<int> &v, int k);
struct solver
{
    void add(array_view<int, 1> &v, std::vector<int> &more);
    template <typename T> int each(T &t, int n) { return t[0] * n; }
};
template <typename T> int count_of(std::vector<T> &v) { return int(v.size()); }
template <typename T> int inner(T t) { return count_of(std::vector<T>(3, t)); }
// CHECK:template <typename T> int inner(T t) { return count_of(amp2hip::lvalue(std::vector<T>(3, t))); }
#define ADD(S, V) (S).add(array_view<int, 1>(2, V), std::vector<int>(5))
// CHECK:#define ADD(S, V) (S).add(amp2hip::lvalue(array_view<int, 1>(2, V)), amp2hip::lvalue(std::vector<int>(5)))
point make(int v) restrict(cpu, amp) { return point(v); }

int use(int *a, solver &s, array_view<int, 1> v)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
    {
        v[i] = take(point(4), 5);
        // CHECK:        v[i] = take(amp2hip::lvalue(point(4)), 5);
    });
    s.add(v.section(0, 2), std::vector<int>(7));
    // CHECK:    s.add(amp2hip::lvalue(v.section(0, 2)), amp2hip::lvalue(std::vector<int>(7)));
    ADD(s, a);
    int n = s.each(std::vector<int>{3, 4}, 2);
    // CHECK:    int n = s.each(amp2hip::lvalue(std::vector<int>{3, 4}), 2);
    return n + take(make(1), take(point{2}, 3)) + inner(2.5);
    // CHECK:    return n + take(amp2hip::lvalue(make(1)), take(amp2hip::lvalue(point{2}), 3)) + inner(2.5);
}
