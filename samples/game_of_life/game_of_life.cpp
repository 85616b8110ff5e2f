// game_of_life: computes generations with a functor as kernel. Two views swap
// roles, and a staging array copies frames to the host.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <iostream>
#include <random>
#include <string>
#include <utility>
#include <vector>
#include "../common/sample.h"

using namespace std;
using namespace concurrency;

// Computes the next state of a cell. The world is a torus.
struct life_kernel
{
    array_view<const int, 2> now;
    array_view<int, 2> next;

    life_kernel(const array_view<const int, 2>& n, const array_view<int, 2>& x) : now(n), next(x) {}

    int neighbors(int row, int col) const restrict(amp)
    {
        const int rows = now.extent[0];
        const int cols = now.extent[1];
        int alive = 0;
        for (int dr = -1; dr <= 1; dr++)
        {
            for (int dc = -1; dc <= 1; dc++)
            {
                if (dr == 0 && dc == 0)
                    continue;
                alive += now((row + dr + rows) % rows, (col + dc + cols) % cols);
            }
        }
        return alive;
    }

    void operator()(index<2> idx) const restrict(amp)
    {
        switch (neighbors(idx[0], idx[1]))
        {
        case 2:
            next[idx] = now[idx];
            break;
        case 3:
            next[idx] = 1;
            break;
        default:
            next[idx] = 0;
        }
    }
};

static vector<int> next_generation(const vector<int>& world, int rows, int cols)
{
    vector<int> result(world.size());
    for (int r = 0; r < rows; r++)
    {
        for (int c = 0; c < cols; c++)
        {
            int alive = -world[r * cols + c];
            for (int dr = 0; dr < 3; dr++)
                for (int dc = 0; dc < 3; dc++)
                    alive += world[(r + dr + rows - 1) % rows * cols + (c + dc + cols - 1) % cols];
            result[r * cols + c] = alive == 3 || (alive == 2 && world[r * cols + c]);
        }
    }
    return result;
}

int main()
{
    const int rows = small_test() ? 24 : 120, cols = small_test() ? 40 : 160;
    const int generations = small_test() ? 6 : 60, frame_distance = small_test() ? 2 : 20;

    // A glider in one corner and random cells in the lower half.
    vector<int> world(rows * cols, 0);
    const char* glider[3] = { ".#.", "..#", "###" };
    for (int r = 0; r < 3; r++)
        for (int c = 0; c < 3; c++)
            world[(r + 1) * cols + c + 1] = glider[r][c] == '#';
    mt19937 engine(1970);
    for (int r = rows / 2; r < rows; r++)
        for (int c = 0; c < cols; c++)
            world[r * cols + c] = engine() % 3 == 0;
    vector<int> expected(world);

    accelerator gpu;
    accelerator cpu(accelerator::cpu_accelerator);
    wcout << L"game_of_life: " << rows << L" x " << cols << L" on " << gpu.description << endl;

    concurrency::array<int, 2> first(rows, cols, world.begin(), world.end(), gpu.default_view), second(rows, cols, gpu.default_view);
    array_view<int, 2> now(first), next(second);

    // A staging array is in host memory to which the accelerator copies fast.
    concurrency::array<int, 2> frame(rows, cols, cpu.default_view, gpu.default_view);

    bool passed = true;
    for (int generation = 1; generation <= generations; generation++)
    {
        life_kernel kernel(now, next);
        parallel_for_each(gpu.default_view, now.extent, kernel);
        swap(now, next);
        expected = next_generation(expected, rows, cols);

        if (generation % frame_distance == 0)
        {
            copy(now, frame);
            int alive = 0, wrong = 0;
            for (int r = 0; r < rows; r++)
            {
                for (int c = 0; c < cols; c++)
                {
                    alive += frame(r, c);
                    wrong += frame[index<2>(r, c)] != expected[r * cols + c];
                }
            }
            wcout << L"  generation " << generation << L": " << alive << L" cells, " << wrong << L" wrong" << endl;
            passed = passed && wrong == 0;
        }
    }
    wcout << (passed ? L"correct" : L"FAILED") << endl;
    return passed ? 0 : 1;
}
