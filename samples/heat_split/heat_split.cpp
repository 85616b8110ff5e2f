// heat_split: several accelerators share the rows of a plate. After each step,
// neighbors exchange the rows at their border from accelerator to accelerator.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <algorithm>
#include <cmath>
#include <iostream>
#include <memory>
#include <vector>
#include "../common/sample.h"

using namespace concurrency;

// Returns the GPUs; if there are less than two, two views of the default
// accelerator.
static std::vector<accelerator_view> views_to_use()
{
    std::vector<accelerator_view> views;
    for (const accelerator& a : accelerator::get_all())
        if (!a.get_is_emulated())
            views.push_back(a.get_default_view());
    if (views.size() < 2)
        views = { accelerator().get_default_view(), accelerator().create_view() };
    return views;
}

// Some rows of the plate on one accelerator, with a row of each neighbor before
// and after them.
class part
{
public:
    part(const std::vector<float>& cells, int first, int rows, int cols, const accelerator_view& view)
        : m_rows(rows), m_cols(cols), m_first(first),
          m_front(rows + 2, cols, cells.begin() + (first - 1) * cols, cells.begin() + (first + rows + 1) * cols, view),
          m_back(m_front)
    {
    }

    void step()
    {
        const array<float, 2>& from = m_front;
        array<float, 2>& to = m_back;
        parallel_for_each(to.accelerator_view, extent<2>(m_rows, m_cols - 2), [&](index<2> i) restrict(amp)
        {
            const int row = i[0] + 1, col = i[1] + 1;
            to(row, col) = from(row, col) + 0.2f * (from(row - 1, col) + from(row + 1, col) + from(row, col - 1) +
                from(row, col + 1) - 4.0f * from(row, col));
        });
        std::swap(m_front, m_back);
    }

    // Starts to copy the rows at the border to `next`, the part with the next
    // rows, and back.
    void exchange(part& next, std::vector<completion_future>& copies)
    {
        copies.push_back(copy_async(row(m_rows), next.row(0)));
        copies.push_back(copy_async(next.row(1), row(m_rows + 1)));
    }

    void store(std::vector<float>& cells)
    {
        copy(m_front.section(index<2>(1, 0), extent<2>(m_rows, m_cols)), cells.begin() + m_first * m_cols);
    }

private:
    array_view<float, 2> row(int number) { return m_front.section(index<2>(number, 0), extent<2>(1, m_cols)); }

    int m_rows, m_cols, m_first;
    array<float, 2> m_front, m_back;
};

static void heat_on_accelerators(std::vector<float>& cells, int rows, int cols, int steps,
    const std::vector<accelerator_view>& views)
{
    // The first and the last row of the plate keep their temperature.
    const int inner = rows - 2, count = static_cast<int>(views.size());
    std::vector<std::unique_ptr<part>> parts;
    for (int i = 0; i < count; ++i)
    {
        const int first = 1 + inner * i / count, end = 1 + inner * (i + 1) / count;
        parts.emplace_back(new part(cells, first, end - first, cols, views[i]));
    }
    for (int step = 0; step < steps; ++step)
    {
        for (auto& p : parts)
            p->step();
        std::vector<completion_future> copies;
        for (int i = 0; i + 1 < count; ++i)
            parts[i]->exchange(*parts[i + 1], copies);
        for (completion_future& done : copies)
            done.get();
    }
    for (auto& p : parts)
        p->store(cells);
}

static void heat_on_cpu(std::vector<float>& cells, int rows, int cols, int steps)
{
    std::vector<float> next(cells);
    for (int step = 0; step < steps; ++step)
    {
        for (int row = 1; row < rows - 1; ++row)
            for (int col = 1; col < cols - 1; ++col)
            {
                const float* c = &cells[row * cols + col];
                next[row * cols + col] = *c + 0.2f * (c[-cols] + c[cols] + c[-1] + c[1] - 4.0f * *c);
            }
        cells.swap(next);
    }
}

int main()
{
    const std::vector<accelerator_view> views = views_to_use();
    std::cout << "heat_split on";
    for (const accelerator_view& view : views)
        std::cout << " " << narrow(view.get_accelerator().get_description()) << (&view == &views.back() ? "" : ",");
    std::cout << std::endl;

    const int rows = small_test() ? 34 : 514, cols = small_test() ? 20 : 500, steps = small_test() ? 10 : 100;
    std::vector<float> expected(rows * cols, 0.0f);
    for (int col = 0; col < cols; ++col)
        expected[col] = 100.0f;
    std::vector<float> cells(expected);
    heat_on_accelerators(cells, rows, cols, steps, views);
    heat_on_cpu(expected, rows, cols, steps);

    float worst = 0.0f;
    for (std::size_t i = 0; i < cells.size(); ++i)
    {
        const float difference = std::fabs(cells[i] - expected[i]);
        if (!(difference <= worst))
            worst = difference;
    }
    std::cout << rows << " x " << cols << " cells, " << steps << " steps, largest difference " << worst;
    if (!(worst < 1e-3f) || !(cells[cols + cols / 2] > 1.0f))
    {
        std::cout << ": FAILED" << std::endl;
        return 1;
    }
    std::cout << ": correct" << std::endl;
    return 0;
}
