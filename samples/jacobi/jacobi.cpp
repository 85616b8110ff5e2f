// jacobi: solves the Laplace equation in double by Jacobi iteration. The two
// arrays stay on the accelerator.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <amp_math.h>
#include <cmath>
#include <iostream>
#include <vector>
#include "../common/sample.h"

using namespace concurrency;

// Returns the fixed temperature of a cell at the border of the plate.
static double border(int row, int col, int n)
{
    const double x = static_cast<double>(col) / (n - 1), y = static_cast<double>(row) / (n - 1);
    return row == 0 ? 100.0 * x : row == n - 1 ? 100.0 * (1.0 - x) : col == 0 ? 100.0 * y : 100.0 * (1.0 - y);
}

class plate
{
public:
    explicit plate(int n) : m_n(n), m_cells(n * n, 0.0)
    {
        for (int row = 0; row < n; ++row)
            for (int col = 0; col < n; ++col)
                if (row == 0 || col == 0 || row == n - 1 || col == n - 1)
                    m_cells[row * n + col] = border(row, col, n);
    }

    // Sweeps from one array to the other and back, until the last sweep changed
    // no cell by `limit` or more, or until max_sweeps is reached. Returns the
    // number of sweeps.
    int solve_amp(double limit, int max_sweeps)
    {
        const int n = m_n;
        array<double, 2> front(n, n, m_cells.begin()), back(front);
        const extent<2> inner(n - 2, n - 2);
        const int check_distance = 50;

        int sweeps = 0;
        for (double change = limit; change >= limit && sweeps < max_sweeps; )
        {
            for (int i = 0; i < check_distance; i += 2)
            {
                sweep(front, back, inner);
                sweep(back, front, inner);
            }
            sweeps += check_distance;
            change = largest_change(front, back);
        }
        copy(front, m_cells.begin());
        return sweeps;
    }

    // Does the given number of sweeps on the host.
    void solve_cpu(int sweeps)
    {
        std::vector<double> next(m_cells);
        for (int i = 0; i < sweeps; ++i)
        {
            for (int row = 1; row < m_n - 1; ++row)
            {
                const double* c = &m_cells[row * m_n];
                for (int col = 1; col < m_n - 1; ++col)
                    next[row * m_n + col] = 0.25 * (c[col - m_n] + c[col + m_n] + c[col - 1] + c[col + 1]);
            }
            m_cells.swap(next);
        }
    }

    double difference(const plate& other) const
    {
        double worst = 0.0;
        for (std::size_t i = 0; i < m_cells.size(); ++i)
        {
            const double d = std::fabs(m_cells[i] - other.m_cells[i]);
            if (!(d <= worst))
                worst = d;
        }
        return worst;
    }

    double at(int row, int col) const { return m_cells[row * m_n + col]; }

private:
    static void sweep(const array<double, 2>& from, array<double, 2>& to, const extent<2>& inner)
    {
        parallel_for_each(inner, [&](index<2> idx) restrict(amp)
        {
            const int row = idx[0] + 1, col = idx[1] + 1;
            to(row, col) = 0.25 * (from(row - 1, col) + from(row + 1, col) + from(row, col - 1) + from(row, col + 1));
        });
    }

    // One thread per row computes the largest change of the row; the host
    // computes the maximum of the rows.
    static double largest_change(const array<double, 2>& a, const array<double, 2>& b)
    {
        const int rows = a.extent[0], cols = a.extent[1];
        std::vector<double> row_changes(rows);
        array_view<double, 1> changes(rows, row_changes);
        changes.discard_data();
        parallel_for_each(changes.extent, [=, &a, &b](index<1> idx) restrict(amp)
        {
            array_view<const double, 1> x = a[idx[0]], y = b[idx[0]];
            double change = 0.0;
            for (int col = 0; col < cols; ++col)
                change = precise_math::fmax(change, precise_math::fabs(x[col] - y[col]));
            changes[idx] = change;
        });

        double change = 0.0;
        for (int row = 0; row < rows; ++row)
            change = std::fmax(change, changes[row]);
        return change;
    }

    int m_n;
    std::vector<double> m_cells;
};

int main()
{
    accelerator acc;
    std::cout << "jacobi on " << narrow(acc.description) << std::endl;
    if (!acc.get_supports_double_precision())
    {
        std::cout << "this accelerator does not support double precision: nothing to do" << std::endl;
        return 0;
    }

    const int n = small_test() ? 18 : 66;
    plate on_accelerator(n), on_cpu(n);
    const int sweeps = on_accelerator.solve_amp(1e-4, small_test() ? 100 : 1000);
    on_cpu.solve_cpu(sweeps);

    const double difference = on_accelerator.difference(on_cpu);
    std::cout << n << " x " << n << " cells, " << sweeps << " sweeps, " << on_accelerator.at(n / 2, n / 2)
              << " degrees in the middle, largest difference from the CPU's " << difference;
    if (difference > 1e-9 || !(on_accelerator.at(n / 2, n / 2) > 0.0))
    {
        std::cout << ": FAILED" << std::endl;
        return 1;
    }
    std::cout << ": correct" << std::endl;
    return 0;
}
