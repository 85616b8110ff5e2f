// Amp code converts an argument for its amp function and ignores cpu overloads for rvalues.
//
// accept: L-2.3.2.1-a, L-2.3.2.1-f
//
// A function without the caller's restriction is not a candidate (§2.3.2.1).
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;

template <typename T> int shade(T &&) { return 1; }
inline int shade(const float &x) restrict(amp) { return 20 + int(x); }
int shade(const float &x) { return 30 + int(x); }

inline int trace(float &&) { return 2; }
inline int trace(const float &x) restrict(amp) { return 40 + int(x); }
inline int trace(int) restrict(cpu) { return 3; }

int main()
{
    std::vector<int> r(2);
    array_view<int> out(r);
    parallel_for_each(extent<1>(1), [=](index<1> i) restrict(amp)
    {
        double d = 5;
        out[0] = shade(d);
        out[1] = trace(i[0] + 6);
    });
    out.synchronize();
    const float f = 7;
    return !(r[0] == 25 && r[1] == 46 && shade(f) == 37 && shade(5.0) == 1);
}
