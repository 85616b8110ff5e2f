// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every pair of accelerators of the machine, including all pairs of GPUs,
// shares arrays and views (§5.1, §5.2, §8.2 to §8.4): copies between them,
// views that kernels on both use in turn, the halves of one container on one
// accelerator each, and threads that use both.
#include <amp.h>
#include <iostream>
#include <numeric>
#include <string>
#include <thread>
#include <vector>
#include "check.h"
using namespace concurrency;

// Larger than one part of a copy through the host.
const int size = 3 << 20;

void add(const accelerator_view& on, const array_view<int, 1>& data, int term)
{
    parallel_for_each(on, data.extent, [=](index<1> i) restrict(amp) { data[i] += term; });
}

int sum_of_differences(const std::vector<int>& got, int offset)
{
    int different = 0;
    for (int i = 0; i < int(got.size()); ++i)
        different += got[i] != i + offset;
    return different;
}

// Copies arrays in both directions, completely and by sections.
void arrays(const accelerator& one, const accelerator& other, const std::vector<int>& numbers)
{
    array<int, 1> here(size, numbers.begin(), one.default_view), there(size, other.default_view);
    parallel_for_each(here.extent, [&here](index<1> i) restrict(amp) { here[i] += 1; });
    copy(here, there);
    parallel_for_each(there.extent, [&there](index<1> i) restrict(amp) { there[i] += 2; });
    std::vector<int> result = there;
    CHECK_EQUAL(sum_of_differences(result, 3), 0);
    result = here;
    CHECK_EQUAL(sum_of_differences(result, 1), 0);

    completion_future back = copy_async(there, here);
    back.get();
    result = here;
    CHECK_EQUAL(sum_of_differences(result, 3), 0);

    const int rows = 1000, columns = 900;
    array<int, 2> wide(rows, columns, one.default_view), narrow(rows, columns / 2, other.default_view);
    parallel_for_each(wide.extent,
                      [&wide](index<2> i) restrict(amp) { wide[i] = i[0] * 10000 + i[1]; });
    parallel_for_each(narrow.extent, [&narrow](index<2> i) restrict(amp) { narrow[i] = -1; });
    copy(wide.section(7, 11, rows - 7, columns / 2 - 1), narrow.section(3, 1, rows - 7, columns / 2 - 1));
    const std::vector<int> part = narrow;
    int wrong = 0;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns / 2; ++column) {
            const bool inside = row >= 3 && row < rows - 4 && column >= 1;
            wrong += part[row * (columns / 2) + column] != (inside ? (row + 4) * 10000 + column + 10 : -1);
        }
    CHECK_EQUAL(wrong, 0);
}

// Uses views in kernels on both accelerators in turn.
void views(const accelerator& one, const accelerator& other, std::vector<int> numbers)
{
    {
        const array_view<int, 1> data(size, numbers);
        for (int round = 0; round < 3; ++round) {
            add(one.default_view, data, 1);
            add(other.default_view, data, 10);
        }
        CHECK_EQUAL(data[17], 17 + 33);
        data[17] = 0;
        add(other.default_view, data, 100);
        add(one.default_view, data, 1000);
        CHECK_EQUAL(data[17], 1100);
        data[17] = 17 + 1133;
        // Half on each accelerator, first in parallel, then exchanged.
        const array_view<int, 1> left = data.section(0, size / 2), right = data.section(size / 2, size / 2);
        add(one.default_view, left, 2);
        add(other.default_view, right, 2);
        add(one.default_view, right, 3);
        add(other.default_view, left, 3);
        add(other.default_view, data, -5);
    }
    CHECK_EQUAL(sum_of_differences(numbers, 1133), 0);
}

// Reads the same data on both accelerators, and changes an array of one
// accelerator through a view on the other.
void reading(const accelerator& one, const accelerator& other, const std::vector<int>& numbers)
{
    const array_view<const int, 1> in(size, numbers);
    std::vector<int> first(size), second(size);
    const array_view<int, 1> a(size, first), b(size, second);
    a.discard_data();
    b.discard_data();
    parallel_for_each(one.default_view, in.extent, [=](index<1> i) restrict(amp) { a[i] = in[i] + 1; });
    parallel_for_each(other.default_view, in.extent, [=](index<1> i) restrict(amp) { b[i] = in[i] + a[i]; });
    b.synchronize();
    int wrong = 0;
    for (int i = 0; i < size; ++i)
        wrong += second[i] != 2 * i + 1;
    CHECK_EQUAL(wrong, 0);

    array<int, 1> resident(size, numbers.begin(), one.default_view);
    add(other.default_view, resident, 5);
    parallel_for_each(resident.extent, [&resident](index<1> i) restrict(amp) { resident[i] += 1; });
    const std::vector<int> result = resident;
    CHECK_EQUAL(sum_of_differences(result, 6), 0);
}

// The host changes data while a kernel that reads it has not started. The data
// belongs to an array of `one`, which the host accesses through a view.
void late_kernels(const accelerator& one, const accelerator& other)
{
    const int count = 1000;
    std::vector<int> numbers(count), result(count), busy(1);
    std::iota(numbers.begin(), numbers.end(), 0);
    array<int, 1> resident(count, numbers.begin(), one.default_view);
    const array_view<int, 1> data(resident), out(count, result), wait(1, busy);
    CHECK_EQUAL(data[1], 1); // now the host has a copy, too
    const array_view<const int, 1> in(data);
    parallel_for_each(other.default_view, wait.extent, [=](index<1> i) restrict(amp) {
        unsigned x = unsigned(wait[i]);
        for (int step = 0; step < 4000000; ++step)
            x = x * 1664525u + 1013904223u;
        wait[i] = int(x);
    });
    parallel_for_each(other.default_view, in.extent, [=](index<1> i) restrict(amp) { out[i] = in[i]; });
    for (int i = 0; i < count; ++i)
        data[i] = -1;
    out.synchronize();
    CHECK_EQUAL(sum_of_differences(result, 0), 0);
}

// Two host threads use both accelerators, each with its own view.
void threads(const accelerator& one, const accelerator& other)
{
    const auto work = [&](const accelerator& begin, const accelerator& end) {
        std::vector<int> mine(100000);
        std::iota(mine.begin(), mine.end(), 0);
        const array_view<int, 1> data(int(mine.size()), mine);
        for (int round = 0; round < 20; ++round) {
            add(begin.default_view, data, 1);
            add(end.default_view, data, 2);
        }
        data.synchronize();
        return sum_of_differences(mine, 60);
    };
    int wrong[2] = {};
    std::thread first([&] { wrong[0] = work(one, other); }), second([&] { wrong[1] = work(other, one); });
    first.join();
    second.join();
    CHECK_EQUAL(wrong[0], 0);
    CHECK_EQUAL(wrong[1], 0);
}

int main()
{
    std::vector<int> numbers(size);
    std::iota(numbers.begin(), numbers.end(), 0);
    std::vector<accelerator> all;
    int gpus = 0;
    for (const accelerator& one : accelerator::get_all())
        if (one.device_path != accelerator::cpu_accelerator && one.device_path != accelerator::direct3d_ref) {
            all.push_back(one);
            gpus += !one.is_emulated;
        }
    std::cout << gpus << " GPUs\n";
    for (accelerator& one : all)
        for (accelerator& other : all)
            if (one != other || all.size() == 1) {
                arrays(one, other, numbers);
                views(one, other, numbers);
                reading(one, other, numbers);
                late_kernels(one, other);
                threads(one, other);
            }
    return report();
}
