// first.cpp: properties of a source with C++ AMP.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdio>
#include <cstring>
#include <own.h>
#include <vector>

#if !defined(OF_OPTIONS) || !defined(OF_FLAGS) || !defined(OF_TARGET)
#error a definition is missing
#endif

int second(int (&results)[3]);
int part();
extern "C" int c_source(void);

int main()
{
    using namespace concurrency;
    std::vector<int> data(1, 1);
    array_view<int> view(1, data);
    parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] *= FACTOR; });
    int results[3];
    second(results);
    std::printf("first %d second %d header %d late %d parent %d genex %d c %d\n", view[0], results[0], OWN, results[1], part(),
                results[2], c_source());
    return std::strcmp(TEXT, "a b");
}
