// An instance of an amp template must not call cpu members or constructors of its argument.
//
// reject: L-2.3.2-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct CpuOnly { int v; int get() const { return v; } };
template <class T> int use(T t) restrict(amp) {
    return t.get(); // ERROR
}
template <class T> int mk() restrict(amp) {
    T t; // ERROR
    return 1;
}
template <class T> struct K {
    array_view<int> v;
    T t;
    void operator()(index<1> i) const restrict(amp) {
        v[i] = t.get(); // ERROR
    }
};
struct Str { int a; Str() {} };
int f() restrict(amp) { return mk<Str>() + use(CpuOnly{1}); }
int main() {
    int o; array_view<int> v(1, &o);
    parallel_for_each(v.extent, K<CpuOnly>{v, {3}});
}
