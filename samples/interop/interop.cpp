// interop: C++ AMP and CUDA, HIP or plain C++ use the same data.
//
// 1. A kernel of C++ AMP fills an array; native code scales it in the stream of the array's view; a
//    kernel of C++ AMP reads the result. No data is copied, and no thread waits between the steps.
// 2. An array of C++ AMP uses memory that native code allocated.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "native_code.h"
#include <amp.h>
#include <amp_native.h>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <vector>

using namespace concurrency;

// The stream of the view; null on the CPU, which has none.
static void* stream_of(const accelerator_view& view)
{
    return view.accelerator.is_emulated ? nullptr : native::get_stream(view);
}

static void fill(array<float, 1>& numbers)
{
    parallel_for_each(numbers.extent, [&numbers](index<1> i) restrict(amp) { numbers[i] = float(i[0]); });
}

// Counts the numbers that are not i * factor + summand.
static int count_wrong(const array<float, 1>& numbers, float factor, float summand)
{
    std::vector<float> result(numbers.extent.size());
    copy(numbers, result.begin());
    int wrong = 0;
    for (std::size_t i = 0; i < result.size(); ++i)
        wrong += result[i] != static_cast<float>(i) * factor + summand;
    return wrong;
}

int main()
{
    const char* test_size = std::getenv("AMP2HIP_TEST_SIZE");
    const int count = test_size != nullptr && std::strcmp(test_size, "small") == 0 ? 1000 : 1 << 20;
    accelerator where;
    accelerator_view view = where.default_view;

    array<float, 1> numbers(count, view);
    fill(numbers);
    scale(stream_of(view), native::get_pointer(numbers), count, 0.5f);
    parallel_for_each(numbers.extent, [&numbers](index<1> i) restrict(amp) { numbers[i] += 1.0f; });
    const int wrong_in_array = count_wrong(numbers, 0.5f, 1.0f);

    int wrong_in_memory = 0, freed = 0;
    {
        float* memory = allocate(where.is_emulated ? -1 : native::get_device(where), count);
        array<float, 1> adopted = native::make_array(extent<1>(count), view, memory,
                                                     std::function<void(float*)>([&freed](float* p)
                                                     {
                                                         free_memory(p);
                                                         ++freed;
                                                     }));
        fill(adopted);
        scale(stream_of(view), memory, count, 2.0f);
        wrong_in_memory = count_wrong(adopted, 2.0f, 0.0f);
    }

    std::cout << "interop: " << count << " numbers, " << wrong_in_array << " wrong in the array, " << wrong_in_memory
              << " wrong in native memory, freed " << freed << " time(s)\n";
    return wrong_in_array == 0 && wrong_in_memory == 0 && freed == 1 ? 0 : 1;
}
