// scan: running sums and running maxima with the function template of scan.h,
// and stream compaction based on it.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <iostream>
#include <random>
#include <vector>
#include "scan.h"
#include "../common/sample.h"

using namespace concurrency;
using amp_samples::scan_mode;

template <typename T>
static bool check(const char* name, const std::vector<T>& result, const std::vector<T>& expected)
{
    const bool passed = result == expected;
    std::cout << "  " << name << ": last " << result.back() << (passed ? ": correct" : ": FAILED") << std::endl;
    return passed;
}

// Returns the elements of v that are divisible by three, in the same order.
static std::vector<int> compact(const std::vector<int>& v)
{
    const int size = static_cast<int>(v.size());
    array_view<const int> values(v);
    array<int> flags(size), positions(size);

    auto keep = [](int x) restrict(cpu, amp) -> bool { return x % 3 == 0; };

    parallel_for_each(flags.extent, [=, &flags](index<1> i) restrict(amp)
    {
        flags[i] = keep(values[i]) ? 1 : 0;
    });
    amp_samples::scan(flags, positions, scan_mode::exclusive);

    array<int> kept(size);
    array_view<int> kept_count(1);
    parallel_for_each(flags.extent, [=, &flags, &positions, &kept](index<1> i) restrict(amp)
    {
        if (flags[i])
            kept[positions[i]] = values[i];
        if (i[0] == size - 1)
            kept_count[0] = positions[i] + flags[i];
    });

    std::vector<int> result(kept_count[0]);
    copy(kept.section(0, kept_count[0]), result.begin());
    return result;
}

int main()
{
    const int size = small_test() ? 700 : 50003;
    std::vector<int> values(size);
    std::mt19937 engine(9);
    for (int& x : values)
        x = static_cast<int>(engine() % 100) - 20;

    std::vector<int> inclusive(size), exclusive(size), maxima(size), thirds;
    std::vector<unsigned int> counts(size);
    int sum = 0, max = values[0];
    for (int i = 0; i < size; ++i)
    {
        exclusive[i] = sum;
        sum += values[i];
        max = values[i] > max ? values[i] : max;
        inclusive[i] = sum;
        maxima[i] = max;
        counts[i] = static_cast<unsigned int>(i) + 1u;
        if (values[i] % 3 == 0)
            thirds.push_back(values[i]);
    }

    accelerator device;
    std::cout << "scan: " << size << " elements on " << narrow(device.description) << std::endl;

    array<int> in(size, values.begin()), out(size);
    amp_samples::scan(in, out);
    bool passed = check<int>("inclusive sums", out, inclusive);

    amp_samples::scan(in, out, scan_mode::exclusive);
    passed = check<int>("exclusive sums", out, exclusive) && passed;

    amp_samples::scan<int, amp_samples::maximum<int>, 64>(in, out);
    passed = check<int>("running maxima", out, maxima) && passed;

    const std::vector<unsigned int> ones(size, 1u);
    array<unsigned int> ones_in(size, ones.begin(), ones.end(), device.default_view), counted(size, device.default_view);
    amp_samples::scan(ones_in, counted);
    passed = check<unsigned int>("counts", counted, counts) && passed;

    passed = check<int>("multiples of three", compact(values), thirds) && passed;
    return passed ? 0 : 1;
}
