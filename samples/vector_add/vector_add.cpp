// vector_add: a minimal C++ AMP program, with three views and one kernel.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <string>
#include <vector>

using namespace concurrency;

// c[i] = a[i] + b[i]
void add_arrays(const std::vector<float>& va, const std::vector<float>& vb, std::vector<float>& vc)
{
    const int size = static_cast<int>(va.size());
    array_view<const float, 1> a(size, va);
    array_view<const float, 1> b(size, vb);
    array_view<float, 1> c(size, vc);
    c.discard_data();       // c is not read, so do not copy it to the accelerator

    parallel_for_each(
        c.extent,                               // one thread per element
        [=](index<1> idx) restrict(amp)
        {
            c[idx] = a[idx] + b[idx];
        });

    c.synchronize();
}

int main()
{
    const char* test_size = std::getenv("AMP2HIP_TEST_SIZE");
    const bool small = test_size != nullptr && std::strcmp(test_size, "small") == 0;
    const int size = small ? 1000 : 1000000;

    std::vector<float> a(size), b(size), c(size, -1.0f);
    for (int i = 0; i < size; i++)
    {
        a[i] = 0.5f * i;
        b[i] = static_cast<float>(size - i);
    }

    accelerator acc;
    std::wstring description = acc.description;
    std::cout << "vector_add: " << size << " elements on "
              << std::string(description.begin(), description.end()) << std::endl;

    add_arrays(a, b, c);

    for (int i = 0; i < size; i++)
    {
        if (c[i] != a[i] + b[i])
        {
            std::cout << "FAILED: c[" << i << "] is " << c[i] << ", expected " << a[i] + b[i] << std::endl;
            return 1;
        }
    }
    std::cout << "c[0] = " << c[0] << ", c[" << size - 1 << "] = " << c[size - 1] << ": correct" << std::endl;
    return 0;
}
