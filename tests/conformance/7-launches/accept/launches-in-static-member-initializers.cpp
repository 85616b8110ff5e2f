// The initializer of a static data member can launch kernels or be an amp lambda.
//
// accept: L-2.1.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
static int launch(int n) { return n; }
class tools {
    static constexpr int factor = 3;
    static inline auto scale = [](int x) restrict(cpu, amp) { return x * factor; };
public:
    static inline const int measured = [] {
        std::vector<int> data(4);
        array_view<int> v(4, data);
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = i[0] * factor; });
        return launch(v[3]);
    }();
    static int run(array_view<int> v) {
        parallel_for_each(v.extent, [=, f = scale](index<1> i) restrict(amp) { v[i] = f(i[0]); });
        return v[3];
    }
};
template <typename T> struct generic {
    static inline auto add = [](T a, T b) restrict(cpu, amp) { return a + b; };
    static T run(array_view<T> v) {
        auto f = add;
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(v[i], T(1)); });
        return v[3];
    }
};
int main() {
    std::vector<int> data(4);
    array_view<int> v(4, data);
    if (tools::run(v) != 9) return 1;
    if (tools::measured != 9) return 2;
    return generic<int>::run(v) == 10 ? 0 : 3;
}
