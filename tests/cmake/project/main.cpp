// main.cpp: a kernel, a macro from the command line, headers without C++ AMP.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "doubled.h"
#include <amp.h>
#include <cstdio>
#include <cstring>
#include <folder.h>
#include <vector>

using namespace concurrency;

int plain();
int plain_cmake();
extern "C" int part();

int main()
{
    std::vector<int> data(1, 10);
    {
        array_view<int, 1> view(1, data);
        parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] *= SCALE; });
    }
    std::printf("scaled %d doubled %d plain %d c %d folder %d\n",
                data[0], doubled(10), plain(), part(), FOLDER);
    return std::strcmp(TEXT, "a b") + std::strcmp(LIST, "a;b") + plain_cmake();
}
